// Deaths told without a verb of their own: "died in 1975 and IVAN ROE on May 6, 1983", "ended by the death of ADA ROE on May 2, 1980".
import { findDates } from "@/lib/text/find-dates";
import type { Span } from "@/lib/text/view";
import type { Death } from "./deaths";
import type { PersonAt } from "./find-people";
import { sentenceEnd } from "./sentence-end";

export const DEATH_OF = /^death of$/i;

/** Whose death "the death of" at `at` tells, with its day right behind; null where no day stands there: "upon the death of ADA ROE, to …" tells nobody's. */
export const deathOf = (text: string, at: number, people: readonly PersonAt[]): PersonAt | null =>
  people.find(
    (p) => p.start === at && /^,? (?:which )?(?:occurr(?:ed|ing) )?(?:on|in) (?:or about )?(?:the )?(?:[A-Z][a-z]+ )?\d/.test(text.slice(p.end, p.end + 40)),
  ) ?? null;

/** "in 1975": a year alone. */
export function yearOnly(text: string, from: number, to: number): (Span & { iso: string }) | null {
  const m = /\bin (?:the year )?((?:18|19|20)\d\d)\b/.exec(text.slice(from, to));
  return m ? { iso: m[1] ?? "", start: from + m.index, end: from + m.index + m[0].length } : null;
}

/** "ROSE ROE died in 1975 and IVAN ROE on May 6, 1983": the other of whom the same verb is said. */
export function diesToo(text: string, at: number, people: readonly PersonAt[], one: Death): Death[] {
  const next = people.find((p) => p.start > at);
  if (!next || !/^ (?:in|on|about) (?:[A-Z][a-z]+ )?\d[\d, ]{0,10},? and (?:the said |(?:his|her) (?:wife|husband),? )?$/.test(text.slice(at, next.start)))
    return [];
  if (!/^,? (?:in|on|about) (?:[A-Z][a-z]+ )?\d/.test(text.slice(next.end, next.end + 24))) return [];
  const to = Math.min(next.end + 30, sentenceEnd(text, next.end, text.length));
  const date = findDates(text, next.end, to)[0] ?? yearOnly(text, next.end, to);
  return [{ ...one, name: next.name, at: { start: next.start, end: date?.end ?? next.end }, died: date?.iso ?? null, widowed: false }];
}
