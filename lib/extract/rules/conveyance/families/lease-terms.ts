// The terms of a lease: royalty, primary term, rental, bonus and the clauses that end, split or reduce it.
import type { LeaseTerms } from "@/lib/contracts/aspects/conveyance";
import type { LeaseFound } from "@/lib/extract/rules/conveyance/draft";
import { fixedTermIn } from "@/lib/extract/rules/conveyance/phrases/fixed-term";
import { OPTION_TO_LENGTHEN } from "@/lib/extract/rules/conveyance/phrases/longer-term";
import { findMoney } from "@/lib/extract/rules/conveyance/phrases/money";
import { SHUT_IN } from "@/lib/extract/rules/conveyance/phrases/production";
import { unlessClause } from "@/lib/extract/rules/conveyance/phrases/rental-clause";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { holdsOnlyParts } from "@/lib/extract/rules/lease-act/part-held";
import { lesseeGives } from "@/lib/extract/rules/parties/sides/lessee-gives";
import { ONE, type Rational, toText, toWire } from "@/lib/fraction/rational";
import { REST_WORDS } from "@/lib/text/rest-words";
import type { Span } from "@/lib/text/view";
import { leaseRoyaltyOf, ROYALTY_NEAR } from "./lease-royalty";
import { reductionAt } from "./lesser-interest";
import { lessorTerms } from "./lessor-terms";
import { primaryTermEnd, primaryTermOf } from "./primary-term";
import { productionTerm } from "./production-term";
import { royaltyAfterPayout } from "./royalty-steps";
import { rulingRoyalty } from "./ruling-royalty";

const STRUCK = /\b(?:delet\w+|struck|stricken|drawn through|lined out|crossed out)\b/i;
const PUGH =
  /\bpugh\b|\b(?:production|operations|drilling) (?:on|from|in) (?:any|a|such) (?:unit|pooled)[^.;]{0,160}\b(?:shall (?:not )?(?:maintain|hold|continue|extend)|only as to|not hold)|\bterminate as to (?:all|any|those|depths|the)[^.;]{0,120}\b(?:not (?:included|then included|within|contained)|outside|depths|below)|\bas to (?:acreage|lands?) not (?:included )?(?:in|within) (?:a|any) (?:producing )?(?:unit|proration)|\b(?:production|wells?|operations)\b[^.;]{0,120}\b(?:extend|hold|continue|maintain|keep|perpetuate|preserve)s?\b[^.;]{0,80}\bonly (?:as to|so far as|insofar as|in so far as|upon|on|for|the|that|such)\b[^.;]{0,60}\b(?:sections?|units?|tracts?|quarters?|acres?|acreage|parts?|lands?|lots?)\b|\b(?:terminat|expir|ceas|laps|end|determin|surrender)\w*\b[^.;]{0,30}\b(?:as to|upon|in|of) (?:all|any|every|each|such|those|the)\b[^.;]{0,50}\b(?:lands?|acreage|acres|parts?|portions?|quarters?|tracts?|sections?|fort(?:y|ies)|lots?)\b[^.;]{0,60}\b(?:not|no|outside|without)\b[^.;]{0,60}\b(?:wells?|units?|produc\w+|operations)\b/i;
const DEPTH =
  /\b(?:terminate|expire|released?|limited|limitation)\b[^.;]{0,100}\b(?:depths?|below|formations?)\b[^.;]*|\bdepth limits?:? [^.;]*|\b(?:all depths|at all depths|depth: [^.;]*)/i;

type Finding<T> = { value: T; span: Span } | null;

function search(scene: Scene, pattern: RegExp): Finding<string> {
  for (const s of scene.sentences) {
    const m = pattern.exec(s.text);
    if (m) return { value: s.text.trim(), span: { start: s.start + m.index, end: s.start + m.index + m[0].length } };
  }
  return null;
}

/** The clause by which a well keeps only the part of the land that has it. */
function partHeld(scene: Scene): Finding<string> {
  const s = scene.sentences.find((x) => holdsOnlyParts(x.text));
  return s ? { value: s.text.trim(), span: { start: s.start, end: s.end } } : null;
}

function reductionIn(scene: Scene): Finding<string> {
  for (const s of scene.sentences) {
    const at = reductionAt(s.text);
    if (at >= 0) return { value: s.text.trim(), span: { start: s.start + at, end: s.end } };
  }
  return null;
}

const SUBSTANCE = "(gas|oil|coal|sulphur|other minerals|condensate|casinghead gas)";

