// What an assignor keeps out of what he assigns: one override for each clause, whatever the words that keep it; figures told again are the same one.
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { isRecital } from "@/lib/extract/rules/conveyance/keeping-words";
import { sideIds } from "@/lib/extract/rules/conveyance/people";
import { withoutCondition } from "@/lib/extract/rules/conveyance/phrases/condition";
import { countedShares } from "@/lib/extract/rules/conveyance/phrases/one-in";
import { leftoverOf, plainDifference, sizedByNet } from "@/lib/extract/rules/conveyance/phrases/override-size";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { roleOf } from "@/lib/extract/rules/conveyance/phrases/share-role";
import { depthsOf } from "@/lib/extract/rules/conveyance/phrases/term";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { firmsCalled, housesOf } from "@/lib/extract/rules/conveyance/side-words";
import { compare, equals, fromWire, mul, rational, toWire } from "@/lib/fraction/rational";

const PRODUCED =
  /\b(?:overrid\w+|o\.?r\.?r\.?i|production|(?:oil|gas|hydrocarbons|minerals)\b[^.;]{0,60}\b(?:produced?s?|produces|saved?|marketed|sold|sells?|taken?|takes|won|wins?|run|raised?|br(?:ought|ings?) up|gotten|recovered|delivered)|8\s?\/\s?8|eight[- ]eighths)/i;
const KEEPS =
  /\b(?:reserv\w+|retain\w*|keep(?:s|ing)?|kept|hold(?:s|ing)? (?:back|out)|held (?:back|out)|withh[eo]ld\w*|sav(?:es|ed|ing)(?= (?:un)?to| out| for| back)|except(?:s|ed|ing)?)\b/i;
const HAS =
  /\b(?:has|have|own|owns|be paid|be entitled to|receive|paid|pay|deliver(?:ed)?|due|yield|account(?:ed)?|credit(?:ed)?|belong\w*|be for|set (?:apart|aside))\b/i;
/** "Assignor is to have one-sixteenth of eight-eighths": a share of production given to him by the paper that passes the lease. */
const IS_TO_HAVE =
  /\b(?:shall|(?:is|am|are) (?:also |still )?(?:to|entitled to)|will|must) (?:also |still |always )?(?:have|own|get|draw|take|receive|be (?:paid|entitled to|delivered|credited with|given))\b[^.;%]{0,70}(?:\d|%|\bone\b|\ban? (?:sixteenth|thirty-second|twentieth|tenth)|per ?cent)[^.;]{0,80}\b(?:8\s?\/\s?8|eight[- ]eighths|7\s?\/\s?8|seven[- ]eighths|all (?:of the )?(?:oil|gas|production)|production|(?:free|clear) (?:and clear )?(?:of|from) (?:all |any |the )*(?:costs?|expenses?|charges?)|cost[- ]free|without (?:cost|expense|charge))/i;
/** "the Company shall deliver to me, free of cost": the taker is to hand it over; to whom, the words behind tell. */
const HANDS_OVER =
  /\b(?:shall|will|must|(?:is|are) to|agrees? to|binds itself to) (?:also |at once |forever )?(?:deliver|account|set (?:aside|apart)|turn over|render|yield|credit|pay over)\b/i;
/** "shall deliver to it": who takes the lease hands over, so that the pronoun is the giver. */
const TO_GIVER = /^ (?:over )?to (?:it|him|her|them)\b/i;
const WITHOUT_COST =
  /\b(?:free|clear) (?:and clear )?(?:of|from) (?:all |any |the )*(?:costs?|expenses?|charges?)|\bcost[- ]free\b|\bwithout (?:any )?(?:cost|expense|charge)/i;
const UNTIL_PAID = /\$|\bdollars\b/i;
/** Words that tell of what another holds or once kept, or that nothing is kept. */
const OF_ANOTHER =
  /\b(?:heretofore|previously|formerly|existing|outstanding|of record|theretofore|prior|already|no (?:overrid\w*|part|interest|other|further)|nothing|none|free of (?:any |all |every )?(?:burden|overrid|royalt|lien|claim)\w*|without any|subject to)\b/i;

const isOverride = (f: Found): boolean => f.interest.estate_type === "overriding_royalty";
const OF_PRODUCTION: ReadonlySet<string> = new Set(["royalty", "overriding_royalty", "mineral"]);

