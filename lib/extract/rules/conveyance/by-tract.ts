// A share said beside each tract of a list: "Tract 1: the NE/4; Tract 2: an undivided 1/2 interest in the minerals in the SE/4".
import { compare, fromWire, mul, ONE, type Rational, toWire } from "@/lib/fraction/rational";
import type { Found } from "./interest";
import { findShares } from "./phrases/share";

const NUMBER = "(?:\\d{1,2}|[IVX]{1,4}|[A-H]|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|ONE|TWO|THREE|FOUR|FIVE|SIX)";
const HEAD = new RegExp(`\\b(?:Tract|Parcel|TRACT|PARCEL) (?:(?:No|NO)\\.? ?)?${NUMBER}\\b(?! ?(?:and|or|through|to) )`, "g");
/** Where the list is over: a new sentence, the words on acres or rights behind it. */
const LIST_ENDS = /\.\s(?=[A-Z][a-z]{2,} )|[,;] (?:containing|together with|with the right|and containing)\b/;
const SIZE_OPENS = /(?:[(:,;–—-]|\bbeing|\bas to|\bonly) ?(?:an? |the |its |his |her |their |my |our )?undivided $/i;
const THE_WHOLE = /\(\s*(?:the |an? )?(?:whole|entire|entirety|all|100 ?%)(?: interest| thereof)?\s*\)/i;
const OF_MINERALS = /^\)? ?(?:part |interest |share )?(?:of|in)(?: and to)? (?:(?:all|of|the|said) )*(?:oil|gas|minerals?|royalt|coal)\b/i;
const PARTED = new Set(["mineral", "royalty", "leasehold"]);
const TRACTS_MAX = 24;

type Stretch = { name: string; at: number; words: string };

function stretchesOf(words: string): Stretch[] {
  const heads = [...words.matchAll(HEAD)].filter((m, i, all) => all.findIndex((o) => o[0] === m[0]) === i);
  return heads.map((m, i) => {
    const rest = words.slice(m.index, heads[i + 1]?.index ?? m.index + 420);
    const over = i === heads.length - 1 ? rest.search(LIST_ENDS) : -1;
    return { name: m[0], at: m.index, words: over > 0 ? rest.slice(0, over) : rest };
  });
}

/** What the words of one tract say of the share in it; null where they say none. */
function sizeOf(s: Stretch, estate: string): Rational | null {
  if (THE_WHOLE.test(s.words)) return ONE;
  const share = findShares(s.words).find(
    (x) =>
      SIZE_OPENS.test(s.words.slice(Math.max(0, x.start - 30), x.start)) &&
      (estate === "leasehold" ? /^\)? ?(?:[),;.]|interest|part|share|of|in|$)/i : OF_MINERALS).test(s.words.slice(x.end)),
  );
  return share?.value ?? null;
}

/**
 * A grant over a list of tracts in which one at least is told as an undivided share of the minerals → a grant for each tract, that share multiplied in.
 * "1/8 of the minerals in Tract 1: the NE/4; Tract 2: an undivided 1/2 of the minerals in the SE/4" → 1/8 in Tract 1, 1/16 in Tract 2.
 * Any other as it was. Source: Gerrity Bakken, LLC v. Oasis Petroleum N. Am. LLC, 2018 ND 180: the fraction granted is applied to the fraction described.
 */
export function byTract(grants: readonly Found[], text: string): Found[] {
  const [only] = grants;
  if (!only || grants.length > 1 || !PARTED.has(only.interest.estate_type) || !only.interest.fraction) return [...grants];
  const start = only.span.start;
  const stretches = stretchesOf(text.slice(start, start + 2400));
  const sizes = stretches.map((s) => sizeOf(s, only.interest.estate_type));
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
