// A half of the quarter told before: "the north half of said quarter section", "and to her sister the south half of the same".

const QUARTER =
  /(?<![A-Z])(NORTH\s?-?EAST|NORTH\s?-?WEST|SOUTH\s?-?EAST|SOUTH\s?-?WEST|NE|NW|SE|SW)\s?(?:\/\s?4|¼|1\/4|(?:ONE-?\s?)?(?:QUARTER|FOURTH))(?:\s?\((?:[NS][EW]\s?(?:\/4|¼|1\/4))\))?,?\s(?:OF\s)?(?:THE\s)?SEC(?:TION|\.)?\s(?:NO\.?\s)?(\d{1,2})(?!\d)/g;
const OTHER_LAND = /(?<![A-Z])(?:SEC(?:TIONS?|S)?[.\s]{1,2}(?:NO\.?\s)?\d|LOTS?\s\d|TRACT\s\d)/;
const POINTER =
  /(?<=(?<![A-Z])(?:(?:NORTH|SOUTH|EAST|WEST)\s(?:ONE-?\s?)?HALF|[NSEW]\s?(?:\/\s?2|½|1\/2)))(?:\sOF|,)\s(?:THE\sSAID|SAID|THE\sSAME|SUCH|THE\sAFORESAID)(?:\sQUARTER(?:[\s-]SECTION)?)?(?![A-Z])(?!\s(?:HALF|QUARTER|FRACTIONAL|SEC|SURVEY|LANDS?|TRACT|LOT|PREMISES|BLOCK|LEAGUE|FARM|PROPERTY|\d))/g;

const initials = (words: string): string => words.replace(/NORTH/, "N").replace(/SOUTH/, "S").replace(/EAST/, "E").replace(/WEST/, "W").replace(/[\s-]/g, "");

/**
 * Upper-case text with the quarter and its section written where words point back to them; every offset as it was.
 * Leaves words alone behind which other land was named since, or that have no room.
 */
export function halvesOfSaid(plain: string): string {
  if (!/SAID|SAME|SUCH/.test(plain)) return plain;
  const quarters = [...plain.matchAll(QUARTER)].map((m) => ({ end: m.index + m[0].length, words: `${initials(m[1] ?? "")}/4 SEC ${m[2]}` }));
  if (!quarters.length) return plain;
  return plain.replace(POINTER, (pointer: string, at: number) => {
    const base = quarters.findLast((q) => q.end <= at);
    if (!base || OTHER_LAND.test(plain.slice(base.end, at)) || base.words.length + 1 > pointer.length) return pointer;
    return ` ${base.words}`.padEnd(pointer.length);
  });
}
