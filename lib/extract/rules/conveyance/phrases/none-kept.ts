// Words that say nothing is kept: "nothing being kept back by the grantor", "no part thereof being reserved", "the grantor retaining no interest". They keep nothing, whatever is named before them.

const KEPT = "(?:reserved|retained|kept|withheld|excepted|held back|saved)";
const PASSING = "(?:convey|grant|sold|sell|pass|transfer|includ|all\\b|the whole|but|except\\b|save\\b|other than|more|less)";
const THING = "(?:part|portion|share|interest|right|estate|minerals?|oil|gas|royalt(?:y|ies)|thing)";
const NONE_KEPT_HERE = new RegExp(
  `\\b(?:nothing|none|no (?:part|portion|share|interest|right|estate|mineral|oil|gas|royalty|thing))\\b(?:(?!\\b${PASSING})[^.;,]){0,70}\\b${KEPT}\\b[^.;,]*` +
    `|\\b(?:keep|retain|reserv|withhold|hold|sav|except)(?:s|es|e|ing)?(?: (?:back|out))?(?: (?:for|to|unto) \\w+)? (?:nothing|none|neither|no)\\b(?! (?:other|further) (?!${THING}\\b(?![^.;]{0,60}\\b(?:than|but|except|save)\\b))| (?:more|less|fewer|longer|but|except|save|matter|doubt)\\b)[^.;,]*`,
  "gi",
);

/** The words with those that deny a keeping blanked, every other at its place: "half the minerals, nothing being withheld by her" → "half the minerals,…". Errs toward leaving them. */
export const withoutNoneKept = (words: string): string => words.replace(NONE_KEPT_HERE, (said) => " ".repeat(said.length));
