// The size of an interest from its words: fraction, base, fixed or floating, and every reading the words bear.
import type { FractionBase, Interest, Reading } from "@/lib/contracts/aspects/conveyance";
import type { EstateType } from "@/lib/contracts/estates";
import type { FractionMention } from "@/lib/fraction/find-fractions";
import { compare, div, equals, ONE, type Rational, rational, toWire } from "@/lib/fraction/rational";
import { isReduced } from "@/lib/text/reduction-words";
import { isBorneBy } from "./bound";
import { isGiversRoyalty } from "./givers-royalty";
import { findShares } from "./share";

export type Measure = Pick<Interest, "fraction" | "of" | "floating" | "readings" | "of_8_8" | "less_existing_burdens">;

const EIGHTH = rational(1, 8);
/** Royalties that leases pay: a fraction of one of these may mean a fraction of whatever the lease pays. */
const RATES = [EIGHTH, rational(1, 6), rational(3, 16), rational(1, 5), rational(1, 4)];
const SAME_AS =
  /(?:\bthe same being|\bsame being|\bbeing|\bequal to|\bequals|\bwhich(?: (?:half|third|fourth|quarter|share|part|interest|fraction|royalty))? (?:is|makes|amounts to|comes to)|\bthat is(?: to say)?|\bi\. ?e\.|\bmeaning|\bnamely|\bviz\.?|\bor|\(|\bto-wit:?)[^.;]{0,32}$/i;
/** Words behind which no royalty is the thing that the share is of: "of the oil produced as a royalty", "of the minerals, being a royalty". */
const TURNS =
  "(?:an?|as|being|be|is|are|or|by|in|on|under|from|out|for|free|subject|which|that|what is|produced|production|proceeds|saved|sold|delivered|minerals|overriding|interest|share|part|land(?![- ]?(?:owner|lord)))";
/** "of the entire land-owner's royalty", "in all royalties", "of any and every royalty": whatever words stand before the thing. */
const OF_ROYALTY = new RegExp(
  `^[^.;]{0,60}?\\b(?:of|in|to) (?:and to )?(?:(?!${TURNS}\\b)[\\w'’()/-]+,? ){0,8}royalt` +
    "|^\\)? (?:the|all(?: the)?|my|our|his|her|its|their|said|such) (?:(?:oil|gas|and|mineral|other|entire|whole|landowner'?s?'?),? ){0,5}royalt" +
    "|^[^.;]{0,80}?\\b(?:reckoned|computed|figured|calculated|based) (?:up)?on (?:an? |the )?(?:like|same|said|such) royalt",
  "i",
);
const RATE = /\b(?:of|in) (?:the )?(?:(?:usual|customary|ordinary|standard|regular|common|full|and),? ){0,3}(?:one[- ]eighth|1\/8)/i;
const FIXED =
  /\b(?:of|from) (?:all |the |any |gross |total |whole |of |entire )*(?:oil|gas|production|minerals?)[^.;]{0,80}\b(?:produced|production|saved|mined)\b|\bof (?:all |the |gross |total )*production\b/i;

/** ", as a non-participating royalty, of all royalty payable": the name of the thing between a share and what it is of. */
const NAMED = /^(\)?),? *as an? (?:(?:non-?participating|perpetual|free|fixed|floating),? )*royalt(?:y|ies)(?: interest)?,? (?=of |in )/i;

/** A semicolon, or a point behind a whole word, a number or a bracket; "Ry. Co. Survey" and "Vol. 9" go on. */
const SENTENCE_OVER = /;\s|(?:[a-z]{4,}|\d|\))\.\s/;

/** "…, so that one-sixteenth of all the oil produced shall be delivered": what a share comes to. */
const COMES_TO = /\bso that\b[^.;]*$/i;

/** "it being part of the one-sixth landowner's royalty": what the share is carved from, not the share again. */
const PART_OF = /\bbeing (?:an? )?(?:part|portion|out) of (?:the |our |my |his |her |their |its |said |a )*$/i;

/** No end of a sentence goes further back than this. */
const LONGEST_STOP = 8;
/** So far behind a share it may be said again, and so far ahead its own words begin. */
const BEHIND = 1200;
const AHEAD = 120;

