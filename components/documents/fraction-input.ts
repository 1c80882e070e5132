import { divide, type Ratio, ratio, ratioText } from "@/components/title/ratio";
import type { Fraction } from "@/lib/contracts/fraction";

function decimalOf(r: Ratio, places: number): string {
  const scale = 10n ** BigInt(places);
  const whole = (r.n * scale) / r.d;
  const rest = (r.n * scale) % r.d;
  const up = rest * 2n > r.d || (rest * 2n === r.d && whole % 2n === 1n);
  const text = String(up ? whole + 1n : whole).padStart(places + 1, "0");
  return `${text.slice(0, -places)}.${text.slice(-places)}`;
}

/** What a person types as a share → its wire form: "2/16" → 1/8, "12.5%" → 1/8, ".125" → 1/8. Null for anything else, and for what is below 0. */
export function fractionFrom(typed: string): Fraction | null {
  const text = typed.trim().replace(/\s+/g, "");
  const parts = /^(\d{1,30})(?:\/(\d{1,30}))?$/.exec(text);
  const decimal = /^(\d{0,20})\.?(\d{0,20})(%?)$/.exec(text);
  let value: Ratio | null = null;
  if (parts) value = parts[2] !== undefined && BigInt(parts[2]) === 0n ? null : ratio(BigInt(parts[1] ?? "0"), BigInt(parts[2] ?? "1"));
  else if (decimal && `${decimal[1]}${decimal[2]}` !== "") {
    const places = decimal[2] ?? "";
    value = ratio(BigInt(`${decimal[1] || "0"}${places}`), 10n ** BigInt(places.length));
    if (decimal[3]) value = divide(value, ratio(100n, 1n));
  }
  return value && { fraction: ratioText(value), decimal: decimalOf(value, 8) };
}
