// Words that a person typed or pointed at → the value of the contract: "14th day of September, 1927" is a date, "one-fourth (1/4)" a share.
import type { Tract } from "@/lib/contracts/aspects/land";
import type { Control } from "@/lib/contracts/vocabulary/review";
import { findFractions } from "@/lib/fraction/find-fractions";
import { cardinal } from "@/lib/fraction/number-words";
import { div, isNegative, parseRational, type Rational, rational, toWire } from "@/lib/fraction/rational";
import { readLand } from "@/lib/land/parse-land";
import { withGeometry } from "@/lib/land/shapes/tract-geometry";
import { displayName } from "@/lib/names/display-name";
import { findDates } from "@/lib/text/find-dates";
import { valueWords } from "./value-words";

export type ReadValue = { value: unknown; shown: string | null; tracts?: Tract[] };
type Place = { township?: string | null | undefined; range?: string | null | undefined; meridian?: string | null | undefined };
export type ReadContext = { county?: string | null | undefined; state?: string | null | undefined; defaults?: Place | undefined };
const nothing: ReadValue = { value: null, shown: null };
const isoDate = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

function readShare(text: string): Rational | null {
  const compact = text.replace(/\s+/g, "");
  const percent = /^(\d{1,6}(?:\.\d{1,12})?)%$/.exec(compact)?.[1];
  const share = percent !== undefined ? parseRational(percent) : parseRational(compact);
  if (share) return percent === undefined ? share : div(share, rational(100n));
  const found = findFractions(text);
  return found.length === 1 ? (found[0]?.value ?? null) : null;
}

function readDate(text: string): string | null {
  if (isoDate.test(text)) return text;
  const found = new Set(findDates(text).map((d) => d.iso));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

function readInteger(text: string): number | null {
  const figures = text.match(/\d{1,9}/g);
  if (figures) return figures.length === 1 ? Number(figures[0]) : null;
  return cardinal(text);
}

const given = (place: Place = {}) => ({
  ...(place.township ? { township: place.township } : {}),
  ...(place.range ? { range: place.range } : {}),
  ...(place.meridian ? { meridian: place.meridian } : {}),
});

/** Words in a scan run over lines; a value does not. */
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** ("one\nthirty-second (1/32)", "fraction") → 1/32. Null where the words hold no such value, or two that differ: a person then types it. */
export function readValue(raw: string, control: Control, context: ReadContext = {}): ReadValue {
  const text = oneLine(raw);
  if (text === "") return nothing;
  if (control === "fraction") {
    const share = readShare(text);
    return share && !isNegative(share) ? { value: toWire(share), shown: toWire(share).fraction } : nothing;
  }
  if (control === "land") {
    const { tracts } = readLand(raw.trim(), { county: context.county, state: context.state, defaults: given(context.defaults) });
    return { value: raw.trim(), shown: tracts[0]?.plss?.label ?? null, tracts: withGeometry(tracts) };
  }
  if (control === "date") {
    const date = readDate(text);
    return { value: date, shown: date };
  }
  if (control === "integer") {
    const number = readInteger(text);
    return { value: number, shown: number === null ? null : String(number) };
  }
  if (control === "party") return { value: text.replace(/[,;]+$/, ""), shown: displayName(text.replace(/[,;]+$/, "")) };
  return { value: control === "long" ? raw.trim() : text, shown: valueWords(text) };
}
