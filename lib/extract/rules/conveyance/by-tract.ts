// A share said beside each tract of a list: "Tract 1: the NE/4; Tract 2: an undivided 1/2 interest in the minerals in the SE/4".
import type { EstateType } from "@/lib/contracts/estates";
import { compare, fromWire, mul, ONE, type Rational, toWire } from "@/lib/fraction/rational";
import { withAnothers } from "./families/leased-share";
import type { Found } from "./interest";
import { estateOf } from "./phrases/estate";
import { findShares } from "./phrases/share";

const NUMBER = "(?:\\d{1,2}|[IVX]{1,4}|[A-H]|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|ONE|TWO|THREE|FOUR|FIVE|SIX)";
const ORDINAL = "(?:FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|First|Second|Third|Fourth|Fifth|Sixth)";
/** "46 acres (Tract One)" names the land before it, and heads nothing. */
const BEHIND_LAND = "(?<!\\b(?:[Aa]cres?|[Ss]urvey|[Ll]eague|[Qq]uarter|[Hh]alf|land)\\b,? \\()";
const HEAD = new RegExp(
  `${BEHIND_LAND}\\b(?:Tract|Parcel|TRACT|PARCEL) (?:(?:No|NO)\\.? ?)?${NUMBER}\\b(?! ?(?:and|or|through|to) )|\\b${ORDINAL} (?:Tract|Parcel|TRACT|PARCEL|tract|parcel)(?= ?[:.,(–—-])`,
  "g",
);
/** Where the list is over: a new sentence, the words on acres or rights behind it. */
const LIST_ENDS = /\.\s(?=[A-Z][a-z]{2,} |To have |TO HAVE )|[,;] (?:containing|together with|with the right|and containing)\b/;
const SIZE_OPENS =
  /(?:[():,;.–—-]|\bbeing|\bas to|\bonly) ?(?:an? |the |its |his |her |their |my |our |(?:lessor|grantor)s?['’]?s?['’]? )?(?:own )?(?:undivided )?$/i;
const THE_WHOLE =
  /\(\s*(?:the |an? )?(?:whole|entire|entirety|all|100 ?%)(?: interest| thereof)?\s*\)|\b(?:thus|making|together|altogether|in all|and so),? (?:up |in all )?the (?:whole|entirety)\b/i;
const OF_MINERALS = /^\)? ?(?:part |interest |share )?(?:of|in)(?: and to)? (?:(?:all|of|the|said) )*(?:oil|gas|minerals?|royalt|coal)\b/i;
/** A share with no thing of its own, as the last word on its tract: ": an undivided one-half (1/2) interest." */
const AT_END =
  /^\)? ?(?:undivided )?(?:part|interest|share)?(?: therein| thereof| in the same)?(?:,? (?:being|or|which is|equal to) [^.;]{3,60})?\W*(?:(?:[Aa]nd|AND|[Aa]s to|[Uu]nder|[Uu]pon|[Ii]n|[Oo]f|[Tt]o|[Tt]he)\W+)*$/;
/** "(a) NE/4 - one-fourth; (b) SW/4 - one-eighth": items of a list, lettered or numbered in turn. */
const ITEM = /(?<=[:;.,]\s{0,3}(?:and )?)\(?([a-h]|\d{1,2})[.)] (?=[A-Z\d]|(?:the|in|an?|all|its|his|her|their|my|our) )/g;
const LAND =
  /\b(?:the )?(?:[NSEW]{1,2} ?(?:\/ ?[24]|1\/[24]|[½¼])|(?:(?:north|south|east|west)\w*(?:east|west)?|(?:north|south)(?:east|west)) (?:\(?[NSEW]{1,2} ?(?:\/ ?[24]|[½¼])\)? )?(?:one-)?(?:quarter|half|\d[\d.]* acres)|(?:lots?|blocks?|out-?lots?|sections?|surveys?|tracts?|parcels?|labors?) (?:nos?\.? ?)?(?:\d|one\b|two\b|three\b|four\b|five\b|[A-H]\b))/gi;
