// Net acres in exact arithmetic, as text.
import type { EstateType } from "@/lib/contracts/estates";
import { mul, parseRational, type Rational, toDecimal } from "@/lib/fraction/rational";

const measured: ReadonlySet<EstateType> = new Set(["fee", "surface", "mineral", "executive_right", "leasehold", "life_estate", "remainder", "reversion"]);

/** `netAcres("mineral", "212.5", 1/2)` → "106.25"; null where the acreage is unknown or the estate is a share of production, a lien or an easement. */
export function netAcres(estate: EstateType, acres: string | null, share: Rational): string | null {
  const whole = acres === null ? null : parseRational(acres);
  return whole && measured.has(estate) ? toDecimal(mul(whole, share), 8).replace(/0+$/, "").replace(/\.$/, "") : null;
}
