// Sections of a block that the words count and number apart from the word "section": "fourteen sections of Block 98, …, numbered from 41 to 54", "these sections of Block 37: No. 25, No. 26 and No. 36".

const NUMBER = "(\\d{1,4})(?![\\d.,]*\\sACRES)";
const UP_TO = "(?:-|\\s?,?\\s(?:UP\\s)?(?:TO|THROUGH|THRU)(?:\\sAND\\sINCLUDING|\\sINCLUSIVE)?\\s)";
/** What else bears numbers beside the sections: "ABSTRACT NOS. 1001 AND 1002", "LOTS NUMBERED 1 TO 8". */
const OTHER =
  "(?<![A-Z])(?:ABSTRACT|ABST?|CERTIFICATE|CERT|SCRIP|FILE|PATENT|PERMIT|WARRANT|LOT|TRACT|PARCEL|SHARE|WELL|UNIT|LEASE|LABOR|LEAGUE|BLOCK|BLK)S?\\.?";
/** "NUMBERED FROM 41 TO 54", "NUMBERED 41 UP TO AND INCLUDING 54", "SECTIONS, 41 UP TO AND INCLUDING 54". */
const RUN = new RegExp(
  `(?<!${OTHER},?\\s(?:(?:ARE|BEING)\\s)?)(?:NUMBER(?:ED|S)|SECTIONS?,)\\s(?:FROM\\s)?(?:NOS?\\.?\\s)?${NUMBER}${UP_TO}(?:NO\\.?\\s)?${NUMBER}`,
);
/** "SECTION 41, SECTION 54, AND EACH SECTION NUMBERED BETWEEN THEM". */
const BETWEEN = new RegExp(
  `SECTIONS?\\s(?:NO\\.?\\s)?${NUMBER}(?:,|\\sAND|,\\sAND)\\s(?:SECTION\\s)?(?:NO\\.?\\s)?${NUMBER},?\\s(?:AND|TOGETHER\\sWITH|WITH)\\s(?:ALL|EACH|EVERY)\\s(?:OF\\s)?(?:THE\\s)?(?:SECTIONS?\\s)?(?:NUMBERED\\s|LYING\\s|THAT\\sLIE\\s)?BETWEEN`,
);
/** "SURVEY: NO. 25, NO. 26, NO. 35 AND NO. 36", "FOUR SECTIONS, NOS. 25, 26, 35 AND 36". */
const LIST = new RegExp(
  `(?<!${OTHER}[:,]?)(?<!SURVEYS?)(?:[:,]\\s(?:NAMELY,?\\s|TO-?WIT,?\\s)?|\\s)NOS?\\.?\\s(\\d{1,4}(?:(?:,\\sAND\\s|,\\s|\\sAND\\s|\\s&\\s)(?:NO\\.?\\s)?\\d{1,4}(?![\\d.,]*\\sACRES|\\d))+)`,
);
/** "SECTION TWENTY-FIVE (25)     SECTION TWENTY-SIX (26)": rows of sections with nothing beside their numbers. */
const ONE = /(?<![A-Z])SECTION\s(?:NO\.?\s)?(?:[A-Z]+(?:-[A-Z]+)?\s)?\(?(\d{1,4})\)?(?![\d.,]*\sACRES)/g;
const COUNTED = /(?<![A-Z])SECTIONS(?![A-Z])|(?<![A-Z])(?:EACH|EVERY|ANY)\sSECTION(?![A-Z])/;
/** A run longer than that covers a country in the gross ("sections 295 to 365, so far as I own in any"), and no list of tracts. */
const MOST = 40;

function between(from: string, to: string): string[] {
  const [a, b] = [Number(from), Number(to)];
  return b > a && b - a < MOST ? Array.from({ length: b - a + 1 }, (_, i) => String(a + i)) : [];
}

/** Sections one behind the other that only blanks or commas part. */
function inRows(text: string): string[] {
  const all = [...text.matchAll(ONE)];
  const bare = all.every((m, i) => {
    const next = all[i + 1];
    return next === undefined || /^[\s,;]*(?:AND\s)?$/.test(text.slice(m.index + m[0].length, next.index));
  });
  return bare ? all.map((m) => m[1] ?? "") : [];
}

/** The numbers of the sections that upper-case text tells so, in order; empty where it does not. */
export function sectionsTold(text: string): string[] {
  const ends = BETWEEN.exec(text);
  if (ends) return between(ends[1] ?? "", ends[2] ?? "");
  if (!COUNTED.test(text)) return [];
  const run = RUN.exec(text);
  if (run) return between(run[1] ?? "", run[2] ?? "");
  const rows = inRows(text);
  if (rows.length > 1) return rows;
  const behind = text.slice(text.search(COUNTED));
  return (LIST.exec(behind)?.[1]?.match(/\d+/g) ?? []).filter((n, i, all) => all.indexOf(n) === i);
}
