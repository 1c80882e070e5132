// A survey that lies across a county line, told with its acres in either county: one piece of land, whose parts are told and not added.
import type { Tract } from "@/lib/contracts/aspects/land";
import { acresText } from "@/lib/fraction/net-acres";
import { add, compare, parseRational } from "@/lib/fraction/rational";

const LINE = /\bcount(?:y|ies)\b/i;
const figures = (text: string): string[] => [...text.matchAll(/(?<![\d.,])(\d[\d,]*(?:\.\d+)?) acres\b/gi)].map((m) => (m[1] ?? "").replace(/,/g, ""));

/** A tract that names no survey of its own, only the abstract under which the other county keeps the same one. */
const namesNone = (t: Tract): boolean => t.survey != null && t.survey.name === null && t.survey.section === null && t.survey.block === null && !t.plss;

/**
 * "the Roe Survey, 582 acres, with 400 acres north of the line in Ash County and 182 acres south of it in Elm County (A-1871)": two tracts as
 * they were read → the one survey of 582 acres. Only where the acres of both come to a figure that the words of the first tell; else they stay two.
 */
export function asOneSurvey(tracts: Tract[]): Tract[] {
  const [first, second, ...more] = tracts;
  if (!first || !second || more.length || !first.survey?.name || !namesNone(second) || !LINE.test(`${first.text} ${second.text}`)) return tracts;
  const [a, b] = [first, second].map((t) => parseRational(t.acres_stated ?? ""));
  if (!a || !b) return tracts;
  const all = add(a, b);
  const told = figures(first.text).flatMap((f) => parseRational(f) ?? []);
  // The first may have been given the acres of the whole, or those of its own county.
  const whole = told.find((f) => compare(f, all) === 0) ?? (told.some((f) => compare(add(f, b), a) === 0) ? a : undefined);
  if (!whole) return tracts;
  const span = first.span && second.span ? { start: first.span.start, end: second.span.end } : first.span;
  const acres = acresText(whole);
  return [{ ...first, acres_stated: acres, acres_computed: first.acres_computed === null ? null : acres, span }];
}
