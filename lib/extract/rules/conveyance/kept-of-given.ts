// What is kept out of a share that is given: "grants an undivided fourth …; out of the property thus granted there is reserved 25% of the minerals".
import { compare, fromWire, ONE } from "@/lib/fraction/rational";
import type { Found } from "./interest";
import type { Scene } from "./scene";
import type { Segment } from "./segments";

/** A deed of all the land speaks of the whole so; "out of the land conveyed" is no share of a share (King v. First Nat'l Bank, Tex. 1946). */
const OUT_OF_GIVEN =
  /\b(?:out of|from) (?:(?:the|said|all|such|of|this) )*(?:property|premises|estate|title|gift|grant)(?:,? (?:which|that) (?:is|are)| being)?(?: (?:so|thus|hereby|herein|here|now|above|therein|just))* (?:conveyed|granted|sold|transferred|deeded|given|described)\b[^.;]{0,120}$/i;

/** A share that is pointed at: "the half so conveyed", "her said interest", "the undivided one-ninth"; of the minerals themselves, or of another, it is none. */
const POINTING = "(?:(?:the|that|this|my|our|his|her|its|their|said|such|each|grantors?['’]?s?['’]?|own|aforesaid|above|foregoing|same) ){1,4}";
const SIZED = "(?:an? )?(?:(?:undivided|equal|several|respective|(?:one|two|three|five|seven)(?: |-)|[\\d/½¼⅓⅛()]+(?:ths?|rds?|nds?)?) ?){0,4}";
const PART = "(?:half|halves|moiety|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|ninths?|tenths?|parts?|portions?)";
const NOW_GIVEN =
  "(?:,? (?:(?:which|that) (?:is|are) |being )?(?:(?:so|thus|hereby|herein|here|now|above|therein|just) ){0,2}(?:conveyed|granted|sold|transferred|deeded|given|described)\\b)";
/** "interest" and "share" say it by themselves; "half" and "quarter" may be of the land, unless they are undivided, numbered or told as given. */
const GIVEN_SHARE = new RegExp(
  `\\b(?:out of|from|in|under|of|upon|to|with) ${POINTING}(?:${SIZED}(?:interests?|shares?)\\b|(?:undivided |(?:one|two|three|five|seven)-)(?:one-|two-|three-)?${PART}\\b|${PART}${NOW_GIVEN})` +
    "(?! (?:of|in|to) (?:and to )?(?:all |any |the |said ){0,3}(?:oil|gas|coal|minerals?|royalt))(?! (?:of|owned by|held by|belonging to) (?!the (?:said )?(?:grantor|first)|(?:sections?|all|the|said)\\b))",
  "i",
);
const KEEPS = /\b(?:reserv|except|retain|kept|keep|withh[eo]ld|sav(?:e|ing)\b)/gi;

/** The words of a clause of keeping on either side of its share: behind what is given before it, and up to where the clause ends. */
function wordsOfKeeping(f: Found, at: number, grants: readonly Found[], { text, sentences }: Scene): string {
  const sentence = sentences.find((s) => s.start <= at && at < s.end);
  const start = sentence?.start ?? at;
  const given = grants.map((g) => g.span).filter((s) => s.start < at && s.end > start);
  const verbs = [...text.slice(start, at).matchAll(KEEPS)].map((m) => start + m.index);
  const from = given.some((s) => s.end > at) ? (verbs.at(-1) ?? at) : Math.max(start, ...given.map((s) => s.end));
  const behind = text.slice(f.fraction?.end ?? at, Math.min(sentence?.end ?? at, (f.fraction?.end ?? at) + BEHIND));
  return `${text.slice(Math.max(from, at - AHEAD), at)} # ${behind.split(/;|, (?:and|together|along) (?:with )?(?=[^,;]*\b(?:royalt|right))/i)[0]}`;
}
const AHEAD = 240;
const BEHIND = 200;

const isShareOfLand = ({ interest: g }: Found): boolean =>
  (g.estate_type === "fee" || g.estate_type === "surface") && g.of === "whole" && g.fraction !== null && compare(fromWire(g.fraction), ONE) < 0;

/**
 * Reservations with their base put right where the deed gives a share of the land and keeps something out of that: one-fourth kept of one-fourth given is 1/16.
 * As they are where the whole land is given (the words then speak of the whole) or another base is told.
 */
export function keptOfGiven(kept: readonly Found[], grants: readonly Found[], scene: Scene): Found[] {
  if (!grants.length || !grants.every(isShareOfLand)) return [...kept];
  return kept.map((f) => {
    const at = f.fraction?.start ?? -1;
    if (at < 0 || f.interest.of !== "whole" || f.interest.estate_type !== "mineral") return f;
    const words = wordsOfKeeping(f, at, grants, scene);
    return OUT_OF_GIVEN.test(words.split(" # ")[0] ?? "") || GIVEN_SHARE.test(words)
      ? { ...f, interest: { ...f.interest, of: "described_interest" as const } }
      : f;
  });
}

/** "together with 20% of the royalties arising therefrom", "and a like part of the royalty". */
const ITS_YIELD = /^[^.;]{0,80}\b(?:royalt(?:y|ies)|rentals?|bonus(?:es)?)\b/i;
const GIVEN = /\b(?:grantees?|buyers?|purchasers?|vendees?|conveyed|granted|sold)\b/i;
/** Whether a clause that opens "together with" goes on with what the clause right before it keeps, and so gives nothing: "reserving half of the minerals, together with half of the royalties". */
export const goesWithKept = (s: Segment, before: Segment | undefined, kept: readonly Segment[]): boolean =>
  s.kind === "with" && before !== undefined && kept.includes(before) && before.sentence === s.sentence && ITS_YIELD.test(s.text) && !GIVEN.test(s.text);
