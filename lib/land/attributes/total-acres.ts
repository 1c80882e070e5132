// Acres of all the tracts together, told behind the last: "160 acres; 80 acres; making 240 acres", "W/2 of A-12 and SE/4 of A-13, 240 acres".
import type { Tract } from "@/lib/contracts/aspects/land";
import { compare, parseRational, type Rational, sum } from "@/lib/fraction/rational";
import type { StatedAcres } from "./acreage";

const valueOfAcres = (a: StatedAcres): Rational | null => parseRational(a.acres.replace(/,/g, ""));

/** The last acreage is the sum of those before it, of which there is one a tract: of 40, 40 and 80 acres the last is a tract. */
function isSum(list: readonly StatedAcres[], tracts: readonly Tract[]): boolean {
  const values = list.map(valueOfAcres).filter((v): v is Rational => v !== null);
  const last = values.at(-1);
  return values.length === list.length && list.length > tracts.length && list.length > 2 && last !== undefined && compare(sum(values.slice(0, -1)), last) === 0;
}

/** One acreage alone stands behind surveys that "and" joins in one breath. */
function behindAll(list: readonly StatedAcres[], tracts: readonly Tract[], plain: string): boolean {
  const [only] = list;
  const last = tracts.at(-1)?.span?.start ?? 0;
  const abstracts = new Set(tracts.map((t) => t.survey?.abstract ?? null));
  if (!only || list.length > 1 || only.start < last || abstracts.has(null) || abstracts.size < tracts.length) return false;
  // "all of A-12 and 40 acres out of A-13": acres that open the last tract are its own.
  if (!/(?<![A-Z])A(?:BST?|BSTRACT)?[-.\s]|SURVEY/.test(plain.slice(last, only.start))) return false;
  return /\sAND\s$/.test(plain.slice(0, last)) && !/[;\n]/.test(plain.slice(tracts[0]?.span?.start ?? 0, only.start)) && !/\sEACH(?![A-Z])/.test(plain);
}

/** The acreages that are those of a single tract. */
export function withoutTotal(list: readonly StatedAcres[], tracts: readonly Tract[], plain: string): StatedAcres[] {
  if (tracts.length < 2 || !list.length) return [...list];
  return isSum(list, tracts) || behindAll(list, tracts, plain) ? list.slice(0, -1) : [...list];
}
