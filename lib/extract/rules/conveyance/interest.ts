// From the words of one clause to the interests it deals with.
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import type { EstateType } from "@/lib/contracts/estates";
import type { FractionMention } from "@/lib/fraction/find-fractions";
import { equals, ONE, toWire } from "@/lib/fraction/rational";
import type { Span } from "@/lib/text/view";
import { type Terms, termsOf, withTerms } from "./clause-terms";
import { ACRES_OF_MINERALS, findMineralAcres, isCountOfAllOwned } from "./mineral-acres";
import { oneRoyalty } from "./one-royalty";
import { baseOf, isDescribedInterest } from "./phrases/base";
import { withoutBesideThis } from "./phrases/beside-this";
import { isBesideHis, isBorneBy, isBound } from "./phrases/bound";
import { isAmongAll, isGivenBefore, isPartOfNext, isToldAgain } from "./phrases/called-back";
import { isDefinite } from "./phrases/definite";
import { estateOf } from "./phrases/estate";
import { estateBehind } from "./phrases/estate-behind";
import { isExplained } from "./phrases/explained-share";
import { withoutFirms } from "./phrases/firm-words";
import { isFloor, isGivenPart } from "./phrases/floor";
import { yieldsRoyalty } from "./phrases/givers-royalty";
import { withoutLevels } from "./phrases/head-words";
import { IN_SAID_LAND, WITH_ITS_YIELD } from "./phrases/in-said-land";
import { isOfLandownersRate } from "./phrases/landowners-rate";
import { equivalentsOf, measureOf } from "./phrases/measure";
import { beforeMereRights } from "./phrases/mere-rights";
import { isGivenShareItself } from "./phrases/of-given-share";
import { saidOfTheWhole } from "./phrases/of-the-whole";
import { producedBy } from "./phrases/one-in";
import { leftoverOf, plainDifference } from "./phrases/override-size";
import { isOwnedAlready, withoutOwned } from "./phrases/owned-already";
import { isRate } from "./phrases/rate";
import { beforeRestated, isSaidOnceMore } from "./phrases/restated";
import { saidAhead } from "./phrases/said-ahead";
import { findShares } from "./phrases/share";
import { roleOf, type ShareRole } from "./phrases/share-role";
import { summedUp } from "./phrases/summed-up";
import { tellsBase } from "./phrases/tells-base";
import { isThingAhead, thingAhead } from "./phrases/thing-ahead";
import { onNextBase, onSameBase } from "./same-base";

/** An interest with the places in the flat text it was read from. */
export type Found = {
  interest: Interest;
  span: Span;
  fraction: Span | null;
  confidence: number /** Words beside it that say in which land: "as to Tract 2 only". */;
  scope?: string;
  /** The part of one keeper in what several keep together: "one-half of what they own, in equal shares". It is not measured by what he alone owns. */
  parted?: true;
  /** Where the words that tell its size end, when `fraction` is but one part of them: "to A 1/4 and to B 3/4, a royalty of 1/16". */
  sizedTo?: number;
};

