// Words that say nothing was got out of the land: "nothing in the way of oil or gas has been taken from it", "not a barrel of oil has been had", "at no time has any gas been sold".

const GOT = "(?:taken|produced|sold|run|marketed|got(?:ten)?|had|removed|obtained|raised|pumped|recovered|extracted|mined|shipped|delivered|saved|brought up)";
const THING = "(?:oil|gas|coal|minerals?|hydrocarbons?|petroleum)";
const BEEN = "(?:has|have|had|was|were)(?: (?:ever|yet|been|there|at any time|since|so far|either))*";

/** What was got, with a word of denial ahead of it. */
export const NONE_TAKEN = [
  `\\bnothing\\b(?=[^.;,]{0,60}\\b${THING}\\b)[^.;]{0,80}\\b${BEEN} ${GOT}\\b`,
  `\\bneither ${THING}\\b[^.;]{0,60}\\b${BEEN} ${GOT}\\b`,
  `\\bnot (?:a|one|any|so much as an?) (?:single )?(?:barrel|foot|cubic foot|drop|ton|pint|gallon|particle)\\b[^.;]{0,80}\\b${BEEN} ${GOT}\\b`,
  `\\bno (?:${THING}|minerals?)(?: of any (?:kind|sort|nature|description))\\b[^.;]{0,80}\\b${BEEN} ${GOT}\\b`,
  `\\bat no time\\b[^.;]{0,60}\\b(?:any )?${THING}\\b[^.;]{0,40}\\b${GOT}\\b`,
  `\\bnever (?:saw|seen|knew|known|heard of)\\b[^.;]{0,40}\\b${THING}\\b[^.;]{0,40}\\b${GOT}\\b`,
  `\\bwithout (?:any )?production of (?:any )?${THING}\\b(?![^.;]{0,60}\\b(?:days|ends?|terminat\\w+|expires?)\\b)`,
].join("|");

/** Ahead of a word of production in the same clause: what denies it. */
export const NOTHING_AHEAD =
  "\\b(?:nothing|neither)\\b[^.;,]{0,60}$|\\b(?:nothing|neither)\\b[^.;,]{0,60}\\b(?:oil|gas|coal|minerals?),? (?:(?:nor|or|and) )?$|\\bnever (?:saw|seen|knew|known)\\b[^.;]{0,60}$";
