// Things given side by side in one object: "the surface and one-half of the minerals", "(i) my half of the oil and (ii) the right to lease the rest".
import type { EstateType } from "@/lib/contracts/estates";
import { ONE, toWire } from "@/lib/fraction/rational";
import { bareInterest, type Found, readInterests } from "./interest";
import { baseOf } from "./phrases/base";
import { findShares } from "./phrases/share";

const SIZE =
  "(?:all|such|the|of|an?|in|to|and|whole|entire|undivided|equal|full|other|his|her|my|our|its|their|said|grantors?'?s?'?|[a-z]+'s?|right|title|estate|interests?)";
const SURFACE = "surface(?: estate| rights?| interests?)?(?! ?(?:waters?|rights? of way|use|owner|lease|damages?)\\b)";
const POWER =
  "(?:sole |exclusive |full |and )*(?:executive (?:rights?|powers?)|powers? of leasing|leasing powers?|(?:rights?|powers?) to (?:lease|execute (?:\\w+,? ){0,4}leases?|make (?:\\w+,? ){0,4}leases?))";
const MINERALS = "(?:oil\\b|gas\\b|coal\\b|minerals?\\b|hydrocarbons?\\b|petroleum\\b)";
const SHARE = "(?:(?:one|two|three|four|five|seven|nine|eleven|fifteen|half)\\b|\\d{1,3}(?:\\.\\d+)?\\s?(?:\\/|%|per)|[½⅓⅔¼¾⅛⅜⅝⅞])[^.;]{0,90}?";
const HEAD = `(?:${SIZE},? ){0,8}(?:${SURFACE}|${POWER}|(?:${SHARE})?(?:of|in|to|and|the|all|my|our|its|his|her|their|other|interest|undivided|mineral| |,){0,60}?${MINERALS})`;
/** "and further sells to him": the verb said again before the next thing. */
const AGAIN =
  "(?:(?:do(?:es)? |hereby )?(?:sells?|conveys?|grants?|assigns?|transfers?|quit-?claims?)(?: and (?:conveys?|assigns?))?,? (?:(?:un)?to (?:him|her|them|it|(?:the )?(?:said )?grantees?),? )?)";
const JOIN = `(?:[,;:] ?(?:and |plus |but )?|\\b(?:and|plus|as well as|along with|together with) )(?:and )?(?:\\(?(?:[ivx]{1,3}|[a-d1-4])[.)] )?(?:(?:also|likewise|further|additionally|in addition|with),? ){0,2}${AGAIN}?`;
const NEXT = new RegExp(`${JOIN}(?=${HEAD})`, "gi");

type Kind = "surface" | "power" | "minerals" | "other";
const HEADS: readonly (readonly [Kind, RegExp])[] = [
  ["surface", new RegExp(`^(?:\\(?\\w{1,3}[.)] )?(?:${SIZE},? |${SHARE}(?:of|in) ){0,6}?${SURFACE}`, "i")],
  ["power", new RegExp(`^(?:\\(?\\w{1,3}[.)] )?(?:${SIZE} ){0,3}${POWER}`, "i")],
  ["minerals", new RegExp(`^(?:\\(?\\w{1,3}[.)] )?(?:[\\w½⅓⅔¼¾⅛⅜⅝⅞/%().,-]+ ){0,14}?${MINERALS}`, "i")],
];
/** "and the right to lease the same": a power over the very interest that is given, no thing beside it. */
const OVER_ITSELF = /^[^.;]{0,60}\b(?:lease|leases)\b[^.;]{0,24}\b(?:the same|it|said interest|such interest|therefor)\b/i;
const kindOf = (words: string): Kind => (OVER_ITSELF.test(words) ? "other" : headOf(words));
const headOf = (words: string): Kind => HEADS.find(([, head]) => head.test(words))?.[0] ?? "other";

/** "the surface, coal, oil and gas": a noun of the same list, no thing of its own. */
const BARE_NOUN = new RegExp(`^(?:other )?${MINERALS}`, "i");

/** "the surface whereof Grantor keeps": a thing named beside the object as not given. */
const NOT_GIVEN = /^[^.;]{0,90}\b(?:whereof|of which|keeps?|kept|retain\w*|reserv\w+|except\w*|not (?:being )?(?:conveyed|sold|included))\b/i;

type Member = { kind: Kind; start: number; words: string };

