// Whether a share told with land is of that land.
import { LAND_HEAD } from "./object-end";

type Share = { readonly start: number; readonly end: number };

/** A share sizes the land that it opens, that a colon leads up to, or that it refers back to ("an undivided half thereof"); behind the land it speaks of something else. */
export const sizesLand = (words: string, share: Share): boolean => !OF_MINERALS.test(words.slice(0, share.start)) && isOfLand(words, share);

/** "with so much of the minerals as the seller has, being three-fourths": of the minerals named right ahead, which come with the land. */
const OF_MINERALS =
  /\b(?:with|and|including|of) (?:(?:so much|such|all|part|that part|whatever|any|the share|the part|of|the|his|her|their|its) ){1,6}(?:oil|gas|minerals?|mineral rights)\b[^.;:]{0,70}\b(?:has|have|owns?|holds?|own(?:ed)?|held|possess(?:es)?)\b(?: therein| there)?,? (?:being|namely|that is|to-?wit),? (?:an? |the )?(?:undivided )?$/i;
const isOfLand = (words: string, share: Share): boolean =>
  !LAND_HEAD.test(words.slice(0, share.start)) ||
  /(?::|\bto-?wit,?|\bbeing|\bnamely,?) *(?:an? |the )?(?:undivided )?$/i.test(words.slice(0, share.start)) ||
  /\bundivided /i.test(words.slice(Math.max(0, share.start - 10), share.end)) ||
  /^\)? ?(?:interest |part |share )?(?:therein|thereof|in (?:the )?(?:same|said)|of (?:the )?(?:same|said))\b/i.test(words.slice(share.end));

/** "my undivided one-half of the Elm place": a share with nothing ahead of it is of whatever land is named behind, by any name. */
const OPENS_OBJECT = /^(?:(?:all|of|my|our|his|her|its|their|an?|the|that|said|undivided|certain|equal|full),? )*\(?$/i;
/** Whether the object opens with the share. */
export const opensObject = (words: string, share: Share): boolean => OPENS_OBJECT.test(words.slice(0, share.start));
