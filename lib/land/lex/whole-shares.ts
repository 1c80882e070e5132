// A whole that is a share of what lies under a piece of land, and no piece of land: "SE/4 of Section 3: all (8/8)", "S/2 of Section 11, all;".

const WHOLE = "(?:THE\\s)?(?:ALL|WHOLE|ENTIRETY|ENTIRE)";
/** "all (8/8)", "the whole, 100%", "the entire interest". */
const IN_FIGURES = new RegExp(
  `(?<![A-Z])${WHOLE}[\\s,(]{1,3}(?:8\\/8(?:THS?)?|1\\/1|100\\s?(?:%|PER\\s?CENT)|EIGHT[\\s-]EIGHTHS)|(?<![A-Z])${WHOLE}\\s(?:UNDIVIDED\\s)?(?:MINERAL\\s|ROYALTY\\s)?INTEREST(?![A-Z])`,
  "g",
);
const PART = "(?:[NSEW]{1,2}\\s?(?:\\/\\s?[24]|1\\/[24]|[½¼])|QUARTER|HALF|LOTS?\\s\\d{1,2})";
/** "S/2 NW/4 of Section 11, all;": of a part of a section nothing else can be all. */
const BEHIND_PART = new RegExp(
  `(?<=${PART}[^;:\\n]{0,40}?(?<![A-Z])SEC(?:TION|\\.)?\\s?\\d{1,2}(?:(?!SEC)[^;\\n]){0,40}?[\\s,:.-])${WHOLE}(?=\\s*(?:[;,.)\\n]|$))`,
  "g",
);
const blank = (words: string): string => " ".repeat(words.length);

/** Upper-case text with such words blank; every offset as it was. */
export const withoutWholeShares = (plain: string): string => plain.replace(IN_FIGURES, blank).replace(BEHIND_PART, blank);
