// A unit whose production is allocated to its tracts by percentages fixed in the agreement, and not by acres: tract participation, as units for secondary recovery do.
import type { Conveyance } from "@/lib/contracts/aspects/conveyance";
import { compare, div, parseRational, type Rational, rational, sum } from "@/lib/fraction/rational";

type Row = NonNullable<Conveyance["unit"]>["tracts"][number];

const PERCENT = /(\d{1,3}(?:\.\d+)?) ?(?:%|per ?cent\b)/gi;

/** The one percentage of a row; null where it tells none or several. */
function percentOf(row: Row): Rational | null {
  const all = [...row.text.matchAll(PERCENT)].map((m) => parseRational(m[1] ?? ""));
  return all.length === 1 ? (all[0] ?? null) : null;
}

const bare = (text: string): string =>
  text
    .toUpperCase()
    .replace(/¼/g, "/4")
    .replace(/½/g, "/2")
    .replace(/[^A-Z0-9/]/g, "");

/** How much of a tract's label and acres a row repeats: the number of its section or abstract, its part of it, its acres; 0 where the number is not told. */
function likeness(row: Row, label: string, acres: Rational | null): number {
  const numbers = [...label.matchAll(/\b(?:Section |A-)(\d+)/g)].map((m) => m[1] ?? "");
  if (!numbers.some((n) => new RegExp(`\\b(?:Sec(?:tion|\\.)?|A(?:bst?\\.?|bstract)?)(?: No\\.?)?[ -]?${n}\\b`, "i").test(row.text))) return 0;
  const [part = ""] = label.split(",");
  const own = row.acres ? parseRational(row.acres) : null;
  return 2 + (bare(row.text).includes(bare(part)) ? 2 : 0) + (own && acres && compare(own, acres) === 0 ? 1 : 0);
}

/**
 * Part of the unit's production that the agreement allocates to a tract, by its label ("SW/4, Section 26, …") and acres.
 * Null where the rows are no full allocation (percentages of all rows that come to 100), are units of sections, or no single row is plainly the tract's: the unit is then shared by acres.
 */
export function participationOf(rows: readonly Row[], label: string, acres: Rational | null): Rational | null {
  const told = rows.map((row) => ({ row, percent: percentOf(row) }));
  if (told.length < 2 || told.some((t) => t.percent === null || /^section \d+$/i.test(t.row.tract ?? ""))) return null;
  const total = sum(told.flatMap((t) => t.percent ?? []));
  if (compare(total, rational(199, 2)) < 0 || compare(total, rational(201, 2)) > 0) return null;
  const ranked = told.map((t) => ({ ...t, like: likeness(t.row, label, acres) })).sort((a, b) => b.like - a.like);
  const [best, next] = ranked;
  return best?.percent && best.like >= 2 && best.like > (next?.like ?? 0) ? div(best.percent, rational(100)) : null;
}
