// What a deed only says it does not give: "The remaining undivided one-half of the minerals is retained by Grantors".
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { add, compare, equals, fromWire, ONE, type Rational, sub, sum } from "@/lib/fraction/rational";
import type { Found } from "./interest";
import { findShares } from "./phrases/share";

const REST_AHEAD =
  /\b(?:the|his|her|its|their|our|my) (?:(?:remaining|other|(?:balance|residue|rest|remainder) of the) |(?:balance|residue|rest|remainder),? (?:being|to-?wit|namely|which is|or|that is)[,:]? (?:an? |the )?)(?:undivided |equal )*$/i;

const THING =
  "(?:(?: (?:undivided )?(?:part|portion|interest|share|thereof|therein|of (?:them|it|the same)))+|,? (?:of|in) (?:(?:the|said|such|all|other|of|in|under|and|oil|gas|coal|minerals?|royalty|rights?),? ?){1,8})?";
const HERE = "(?:hereby|herein|hereunder|here|now|thus|expressly|by (?:this|these) (?:same )?(?:deed|instrument|presents|conveyance))";
const GIVEN = "(?:conveyed|granted|sold|given|passed|transferred|included(?: in)?)";
/** "to her", and not "to her children". */
const TAKER = "(?:him|her|them)(?=[,.;:)]|$| (?:by|with|in|under|and|as|for|hereby|herein|alone|also)\\b)";
/** "the remaining one-third thereof being hereby conveyed", "the other third passing to the grantee by this deed". */
const IS_GIVEN = new RegExp(
  `^\\)?${THING},? ?(?:(?:which|that) )?(?:(?:is|are|being|shall be|to be|it being|alone being|only being) (?:alone |only |also |all )?(?:${HERE} (?:and \\w+ )?)?${GIVEN} (?:by (?:(?:the|said) )*(?:grantors?|us|me) )?(?:hereby|herein|hereunder|by this|with (?:this|the) (?:deed|land)|(?:un)?to (?:(?:the|said) )*(?:grantees?|${TAKER}|purchasers?|buyers?|second part))|(?:is|are|being|shall be|to be) (?:alone |only |also |all )?${HERE} ${GIVEN}\\b|(?:pass|go|goes|passes|passing|going|is to pass|is to go|shall pass|shall go)\\b (?:hereby|herewith|hereunder|by this|with (?:this|the)|(?:un)?to (?:(?:the|said) )*(?:grantees?|${TAKER}|purchasers?|buyers?)))`,
  "i",
);

/** Whether a share found beside what is kept is one that this paper gives: "reserving 1/3 to A and 1/3 to B, the remaining one-third being hereby conveyed" → the last, true. */
export const isGivenHere = (f: Found, text: string): boolean =>
  f.fraction !== null &&
  !f.interest.created_in &&
  IS_GIVEN.test(text.slice(f.fraction.end, f.fraction.end + 200)) &&
  !/\b(?:no|none|not|nor|neither)\b[^.;,]{0,30}$/i.test(text.slice(Math.max(0, f.fraction.start - 40), f.fraction.start + 3));

/** "the minerals not here granted", "so much of the minerals as is not conveyed". */
const NOT_GIVEN = /\bnot (?:(?:here|hereby|herein|hereunder|above|so|being) )*(?:granted|conveyed|sold|given|passing|included)\b/i;

/** A share of the whole or of what the giver has, of which the other half is his to keep. */
const OF_LAND: ReadonlySet<string> = new Set(["whole", "grantor_interest"]);

/**
 * "one-third to A and one-third to B of the minerals and royalties; she keeps one-third of the same": what the words only point back to is the thing that was given, whatever
 * they named last, where with the shares given it makes that thing whole.
 */
