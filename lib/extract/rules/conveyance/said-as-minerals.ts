// A royalty that the paper itself goes on to call minerals in place: "one-fourth of the usual royalty, that is to say an undivided one-fourth of the oil, gas and other minerals in and under the land".
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { toWire } from "@/lib/fraction/rational";
import { findShares } from "./phrases/share";

const SAYS_AGAIN =
  /\b(?:that is(?: to say)?|i\. ?e\.|to[ -]wit|namely|which (?:is to say|means?)|by which is meant|meaning(?: thereby| hereby)?|in other words|or in other words)[,:;]? /i;
const IN_PLACE =
  /^[^.;]{0,30}?\b(?:of|in) (?:and (?:to|under) )?(?:(?:all|the|of|said|any|such) )*(?:(?:oil|gas|petroleum|coal|other|and|hydrocarbons|casinghead),? )*(?:minerals?(?: rights?| estate| interests?)?|gas|oil)\b[^.;]{0,40}?\b(?:in|under|beneath|underlying|upon)\b/i;
const OF_PRODUCTION = /\b(?:produced|production|saved|marketed|royalt(?:y|ies))\b/i;

/**
 * Royalties with those that their own words say again as a share of the minerals in the ground as such: `1/4 of the 1/8 royalty, that is to say 1/4 of all the
 * minerals in and under said land` → 1/4 mineral: the words that explain define those explained.
 * Words that say the same with what is produced leave the royalty as it is. Errs toward the royalty.
 */
export const saidAsMinerals = (list: readonly Interest[]): Interest[] =>
  list.map((i) => {
    if (i.estate_type !== "royalty") return i;
    const turn = SAYS_AGAIN.exec(i.text);
    const behind = turn ? i.text.slice(turn.index + turn[0].length) : "";
    const share = findShares(behind)[0];
    const thing = share ? behind.slice(share.end) : "";
    const place = IN_PLACE.exec(thing);
    if (!share || !place || share.start > 40 || OF_PRODUCTION.test(place[0])) return i;
    return { ...i, estate_type: "mineral", fraction: toWire(share.value), of: "whole", floating: false, readings: [] };
  });
