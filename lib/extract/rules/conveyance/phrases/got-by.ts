// An interest told by the deed through which the giver had it: "that interest in the minerals which came to Grantor by the deed in Book 13, page 9".
import type { LandReference } from "@/lib/contracts/aspects/land";
import { findCitations } from "./citation";
import { createdInOne } from "./holder";

const THING = "(?:interests?|minerals?|oil|gas|royalt(?:y|ies)|rights?|shares?|part|portion|estate|half|third|fourth|eighth)";
/** The object opens with an interest that is known already: "that interest", "those minerals", "all of Grantor's interest", "one-half of the interest". */
const KNOWN = new RegExp(
  `^[^.;]{0,60}?\\b(?:that|those|the|such|its|his|her|their|my|our|grantor['’]?s?)(?: (?:same|identical|said|entire|whole|certain|undivided|mineral|royalty|particular|very|oil,?|gas|and))* ${THING}\\b|^(?:only )?(?:all |everything |the whole )(?:of )?(?:that|which|what)\\b`,
  "i",
);
const WHO = "(?:(?:the )?(?:said )?(?:grantors?|sellers?|vendors?|assignors?)|I|we|he|she|it|they|him|her|me|us|them)";
const GOT =
  "(?:came|passed|went|descended|acquired|obtained|derived|received|got|bought|purchased|took|taken|conveyed|granted|deeded|given|sold|assigned|devised|vested|inherited)(?! (?:only )?(?:to secure|as security))";
const BY_DEED = new RegExp(
  `\\b(?:(?:which|that|as|what|so much as|being)\\b,? )?(?:(?:was|were|is|are|has been|have been) )?(?:${WHO} )?(?:(?:has|have|had) )?(?:heretofore |formerly |previously |so )?${GOT}\\b(?=[^;]{0,120}?\\b(?:by|in|under|through|from|of|to|via|at|book|vol(?:ume)?|pursuant)\\b)`,
  "gi",
);
/** "the land conveyed in Book 9", "described in": what the land is, not what the interest is. */
const OF_LAND = /\b(?:lands?|premises|tracts?|property|acreage|being|parcel)(?: (?:the )?same)?,? (?:(?:which|that) )?$/i;
const LONGEST = 420;
const NEAR = 150;

/** The paper through which the giver had what is given; null where the words name the thing by no such paper. `words`: the object of the grant to the end of its sentence. */
export function gotBy(words: string): LandReference | null {
  const clause = words.slice(0, LONGEST).split(/(?<=[a-z\d)])\. (?=[A-Z][a-z]+ )/)[0] ?? "";
  if (!KNOWN.test(clause)) return null;
  for (const m of clause.matchAll(BY_DEED)) {
    if (OF_LAND.test(clause.slice(0, m.index))) continue;
    const behind = clause.slice(m.index, m.index + m[0].length + NEAR + 60);
    const cited = findCitations(behind)[0];
    if (cited && cited.start - m[0].length < NEAR) return createdInOne(behind);
  }
  return null;
}
