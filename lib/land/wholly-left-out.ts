// "covering the W/2 of Section 22 and the NE/4 of Section 21, LESS AND EXCEPT the NE/4 of Section 21": one of several tracts that the same words leave out again.
import type { Tract } from "@/lib/contracts/aspects/land";
import { regionOfTract } from "./named/named-parts";
import { contains, EMPTY } from "./set/region";

const TURN =
  /(?<![A-Z])(?:SAVE\sAND\sEXCEPT(?:ING)?|LESS\sAND\sEXCEPT(?:ING)?|EXCEPT(?:ING)?(?:\sAND\sEXCLUDING)?(?:\sTHEREFROM)?|EXCLUDING|LESS|SAVE|BUT\sNOT|NOT\sINCLUDING|OTHER\sTHAN)(?:\sAS\sTO|\sAND\sEXCLUDING)?\s(?=(?:ALL\s|THE\s|SAID\s|OF\s)*(?:SEC|LOTS?\s|TRACT|[NS][EW]\s?(?:\/4|¼|1\/4|\s?QUARTER)|[NSEW]\s?(?:\/2|½|1\/2)|(?:NORTH|SOUTH|EAST|WEST)))/g;
const CLAUSE_END = /;|\.\s{1,3}(?=[A-Z])|,?\s(?:WHICH|AND\sALSO|TOGETHER\sWITH|CONTAINING|BEING|ALL\sIN|RESERVED|RETAINED)(?![A-Z])|\n\s*\n/;
/** The warning on tracts beside which others were named and left out again. */
export const LEFT_OUT = "left_out";

/** "the NW/4 thereof", "the north 10 acres": a part of what stands before it, whatever section is named behind. */
const RELATIVE = /(?<![A-Z])(?:THEREOF|ACRES?|OF\sTHE\sSAME|OF\sSAID\s(?!SEC))(?![A-Z])/;
const SECTION = /(?<![A-Z])(?:SEC|SURVEY|\d{1,2}-\d)/;
const sectionOf = (t: Tract): string | null => t.plss?.section?.toString() ?? t.survey?.section ?? null;
const sameTown = (a: Tract, b: Tract): boolean => !a.plss?.township || !b.plss?.township || a.plss.township === b.plss.township;

/** Whether the land of a tract lies in one left out whose section is named. Lots are compared by their numbers. */
export function isOut(t: Tract, out: readonly Tract[]): boolean {
  return out.some((o) => {
    if (sectionOf(o) === null || sectionOf(o) !== sectionOf(t) || !sameTown(t, o)) return false;
    const [own, gone] = [regionOfTract(t), regionOfTract(o)];
    const lots = (t.plss?.lots ?? []).every((l) => (o.plss?.lots ?? []).includes(l));
    return lots && (own === EMPTY ? (t.plss?.lots ?? []).length > 0 : contains(gone, own));
  });
}

/**
 * The tracts less those that the words leave out whole by their section: of W/2 22 and NE/4 21, "less the NE/4 of Section 21" → W/2 22. `plain`: upper-case text of the
 * tracts' spans; `read`: reads a stretch of it. What leaves out a part of a tract was subtracted where the tract was read. As they are where nothing would be left.
 */
export function withoutWhollyLeftOut(plain: string, tracts: readonly Tract[], read: (start: number, end: number) => readonly Tract[]): Tract[] {
  if (tracts.length < 2) return [...tracts];
  const clauses = [...plain.matchAll(TURN)].map((m) => {
    const from = m.index + m[0].length;
    const end = CLAUSE_END.exec(plain.slice(from, from + 400));
    return { start: m.index, from, end: end ? from + end.index : Math.min(plain.length, from + 400) };
  });
  const out = clauses.flatMap((c) => {
    if (RELATIVE.test(plain.slice(c.from, c.end))) return [];
    const named = read(c.from, c.end).filter((t) => sectionOf(t) !== null);
    const ahead = tracts.filter((t) => t.span && t.span.start < c.start && SECTION.test(plain.slice(t.span.start, c.start)) && isOut(t, named));
    const again = tracts.filter((t) => t.span && t.span.start >= c.start && t.span.start < c.end && isOut(t, named));
    return ahead.length ? [...ahead, ...again] : [];
  });
  const left = tracts.filter((t) => !out.includes(t));
  if (!left.length || !out.length) return [...tracts];
  const told = { code: LEFT_OUT, message: `Land named and left out again: ${out.map((t) => t.text).join("; ")}.` };
  return left.map((t) => ({ ...t, warnings: [...t.warnings, told] }));
}
