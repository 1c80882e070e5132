import { fractionFrom } from "@/components/documents/fraction-input";
import type { Fraction } from "@/lib/contracts/fraction";
import type { ReviewField } from "@/lib/contracts/review";

/** What stands in the control before a person types. */
export function shownIn(field: Pick<ReviewField, "value" | "control">): string {
  const { value, control } = field;
  if (value === null || value === undefined) return "";
  if (control === "fraction") return (value as Fraction).fraction;
  if (control === "bool") return value ? "yes" : "no";
  return String(value);
}

export type Typed = { value: unknown } | "words";

/**
 * Typed text → the value, where the browser can tell: ("date","1926-03") → {value:"1926-03"}; ("fraction","2/16") → 1/8; "" → null, nothing is stated.
 * "words" where the server reads it: "the 9th of March, 1926".
 */
export function parseTyped(control: ReviewField["control"], text: string): Typed {
  const typed = text.trim();
  if (typed === "") return { value: null };
  if (control === "fraction") {
    const value = fractionFrom(typed);
    return value ? { value } : "words";
  }
  if (control === "date") return /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/.test(typed) ? { value: typed } : "words";
  if (control === "integer") return /^\d{1,9}$/.test(typed) ? { value: Number(typed) } : "words";
  if (control === "bool") return { value: typed === "yes" };
  return { value: typed };
}

/** What to type where the words come to nothing. */
export const advice: Partial<Record<ReviewField["control"], string>> = {
  fraction: "A share like 3/16, 18.75 %, or one eighth",
  date: "A date like 1921-03-04, 1921-03, or 4th of March, 1921",
  integer: "A whole number",
};
