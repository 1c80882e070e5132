// What an assignor keeps out of what he assigns: one override for each clause, whatever the words that keep it; figures told again are the same one.
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { sideIds } from "@/lib/extract/rules/conveyance/people";
import { leftoverOf } from "@/lib/extract/rules/conveyance/phrases/override-size";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { roleOf } from "@/lib/extract/rules/conveyance/phrases/share-role";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { compare, fromWire, toWire } from "@/lib/fraction/rational";

const PRODUCED =
  /\b(?:overrid\w+|o\.?r\.?r\.?i|production|(?:oil|gas|hydrocarbons|minerals)\b[^.;]{0,60}\b(?:produced|saved|marketed|sold|taken|won|run)|8\s?\/\s?8|eight[- ]eighths)/i;
const KEEPS =
  /\b(?:reserv\w+|retain\w*|keep(?:s|ing)?|kept|hold(?:s|ing)? (?:back|out)|held (?:back|out)|withh[eo]ld\w*|sav(?:es|ed|ing)|except(?:s|ed|ing)?)\b/i;
const HAS =
  /\b(?:has|have|own|owns|be paid|be entitled to|receive|paid|pay|deliver(?:ed)?|due|yield|account(?:ed)?|credit(?:ed)?|belong\w*|be for|set (?:apart|aside))\b/i;
/** Words that tell of what another holds or once kept, or that nothing is kept. */
const OF_ANOTHER =
  /\b(?:heretofore|previously|formerly|existing|outstanding|of record|theretofore|prior|already|no (?:overrid|part|interest|other|further)|nothing|none|free of (?:any |all |every )?(?:burden|overrid|royalt|lien|claim)\w*|without any|subject to)\b/i;

const isOverride = (f: Found): boolean => f.interest.estate_type === "overriding_royalty";
const OF_PRODUCTION: ReadonlySet<string> = new Set(["royalty", "overriding_royalty", "mineral"]);

/** "excepting 1/32 of all oil and gas produced and saved": in an assignment what is excepted out of production, and is nobody else's, the assignor keeps. */
export function keptByExcepting(scene: Scene, exceptions: readonly Found[]): Found[] {
  return exceptions.flatMap((f): Found[] => {
    const sentence = scene.sentences.find((s) => s.start <= f.span.start && s.end > f.span.start);
    if (!sentence || !OF_PRODUCTION.has(f.interest.estate_type) || f.interest.held_by || f.interest.created_in || !f.fraction) return [];
    if (
      !PRODUCED.test(scene.text.slice(f.span.start - 60, f.span.end + 120)) ||
      OF_ANOTHER.test(scene.text.slice(Math.max(sentence.start, f.span.start - 90), f.span.end))
    )
      return [];
    return [{ ...f, interest: { ...f.interest, estate_type: "overriding_royalty", of: "whole", to: keepers(scene) } }];
  });
}

/** Where several give, what is kept goes to them as they held: the ledger knows their parts. */
function keepers(scene: Scene): string[] {
  const givers = sideIds(scene.parties, "from");
  return givers.length > 1 ? [] : givers;
}