/** Royalties said for one substance that differ from the main one: "on gas, one-sixth", "16% on gas". */
function otherRoyalties(scene: Scene, main: string | undefined): NonNullable<LeaseTerms["other_royalties"]> {
  const out: NonNullable<LeaseTerms["other_royalties"]> = [];
  for (const s of scene.sentences.filter((x) => !lesseeGives(x.text) && (ROYALTY_NEAR.test(x.text) || /^\(?[a-d1-4][.)]? on /i.test(x.text))))
    for (const share of findShares(s.text)) {
      const after = new RegExp(`^\\s*(?:\\)\\s*)?(?:royalty )?(?:on|of) (?:all )?${SUBSTANCE}\\b`, "i").exec(s.text.slice(share.end, share.end + 40));
      const before = new RegExp(`\\bon (?:all )?${SUBSTANCE}\\b[^.;%\\d]{0,50}$`, "i").exec(s.text.slice(Math.max(0, share.start - 90), share.start));
      const substance = (after?.[1] ?? before?.[1])?.toLowerCase();
      if (substance && toText(share.value) !== main && !out.some((o) => o.substance === substance)) out.push({ substance, royalty: toWire(share.value) });
    }
  return out;
}

function moneyNear(scene: Scene, pattern: RegExp): Finding<string> {
  for (const s of scene.sentences) {
    const m = pattern.exec(s.text);
    if (!m) continue;
    const money = findMoney(s.text).sort((a, b) => Math.abs(a.start - m.index) - Math.abs(b.start - m.index))[0];
    if (money) return { value: money.amount, span: { start: s.start + money.start, end: s.start + money.end } };
  }
  return null;
}

const PRIOR_LEASE =
  "(?:prior|existing|present|first|earlier|bottom|senior|old|current|outstanding|former|underlying) (?:oil(?:,| and| &) gas (?:and mineral )?|mineral )?lease";
const PRIOR_ENDS = "(?:releas\\w+|expir\\w+|terminat\\w+|end(?:s|ed|ing)?|ceas\\w+|cancel\\w+|forfeit\\w+|surrender\\w*)";
/** "a term of five years, to be counted from the day on which a release of the prior lease is filed": the term of a top lease runs from the end of the lease before it. */
const FROM_PRIOR_END = new RegExp(
  `\\b(?:term|for (?:[a-z]+|\\d+) (?:\\(\\d+\\) )?years)\\b[^;]{0,160}\\b(?:from|after|upon|when|commenc\\w+ (?:on|with|at)|begin\\w* (?:on|with|at)|start\\w* (?:on|with|at))\\b(?! (?:this date|(?:the )?date (?:hereof|of this)|(?:the )?effective date|(?:said|the) (?:lands?|premises)|\\d|(?:January|February|March|April|May|June|July|August|September|October|November|December)\\b))[^;]{0,90}(?:\\b${PRIOR_ENDS}\\b[^.;]{0,40}\\b${PRIOR_LEASE}|\\b(?:the|that|said) (?:oil(?:,| and) gas (?:and mineral )?)?lease (?=to |of |from |dated |given |granted |held |made |recorded )[^;]{0,110}?(?<!\\b(?:having|was|were|has|had)(?: been)? )\\b(?:ends|expires|terminates|ceases|is released|shall (?:have )?(?:end|expire|terminate|cease)d?|comes to (?:an|its) end)\\b|\\b${PRIOR_LEASE}\\b[^.;]{0,40}(?<!\\b(?:having|was|were)(?: been)? )\\b${PRIOR_ENDS}\\b)`,
  "i",
);

/** "no cessation of more than sixty days", "with no stop of over 60 days in succession"; of less common words only those that bound the stop by days. */
const CESSATION = new RegExp(
  `\\b(?:cessations?|ceas(?:es?|ed|ing)|interrupt(?:ed|ion)|discontinu(?:ed|ance))\\b[^.;]{0,160}\\b(?:days|months)\\b|\\b(?:produc\\w+|operations|drilling|work(?:ing)?|re-?working)\\b[^.;]{0,90}\\b${REST_WORDS}\\b[^.;]{0,50}\\b(?:more|longer|over|beyond|above|exceed\\w*|not|no|within)\\b[^.;]{0,40}\\b(?:days|months)\\b|\\b(?:no|without|any|every)\\b[^.;]{0,30}\\b${REST_WORDS}\\b[^.;]{0,40}\\b(?:more|longer|over|beyond|above|exceed\\w*)\\b[^.;]{0,40}\\b(?:days|months)\\b`,
  "i",
);

