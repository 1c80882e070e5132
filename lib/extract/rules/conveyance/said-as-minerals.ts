// A royalty that the paper itself goes on to call minerals in place: "one-fourth of the usual royalty, that is to say an undivided one-fourth of the oil, gas and other minerals in and under the land".
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { equals, toWire } from "@/lib/fraction/rational";
import { findShares } from "./phrases/share";

const SAYS_AGAIN =
  /\b(?:that is(?: to say)?|i\. ?e\.|to[ -]wit|namely|which (?:is to say|means?)|by which is meant|meaning(?: thereby| hereby)?|in other words|or in other words)[,:;]? /i;
/** A lesser turn, which says the same thing again only where it repeats the share: "or an undivided fourth", "(an undivided fourth", ", this being a fourth". */
const TURNS =
  /(?:[,;]? \(|[,;]? (?:or|being|(?:the same|it|this|that|such (?:interest|royalty)) being|otherwise (?:called|described as|known as|stated as)|also (?:called|described as|known as)|equivalent to|equal to|in effect)[,:]? )(?=(?:or |being |which is |in effect |also |the same as |an? |the |equal |undivided )*(?:\d|[½¼]|one\b|two\b|three\b))/gi;
const OF_ROYALTY = /^[^.;,]{0,12}\b(?:of|in) [^.;,]{0,60}?\broyalt(?:y|ies)\b/i;
const IN_PLACE =
  /^[^.;]{0,30}?\b(?:of|in) (?:and (?:to|under) )?(?:(?:all|the|of|said|any|such) )*(?:(?:oil|gas|petroleum|coal|other|and|hydrocarbons|casinghead),? )*(?:minerals?(?: rights?| estate| interests?)?|gas|oil)\b[^.;]{0,40}?\b(?:in|under|beneath|underlying|upon)\b/i;
const OF_PRODUCTION = /\b(?:produced|production|saved|marketed|royalt(?:y|ies))\b/i;

/** The words behind a turn that say a share of the royalty again as the same share of another thing: `1/4 of the 1/8 royalty, or 1/4 of the minerals` → "1/4 of the minerals". */
function saidAgain(text: string): string | null {
  const said = SAYS_AGAIN.exec(text);
  if (said) return text.slice(said.index + said[0].length);
  const first = findShares(text)[0];
  const part = first?.factors[0];
  if (!first || !part || !(first.factors.length > 1 || OF_ROYALTY.test(text.slice(first.end)))) return null;
  for (const m of text.matchAll(TURNS)) {
    const behind = text.slice(m.index + m[0].length);
    const again = m.index >= first.end ? findShares(behind)[0] : undefined;
    if (again && equals(again.value, part)) return behind;
  }
  return null;
}

/**
 * Royalties with those that their own words say again as a share of the minerals in the ground as such: `1/4 of the 1/8 royalty, that is to say 1/4 of all the
 * minerals in and under said land` → 1/4 mineral: the words that explain define those explained. So too where a share of the royalty is named again as the same
 * share of the minerals (`or an undivided fourth of the minerals in and under said land`); another share is another thing.
 * Words that say the same with what is produced leave the royalty as it is. Errs toward the royalty.
 * Source: Shepard v. John Hancock Mut. Life Ins. Co., 189 Kan. 125, 368 P.2d 19 (1962).
 */
export const saidAsMinerals = (list: readonly Interest[]): Interest[] =>
  list.map((i) => {
    if (i.estate_type !== "royalty") return i;
    const behind = saidAgain(i.text) ?? "";
    const share = findShares(behind)[0];
    const thing = share ? behind.slice(share.end) : "";
    const place = IN_PLACE.exec(thing);
    if (!share || !place || share.start > 40 || OF_PRODUCTION.test(place[0])) return i;
    return { ...i, estate_type: "mineral", fraction: toWire(share.value), of: "whole", floating: false, readings: [] };
  });
