// Pieces left out of a survey that has no sections: "the Roe Survey, A-12, save 100 acres off the north end".
import type { LandException, Tract } from "@/lib/contracts/aspects/land";
import { findAcres } from "@/lib/land/attributes/acreage";

const TURN =
  /[,;]?\s(?:SAV(?:E|ING)(?:\sAND\sEXCEPT(?:ING)?)?|(?<!MORE\sOR\s)(?<!OR\s)LESS(?:\sAND\sEXCEPT)?|EXCEPT(?:ING)?|EXCLUDING|BUT\sNOT(?:\sINCLUDING)?|ALL\sBUT)(?:\sTHEREFROM|\sTHEREOUT|\sFROM\sIT)?,?\s(?=((?:(?:A|AN|THE|THAT|CERTAIN|TRACT|PIECE|PARCEL|STRIP|PART|PORTION|OF|NORTH|SOUTH|EAST|WEST|MIDDLE|[NS]O?RTH(?:EAST|WEST)|SOUTH(?:EAST|WEST))\s){0,6})\d[\d,.]*\sACRES?(?![A-Z]))/g;
/** Where the words return to the land itself. */
const RETURN =
  /[;\n]|(?<=[A-Z]{4}|\d|\))\.(?=\s|$)|,?\s(?:AND\s)?(?:CONTAINING|LEAVING|TOGETHER|BEING\s(?:ALL|THE\sSAME|THE\sLANDS?|IN\s)|(?:ALL\s|SITUATED?D?\s|LYING\s)?(?:IN|OF)\s(?:SAID\s|THE\s)?(?:[A-Z]+\s){1,3}COUNT(?:Y|IES)|\d[\d,.]*\sACRES)(?![A-Z])/;
/** What is left out there is an interest, and no land. */
const INTEREST = /(?<![A-Z])(?:OIL|GAS|MINERALS?|ROYALT(?:Y|IES)|COAL|INTEREST)(?![A-Z])/;

/** Adds to a survey's tract, in place, the pieces that upper-case `plain` (`raw`: as written) leaves out by their acres; nothing where the tract has sections, calls or exceptions. */
export function leaveOutPieces(t: Tract, plain: string, raw: string): void {
  if (t.kind !== "texas_survey" || t.survey?.section || t.survey?.block || t.calls || t.exceptions.length > 0 || !t.span) return;
  for (const m of plain.slice(t.span.start, t.span.end).matchAll(TURN)) {
    const start = t.span.start + m.index + m[0].length;
    const size = findAcres(plain.slice(start, start + 160))[0];
    if (!size) continue;
    const from = start + size.end;
    const stop = plain.slice(from, t.span.end).search(RETURN);
    const end = stop < 0 ? t.span.end : from + stop;
    if (INTEREST.test(plain.slice(start, end))) continue;
    t.exceptions.push({ text: raw.slice(start, end).trim(), acres_stated: size.acres, subtracted: false, span: { start, end } } satisfies LandException);
  }
}
