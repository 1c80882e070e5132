// The terms of a lease: royalty, primary term, rental, bonus and the clauses that end, split or reduce it.
import type { LeaseTerms } from "@/lib/contracts/aspects/conveyance";
import type { LeaseFound } from "@/lib/extract/rules/conveyance/draft";
import { findMoney } from "@/lib/extract/rules/conveyance/phrases/money";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { monthsOf } from "@/lib/extract/rules/conveyance/phrases/term";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { equals, ONE, type Rational, toText, toWire } from "@/lib/fraction/rational";
import type { Span } from "@/lib/text/view";
import { lessorTerms } from "./lessor-terms";

const ROYALTY_NEAR = /\broyalt(?:y|ies)\b|\bdeliver to (?:the credit of )?(?:the )?lessor|\bto the credit of (?:the )?lessor|\bequal (?:one|1)/i;
const OF_THE_OIL = /^[^.;]{0,30}\b(?:part )?of (?:all |the |such ){0,2}(?:petroleum|oil|gas|production|that produced)/i;
const NOT_LEASE_ROYALTY =
  /\boverrid\w+|\bnon-?participating|\bof record\b|\boutstanding|\bshut-?in|\bstands of record|\breserved (?:by|in)\b(?! (?:the )?(?:said )?lessors?\b)/i;
const REDUCTION =
  /\b(?:own\w*|cover\w*|holds?)\b[^.;]{0,70}\b(?:less(?:er)?|undivided)\b[^;]{0,220}\b(?:proportion|reduced)|\bless(?:er)? interest\b[^;]{0,260}\b(?:proportion|reduced)|\bproportionate(?:ly)? (?:reduction|reduced|to)|\breduced (?:to|in) (?:the )?(?:same )?proportion|\bin the proportion (?:that|which) (?:the interest of )?(?:lessor|his|its|their|the interest)|\bpayments shall be proportionate/i;
const STRUCK = /\b(?:delet\w+|struck|stricken|drawn through|lined out|crossed out)\b/i;
const PUGH =
  /\bpugh\b|\b(?:production|operations|drilling) (?:on|from|in) (?:any|a|such) (?:unit|pooled)[^.;]{0,160}\b(?:shall (?:not )?(?:maintain|hold|continue|extend)|only as to|not hold)|\bterminate as to (?:all|any|those|depths|the)[^.;]{0,120}\b(?:not (?:included|then included|within|contained)|outside|depths|below)|\bas to (?:acreage|lands?) not (?:included )?(?:in|within) (?:a|any) (?:producing )?(?:unit|proration)/i;
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

/** "all of Lessor's undivided five-eighths": what is leased. */
const OWN_SHARE = /\b(?:lessor'?s?'?|his|her|its|their|my|our) undivided (?:interest of )?(?:an? )?\(?$/i;

/** First fraction said of the royalty, not of an override, an outstanding royalty or a shut-in payment. */
function royaltyOf(scene: Scene, leased: Rational): Finding<LeaseTerms["royalty"]> {
  let fallback: Finding<LeaseTerms["royalty"]> = null;
  for (const s of scene.sentences) {
    for (const share of findShares(s.text)) {
      const before = s.text.slice(Math.max(0, share.start - 170), share.start);
      const after = s.text.slice(share.end, share.end + 60);
      if (
        OWN_SHARE.test(before) ||
        (/\bundivided\b[^.;]{0,14}$/i.test(before) && !(ROYALTY_NEAR.test(before) && OF_THE_OIL.test(after))) ||
        NOT_LEASE_ROYALTY.test(before.slice(-42)) ||
        /^[^.;,]{0,50}\b(?:stands? of record|outstanding|reserved by(?! (?:the )?(?:said )?lessors?\b))/i.test(after) ||
        (/^[^.;,]{0,30}(?:working interest|of the minerals?|mineral interest)/i.test(after) && !/^[^.;,]{0,24}\bproportion/i.test(after))
      )
        continue;
      // "five-sixths of one-eighth" in a lease of an undivided five-sixths is a royalty of one-eighth on what is leased.
      const first = share.factors[0];
      const proportioned = share.factors.length === 2 && first && equals(first, leased);
      const value = {
        value: toWire(proportioned ? (share.factors[1] ?? share.value) : share.value),
        span: { start: s.start + share.start, end: s.start + share.end },
      };
      if (ROYALTY_NEAR.test(before) || /^\s*(?:\)\s*)?(?:lessor'?s?'? )?royalt/i.test(after)) return value;
      if (OF_THE_OIL.test(after)) fallback ??= value;
    }
  }
  return fallback;
}

