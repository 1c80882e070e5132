// Where production stopped for good: the day after a term on which every well of the land was done, and nothing came back in time.
import { numberFromWords, numberWord } from "@/lib/text/number-words";
import { REST_WORDS } from "@/lib/text/rest-words";
import { addDays, addMonths } from "./calendar";
import type { Production } from "./holding";
import type { Lease } from "./lease";

/** Days within which production must come back, where no cessation clause is read. */
const CESSATION_DAYS = 60;

const REST = new RegExp(`(\\d{1,3}|${numberWord}(?:[ -](?:and )?${numberWord}){0,4})\\)?(?: (?:consecutive|calendar|successive|full))* (days|months)\\b`, "i");

/** Days without production or work that a clause of the lease allows: "with no cessation of more than sixty (60) consecutive days" → 60. Null where it has none. */
export function restOf(lease: Lease): number | null {
  const said = REST.exec((lease.terms?.clauses ?? []).find((c) => c.kind === "cessation")?.text.replace(BEFORE_REST, "") ?? "");
  const number = said ? (numberFromWords(said[1] ?? "") ?? Number(said[1])) : Number.NaN;
  return Number.isInteger(number) && number > 0 ? number * (said?.[2]?.toLowerCase() === "months" ? 30 : 1) : null;
}
/** What a sentence says of the years of the lease before it speaks of a rest. */
const BEFORE_REST = new RegExp(`^[\\s\\S]*?(?=\\b${REST_WORDS}\\b)`, "i");

/** A time told from end to end, longer than the clause of the lease allows, with neither production nor work: what came back later revives nothing (Samano v. Sun Oil Co., 621 S.W.2d 580 (Tex. 1981)). */
function beyondRest(p: Production, rest: number | null): boolean {
  const late = rest !== null && p.day ? addDays(p.day, rest) : null;
  return late !== null && p.until !== undefined && p.bare === true && p.until >= late;
}

/** Another well of which a paper as late as the stop says that it produces to that day. */
const stillGoes = (p: Production, stop: Production): boolean => !!p.through && p.through >= (stop.matter.day ?? stop.day ?? "");

/** A later sign that the wells of all the land are done: plugged, pulled or dry. */
const isLaterEnd = (p: Production, stop: Production, land: ReadonlySet<string>): boolean =>
  p.stops === true && p.barren === true && (p.day ?? "") >= (stop.day ?? "") && [...land].every((t) => p.tracts.has(t));

/** The first sign that all production of the land stopped after `end` and did not come back in time; null where it goes on. Errs toward null: the stop must be dated and reach all the land. */
export function cessationAfter(signs: readonly Production[], land: ReadonlySet<string>, end: string, rest: number | null = null): Production | null {
  for (const stop of signs) {
    const { day } = stop;
    const over = beyondRest(stop, rest);
    if (!(stop.stops || over) || !day || day <= end || ![...land].every((t) => stop.tracts.has(t))) continue;
    if (over) return stop;
    const late = addDays(day, rest ?? CESSATION_DAYS) ?? day;
    const goesOn = signs.some(
      (p) =>
        p.kind !== "none" &&
        (stillGoes(p, stop) || (p.day !== null && p.day > day)) &&
        !((p.begins || (p.again && rest !== null)) && (p.earliest ?? p.day ?? "") > late),
    );
    if (!goesOn) return stop.barren || !signs.some((p) => isLaterEnd(p, stop, land)) ? stop : { ...stop, barren: true };
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