const ANOTHER = /\b(?:additional|further|another|second|plus)\b|\band (?:also )?(?:an?|the)? ?(?:undivided |equal )?\(?$/i;

/** Of several figures of one clause the first: the others say again what it is, what it comes to in all, or who bears it. */
function oncePerClause(scene: Scene, found: readonly Found[]): Found[] {
  return found.filter((f, i) => {
    if (isOverride(f) && f.interest.fraction?.fraction === "1" && f.fraction) return false;
    const before = found.slice(0, i).findLast((o) => isOverride(o) && isOverride(f));
    const sentence = scene.sentences.find((s) => s.start <= f.span.start && s.end > f.span.start);
    if (!before || !sentence || before.span.start < sentence.start) return true;
    return ANOTHER.test(scene.text.slice(before.fraction?.end ?? before.span.start, f.fraction?.start ?? f.span.start));
  });
}

const FINALLY =
  /(?:\bthat is(?: to say)?,?|\bi\. ?e\.,?|\bnamely,?|\bso that\b[^.;]{0,140}?\b(?:comes|amounts|equals?|is|be|measures)\b|\b(?:which|this|the same|it|override)\b[^.;]{0,60}?\b(?:comes|amounts|works out|is equal|equals|net)\b|\bor\b)(?: out)?(?: to| at| is)?(?: to| of)?(?: an?| the| only| but| just)*(?: overrid\w+(?: royalty)?(?: interest)?(?: of)?)?(?: an?| to| of| one)*[ ,(]*$/i;
const NOT_IT = /^[^.;]{0,40}\b(?:net revenue|n\.?r\.?i|burdens?|working interest|lessor|land ?owner|leases?)\b/i;

/** "1/32 of what is credited to that half, so that … it comes to 1/64", "25% less burdens; that is, 2.5% of 8/8": the figure that the paper itself arrives at. */
function finalFigure(scene: Scene, f: Found): Found {
  const own = f.interest.fraction;
  if (!isOverride(f) || !own || !f.fraction) return f;
  const at = scene.sentences.findIndex((s) => s.start <= f.span.start && s.end > f.span.start);
  const [sentence, next] = [scene.sentences[at], scene.sentences[at + 1]];
  if (!sentence) return f;
  const end = scene.text.charAt(sentence.end - 1) === ";" && next ? next.end : sentence.end;
  const words = scene.text.slice(f.fraction.end, end);
  const told = findShares(words).find(
    (s) => FINALLY.test(words.slice(0, s.start)) && !NOT_IT.test(words.slice(s.end)) && compare(s.value, fromWire(own)) < 0 && roleOf(words, s) !== "revenue",
  );
  if (!told) return f;
  const { less_existing_burdens: _less, ...interest } = f.interest;
  return {
    ...f,
    fraction: { start: f.fraction.end + told.start, end: f.fraction.end + told.end },
    interest: { ...interest, fraction: toWire(told.value), of: "whole", of_8_8: true, readings: [] },
  };
}

/** A share of the lease itself is no override. */
const OF_LEASE = /^\W{0,3}(?:interest |part |share )?(?:(?:of|in) )?(?:the |said |its |his )*(?:working|leasehold|leases?\b|operating)/i;

/** Where nothing was read as kept: the clause that keeps, or gives the assignor, a share of production. */
function anyOverride(scene: Scene): Found[] {
  const givers = sideIds(scene.parties, "from");
  const names = scene.parties.parties.filter((p) => givers.includes(p.id)).flatMap((p) => [p.name, p.display, ...p.aliases]);
  const isGiver = (words: string): boolean =>
    /\b(?:assignors?|farmors?|transferors?|sellers?|first part(?:y|ies)|part(?:y|ies) of the first part|undersigned|me|my|myself|himself|itself|themselves)\b|\b(?:I|we)\b/.test(
      words.replace(/\b(?:Assignor|Farmor|Transferor|Seller|ASSIGNOR|FARMOR|SELLER|TRANSFEROR)/g, (w) => w.toLowerCase()),
    ) || names.some((n) => words.toUpperCase().includes(n.toUpperCase()));
  for (const s of scene.sentences) {
    if (/^\W*whereas/i.test(s.text)) continue;
    for (const clause of clausesOf(s.text)) {
      const words = s.text.slice(clause.start, clause.end);
      const produced = PRODUCED.test(words) || (KEEPS.test(words) && PRODUCED.test(s.text));
      if (!produced || OF_ANOTHER.test(words) || !(KEEPS.test(words) || (HAS.test(words) && isGiver(words) && /overrid/i.test(s.text)))) continue;
      const left = leftoverOf(words);
      const share = left?.share ?? findShares(words).find((x) => ["interest", "override"].includes(roleOf(words, x)) && !OF_LEASE.test(words.slice(x.end)));
      if (!share) continue;
      const offset = s.start + clause.start;
      const interest: Interest = {
        ...bareInterest("overriding_royalty", words.slice(share.start).trim()),
        fraction: toWire(left?.value ?? share.value),
        floating: false,
        to: keepers(scene),
      };
      const eighths = /\b8\s?\/\s?8|eight[- ]eighths|\bwhole production\b/i.test(words.slice(share.end, share.end + 60));
      return [
        {
          interest: { ...interest, ...(left ? { less_existing_burdens: true } : {}), ...(eighths ? { of_8_8: true } : {}) },
          span: { start: offset + share.start, end: offset + words.length },
          fraction: { start: offset + share.start, end: offset + share.end },
          confidence: 0.75,
        },
      ];
    }
  }
  return [];
}

/** Stretches that a semicolon or ", and the other" parts. */
function clausesOf(text: string): { start: number; end: number }[] {
  const cuts = [...text.matchAll(/; |, (?:and|but) (?=the (?:other|remaining|balance|rest)\b)/g)].map((m) => m.index + m[0].length);
  return [0, ...cuts].map((start, i) => ({ start, end: cuts[i] ?? text.length }));
}

/** The overrides kept by an assignment, each once and at the figure the paper comes to. */
export function keptOverrides(scene: Scene, found: readonly Found[]): Found[] {
  const once = oncePerClause(scene, found);
  return (once.some(isOverride) ? once : [...once, ...anyOverride(scene)]).map((f) => finalFigure(scene, f));
}