/** The shares near one of them, its own words in sight. */
function sharesNear(clause: string, share: FractionMention): FractionMention[] {
  const from = Math.max(0, share.start - AHEAD);
  return findShares(clause.slice(from, share.end + BEHIND)).map((s) => ({ ...s, start: s.start + from, end: s.end + from }));
}

/** Shares that only say the first one again ("same being equal to one-sixteenth of production"). `shares`: those of the clause, where they are known. */
export function equivalentsOf(clause: string, share: FractionMention, shares: readonly FractionMention[] = sharesNear(clause, share)): FractionMention[] {
  const out: FractionMention[] = [];
  let end = share.end;
  let seen = end;
  for (const other of shares) {
    if (other.start < share.end) continue;
    if (other.end > share.end + BEHIND || SENTENCE_OVER.test(clause.slice(seen, other.start))) break;
    seen = Math.max(end, other.start - LONGEST_STOP);
    const between = clause.slice(end, other.start);
    const comesTo = COMES_TO.test(between) && [share, ...out].some((s) => equals(s.value, other.value));
    if (!(SAME_AS.test(between) || comesTo) || equals(other.value, ONE) || PART_OF.test(between) || isBorneBy(between)) continue;
    out.push(other);
    end = other.end;
    seen = end;
  }
  return out;
}

const reading = (value: Rational, basis: string, rule: string, more: Partial<Reading> = {}): Reading => ({ fraction: toWire(value), basis, rule, ...more });
const floatingReading = (v: Rational): Reading =>
  reading(v, "the royalty of whatever lease is in force", "royalty.floating", { floating: true, of: "royalty" });
const fixedReading = (v: Rational): Reading => reading(v, "all production", "royalty.fixed", { floating: false, of: "whole" });

/** Whether the words end in what is to be delivered: this share of all that is produced. It is then fixed, whatever royalty a lease pays. */
function delivered(clause: string, equivalents: readonly FractionMention[], value: Rational): boolean {
  return equivalents.some(
    (e) =>
      equals(e.value, value) &&
      COMES_TO.test(clause.slice(0, e.start)) &&
      /^[^.;]{0,90}\bproduced\b[^.;]{0,40}\b(?:delivered|paid)\b/i.test(clause.slice(e.end)),
  );
}

/** "1/16 of all oil produced, being one-half of the usual royalty": the share of the royalty that a share of production is said to be, null where none is told. */
function ofProductionThenRoyalty(clause: string, share: FractionMention, equivalents: readonly FractionMention[]): Rational | null {
  const own = clause.slice(share.end, equivalents[0]?.start ?? share.end);
  if (!FIXED.test(own) || OF_ROYALTY.test(own)) return null;
  return equivalents.find((e) => e.factors.length === 1 && !equals(e.value, share.value) && OF_ROYALTY.test(clause.slice(e.end)))?.value ?? null;
}