const LIST_OVER = /\.\s(?=[A-Z][a-z])|\n\s*\n|\bto have and\b/i;
const PARTED: ReadonlySet<string> = new Set(["mineral", "royalty", "leasehold"]);
const TRACTS_MAX = 24;

/** `named`: its name is that of a tract; else its own words say which land it is. */
type Stretch = { name: string; at: number; words: string; named: boolean };

function stretchesOf(words: string): Stretch[] {
  const heads = [...words.matchAll(HEAD)].filter((m, i, all) => all.findIndex((o) => o[0] === m[0]) === i);
  return cutAt(
    words,
    heads.map((m) => ({ at: m.index, name: m[0] })),
  );
}

/** Length of "12. " at the head of an item, whose point ends no list. */
const MARK = 4;

function cutAt(words: string, heads: readonly { at: number; name: string | null }[]): Stretch[] {
  return heads.map(({ at, name }, i) => {
    const rest = words.slice(at, heads[i + 1]?.at ?? at + 420);
    const mark = name === null ? MARK : 0;
    const over = i === heads.length - 1 ? rest.slice(mark).search(LIST_ENDS) : -1;
    const own = over > 0 ? rest.slice(0, mark + over) : rest;
    return { name: name ?? own, at, words: own, named: name !== null };
  });
}

/** Items lettered or numbered in turn from the first, up to marks of another kind ("2. Primary term" behind "(a) …; (b) …"); none where the marks do not follow one another. */
function itemsOf(words: string): Stretch[] {
  const marks = [...words.matchAll(ITEM)].map((m) => ({ at: m.index, mark: m[1] ?? "", counted: /\d/.test(m[1] ?? "") }));
  const other = marks.findIndex((m) => m.counted !== marks[0]?.counted);
  const own = other < 0 ? marks : marks.slice(0, other);
  const inTurn = own.every((m, i) => m.mark === (m.counted ? String(i + 1) : String.fromCharCode(97 + i)));
  const list = words.slice(0, marks[own.length]?.at ?? words.length);
  return inTurn
    ? cutAt(
        list,
        own.map(({ at }) => ({ at, name: null })),
      )
    : [];
}

/** "46 acres, Spring tract": land told by its acres. */
const OF_ACRES = /\b\d[\d,]*(?:\.\d+)? acres\b/i;

/** Items of which every one names land. */
const landItems = (words: string): Stretch[] => {
  const items = itemsOf(words);
  return items.every((x) => (x.words.search(LAND) >= 0 || OF_ACRES.test(x.words)) && !A_PAPER.test(x.words)) ? items : [];
};

/** "in the N/2 of Section 4 a half, and in the S/2 a third": cut where a land follows a share. */
function landByLand(words: string): Stretch[] {
  const list = words.slice(0, words.search(LIST_OVER) >>> 0);
  const shares = findShares(list);
  const lands = [...list.matchAll(LAND)].filter((m) => !shares.some((s) => m.index < s.end && s.start < m.index + m[0].length));
  const heads = lands.filter((m, i) => i === 0 || shares.some((s) => s.start < m.index && s.start > (lands[i - 1]?.index ?? 0)));
  return cutAt(
    list,
    heads.map((m) => ({ at: m.index, name: null })),
  );
}

/** What the words of one tract say of the share in it; null where they say none. `bare`: a share may stand without its thing. */
function sizeOf(s: Stretch, estate: string, bare: boolean): Rational | null {
  if (THE_WHOLE.test(s.words)) return ONE;
  const share = findShares(s.words).find(
    (x) =>
      SIZE_OPENS.test(s.words.slice(Math.max(0, x.start - 30), x.start)) &&
      ((estate === "leasehold" ? /^\)? ?(?:[),;.]|interest|part|share|of|in|$)/i : OF_MINERALS).test(s.words.slice(x.end)) ||
        (bare && AT_END.test(s.words.slice(x.end)))),
  );
  if (!share) return null;
  return estate === "leasehold" ? withAnothers(s.words.slice(share.end), share.value) : share.value;
}

/** "the following undivided interests in the oil, gas and other minerals in": what the shares of a list are of, told before the list without a share. */
function thingAhead(words: string): EstateType | null {
  const estate = findShares(words).length === 0 ? estateOf(words) : null;
  return estate !== null && PARTED.has(estate) ? estate : null;
}