const SUBSTANCE = "(gas|oil|coal|sulphur|other minerals|condensate|casinghead gas)";

/** Royalties said for one substance that differ from the main one: "on gas, one-sixth", "16% on gas". */
function otherRoyalties(scene: Scene, main: string | undefined): NonNullable<LeaseTerms["other_royalties"]> {
  const out: NonNullable<LeaseTerms["other_royalties"]> = [];
  for (const s of scene.sentences.filter((x) => ROYALTY_NEAR.test(x.text) || /^\(?[a-d1-4][.)]? on /i.test(x.text)))
    for (const share of findShares(s.text)) {
      const after = new RegExp(`^\\s*(?:\\)\\s*)?(?:royalty )?(?:on|of) (?:all )?${SUBSTANCE}\\b`, "i").exec(s.text.slice(share.end, share.end + 40));
      const before = new RegExp(`\\bon (?:all )?${SUBSTANCE}\\b[^.;%\\d]{0,50}$`, "i").exec(s.text.slice(Math.max(0, share.start - 90), share.start));
      const substance = (after?.[1] ?? before?.[1])?.toLowerCase();
      if (substance && toText(share.value) !== main && !out.some((o) => o.substance === substance)) out.push({ substance, royalty: toWire(share.value) });
    }
  return out;
}

function termMonths(scene: Scene): Finding<number> {
  const openers =
    /\b(?:primary term|for a (?:primary )?term|term of|remain in force|in force for|term:|lease (?:is|runs|shall be) for|shall be for|to have and to hold|for the term|lets?\b[^.;]{0,120}\bfor)\b/i;
  for (const s of scene.sentences) {
    const m = openers.exec(s.text);
    if (!m || /\boption|extend/i.test(s.text.slice(0, m.index))) continue;
    const months = monthsOf(s.text.slice(m.index));
    if (months !== null) return { value: months, span: { start: s.start + m.index, end: Math.min(s.end, s.start + m.index + 120) } };
  }
  for (const s of scene.sentences) {
    const long = s.text.search(/\b(?:years?|months?)\b[^.;]{0,80}\b(?:so|as) long\b/i);
    const months = long < 0 ? null : monthsOf(s.text.slice(Math.max(0, long - 40)));
    if (months !== null) return { value: months, span: { start: s.start, end: s.end } };
  }
  return null;
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

const SPECIAL: readonly (readonly [string, RegExp])[] = [
  ["special_limitation", /\bif (?:the )?royalt[^.;]*\b(?:not paid|unpaid)[^.]*\b(?:terminate|end)\b|\bas a limitation\b|\bspecial limitation\b/i],
  ["continuous_development", /\bcontinuous (?:development|drilling)\b/i],
  ["retained_acreage", /\bretain(?:ed)? acreage|\bproration unit/i],
  ["extension_option", /\boption to (?:extend|renew)\b/i],
  ["surrender", /\bsurrender this lease\b|\brelease or releases\b/i],
  ["top_lease", /\btop lease\b|\bpossibility of reverter\b|\bprior lease ends\b/i],
  ["npri", /\bnon-?participating royalt\w+\b|\boutstanding royalt\w+\b|\broyalt\w+ stands? of record\b/i],
  ["no_surface_use", /\bsurface operations are prohibited\b|\bno surface (?:use|operations)\b/i],
  ["surviving_pooling", /\bfailure to pay royalty shall not terminate\b/i],
];

/** Terms of a lease, each with the place it was read from. What is not said is null, never a default. */
export function readLeaseTerms(scene: Scene, leased: Rational = ONE): LeaseFound {
  const royalty = royaltyOf(scene, leased);
  const term = termMonths(scene);
  const rental = moneyNear(scene, /\b(?:delay |annual |annual delay )?rentals?\b/i);
  const bonus = moneyNear(scene, /\b(?:bonus|in hand paid|cash in hand|paid to him|in consideration of)\b/i);
  const reduction = search(scene, REDUCTION);
  const struck = reduction === null ? scene.struck.some((s) => REDUCTION.test(s.text)) : STRUCK.test(reduction.value);
  const pugh = search(scene, PUGH);
  const depth = search(scene, DEPTH);
  const shutIn = search(scene, /\bshut[- ]?in\b/i);
  const pooling = search(scene, /\b(?:may|right to|power to|granted the right to|to) (?:pool|unitize|consolidate)\b|\bpooling permitted\b/i);
  const noPool = search(scene, /\bno pooling\b/i);
  const clauses = SPECIAL.flatMap(([kind, pattern]) => {
    const found = search(scene, pattern);
    return found ? [{ kind, text: found.value }] : [];
  });
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