/** The reading by which a paper reckons its royalty out of the giver's own part of the minerals and names what that comes to. */
const RECKONED = "royalty.fixed.reckoned";
/** "1/2 of his 1/4": a share of what one has, and of no lease's rate. */
const isOwnPart = (m: FractionMention): boolean =>
  m.factors.length > 1 &&
  /\bof (?:my|our|his|her|its|their|said|[\w.]+(?: [\w.]+)?['’]s?) /i.test(m.text) &&
  !/\b(?:usual|customary|lessors?|land ?owners?|owners?)\b/i.test(m.text);

/** "1/2 of the 1/4 royalty now owned by him": so too; the eighth is the royalty of the leases of old, whoever owns it. */
const isOwnedPart = (m: FractionMention, after: string): boolean =>
  m.factors.length > 1 &&
  !equals(m.factors.at(-1) ?? ONE, EIGHTH) &&
  /^\)?,? (?:(?:undivided|mineral|royalty|non-?participating) )*(?:royalty|interest|minerals?)\b[^.;,()]{0,40}?\b(?:(?:now |then )?(?:owned|held) by|(?:that |which )?(?:he|she|it|they|I|we|(?:the )?grantors?|(?:the )?sellers?) (?:now )?(?:owns?|holds?|ha(?:s|ve)))\b/i.test(
    after,
  );

/** "of the royalty that the leases bring, the first party is to have half": the thing ahead of its share. */
const INVERTED =
  /(?:^|[;:,.] ?|\b(?:conveys?|grants?|sells?|assigns?|transfers?|delivers?|releases?|over|quit-?claims?) )(?:out )?of (?:(?:the|all|any|every|each|such|whatever|said|oil|gas|and|or|lessors?['’]s?),? ){1,4}royalt(?:y|ies)\b(?:(?!\bproduc(?:ed|tion)\b)(?:[^.;]|\.(?=[,)\d]| ?\d|[^.;]{0,3}\.)|(?<=\b(?:Secs?|Twp|Tp|Rge?|R|T|N|S|E|W|No|Co|St)\.?)\.)){0,240}$/i;
const ENDS_THERE = /^\)? ?(?:(?:part|share|interest) ?)?(?:thereof ?)?(?:[,.;]|$)/i;

/** ", whatever royalty a lease may bring", "and not a share of the lease royalty": royalties that the share is said not to hang on. */
const NO_MATTER =
  /,? ?\(?(?:(?:and|this|but) )*(?:(?<!\b(?:of|in|to|on) )whatever|regardless of|irrespective of|without regard to|no matter what|independent(?:ly)? of|however (?:great|large|small|high|low))\b[^.;,]{0,50}\broyalt[^.;,]*|,? ?\(?(?:and|but|,) ?(?:is )?(?:not|never|no) (?:(?:as|of|an?|any|the|mere|share|part|fraction|portion|percentage) ){1,5}(?:lease |lessor's |landowner's |leasehold )?royalt[^.;,)]*/gi;

function royaltyMeasure(clause: string, share: FractionMention, of: FractionBase): Measure {
  const after = clause.slice(share.end).replace(NAMED, "$1 ").replace(NO_MATTER, " ");
  const equivalents = equivalentsOf(clause, share);
  const double = equivalents.find((e) => e.factors.length > 1);
  const last = share.factors.at(-1) ?? ONE;
  // "one-half of the half of the royalty which she kept": so much of all the royalty.
  if (share.factors.length > 1 && compare(last, rational(1, 4)) > 0 && /^[\s)]*(?:part |interest |share )?(?:of|in) [^.;,]{0,30}royalt/i.test(after))
    return { fraction: toWire(share.value), of: "royalty", floating: true, readings: [] };
  const own = isOwnedPart(share, after) ? share : double && isOwnPart(double) ? double : null;
  const reckoned = own?.value ?? null;
  if (reckoned && equivalents.some((e) => e !== own && equals(e.value, reckoned)))
    return {
      fraction: toWire(reckoned),
      of: "whole",
      floating: null,
      readings: [reading(reckoned, "all production", RECKONED, { floating: false, of: "whole" }), floatingReading(reckoned)],
    };
  if (share.factors.length > 1 && !RATES.some((r) => equals(r, last))) return { fraction: toWire(share.value), of: "whole", floating: false, readings: [] };
  if (share.factors.length > 1) {
    const floating = div(share.value, last);
    return { fraction: toWire(share.value), of: "whole", floating: null, readings: [floatingReading(floating), fixedReading(share.value)] };
  }
  const told = ofProductionThenRoyalty(clause, share, equivalents);
  if (told) return { fraction: toWire(share.value), of: "whole", floating: null, readings: [floatingReading(told), fixedReading(share.value)] };
  const base: FractionBase = of === "grantor_interest" || isGiversRoyalty(after) ? "grantor_interest" : "royalty";
  if (INVERTED.test(clause.slice(0, share.start)) && ENDS_THERE.test(after)) return { fraction: toWire(share.value), of: base, floating: true, readings: [] };
  if (OF_ROYALTY.test(after) && !/^\s*(?:\)\s*)?(?:non-?participating |perpetual |free |mineral |undivided )*royalt/i.test(after)) {
    const other = equivalents.find((e) => !equals(e.value, share.value)) ?? double;
    const fixed = other ? other.value : RATE.test(after.slice(0, 60)) ? div(share.value, rational(8)) : null;
    if (fixed && !equals(fixed, share.value))
      return { fraction: toWire(share.value), of: base, floating: null, readings: [floatingReading(share.value), fixedReading(fixed)] };
    return { fraction: toWire(share.value), of: base, floating: true, readings: [] };
  }
  if (double && equals(double.value, share.value)) {
    const floating = div(double.value, double.factors.at(-1) ?? ONE);
    return { fraction: toWire(share.value), of: "whole", floating: null, readings: [floatingReading(floating), fixedReading(share.value)] };
  }
  if (double || equivalents.some((e) => !equals(e.value, share.value))) {
    const fixed = double?.value ?? equivalents.find((e) => !equals(e.value, share.value))?.value ?? share.value;
    if (delivered(clause, equivalents, fixed)) return { fraction: toWire(fixed), of: "whole", floating: false, readings: [] };
    return { fraction: toWire(share.value), of: base, floating: null, readings: [floatingReading(share.value), fixedReading(fixed)] };
  }
  const quarter = compare(share.value, rational(1, 4));
  if (
    quarter >= 0 &&
    !FIXED.test(after) &&
    !/\bproduc/i.test(after.slice(0, 120)) &&
    /^\s*(?:\)\s*)?(?:non-?participating |perpetual |free |mineral |undivided )*royalt/i.test(after)
  )
    return quarter > 0
      ? { fraction: toWire(share.value), of: base, floating: true, readings: [] }
      : { fraction: toWire(share.value), of: base, floating: null, readings: [floatingReading(share.value), fixedReading(share.value)] };
  const ofMinerals = /^\s*(?:\)\s*)?royalty (?:interest )?in (?:all |the )*(?:oil|gas|minerals?)[^.;]{0,40}\b(?:mineral )?rights\b/i.test(after);
  const readings = ofMinerals
    ? [
        reading(share.value, "the mineral rights", "royalty_in_mineral_rights.mineral", { estate_type: "mineral", of: "whole" }),
        reading(share.value, "all production", "royalty_in_mineral_rights.royalty", { estate_type: "royalty", floating: false, of: "whole" }),
      ]
    : [];
  const fixed = FIXED.test(after) || !OF_ROYALTY.test(after);
  const whole: FractionBase = of === "grantor_interest" && FIXED.test(after) ? of : "whole";
  return { fraction: toWire(share.value), of: fixed ? whole : base, floating: ofMinerals ? null : !fixed, readings };
}