export function isRestOfMinerals({ interest: k, fraction: at }: Found, grants: readonly Found[], text: string): boolean {
  const minerals = grants.filter(({ interest: g }) => g.estate_type === "mineral" && OF_LAND.has(g.of) && g.fraction);
  if (k.estate_type !== "royalty" || !k.fraction || !minerals.length || OF_ROYALTY.test(k.text)) return false;
  // "Of the royalty that falls to the half conveyed, Grantor reserves one-half": its thing stands ahead in its own clause.
  const ahead = at
    ? (text
        .slice(Math.max(0, at.start - 160), at.start)
        .split(/[.;:] /)
        .at(-1) ?? "")
    : "";
  if (OF_ROYALTY.test(ahead)) return false;
  return equals(sum([...minerals.map(({ interest: g }) => (g.fraction ? fromWire(g.fraction) : ONE)), fromWire(k.fraction)]), ONE);
}
const OF_ROYALTY = /\b(?:royalt|produc|overrid|leases?\b|proceeds|runs?\b|non-?partic)/i;

/**
 * Whether a share kept is the rest of the share given: "a 1/2 interest in the minerals … the remaining 1/2 is retained" → true.
 * Errs toward a reservation: both must be shares of the whole of one estate and come to no more than it.
 */
export function isRestOf(kept: Found, grants: readonly Found[], text: string): boolean {
  const { fraction, of, estate_type } = kept.interest;
  const at = kept.fraction?.start ?? kept.span.start;
  const around = text.slice(Math.max(0, at - 40), kept.span.end);
  const named = REST_AHEAD.test(text.slice(Math.max(0, at - 40), at)) || NOT_GIVEN.test(around);
  const definite = /\b(?:the|which|that|said) (?:undivided )?$/i.test(text.slice(Math.max(0, at - 20), at));
  if (!fraction || !(named || definite)) return false;
  const [one, ...more] = grants.filter((g) => g.interest.estate_type === estate_type && g.interest.fraction);
  if (named && one?.interest.fraction && !more.length && equals(add(fromWire(one.interest.fraction), fromWire(fraction)), ONE)) return true;
  if (!OF_LAND.has(of)) return false;
  const given = grants.filter((g) => g.interest.estate_type === estate_type && OF_LAND.has(g.interest.of) && g.interest.fraction);
  const total = sum(given.flatMap((g) => (g.interest.fraction ? [fromWire(g.interest.fraction)] : [])));
  if (!given.length || compare(total, ONE) >= 0) return false;
  if (!named || given.length > 1) return equals(add(total, fromWire(fraction)), ONE);
  return fraction.fraction === "1" ? NOT_GIVEN.test(around) : compare(add(total, fromWire(fraction)), ONE) <= 0;
}

const STOP = /[;\n]|\.(?=\s+[A-Z])/;
/** The words of the clause around a place. */
function clauseAround(text: string, at: number): string {
  const ahead =
    text
      .slice(Math.max(0, at - 400), at)
      .split(STOP)
      .at(-1) ?? "";
  return ahead + (text.slice(at, at + 300).split(STOP)[0] ?? "");
}

/** A share of what falls to the part given, which the giver takes out of it. */
const OUT_OF_WHAT_IS_GIVEN =
  /\b(?:part|half|third|fourth|quarter|eighth|share|interest|minerals|estate)\b[^.;,]{0,12} (?:(?:hereby|herein|so|hereunder|above) )*(?:conveyed|granted|sold|given)\b|\bout of (?:the )?grantee/i;

/**
 * Whether a royalty kept is but what the minerals that are not given bring: "conveys one-half of the minerals …; of all royalty one-half goes with this sale, the other half being kept by grantor" → true.
 * Who owns minerals has their royalty, so that a deed of 1/2 of them which parts the royalty by the same halves says only what follows from it. Errs toward a reservation:
 * minerals alone are given, the two shares come to one, and the words call it the other share or tell the taker's own beside it.
 */