const ALL_OF =
  /\b(?:all(?: \(100%\))?|whole|entire|100%|the (?:entire|remaining))\b(?: of)?(?: the| its| my| our| his| her| such| other| grantors?'?s?| assignors?'?s?| lessors?'?s?| said| right| title| and| interests?| in| to| mineral| undivided| oil| gas| veins?| other)* ?(?=oil|gas|minerals?|coal|royalt|overrid|production|surface|hydrocarbon|petroleum|executive|working|leas|sand|gravel|mining|subsurface|bauxite|gilsonite|potash|helium|carbon dioxide|trona|bentonite|phosphate|iron|barite|lead|zinc|uranium|sulphur|lignite)/i;
/** "all that certain nine foot vein of coal". */
const VEIN = /\ball (?:of )?(?:that|those|the) (?:certain )?(?:[\w'½-]+ ){0,4}?(?:veins?|seams?|strat\w+) of (?=coal)/i;
const BARE =
  /\b(?:the |said |any |such )?(?:mineral estate|oil(?:,| and| &) ?gas|oil, gas|minerals? (?:and|rights|interests?|estate)|coal(?: and| rights|\b)|subsurface|minerals|royalt(?:y|ies)|overriding royalt\w+|surface(?: only| estate| of|\b)|executive rights?|(?:vein|seam) of coal|gas and oil)\b/i;

/** "one-half of all bonuses and rentals": a benefit of an interest, not an interest. */
const BENEFITS =
  /^\s*(?:\)\s*)?(?:interest |part )?(?:of|in) (?:all |any |and |the |such |said |each |every |future |delay |annual |yearly |carrying |cash |well |gas[- ]well |shut-?in )*(?:lease )?(?:bonus|rentals?)/i;
/** "five-sixteenths of the timber": a share of what is no interest in land as the ledger keeps it. */
const NO_INTEREST =
  /^\s*(?:\)\s*)?(?:interest |part )?(?:of|in) (?:all |any |and |the |such |said |growing )*(?:timber|crops?|livestock|cattle|money|moneys|purchase price|equipment|machinery|fixtures|personal property|stock|shares|taxes|water rights?|improvements)\b/i;
/** What an interest nets, how far it is reduced, what it may come to after payout: no interests of their own. */
const BESIDE_THE_THING: ReadonlySet<ShareRole> = new Set(["revenue", "reduction", "contingent"]);
/** "all of the coal and one-half of the oil": a whole of one substance beside a share of another. */
const BESIDE = /\band (?:(?:also|likewise|forever|in perpetuity|of),? )?(?:an? |the )?(?:undivided |equal )*$/i;

/** "out of his said 3/5 an undivided 1/5": what a share is carved from. */
const CARVED_FROM =
  /\b(?:out of|from|being (?:a )?(?:part|portion) of) (?:(?:the|my|our|his|her|its|their|said|own|aforesaid|grantors?'?s?|undivided) )+(?:(?:land ?owner|lessor|grantor)'?s?'? )?(?:(?:royalty|interest|share) of (?:an? |the )?(?:usual )?)?$/i;
/** Whether the words before a share say that it is what another is carved from. */
export const isCarvedFrom = (before: string): boolean => CARVED_FROM.test(before);

/** An interest with nothing known of it but its estate and words. */
export function bareInterest(estate: EstateType, text: string): Interest {
  return {
    estate_type: estate,
    fraction: null,
    of: "whole",
    text,
    from: [],
    to: [],
    tracts: [],
    term: null,
    depths: null,
    floating: null,
    executive: null,
    readings: [],
  };
}

/** "1/3 of 1/8 of all oil and gas …, the same being a non-participating royalty": the paper's own name for what it gives. */
const CALLED_ROYALTY =
  /,? (?:but )?(?:(?:the same|same|which(?: interest)?|(?:such|said|this) interest|it|(?:he|she|grantors?) (?:has|have|takes?|keeps?)) )?(?:being|is|shall be|to be|(?<=\b(?:has|have|takes?|keeps?) )(?:only|but|merely)|is (?:only|but|merely)) (?:known as )?(?:only |but |merely )?(?:an?|the|our|his|her|their|its) (?:(?:usual|perpetual|free|non-?participating|undivided|mineral),? ){0,3}royalty\b|,? (?<!\b(?:well|not|nor|than|rather|no) )(?:as (?:and for )?(?:an?|her|his|their|its|my|our)|by way of(?: an?)?) (?:(?:perpetual|fixed|free|non-?participating|mineral),? ){0,3}royalty\b(?! (?:owner|interest owner|holder))/i;

/** "1/16 of 7/8 of all oil and gas produced, as an overriding royalty": so too. */
const CALLED_OVERRIDE =
  /^[^.;]*?,? (?:as|being|to be) (?:and for )?(?:an?|the|his|her|their|its|lessors?'?s?'?) (?:(?:additional|free|further),? ){0,2}overriding royalt/i;

/** "one half thereof", "two-thirds in said 100 acres": of a thing named in another clause. */
const OF_IT = new RegExp(
  `^\\W*(?:part |interest |share )?(?:(?:thereof|of (?:it|them|the same))\\b|${IN_SAID_LAND})|^\\)?(?: part| interest| share)?${WITH_ITS_YIELD}`,
  "i",
);

/** A share of a royalty named before it, measured as if it stood behind. */
function ofRoyaltyAhead(clause: string, share: FractionMention) {
  const thing = clause.slice(0, share.start).search(/\b(?:of|in) (?:\w+ ){0,3}(?:oil|gas|minerals?|royalt)/i);
  const words = thing < 0 ? "of the royalty" : clause.slice(thing, share.start);
  return measureOf(`${share.text} ${words}`, { ...share, start: 0, end: share.text.length }, "royalty", "whole");
}

/** "all of the undivided one-fourth which I own": the whole of that share, no share of what one owns. */
const ALL_OF_THE_SHARE = /\ball of (?:(?:the|that|my|our|his|her|its|their|said|grantors?'?s?) )+(?:undivided |equal |one )*$/i;

/** "being one-half of the royalty that Grantor now has": on what one has. */
const OF_WHAT_ONE_HAS = /\b(?:grantors?|he|she|it|they|I|we) (?:now |presently |still )?(?:owns?|has|have|holds?)\b|\b(?:owned|held) by\b/i;

function fromShare(clause: string, offset: number, share: FractionMention, end: number, inherited: EstateType | null, terms: Terms): Found | null {
  const head = clause.slice(share.end, Math.min(end, share.end + 220));
  const behind = clause.slice(Math.max(0, share.start - 60), share.start);
  const within = share.factors.length > 1 && estateOf(share.text) === "mineral" ? ("mineral" as const) : null;
  const rate = share.factors.length > 1 && isOfLandownersRate(share.text, clause.slice(share.end, end)) ? ("royalty" as const) : null;
  const said = within ?? rate ?? saidAhead(clause.slice(Math.max(0, share.start - 160), share.start)) ?? producedBy(share.text);
  const payment = /\b(?:production|oil) payment\b[^.;]{0,80}$/i.test(clause.slice(Math.max(0, share.start - 120), share.start));
  const namedBefore = /\b(?:being|or|is|amounts to|that is|to-?wit:?|comprising),? (?:an?|the|his|her|my|our|its)? ?(?:undivided |equal )?$/i.test(behind)
    ? inherited
    : null;
  const thing = isThingAhead(clause, share) ? thingAhead(clause.slice(0, share.start)) : null;
  const ahead = thing !== null && inherited === "leasehold" ? thing : isThingAhead(clause, share) || OF_IT.test(clause.slice(share.end)) ? inherited : null;
  const after =
    ahead !== null
      ? ahead
      : CALLED_OVERRIDE.test(clause.slice(share.end, Math.min(end, share.end + 260)))
        ? "overriding_royalty"
        : CALLED_ROYALTY.test(clause.slice(share.end, Math.min(end, share.end + 320)))
          ? "royalty"
          : estateOf(withoutFirms(head));
  const estate = (payment ? "production_payment" : said) ?? (after === "fee" || after === null ? (namedBefore ?? after) : after) ?? inherited;
  if (!estate) return null;
  const text = clause.slice(share.start, end).trim();
  const own = beforeRestated(clause.slice(share.start, end), share.value);
  const base = ALL_OF_THE_SHARE.test(behind) ? { of: "whole" as const } : baseOf(own, false, isDefinite(behind));
  const size =
    ahead === "royalty"
      ? ofRoyaltyAhead(clause, share)
      : measureOf(
          clause.slice(0, OF_WHAT_ONE_HAS.test(clause.slice(share.start + own.length, end)) ? share.start + own.length : end),
          share,
          estate,
          namedBefore ? "whole" : base.of,
        );
  const ofShare = estate === "mineral" && size.of === "grantor_interest" && share.factors.length > 1 && size.readings.length === 0;
  const interest: Interest = {
    ...bareInterest(estate, text),
    ...size,
    ...(ofShare ? { of: "whole" as const } : {}),
    ...(estate === "mineral" ? saidOfTheWhole(clause.slice(0, end), share) : {}),
  };
  return {
    interest: withTerms(interest, terms, head),
    span: { start: offset + share.start, end: offset + end },
    fraction: { start: offset + share.start, end: offset + share.end },
    confidence: share.conflict ? 0.6 : interest.readings.length > 1 ? 0.75 : 0.92,
  };
}

/** "an undivided interest in the minerals", with no word of its size: how much is not said. */
const UNSIZED = /^\W*(?:an?|some|certain) (?:certain )?undivided (?:interest|share|part|portion)s?\b(?! (?:which|that|as))[^.;]{0,30}$/i;

/** "all coal that may be mined": the whole of what can be got is the thing itself, no royalty on it. */
const IN_KIND = /^(?:all|the (?:entire|whole))\b(?![^.;]*\b(?:royalt|proceeds|production)\w*)[^.;]{0,40}\b(?:oil|gas|coal|minerals?)\b/i;

function fromAll(clause: string, offset: number): Found | null {
  const plain = withoutLevels(withoutFirms(clause));
  const m = ALL_OF.exec(plain) ?? VEIN.exec(plain) ?? BARE.exec(plain);
  if (!m) return null;
  const unsized = UNSIZED.test(clause.slice(0, m.index));
  const head = plain.slice(m.index, m.index + 240);
  const named = estateOf(head);
  const estate = named === "royalty" && IN_KIND.test(head) ? "mineral" : named;
  if (!estate || estate === "fee") return null;
  const base = baseOf(beforeMereRights(clause), true);
  const of = base.of === "whole" && isDescribedInterest(head) ? "described_interest" : base.of;
  // "all oil and gas which shall be produced", of which each taker has so much: of the production, no word being of a royalty.
  const produced = of === "whole" && !/\broyalt/i.test(head);
  const royalty =
    estate === "royalty" && produced
      ? { floating: false as boolean | null, of }
      : estate === "royalty"
        ? { floating: true as boolean | null, of: of === "whole" ? ("royalty" as const) : of }
        : { of };
  return {
    interest: withTerms({ ...bareInterest(estate, clause.slice(m.index).trim()), fraction: unsized ? null : toWire(ONE), ...royalty }, termsOf(clause), head),
    span: { start: offset + m.index, end: offset + clause.length },
    fraction: m[0].trim() ? { start: offset + m.index, end: offset + m.index + m[0].trimEnd().length } : null,
    confidence: 0.82,
  };
}

/** "ten (10) net mineral acres": a number over the acres of the land, which only the land aspect knows. */
function fromMineralAcres(clause: string, offset: number): Found | null {
  const acres = findMineralAcres(clause);
  if (!acres || isCountOfAllOwned(clause.slice(0, acres.start))) return null;
  const span = { start: offset + acres.start, end: offset + acres.end };
  return {
    interest: withTerms({ ...bareInterest(acres.estate, clause.slice(acres.start).trim()), mineral_acres: acres.count }, termsOf(clause), clause),
    span,
    fraction: span,
    confidence: 0.8,
  };
}

/**
 * Interests of one clause, in order. "fifty percent of the minerals in A and twenty-five percent in B" → two.
 * Shares that only repeat the one before ("same being equal to 1/16") are no interests of their own.
 */
export function readInterests(words: string, offset: number, given: EstateType | null = null): Found[] {
  const clause = withoutBesideThis(words);
  const left = fromLeftover(clause, offset);
  if (left) return [left];
  const shares = findShares(clause);
  const repeats = new Set<FractionMention>();
  const carved = (m: FractionMention): boolean =>
    isCarvedFrom(clause.slice(Math.max(0, m.start - 70), m.start)) ||
    isGivenShareItself(clause.slice(Math.max(0, m.start - 80), m.start), clause.slice(m.end, m.end + 40)) ||
    isBesideHis(clause.slice(Math.max(0, m.start - 90), m.start));
  for (const share of shares)
    if (!repeats.has(share) && !carved(share)) for (const e of equivalentsOf(clause, share, shares)) repeats.add(shares.find((s) => s.start === e.start) ?? e);
  const told = shares.filter(
    (s, i) =>
      !repeats.has(s) &&
      !(i > 0 && KEEPS_REST.test(clause.slice(Math.max(0, s.start - 60), s.start))) &&
      !tellsBase(clause, s, shares) &&
      !isRate(clause.slice(0, s.start), i === 0) &&
      !carved(s) &&
      !yieldsRoyalty(clause.slice(Math.max(0, s.start - 240), s.start), clause.slice(s.end, s.end + 60)) &&
      !isBound(clause, s) &&
      !(i > 0 && isBorneBy(clause.slice(Math.max(0, s.start - 90), s.start))) &&
      !isToldAgain(clause, s, shares) &&
      !isExplained(clause, s, shares) &&
      !isGivenBefore(clause.slice(0, s.start)) &&
      !isAmongAll(clause.slice(0, s.start)) &&
      !isPartOfNext(clause, s, shares) &&
      !(i > 0 && isFloor(clause, s)) &&
      !isGivenPart(clause, s) &&
      !isOwnedAlready(clause.slice(0, s.start)) &&
      !BENEFITS.test(clause.slice(s.end, s.end + 60)) &&
      !NO_INTEREST.test(clause.slice(s.end, s.end + 60)) &&
      !BESIDE_THE_THING.has(roleOf(clause, s)),
  );
  const own = summedUp(clause, withoutOwned(clause, told));
  const found: Found[] = [];
  const ahead = (own[0] ? clause.slice(0, own[0].start) : clause).replace(ACRES_OF_MINERALS, blank).replace(RESIDUE, blank);
  const near = estateOf(ahead.slice(-160));
  const placed = given !== null && own[0] !== undefined && OF_IT.test(clause.slice(own[0].end));
  const inherited = (near === "fee" ? (placed ? given : estateOf(ahead)) : near) ?? given;
  const whole = own[0] && BESIDE.test(ahead.slice(-40)) ? fromAll(ahead, offset) : null;
  if (whole && (ALL_OF.test(ahead) || VEIN.test(ahead))) found.push(whole);
  const terms = termsOf(clause);
  own.forEach((share, i) => {
    const next = own[i + 1];
    const item = fromShare(
      clause,
      offset,
      share,
      next ? next.start : clause.length,
      found.at(-1)?.interest.estate_type ?? inherited ?? estateBehind(clause, own, i),
      terms,
    );
    const last = own[i - 1];
    const again = last !== undefined && equals(last.value, share.value) && isSaidOnceMore(clause.slice(last.end, share.start));
    if (item && !again) found.push(onSameBase(item, found.at(-1), clause.slice(share.end, next?.start ?? clause.length)));
  });
  if (found.length === 0) {
    const acres = fromMineralAcres(clause, offset);
    const all = acres ?? fromAll(clause, offset);
    if (all) found.push(all);
  }
  return oneRoyalty(found.map((f, i) => onNextBase(f, found[i + 1], f.fraction ? clause.slice(f.fraction.end - offset, f.span.end - offset) : "")));
}

/** ", and she keeps the other" before "one-half": what the giver goes on to own beside the share before it. */
const KEEPS_REST =
  /\b(?:keep(?:s|ing)?|retain(?:s|ing)?|still (?:owns?|holds?|has|have)|holding|owning)(?: (?:back|for \w+))? (?:the|his|her|its|their|our|my) (?:other|remaining)(?: undivided| equal)* $/i;

const blank = (words: string): string => " ".repeat(words.length);
/** "the residue, being one-half thereof": of whatever the words before are. */
const RESIDUE = /\bthe residue\b/gi;

/** An override told by what burdens leave of a figure, or by two figures. */
function fromLeftover(clause: string, offset: number): Found | null {
  if (!/\boverrid|\bo\.?r\.?r\.?i\b/i.test(clause)) return null;
  const left = leftoverOf(clause);
  const plain = left ? null : plainDifference(clause);
  const size = left ?? plain;
  if (!size) return null;
  const item = fromShare(clause, offset, { ...size.share, value: size.value, factors: [size.value] }, clause.length, "overriding_royalty", termsOf(clause));
  if (!item) return null;
  const { less_existing_burdens: _burdens, ...interest } = item.interest;
  const sized: Interest = { ...interest, estate_type: "overriding_royalty", of: "whole", fraction: toWire(size.value) };
  return { ...item, interest: left ? { ...sized, less_existing_burdens: true } : sized };
}
