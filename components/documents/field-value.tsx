import { formatDate, words } from "@/components/ui/format";
import { FractionText, shortDecimal } from "@/components/ui/fraction";
import type { Reading } from "@/lib/contracts/aspects/conveyance";
import type { Fraction } from "@/lib/contracts/fraction";
import type { ReviewField } from "@/lib/contracts/review";

const isFraction = (value: unknown): value is Fraction => typeof value === "object" && value !== null && "fraction" in value && "decimal" in value;

/** A value as the examiner reads it. */
export function FieldValue({ value, control }: Pick<ReviewField, "value" | "control">) {
  if (value === null || value === undefined || value === "") return <span className="text-ink-3">not stated</span>;
  if (isFraction(value))
    return (
      <>
        <FractionText text={value.fraction} className="text-base font-medium" />
        {value.fraction.includes("/") && <span className="ml-2 text-ink-2">{shortDecimal(value.decimal)}</span>}
      </>
    );
  if (typeof value === "boolean") return <>{value ? "yes" : "no"}</>;
  if (control === "date") return <>{formatDate(String(value))}</>;
  if (control === "select") return <>{words(String(value))}</>;
  if (control === "reading" && Array.isArray(value))
    return (value as Reading[]).map((r, i) => (
      <span key={`${r.rule}${r.fraction.fraction}`} className="block">
        {i > 0 && <span className="text-ink-2">or </span>}
        <FractionText text={r.fraction.fraction} className="text-base font-medium" /> {r.basis}
      </span>
    ));
  if (Array.isArray(value)) return <>{value.join(", ")}</>;
  return <span className="[overflow-wrap:anywhere] whitespace-pre-line">{String(value)}</span>;
}
