import type { Fraction as Wire } from "@/lib/contracts/fraction";
import { cx } from "./class-names";

/** "3/16" → a typeset fraction that still copies and reads as "3/16"; "1" stays "1". */
export function FractionText({ text, built = false, className }: { text: string; built?: boolean; className?: string }) {
  const [n, d] = text.split("/");
  if (d === undefined) return <span className={cx("tabular-nums", className)}>{n}</span>;
  return (
    <span className={cx(built ? "built relative" : "frac", className)}>
      <span className="n">{n}</span>
      <span className="s">/</span>
      <span className="d">{d}</span>
    </span>
  );
}

/** "0.18750000" → "0.1875", "1.00000000" → "1": trailing zeros say nothing, the exact value is the fraction. */
export function shortDecimal(decimal: string): string {
  return decimal.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
}

/** The exact share with its decimal beside it. */
export function Share({ value, decimal = true, className }: { value: Wire; decimal?: boolean; className?: string }) {
  return (
    <span className={cx("whitespace-nowrap", className)}>
      <FractionText text={value.fraction} className="font-medium" />
      {decimal && value.fraction.includes("/") && <span className="ml-2 text-ink-3">{shortDecimal(value.decimal)}</span>}
    </span>
  );
}