/** The things named one beside the other, where they are of more than one kind and the surface or the power to lease is among them; else none. */
function membersOf(words: string): Member[] {
  const cuts = [0, ...[...words.matchAll(NEXT)].map((m) => m.index + m[0].length).filter((at) => !BARE_NOUN.test(words.slice(at)))];
  const parts = cuts.map((start, i) => {
    const stretch = words.slice(start, cuts[i + 1] ?? words.length);
    return { kind: kindOf(stretch), start, words: stretch };
  });
  const out: Member[] = [];
  for (const p of parts) {
    const last = out.at(-1);
    if (last && (p.kind === last.kind || p.kind === "other")) last.words = words.slice(last.start, p.start + p.words.length);
    else out.push({ ...p });
  }
  const kinds = new Set(out.map((m) => m.kind));
  const split = out.length > 1 && out.length < 5 && kinds.size === out.length && !kinds.has("other");
  return split && !out.some((m, i) => i > 0 && m.kind === "surface" && NOT_GIVEN.test(m.words)) && (kinds.has("surface") || kinds.has("power")) ? out : [];
}

function whole(m: Member, offset: number, estate: EstateType): Found {
  const head = m.words.slice(0, 160);
  const share = findShares(head.slice(0, Math.max(0, head.search(/\bsurface\b|\bright|\bpower/i)) || head.length))[0];
  const own = baseOf(m.words, true).of;
  const interest = { ...bareInterest(estate, m.words.trim()), fraction: toWire(share?.value ?? ONE), of: own };
  return {
    interest,
    span: { start: offset + m.start, end: offset + m.start + m.words.length },
    fraction: share ? { start: offset + m.start + share.start, end: offset + m.start + share.end } : null,
    confidence: 0.82,
  };
}

/**
 * The interests of an object that names several kinds side by side.
 * "the surface and one-half of the minerals owned by Grantor in Section 5" → surface 1; mineral 1/2 of the grantor's interest.
 * "the surface and all minerals" is the land itself. Empty where one kind is named, so that the common readers go on. Errs toward empty.
 */
export function sideBySide(words: string, offset: number): Found[] {
  const lead = RIGHT_IN.exec(words)?.[0].length ?? 0;
  if (lead === 0) return sideBySideOf(words, offset);
  const own = sideBySideOf(words.slice(lead), offset + lead);
  return own.map((f) => (f.interest.of === "whole" && f.fraction === null ? { ...f, interest: { ...f.interest, of: "grantor_interest" as const } } : f));
}

/** "any and all interest, be it more or less, which she may have in": of each thing behind it so much as the giver has. */
const RIGHT_IN =
  /^(?:any and )?all (?:of )?(?:(?:the|my|our|his|her|its|their|such|right|title|claim|estate|and|interest),? ){1,8}(?:be (?:it|the same) more or less,? )?(?:if any,? )?(?:(?:which|that|as) )?(?:I|we|he|she|it|they|(?:the )?(?:said )?grantors?) (?:(?:may|might|now|do|does) )*(?:have|has|own|owns|hold|holds|claims?) (?:and to |in and to |in |to )/i;

/** "her one-third share, both as to the surface and as to the minerals, of the NE/4": a share of the land, of which both its halves are named. */
const OF_BOTH =
  /^[^.;]{0,90}?\b(?:interest|share|part|portion|half|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?),? \(?(?:(?:both|including|being|in|of|as to|alike|in respect of) )*(?:(?:the|all|its) )?surface(?: rights?)? and (?:(?:also|as to|in|of|the|all|its|both) )*(?:oil, gas and (?:other )?)?minerals?(?: rights?)?(?: alike| both| as well)?\)?,? (?:of|in|to)\b/i;

function sideBySideOf(words: string, offset: number): Found[] {
  if (OF_BOTH.test(words)) return [];
  if (!new RegExp(`\\b(?:surface|${POWER})`, "i").test(words)) return [];
  const members = membersOf(words);
  const found = members.flatMap((m) => {
    if (m.kind === "minerals") return readInterests(m.words, offset + m.start).slice(0, 2);
    return [whole(m, offset, m.kind === "surface" ? "surface" : "executive_right")];
  });
  const estates = found.map((f) => f.interest.estate_type);
  const first = found[0];
  const allOfBoth =
    estates.every((e) => e === "surface" || e === "mineral") &&
    found.every((f) => f.interest.fraction?.fraction === "1" && f.interest.of === first?.interest.of && !f.interest.substances);
  if (first && found.length > 1 && allOfBoth) return [{ ...first, interest: { ...first.interest, estate_type: "fee", text: words.trim() } }];
  return found.length > 1 && estates.every((e) => e !== "fee") ? found : [];
}
