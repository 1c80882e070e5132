// Shares that only say again what the grant before them gives: the total of a list, or what each taker will have of it.
import { equals, fromWire, mul, ONE, type Rational, rational } from "@/lib/fraction/rational";
import type { Found } from "./interest";
import { LAND_HEAD } from "./object-end";
import { isToEach, withoutPartOfSum } from "./part-of-each";
import { estateOf } from "./phrases/estate";
import { findShares } from "./phrases/share";

/** "so that each of the five shall own five per cent", "each taking 1/20". */
const EACH_AHEAD = /\b(?:each|every one|apiece|severally|respectively)\b[^.;]{0,80}$/i;
const OUTCOME = /\b(?:so that|such that|it being (?:the )?(?:intent|intention|understood)\w*|being|that is(?: to say)?|or|i\.e\.)\b[^.;]{0,100}$/i;
const EACH_BEHIND = /^(?:th)?\)?(?: part| interest| share)?,? (?:thereof )?(?:each|apiece|to each)\b/i;

/** "…, each Grantee to have one-third": right behind what is given, with nothing new led in. */
const EACH_HAS =
  /,? (?:and )?each(?: one)?(?: of)?(?: (?:the|said|them|these))*(?: (?:grantees?|takers?|donees?|assignees?|children|persons?))?,? (?:(?:is|are|shall|will|to|being) )*(?:have|has|having|take|takes|taking|own|owns|owning|hold|holds|holding|receive|receives|receiving|get|gets|getting|given|entitled to)(?: and \w+)? (?:(?:therein|thereof|thereby|as) )*(?:the |an? )?(?:equal )?(?:undivided )?$/i;
/** "an undivided one-third (1/3), with …": a share with no thing of its own. */
const BARE = /^\)?(?: ?\([\d/. %]{1,9}\))?(?: (?:undivided )?(?:interest|share|part|thereof|therein))*(?:[,.;)]|$)/i;

/** "an equal third of said interest", "one-third thereof": a share of what is given. */
const OF_WHAT_IS_GIVEN =
  /^\)?(?: ?\([\d/. %]{1,9}\))?(?: (?:undivided )?(?:interest|share|part))? (?:thereof|of (?:it|the same|(?:said|such|that|the) (?:undivided )?(?:interests?|share|minerals?|half|fraction|one-\w+)(?: (?:so |hereby |herein )?(?:conveyed|granted|sold))?))\b/i;
const partOf = (share: Rational, given: Rational, takers: number, behind: string): boolean => {
  const all = mul(share, rational(takers));
  return takers > 1 && (equals(all, given) || (equals(all, ONE) && OF_WHAT_IS_GIVEN.test(behind)));
};

/** Whether `f` is the part of one taker in `given`, said as its outcome. */
function isPartOfEach(f: Found, given: Found, takers: number, text: string): boolean {
  if (!f.interest.fraction || !given.interest.fraction || !f.fraction || takers < 2) return false;
  const before = text.slice(Math.max(0, f.fraction.start - 140), f.fraction.start);
  const behind = text.slice(f.fraction.end, f.fraction.end + 60);
  const has = EACH_HAS.test(before);
  if (given.interest.estate_type !== f.interest.estate_type && !(has && BARE.test(behind))) return false;
  const each = has || EACH_AHEAD.test(before) || EACH_BEHIND.test(behind);
  return each && (has || OUTCOME.test(before)) && partOf(fromWire(f.interest.fraction), fromWire(given.interest.fraction), takers, behind);
}

/** "each of the owners granting", "Ann Roe selling a": who gives how much of it. */
const GIVES_AHEAD =
  /\b(?:(?:grant|convey|sell|giv|contribut|furnish|transferr)ing|part(?:s|ing)? with|(?:grant|convey|sell|give|contribute|transfer)s?|furnish(?:es)?|joining)(?: (?:only|thereof|therein|thereto|hereby|to it|up|equally))*(?: (?:to|in|toward|towards) (?:the |this |said |such )+(?:undivided )?(?:interests?|shares?|grant|conveyance|sale|fraction|total|whole)(?: (?:so |hereby |herein |thus )?(?:conveyed|granted|sold|given))?)?,? (?:an? |the )?(?:undivided )?$/i;
/** "one-fourth of his or her own part", "a third of hers", "half of what each one owns". */
const OF_GIVERS_OWN =
  /^\)?(?: ?\([\d/. %]{1,9}\))?(?: (?:undivided )?(?:part|share|interest))?,? (?:out )?(?:of|from) (?:(?:his|hers?|its|theirs?|each)\b|(?:what|that which|whatever|(?:the )?(?:part|share|interest|minerals)) (?:of )?(?:which |that )?(?:each|either|every|both|he|she|they|it)\b)/i;

/** Where the first share of such words ends: "third" in "third of his half". */
const OWN_BEHIND = /(?<=[\w)%])(?: ?\([\d/. %]{1,9}\))?(?: (?:undivided )?(?:part|share|interest))?,? (?:out )?(?:of|from) /i;

/** Whether `f` tells that each of the givers parts with the like share of his own, which makes up `given`: "1/4 of the minerals, each of the owners granting one-fourth of his part". */
function isOutOfEachPart(f: Found, given: Found, text: string): boolean {
  if (!f.fraction || !given.interest.fraction || given.interest.of === "grantor_interest") return false;
  const leading = findShares(text.slice(Math.max(0, f.fraction.start - 12), f.fraction.end)).at(-1)?.factors[0];
  const like = leading !== undefined && equals(leading, fromWire(given.interest.fraction));
  const told = text.slice(f.fraction.start, f.fraction.end + 80);
  const own = told.slice(Math.max(0, told.search(OWN_BEHIND)));
  return like && GIVES_AHEAD.test(text.slice(Math.max(0, f.fraction.start - 90), f.fraction.start)) && OF_GIVERS_OWN.test(own);
}

