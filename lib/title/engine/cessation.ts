// Where production stopped for good: the day after a term on which every well of the land was done, and nothing came back in time.
import { addDays, addMonths } from "./calendar";
import type { Production } from "./holding";

/** Days within which production must come back, where no cessation clause is read. */
const CESSATION_DAYS = 60;

/** The first sign that all production of the land stopped after `end` and did not come back in time; null where it goes on. Errs toward null: the stop must be dated and reach all the land. */
export function cessationAfter(signs: readonly Production[], land: ReadonlySet<string>, end: string): Production | null {
  for (const stop of signs) {
    const { day } = stop;
    if (!stop.stops || !day || day <= end || ![...land].every((t) => stop.tracts.has(t))) continue;
    const late = addDays(day, CESSATION_DAYS) ?? day;
    const goesOn = signs.some((p) => p.kind !== "none" && p.day !== null && p.day > day && !(p.begins && (p.earliest ?? p.day) > late));
    if (!goesOn) return stop;
  }
  return null;
}

/**
 * A year or more after `end` in which, as a paper tells from end to end, nothing was produced from the land: no pause for repairs. Shut-in wells and
 * payments for them keep a lease, not a term in minerals or royalty (Investors Royalty Co. v. Childrens Hosp. Med. Ctr., 364 S.W.2d 779 (Tex. Civ. App. 1963)).
 */
export function longGapAfter(signs: readonly Production[], land: ReadonlySet<string>, end: string): Production | null {
  const long = (p: Production) => p.day !== null && p.until !== undefined && p.until >= (addMonths(p.day, 12) ?? p.until);
  return signs.find((p) => long(p) && (p.day ?? "") > end && [...land].every((t) => p.tracts.has(t))) ?? null;
}