const withSize = (f: Found, s: Stretch, start: number, estate: EstateType, fraction: Rational): Found => ({
  ...f,
  scope: s.name,
  interest: { ...f.interest, estate_type: estate, of: "whole", text: s.words.trim(), fraction: toWire(fraction), readings: [] },
  span: { start: start + s.at, end: start + s.at + s.words.length },
});

/** "(1) the lease from A (undivided 2/3)": an item that is a paper, no land. */
const A_PAPER =
  /^\W*(?:\w{1,3}[.)] )?(?:(?:the|that|an?|his|her|its|all of the) )?(?:certain )?(?:oil(?:,|,? and) gas )?(?:(?:and )?mineral )?(?:lease|assignment|deed)s?\b/i;

/** A list whose head names the thing and whose every tract has a share of its own; empty for any other. `from`: where the granting words begin. */
function eachItsShare(grants: readonly Found[], text: string, from: number): Found[] {
  const [only] = grants;
  if (!only || new Set(grants.map((g) => g.interest.to.join())).size > 1) return [];
  const words = text.slice(from, from + 2400);
  for (const stretches of [stretchesOf(words), itemsOf(words), landByLand(words)]) {
    const first = stretches[0];
    if (!first || stretches.length < 2 || stretches.length > TRACTS_MAX || stretches.some((x) => A_PAPER.test(x.words))) continue;
    const estate = only.interest.estate_type === "leasehold" ? ("leasehold" as const) : thingAhead(words.slice(0, first.at));
    const own = PARTED.has(only.interest.estate_type) ? only.interest.estate_type : "mineral";
    const sizes = stretches.map((s) => sizeOf(s, estate ?? own, true));
    const ownThing = first.named && stretches.every((s) => OF_MINERALS.test(s.words.slice(findShares(s.words)[0]?.end ?? 0)));
    if (sizes.every((x) => x !== null) && (estate || ownThing)) return stretches.map((s, i) => withSize(only, s, from, estate ?? own, sizes[i] ?? ONE));
  }
  return [];
}

/**
 * A grant over a list of tracts in which one at least is told as an undivided share of the minerals → a grant for each tract, that share multiplied in.
 * "1/8 of the minerals in Tract 1: the NE/4; Tract 2: an undivided 1/2 of the minerals in the SE/4" → 1/8 in Tract 1, 1/16 in Tract 2;
 * "the following interests in the minerals: Tract 1, the NE/4: a half; Tract 2, the SE/4: a fourth" → 1/2 and 1/4.
 * Any other as it was. Source: Gerrity Bakken, LLC v. Oasis Petroleum N. Am. LLC, 2018 ND 180: the fraction granted is applied to the fraction described.
 */
export function byTract(grants: readonly Found[], text: string, from: number | null = null): Found[] {
  const listed = from === null ? [] : eachItsShare(grants, text, from);
  if (listed.length) return listed;
  const [only] = grants;
  if (!only || grants.length > 1 || !PARTED.has(only.interest.estate_type) || !only.interest.fraction) return [...grants];
  const start = only.span.start;
  const named = stretchesOf(text.slice(start, start + 2400));
  const stretches = named.length < 2 && only.interest.estate_type === "leasehold" ? landItems(text.slice(start, start + 2400)) : named;
  const sizes = stretches.map((s) => sizeOf(s, only.interest.estate_type, false));
  if (stretches.length < 2 || stretches.length > TRACTS_MAX || sizes.every((x) => x === null || compare(x, ONE) === 0)) return [...grants];
  const at = (only.fraction?.start ?? start) - start;
  const own = stretches.some((s) => at >= s.at && at < s.at + s.words.length) ? ONE : fromWire(only.interest.fraction);
  return stretches.map((s, i) => ({
    ...only,
    scope: s.name,
    interest: { ...only.interest, text: s.words.trim(), fraction: toWire(mul(own, sizes[i] ?? ONE)) },
    span: { start: start + s.at, end: start + s.at + s.words.length },
  }));
}