function landMeasure(share: FractionMention, of: FractionBase, estate: EstateType): Measure {
  const last = share.factors.at(-1) ?? ONE;
  const legacy = share.factors.length > 1 && equals(last, EIGHTH) && estate === "mineral";
  const readings = legacy
    ? [
        reading(share.value, "the fractions multiplied", "double_fraction.literal", { of }),
        reading(div(share.value, EIGHTH), "the whole, which 1/8 stood for", "double_fraction.legacy_eighth", { of }),
      ]
    : [];
  return { fraction: toWire(share.value), of, floating: null, readings };
}

function overrideMeasure(clause: string, share: FractionMention): Measure {
  const full = share.of_8_8 || /\b8\s?\/\s?8|\beight[- ]eighths|not (?:to )?be reduced|without (?:proportionate )?reduction|full 8/i.test(clause);
  const reduced = isReduced(clause);
  const burdens =
    /\b(?:difference between|amount by which|less (?:all )?(?:existing|presently existing)|exceeds? (?:all )?(?:existing )?burdens|and (?:all )?existing (?:lease )?burdens)/i.test(
      clause,
    );
  return {
    fraction: toWire(share.value),
    of: "whole",
    floating: false,
    readings: [],
    // "1/32 of 8/8 …, proportionately reduced if the lease covers less" is reduced: the later words say when.
    of_8_8: reduced ? false : full ? true : null,
    ...(burdens ? { less_existing_burdens: true } : {}),
  };
}

/**
 * "one-half of the usual one-eighth royalty" → 1/16 of the whole or 1/2 of the royalty, both in `readings`;
 * "1/2 of the royalty" → 1/2, of royalty, floating; "one-half of one-eighth of all minerals" → 1/16 or (legacy) 1/2.
 * `fraction` is the literal product; with more than one reading the law decides which counts, not this grammar.
 */
export function measureOf(clause: string, share: FractionMention, estate: EstateType, of: FractionBase): Measure {
  if (estate === "royalty") return royaltyMeasure(clause, share, of);
  if (estate === "overriding_royalty" || estate === "production_payment") return overrideMeasure(clause, share);
  return landMeasure(share, of, estate);
}