export function isRoyaltyOfRest(kept: Found, grants: readonly Found[], text: string): boolean {
  const share = kept.interest.fraction && fromWire(kept.interest.fraction);
  if (kept.interest.estate_type !== "royalty" || !share || !kept.fraction || !grants.length) return false;
  if (grants.some((g) => g.interest.estate_type !== "mineral" || !g.interest.fraction)) return false;
  const given = sum(grants.flatMap((g) => (g.interest.fraction ? [fromWire(g.interest.fraction)] : [])));
  const clause = clauseAround(text, kept.fraction.start);
  if (compare(given, ONE) >= 0 || !/royalt/i.test(clause) || OUT_OF_WHAT_IS_GIVEN.test(clause)) return false;
  const rest = sub(ONE, given);
  const told = findShares(clause).map((s) => s.value);
  const count = (value: Rational): number => told.filter((v) => equals(v, value)).length;
  const both = equals(rest, given) ? count(given) > 1 : count(given) > 0 && count(rest) > 0;
  if (both) return equals(share, rest) || equals(share, given);
  return equals(share, rest) && REST_AHEAD.test(text.slice(Math.max(0, kept.fraction.start - 40), kept.fraction.start));
}

/**
 * Shares given with their base put right where the rest of them is kept as a share of the giver's own: "one-fourth of the minerals …; she reserves the other three-fourths of her minerals" gives one-fourth of hers.
 * `rests`: what the paper keeps. As they are where the two do not make one whole, or the rest is told of the land.
 */
export function givenOfOwn(grants: readonly Found[], rests: readonly Found[], text: string): Found[] {
  const isOwnRest = (kept: Found, given: Found): boolean => {
    const [a, b] = [kept.interest, given.interest];
    const at = kept.fraction?.start ?? kept.span.start;
    return (
      a.of === "grantor_interest" &&
      b.of === "whole" &&
      a.estate_type === b.estate_type &&
      a.fraction !== null &&
      b.fraction !== null &&
      REST_AHEAD.test(text.slice(Math.max(0, at - 40), at)) &&
      equals(add(fromWire(a.fraction), fromWire(b.fraction)), ONE)
    );
  };
  return grants.map((g) => (rests.some((kept) => isOwnRest(kept, g)) ? { ...g, interest: { ...g.interest, of: "grantor_interest" as const } } : g));
}

/** What is kept by its place: in a quarter, a lot, a tract, a wellbore or below a depth, and not all over. */
const NAMES_A_PART =
  /\b(?:[NS][EW]?|[EW]) ?(?:\/ ?[24]\b|[½¼]|1\/[24]\b)|\b(?:north|south|east|west)(?:east|west)?(?:ern)? (?:one[- ])?(?:half|quarter|fourth|\d|forty|eighty|acres)|\b(?:lots?|tracts?|parcels?|sections?|secs?\.?|blocks?) (?:no\.? ?)?(?:\d|one\b|two\b|three\b|four\b|[IVX]+\b)|\b(?:wellbores?|wells?|depths?|feet|formations?|zones?|horizons?|strata)\b/i;

const GIVEN_ESTATES: ReadonlySet<string> = new Set(["mineral", "royalty", "executive_right"]);

/**
 * What is kept, without all of the minerals where the paper gives but minerals: who takes them takes something, so that "all else", however it is told, is what the deed does not give.
 * Kept as they are: minerals of a kind ("all coal"), at a depth, for a time, in some of the tracts only, and any of a paper that gives land. `reach`: the tracts that what is kept names.
 */
export function withoutAllKept(kept: readonly Found[], grants: readonly Interest[], reach: (f: Found) => readonly string[]): Found[] {
  const minerals = grants.filter((g) => g.estate_type === "mineral");
  if (!minerals.length || grants.some((g) => !GIVEN_ESTATES.has(g.estate_type))) return [...kept];
  const given = new Set(minerals.flatMap((g) => g.tracts));
  const ofAll = (ids: readonly string[]): boolean => !ids.length || (given.size > 0 && [...given].every((id) => ids.includes(id)));
  const isAll = ({ interest: k }: Found): boolean =>
    k.estate_type === "mineral" && k.fraction?.fraction === "1" && !k.substances?.length && !k.depths && !k.term && !k.held_by && !k.created_in;
  return kept.filter((f) => !(isAll(f) && ofAll(reach(f)) && !NAMES_A_PART.test(f.interest.text)));
}