/** "excepting 1/32 of all oil and gas produced and saved": in an assignment what is excepted out of production, and is nobody else's, the assignor keeps. */
export function keptByExcepting(scene: Scene, exceptions: readonly Found[]): Found[] {
  return exceptions.flatMap((f): Found[] => {
    const sentence = scene.sentences.find((s) => s.start <= f.span.start && s.end > f.span.start);
    if (
      !sentence ||
      !OF_PRODUCTION.has(f.interest.estate_type) ||
      f.interest.held_by ||
      f.interest.created_in ||
      !f.fraction ||
      /\b(?:production|oil) payment\b/i.test(scene.text.slice(Math.max(sentence.start, f.span.start - 90), f.span.end))
    )
      return [];
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

const REST = /\b(?:remaining|balance|residue|remainder)(?: of)?,? (?:undivided |equal )*$/i;

/** "The Assignor keeps sixty percent": of production nobody keeps the half; that is the share of the lease that was not assigned. */
const isTooBig = (f: Found): boolean => f.interest.fraction !== null && compare(fromWire(f.interest.fraction), rational(1, 2)) >= 0;

/** Of several figures of one clause the first: the others say again what it is, what it comes to in all, or who bears it. */
function oncePerClause(scene: Scene, found: readonly Found[]): Found[] {
  return found.filter((f, i) => {
    if (isOverride(f) && f.fraction && (isTooBig(f) || REST.test(scene.text.slice(Math.max(0, f.fraction.start - 40), f.fraction.start)))) return false;
    const before = found.slice(0, i).findLast((o) => isOverride(o) && isOverride(f));
    const sentence = scene.sentences.find((s) => s.start <= f.span.start && s.end > f.span.start);
    if (!before || !sentence || before.span.start < sentence.start) return true;
    return ANOTHER.test(scene.text.slice(before.fraction?.end ?? before.span.start, f.fraction?.start ?? f.span.start));
  });
}

const FINALLY =
  /(?:\bthat is(?: to say)?,?|\bi\. ?e\.,?|\bnamely,?|, (?:it |the same )?being|\b(?:what|that which|overrid\w+)\b[^.;]{0,60}?\b(?:keeps?|kept|reserv\w+|retain\w*)\b[^.;]{0,20}?\bis|\bso that\b[^.;]{0,140}?\b(?:comes|amounts|equals?|is|be|measures)\b|\b(?:which|this|the same|it|override)\b[^.;]{0,60}?\b(?:comes|amounts|works out|is equal|equals|net)\b|\bor\b)(?: out)?(?: to| at| is)?(?: to| of)?(?: an?| the| only| but| just)*(?: overrid\w+(?: royalty)?(?: interest)?(?: of)?)?(?: an?| to| of| one)*[ ,(]*$/i;
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
  const called = [housesOf(scene.parties, "from"), firmsCalled(scene.parties, "from")].filter((p) => p !== null).join("|");
  const isGiver = (words: string): boolean =>
    /\b(?:assignors?|farmors?|transferors?|sellers?|(?:assigning|transferring|selling|conveying) (?:company|corporation|party|partnership|firm|owner|lessee)|first part(?:y|ies)|part(?:y|ies) of the first part|undersigned|me|my|mine|myself|us|our|ours|ourselves|himself|itself|themselves)\b|\b(?:I|we)\b/.test(
      words.replace(/\b(?:Assignor|Farmor|Transferor|Seller|ASSIGNOR|FARMOR|SELLER|TRANSFEROR)/g, (w) => w.toLowerCase()),
    ) ||
    names.some((n) => words.toUpperCase().includes(n.toUpperCase())) ||
    (called !== "" && new RegExp(called).test(words));
  for (const [i, s] of scene.sentences.entries()) {
    const opened = opensList(scene, i);
    if (/^\W*whereas/i.test(s.text)) continue;
    for (const clause of clausesOf(s.text)) {
      const words = s.text.slice(clause.start, clause.end);
      const breath = scene.text.slice(opened, s.end);
      const produced =
        PRODUCED.test(words) ||
        (KEEPS.test(words) && (countedShares(words).length > 0 || /\bnet revenue\b/i.test(words))) ||
        (KEEPS.test(words) && PRODUCED.test(breath));
      if (/\b(?:production|oil) payment\b/i.test(words)) continue;
      const left = leftoverOf(words);
      if (
        !produced ||
        OF_ANOTHER.test(words.slice(0, left?.share.start)) ||
        isRecital(words) ||
        !(
          KEEPS.test(words) ||
          (opened < s.start && ITEM.test(words) && KEEPS.test(breath)) ||
          (HAS.test(words) && isGiver(words) && (/overrid/i.test(s.text) || IS_TO_HAVE.test(words))) ||
          (!UNTIL_PAID.test(words) &&
            ((WITHOUT_COST.test(words) && isGiver(behind(words, HANDS_OVER))) || (/\boverrid/i.test(words) && TO_GIVER.test(behind(words, HANDS_OVER)))))
        )
      )
        continue;
      const size = left ?? plainDifference(words);
      const share =
        size?.share ??
        findShares(withoutCondition(words)).find(
          (x) => ["interest", "override"].includes(roleOf(words, x)) && !OF_LEASE.test(words.slice(x.end)) && !REST.test(words.slice(0, x.start)),
        );
      if (!share || compare(size?.value ?? share.value, rational(1, 2)) >= 0) continue;
      const offset = s.start + clause.start;
      const interest: Interest = {
        ...bareInterest("overriding_royalty", words.slice(share.start).trim()),
        fraction: toWire(size?.value ?? share.value),
        floating: false,
        to: keepers(scene),
      };
      const eighths = (left === null && share.of_8_8) || /\b8\s?\/\s?8|eight[- ]eighths|\bwhole production\b/i.test(words.slice(share.end, share.end + 60));
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

/** The forty characters behind such words; empty where they do not stand there. */
function behind(words: string, verb: RegExp): string {
  const m = verb.exec(words);
  return m ? words.slice(m.index + m[0].length, m.index + m[0].length + 40) : "";
}

const ITEM = /^\W*(?:and )?(?:\(?(?:[a-h]|[ivx]{1,4}|\d{1,2})[.)]|first|second|third)\W/i;

/** Where the sentence begins whose items the one at `i` goes on: semicolons part them, and each has its mark. */
function opensList(scene: Scene, i: number): number {
  let at = i;
  while (at > 0 && scene.text.charAt((scene.sentences[at - 1]?.end ?? 0) - 1) === ";" && i - at < 8) at--;
  return scene.sentences[at]?.start ?? 0;
}

/** Stretches that a semicolon or ", and the other" parts. */
function clausesOf(text: string): { start: number; end: number }[] {
  const cuts = [...text.matchAll(/; |, (?:and|but) (?=the (?:other|remaining|balance|rest)\b)/g)].map((m) => m.index + m[0].length);
  return [0, ...cuts].map((start, i) => ({ start, end: cuts[i] ?? text.length }));
}

/** "The five per cent override reserved in Vol. 9, page 33, is ended": one that another paper made, or that is over, is not kept here. */
const MADE_ELSEWHERE =
  /^[^.;]{0,50}\boverrid\w*(?: royalt\w+)?(?: interests?)?,? (?:(?:which|that) (?:was|were|it|he|she|they|[A-Z]\w+) )?(?:so |heretofore |previously |formerly )?(?:reserved|retained|kept|created|conveyed|granted|excepted|held)\b[^.;]{0,40}?\b(?:in|by|under) (?:Vol|Book|Bk|Document|Doc|Instrument|(?:the|that|said|a|its|their) (?:(?:said|certain|prior|former|earlier|farmout|original|first) ){0,3}(?:assignment|instrument|farmout|deed|paper|agreement)\b[^.;]{0,12}\b(?:of (?!8)|in|at|dated|recorded|from|by|to|made|aforesaid|mentioned))/i;
const OVER =
  /^[^;]{0,90}\b(?:is|are|was|has|have|stands?|shall be)(?: (?!not\b|never\b|to\b)\w+){0,3} (?:ended|at an end|terminated|extinguished|released|cancelled|merged|converted|exchanged|surrendered|of no (?:further )?(?:force|effect))\b/i;
function isOver(scene: Scene, f: Found): boolean {
  const s = sentenceOf(scene, f);
  if (!isOverride(f) || !f.fraction || !s) return false;
  const words = scene.text.slice(f.fraction.end, s.end);
  return (
    MADE_ELSEWHERE.test(words) ||
    (/\boverrid/i.test(words.slice(0, 40)) && OVER.test(words.slice(0, 160)) && !/\b(?:until|when|if|then|upon|shall)\b/i.test(words.slice(0, 160)))
  );
}

/** The overrides kept by an assignment, each once and at the figure the paper comes to. */
export function keptOverrides(scene: Scene, read: readonly Found[]): Found[] {
  const found = read.filter((f) => !isOver(scene, f));
  const once = oncePerClause(scene, found);
  const given = scene.docType === "assignment_of_overriding_royalty" || once.some((f) => isOverride(f) || f.interest.estate_type === "production_payment");
  const told = given ? once : [...once, ...anyOverride(scene).filter((f) => !isOver(scene, f))];
  const all = withoutSteps((told.some(isOverride) ? told : [...told, ...leftByNet(scene)]).map((f) => [f, finalFigure(scene, f)] as const));
  return all.map((f) => (isOverride(f) ? byEach(scene, lessBurdens(scene, atItsDepth(scene, f))) : f));
}

/** Where no figure of an override was read: the one that the net revenue of the taker leaves. */
function leftByNet(scene: Scene): Found[] {
  const size = scene.docType === "assignment_of_overriding_royalty" ? null : sizedByNet(scene.sentences);
  if (!size) return [];
  const interest = { ...bareInterest("overriding_royalty", scene.text.slice(size.span.start, size.span.end)), fraction: toWire(size.value), floating: false };
  return [{ interest: { ...interest, to: keepers(scene), less_existing_burdens: true }, span: size.span, fraction: size.span, confidence: 0.7 }];
}

/** What stands between the figure first told and the one the paper comes to ("one-fourth of that figure") is a step of the reckoning. */
function withoutSteps(pairs: readonly (readonly [Found, Found])[]): Found[] {
  const reckoned = pairs.flatMap(([first, last]) =>
    first !== last && first.fraction && last.fraction ? [{ start: first.fraction.end, end: last.fraction.end }] : [],
  );
  const isStep = (f: Found): boolean => reckoned.some((r) => f.fraction !== null && f.fraction.start >= r.start && f.fraction.end <= r.end);
  return pairs.flatMap(([first, last]) => (isStep(first) ? [] : [last]));
}

const sentenceOf = (scene: Scene, f: Found) => scene.sentences.find((s) => s.start <= f.span.start && s.end > f.span.start);

/** "all rights to 5,000 feet and an override of 1/32 on production from the depths assigned": the depths told before an override are not its own. */
function atItsDepth(scene: Scene, f: Found): Found {
  const s = sentenceOf(scene, f);
  if (!f.interest.depths || !f.fraction || !s) return f;
  return { ...f, interest: { ...f.interest, depths: depthsOf(scene.text.slice(f.fraction.end, s.end)) } };
}

/** "22.5% of 8/8 less the royalty reserved to the lessor": burdens that a turn of the sentence parts from the figure. */
function lessBurdens(scene: Scene, f: Found): Found {
  const s = sentenceOf(scene, f);
  if (f.interest.less_existing_burdens || !f.fraction || !f.interest.fraction || !s) return f;
  const behind = scene.text.slice(f.fraction.start, s.end);
  const left = /^[^.;]{0,80}(?:\.\d[^.;]{0,60})?\b(?:less|minus|reduced by|net of|after deducting)\b/i.test(behind) ? leftoverOf(behind) : null;
  return left && equals(left.value, fromWire(f.interest.fraction)) ? { ...f, interest: { ...f.interest, less_existing_burdens: true } } : f;
}

const EACH_KEEPS = /\beach (?:of (?:them|us|the (?:said )?\w+) )?[^.;,]{0,24}\b(?:reserv|retain|keep|except)\w*[^.;]{0,60}$/i;

/** "each of them reserving one per cent": so much for every one who gives. */
function byEach(scene: Scene, f: Found): Found {
  const n = sideIds(scene.parties, "from").length;
  const own = f.interest.fraction;
  if (n < 2 || !own || !f.fraction || !EACH_KEEPS.test(scene.text.slice(Math.max(0, f.fraction.start - 120), f.fraction.start))) return f;
  return { ...f, interest: { ...f.interest, fraction: toWire(mul(fromWire(own), rational(n))) } };
}
