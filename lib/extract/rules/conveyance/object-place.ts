// Where the thing given opens behind the granting words: after the taker's name or the list of takers, with the share that it opens with.

import type { Span } from "@/lib/text/view";
import { isCarvedFrom } from "./interest";
import { LAND_HEAD } from "./object-end";
import { placesOf } from "./people";
import { OBJECT_OPENER } from "./phrases/object-opener";
import { isOtherOwned } from "./phrases/owned-already";
import { calledAhead } from "./phrases/said-ahead";
import { findShares } from "./phrases/share";
import type { Scene } from "./scene";

/** End of the taker's name where it stands right at `start`: a name may hold words that open an object ("FOUR SECTIONS PARTNERSHIP"). */
function behindName(scene: Scene, start: number): number {
  const words = scene.text.slice(start, start + 120);
  const takers = scene.parties.parties.filter((p) => scene.parties.to.includes(p.id));
  const first = placesOf(words, takers).find((n) => /^[\s"']*(?:the )?(?:said )?$/i.test(words.slice(0, n.start)));
  return first ? start + first.end : start;
}

/** "(subject, however, to the reservation of all the oil hereinafter made)" behind the taker's name: an aside, in which no object opens. */
const ASIDE = /\((?:subject|save|saving|except|excepting|reserving|less)\b[^()]{0,300}\)/gi;

/** ", subject to the reservation of one-half of the minerals, " before the land: likewise. */
const ASIDE_BEFORE_LAND = new RegExp(
  `, (?:but )?(?:subject|save|saving|except|excepting|reserving|retaining|keeping|less|excluding)\\b(?:[^,.;:()]|,(?= (?:oil|gas|coal|and|or|his|her|its|their)\\b)){3,200}, (?=(?:(?!(?:oil|gas|coal|minerals?|royalt\\w*|interest)\\b)[\\w/½¼.]+ ){0,4}?(?:${LAND_HEAD.source}))`,
  "gi",
);

/** "for Twelve Hundred Dollars, of which one-half is paid and the other half is secured by a note": parts of the price. */
const PARTS_OF_PRICE =
  /(?:\$ ?[\d,.]*\d|\bdollars)(?: \([^)]*\))?,? \(?(?:(?:of which|whereof|thereof|being|to wit:?) )?(?:(?!\b(?:grant|sell|convey|do|does|to)\b)[\w/-]+ ){0,5}?(?:\w+-)?(?:half|halves|thirds?|fourths?|quarters?|eighths?|tenths?|\d\/\d|per cent|%),? (?:(?!\b(?:grant|sell|convey|do|does)\b)[\w/'-]+ ){0,4}?(?:paid|cash|down|secured|in hand|on time|notes?)\b[^.;:,]{0,40}(?:,? (?:and |the )+(?:other |remaining )?(?:half|thirds?|balance|rest|remainder|one-half|fourth|quarter)\b[^.;:,]{0,60})?/gi;

/** "the Adam Roe Survey No. 8" right behind the taker's name: land called by its name. */
const LAND_BY_NAME =
  /^,? (?:(?:his|her|its|their) (?:heirs|successors)(?:,? (?:and|or)? ?(?:assigns|successors|heirs)){0,3},? )?(?=the (?:[A-Z][\w.&'-]* ){1,5}(?:Survey|League|Grant|Labor|Ranch|Farm|Place|Tract|Homestead|Addition|Subdivision)\b)/;

/** "to B and to his heirs the said survey, with all the minerals": land told before. */
const LAND_TOLD =
  /^,? (?:(?:and )?(?:(?:un)?to )?(?:his|her|its|their) (?:heirs|successors)(?:,? (?:and|or)? ?(?:assigns|successors|heirs)){0,3},? )?(?=(?:the (?:said|same|above|aforesaid|foregoing)|said|that same) (?:[a-z-]+ ){0,2}(?:survey|tracts?|lands?|premises|property|section|quarter|farm|parcels?|lots?)\b,? (?:(?:together )?with|including|and) (?:all|the|its)\b)/i;

/** "unto B, his heirs and assigns, in and under the land below, all the oil and gas", "to B, beneath Lot 4, an undivided half of the minerals": right behind the taker stands where the thing lies, and the thing behind that. */
const LIES_AHEAD =
  /^[,: ]*(?:(?:his|her|its|their) (?:heirs|successors)(?:,? (?:and|or)? ?(?:assigns|successors|heirs)){0,3}[,: ]*)?(?:forever[,: ]*)?(?:in|on|under|upon|beneath|within)(?:,? (?:in|on|under|upon|and|beneath|within))* (?:all of )?(?:the |that |said )?$/i;
const THING_BEHIND =
  /, (?=(?:all|an? undivided|the (?:whole|entire)|one[- ](?:half|third|fourth|quarter|eighth|sixteenth)|(?:an? )?\d+\/\d+)\b[^.;]{0,60}?\b(?:oil|gas|minerals?|coal|royalt(?:y|ies)|hydrocarbons)\b(?![^.;]{0,80}\b(?:reserved|excepted|excluded|saved)\b))/i;
function behindPlace(text: string, start: number, at: number, to: number): number | null {
  if (!LIES_AHEAD.test(text.slice(start, at))) return null;
  const thing = THING_BEHIND.exec(text.slice(at, Math.min(to, at + 400)));
  return thing ? at + thing.index + thing[0].length : null;
}

const COMPANION = /\b(?:with|including),? $/i;
const MINERALS_AHEAD =
  /^(?:(?:all|any|the|of|its|my|our|oil|gas|coal|and|other)\b,? ?){0,8}(?:minerals?|mineral (?:rights|estate)|oil and gas)\b(?: (?:therein|thereunder|thereto|thereon|belonging|in and under it))*[,;:]\s*/i;

/** "with one-half of the oil, gas and other minerals and no more, these two parcels:": whatever comes along, up to the land that it comes with. */
const ALONG =
  /^[^;:.]{0,60}\b(?:oil|gas|coal|minerals?)\b(?:(?!\b(?:in|under|upon|beneath)\b)[^;:.]){0,60}[,:] (?=(?:(?:these|those|the|all|an?|certain|that|following|described|two|three|four|five|six|several|\d+) ){1,4}(?:tracts?|parcels?|pieces?|lots?|lands?|premises|real|property)\b)/i;

/** "unto B, with all minerals, these four tracts: …": minerals that come with land told behind them are not the thing given. */
export function pastCompanion(text: string, object: Span): Span {
  const words = text.slice(object.start, object.end);
  const m = COMPANION.test(text.slice(Math.max(0, object.start - 12), object.start)) ? (MINERALS_AHEAD.exec(words) ?? ALONG.exec(words)) : null;
  const rest = m ? words.slice(m[0].length, m[0].length + 60) : "";
  return m && LAND_HEAD.test(rest) ? { start: object.start + m[0].length, end: object.end } : object;
}

const blank = (words: string): string => " ".repeat(words.length);

/** Start of the object after the granting words and the grantee's name; the end of the granting words where none is found. */
export function objectStart(scene: Scene, from: number, to: number): number {
  const whole = scene.text.slice(0, Math.max(from, to)).replace(ASIDE, blank);
  const text = whole.slice(0, from) + whole.slice(from).replace(ASIDE_BEFORE_LAND, blank).replace(PARTS_OF_PRICE, blank);
  const unto = /(?<!\bin(?:,? and)? )\b(?:unto|to)\b(?!-| ?wit)(?: the)?(?: said)?/i.exec(text.slice(from, Math.min(to, from + 160)));
  const named = unto ? from + unto.index + unto[0].length : from;
  const listed = unto ? LIST_OF_TAKERS.exec(text.slice(named, named + 200)) : null;
  let start = listed ? named + listed[0].length : unto ? behindName(scene, named) : from;
  const near = text.slice(start, Math.min(start + 160, Math.max(start, to)));
  const land = start > named && !listed ? (LAND_BY_NAME.exec(near) ?? LAND_TOLD.exec(near)) : null;
  if (land) return start + land[0].length;
  for (let turn = 0; turn < 4; turn++) {
    const m = OBJECT_OPENER.exec(text.slice(start, Math.max(start, to)));
    if (!m) return from;
    const behind = behindPlace(text, start, start + m.index, to);
    if (behind !== null) return behind;
    const share = shareAhead(text.slice(start, start + m.index), text.slice(start + m.index, Math.min(to, start + m.index + 40)));
    if (share >= 0) return start + share;
    const told = isOtherOwned(text.slice(Math.max(from, start + m.index - 90), start + m.index + m[0].length));
    if (!told && !isCarvedFrom(text.slice(Math.max(from, start + m.index - 40), start + m.index))) return start + m.index;
    start += m.index + m[0].length;
  }
  return from;
}

/** "a fourth of my half interest in" before the words that open an object: the share opens it; −1 where none of something stands there. */
function shareAhead(words: string, behind: string): number {
  const share = findShares(words + behind).find(
    (s) =>
      s.end <= words.length &&
      /^\)?,? ?(?:(?:equal|undivided|parts?|interests?|shares?),? ){0,3}(?:of|in) /i.test((words + behind).slice(s.end)) &&
      !isCarvedFrom(words.slice(0, s.start)),
  );
  return share ? share.start - (/\b(?:an? |the |one )(?:undivided |equal )?$/i.exec(words.slice(0, share.start))?.[0].length ?? 0) : -1;
}

/** "each of the following, in the percentage set opposite its name:" behind "unto". */
const LIST_OF_TAKERS = /^ ?(?:each of |all of )?the (?:following|below)(?: named)?(?: \w+)?\b[^:;.]{0,150}: ?(?=["']?[A-Z ])/i;

/** ": of all the royalties from the land, a two-thirds part": an object whose share stands behind it opens with "of". */
const OF_AHEAD = /(?:[:;,)]|\bperpetuity|\bforever) ?(?:of|out of|in) $/i;
const opensInverted = (text: string, at: number): number =>
  OF_AHEAD.exec(text.slice(Math.max(0, at - 20), at))?.[0]
    .replace(/^[^a-z]*/i, "")
    .replace(/^(?:perpetuity|forever) /i, "").length ?? 0;

/** "twenty-five per cent of one-half", "surface and all minerals": an object that opens within a share or behind the surface opens where that does. */
export function backOverShare(text: string, at: number): number {
  const from = Math.max(0, at - 50);
  const share = findShares(text.slice(from, at + 60)).find((s) => from + s.start < at && at < from + s.end);
  const called = calledAhead(text.slice(Math.max(0, at - 90), at), text.slice(at, at + 120));
  if (called >= 0) return Math.max(0, at - 90) + called;
  return share ? from + share.start : at - (SURFACE_AHEAD.exec(text.slice(Math.max(0, at - 50), at))?.[0].length ?? opensInverted(text, at));
}

/** "surface and all minerals": the one half of the land right ahead of the other. */
const SURFACE_AHEAD = /\b(?:the )?(?:entire )?surface(?: estate| rights?)?,? (?:and|with|together with|as well as|plus) $/i;
