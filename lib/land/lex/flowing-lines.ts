// Lines of a description that go on below: a line's end within a sentence is a blank, that of a row or paragraph stays. Every character keeps its place.

/** Shorter lines are rows of a table or items of a list, unless a small letter goes on below. */
const ROW_MAX = 30;
/** Words behind which no description ends. */
const GOES_ON =
  /(?:(?<![A-Za-z])(?:of|the|and|in|to|said|being|all|by|from|section|sections|sec|township|twp|range|rge|block|blk|north|south|east|west|lots?|nos?|numbers?|abstract|tracts?|undivided|through|thence)\.?|(?<!\d),|[&(])[ \t]*$/i;
const PART_ENDS = /(?:\/\s?[24]|[½¼]|(?<![A-Za-z])(?:quarter|half))[ \t]*$/i;
const ITS_SECTION = /^[ \t]*sec(?:tion|\.)?\s\d{1,3}(?!\s?[\d:])/i;
/** "the N/2 | NW/4 of Section 9": a quarter with its section behind a half. */
const ITS_QUARTER = /^[ \t]*(?:[NS][EW]\s?(?:\/\s?4|¼)|(?:North|South)(?:east|west)\s(?:Quarter|Fourth))(?:(?!\bsec).){0,60}\bsec(?:tion|\.)?\s\d/i;
/** A section and its parts on the next line belong to the words before them. */
const NUMBER_WANTED = /(?<![A-Za-z])(?:section|sections|sec|township|twp|range|rge|block|blk|lots?|nos?|abstract|and|of|in)\.?[ \t]*$/i;
const ITEM =
  /^[ \t]*(?:[-•*]|\(?(?:\d{1,3}|[A-Za-z]|[ivx]{1,4})[.)]\s|(?:tract|parcel|unit|item|exhibit|first|second|third|fourth)\b[^,]{0,12}[:.]|[A-Za-z][A-Za-z' ]{2,40}:|(?:sec(?:tion|\.)?s?|T\.?)[ -]?\d{1,3}[NS]?\s?(?:[:;-]|$))/i;

/** `text` with a blank for each line's end behind which its sentence goes on. */
export function withFlowingLines(text: string): string {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n");
  return lines.reduce((out, line, i) => {
    const before = lines[i - 1];
    if (before === undefined) return line;
    return `${out}${goesOn(before, line) ? " " : "\n"}${line}`;
  }, "");
}

function goesOn(before: string, line: string): boolean {
  if (!before.trim() || !line.trim() || ITEM.test(line)) return false;
  if (PART_ENDS.test(before) && /^[ \t]*(?:all|also|and all|and also)\b/.test(line)) return false;
  if (/^[ \t]*[a-z]/.test(line) && !/[.:;|][ \t]*$/.test(before)) return true;
  if (before.trim().length < ROW_MAX || before.includes("|") || / {3,}\S/.test(before.trim())) return false;
  if (PART_ENDS.test(before))
    return (ITS_SECTION.test(line) || ITS_QUARTER.test(line)) && !/(?<![A-Za-z])sec(?:tion|s|\.)?\s?\d[^;]*$|:/i.test(before) && !line.includes(":");
  return /^[ \t]*\d/.test(line) ? NUMBER_WANTED.test(before) : GOES_ON.test(before);
}