const SPECIAL: readonly (readonly [string, RegExp])[] = [
  ["term_from_prior_end", FROM_PRIOR_END],
  ["special_limitation", /\bif (?:the )?royalt[^.;]*\b(?:not paid|unpaid)[^.]*\b(?:terminate|end)\b|\bas a limitation\b|\bspecial limitation\b/i],
  ["continuous_development", /\bcontinuous (?:development|drilling)\b/i],
  ["retained_acreage", /\bretain(?:ed)? acreage|\bproration unit/i],
  ["extension_option", OPTION_TO_LENGTHEN],
  ["surrender", /\bsurrender this lease\b|\brelease or releases\b/i],
  ["top_lease", /\btop lease\b|\bpossibility of reverter\b|\bprior lease ends\b/i],
  ["npri", /\bnon-?participating royalt\w+\b|\boutstanding royalt\w+\b|\broyalt\w+ stands? of record\b/i],
  ["no_surface_use", /\bsurface operations are prohibited\b|\bno surface (?:use|operations)\b/i],
  ["cessation", CESSATION],
  ["surviving_pooling", /\bfailure to pay royalty shall not terminate\b/i],
];

/** "a bonus … being $100.00 per acre upon 30.00 net mineral acres": how many acres the bonus was paid for. */
const BONUS_ACRES =
  /\b(?:bonus|draft|checks?|stub|receipt|voucher|order for payment|paid|(?:per|an?|each) (?:net )?(?:mineral )?acre)\b(?:[^;.]|\.(?=\d)|(?<=\b(?:No|[A-Z]))\.){0,160}?["“]?(?<![\d.,$])(\d[\d,]*(?:\.\d+)?) (?:net (?:mineral )?(?:acres|ac)|n\.?m\.?a)\b/i;

/** Terms of a lease, each with the place it was read from. What is not said is null, never a default. */
export function readLeaseTerms(scene: Scene, leased: Rational = ONE): LeaseFound {
  const printed = leaseRoyaltyOf(scene, leased);
  const royalty = (printed ? rulingRoyalty(scene, printed, leased) : null) ?? printed;
  const term = primaryTermOf(scene);
  const rental = moneyNear(scene, /\b(?:delay |annual |annual delay )?rentals?\b/i);
  const bonus = moneyNear(scene, /\b(?:bonus|in hand paid|cash in hand|paid to him|in consideration of)\b/i);
  const reduction = reductionIn(scene);
  const struck = reduction === null ? scene.struck.some((s) => reductionAt(s.text) >= 0) : STRUCK.test(reduction.value);
  const pugh = search(scene, PUGH) ?? partHeld(scene);
  const depth = search(scene, DEPTH);
  const shutIn = search(scene, SHUT_IN);
  const pooling = search(scene, /\b(?:may|right to|power to|granted the right to|to) (?:pool|unitize|consolidate)\b|\bpooling permitted\b/i);
  const noPool = search(scene, /\bno pooling\b/i);
  const clauses = SPECIAL.flatMap(([kind, pattern]) => {
    const found = search(scene, pattern);
    return found ? [{ kind, text: found.value }] : [];
  });
  const paidFor = scene.sentences.map((s) => BONUS_ACRES.exec(s.text)?.[1]).find((acres) => acres !== undefined);
  if (paidFor) clauses.push({ kind: "bonus_acres", text: paidFor.replaceAll(",", "") });
  const unless = unlessClause(scene.sentences);
  if (unless) clauses.push({ kind: "unless_rental", text: unless });
  const later = royaltyAfterPayout(scene, royalty?.value?.fraction);
  if (later) clauses.push({ kind: "royalty_after_payout", text: later });
  const ends = term ? null : primaryTermEnd(scene);
  if (ends) clauses.push({ kind: "term_until", text: ends.day });
  const fixed = productionTerm(scene) === null ? fixedTermIn(scene.sentences) : null;
  if (fixed) clauses.push({ kind: "fixed_term", text: fixed });
  const own = lessorTerms(scene);
  const others = otherRoyalties(scene, royalty?.value?.fraction);
  const terms: LeaseTerms = {
    royalty: royalty?.value ?? null,
    primary_term_months: term?.value ?? null,
    delay_rental: rental?.value ?? null,
    bonus: bonus?.value ?? null,
    pugh: pugh ? true : null,
    proportionate_reduction: struck ? false : reduction ? true : null,
    shut_in: shutIn ? true : null,
    depth_clause: depth ? scene.text.slice(depth.span.start, depth.span.end) : null,
    ...(others.length ? { other_royalties: others } : {}),
    ...(own.length ? { by_lessor: own } : {}),
    pooling: noPool ? false : pooling ? true : null,
    lesser_interest_text: reduction?.value ?? null,
    ...(clauses.length ? { clauses } : {}),
  };
  const spans: LeaseFound["spans"] = {};
  const put = (key: keyof LeaseTerms, found: { span: Span } | null) => {
    if (found) spans[key] = found.span;
  };
  put("royalty", royalty);
  put("primary_term_months", term);
  put("delay_rental", rental);
  put("bonus", bonus);
  put("pugh", pugh);
  put("proportionate_reduction", reduction);
  put("shut_in", shutIn);
  put("depth_clause", depth);
  return { terms, spans };
}