/** "grantors contributing to the interest conveyed one-half each": from whom it comes, in parts that make up the whole of it or of its givers. */
function isFromEach(f: Found, text: string): boolean {
  if (!f.fraction) return false;
  const gives = GIVES_AHEAD.test(text.slice(Math.max(0, f.fraction.start - 130), f.fraction.start));
  return gives && EACH_BEHIND.test(text.slice(f.fraction.end, f.fraction.end + 40));
}

/** "a further 15%, …, making with it 25% of the whole": what it comes to with something given before. */
const MAKING = /\b(?:making|to make|bringing|raising)\b[^.;]{0,60}$/i;

/** "… 62.50%, … 37.50% — 100.00%": a whole with no thing of its own behind a share is the foot of a list. */
const isTotal = (f: Found): boolean =>
  f.interest.fraction !== null &&
  equals(fromWire(f.interest.fraction), ONE) &&
  f.fraction !== null &&
  /^100/.test(f.interest.text) &&
  estateOf(f.interest.text.slice(0, 200)) === null;

/**
 * The interests of a grant without those that only say it again.
 * "1/4 of the minerals to five, so that each shall own 1/20" → the 1/4 alone. Errs toward keeping: a share is dropped only where it comes out even.
 */
export function withoutToldAgain(all: readonly Found[], takers: number, text: string): Found[] {
  const found = withoutPartOfSum(all, takers, text);
  return found.filter((f, i) => {
    const before = found.slice(0, i);
    const comesTo = f.fraction !== null && MAKING.test(text.slice(Math.max(0, f.fraction.start - 80), f.fraction.start));
    return (
      i === 0 ||
      !(
        isTotal(f) ||
        comesTo ||
        before.some((g) => isPartOfEach(f, g, takers, text) || isOutOfEachPart(f, g, text) || isFromEach(f, text) || isEcho(f, g, text))
      )
    );
  });
}

/** "and a further 1/8", "also 1/8": a share beside the one before it, of the same size. */
const ONE_MORE = /\b(?:further|additional(?:ly)?|another|other|also|second|likewise|plus|moreover|besides|again|too|extra)\b[^.;]{0,40}$/i;
/** A name that "to" leads to between two shares: each is his. */
const NEXT_TAKER = /\b(?:un)?to,? (?:the )?(?:said )?[A-Z]/;

/**
 * Whether `f` is the share of `g` told once more with what goes with it: "1/4 of the minerals …, with the right to lease its own one-fourth", "and to take 1/6 of all that a lease may yield".
 * A share of the same size in the same grant that names no land, no substance and no taker of its own, and is led in by no word of adding, adds nothing.
 */
function isEcho(f: Found, g: Found, text: string): boolean {
  if (!f.fraction || !g.fraction || f.scope || f.interest.mineral_acres) return false;
  const { interest: a } = f;
  if (a.estate_type !== g.interest.estate_type || a.of !== g.interest.of || !a.fraction || a.fraction.fraction !== g.interest.fraction?.fraction) return false;
  if (a.estate_type !== "mineral" && a.estate_type !== "royalty") return false;
  const between = text.slice(g.fraction.end, f.fraction.start);
  const behind = text.slice(f.fraction.end, Math.max(f.span.end, f.fraction.end)).split(/[;.](?:\s|$)/)[0] ?? "";
  return !(ONE_MORE.test(between) || NEXT_TAKER.test(between) || LAND_HEAD.test(behind) || SUBSTANCE.test(behind));
}
/** "and 1/4 of the coal": another thing of the same size. */
const SUBSTANCE =
  /^\W{0,3}(?:part |share |interest )?(?:of|in)\b[^,.;]{0,40}\b(?:oil|gas|coal|minerals?|uranium|lignite|iron|gravel|salt|sulphur|metals?|ores?)\b/i;

/** Whether words tell how a share is had among its takers: "2/3 of the minerals, each to have 1/3", "a third to each, in all 2/3" give 2/3 once and not to each. */
export const toldOut = (given: Rational, words: string, takers: number): boolean =>
  findShares(words).some((s) => {
    const [ahead, behind] = [words.slice(Math.max(0, s.start - 140), s.start), words.slice(s.end, s.end + 60)];
    const parted = takers > 1 && equals(mul(s.value, rational(takers)), given) && isToEach(ahead, behind);
    return parted || (partOf(s.value, given, takers, behind) && EACH_HAS.test(ahead));
  });

const SAID = /\b(?:(?:the )?(?:said|aforesaid)|such|(?:the )?same)(?: undivided)? (?:an? )?\(?$/i;

/** "one-half of the minerals, with the right to lease said one-half": a share that is called the said one is the one before it. */
export const withoutSaid = (found: readonly Found[], words: string, start: number): Found[] =>
  found.filter(
    (f, i) =>
      f.fraction === null ||
      !SAID.test(words.slice(0, f.fraction.start - start)) ||
      !found.slice(0, i).some((g) => g.interest.estate_type === f.interest.estate_type && g.interest.fraction?.fraction === f.interest.fraction?.fraction),
  );
