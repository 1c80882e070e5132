// Acres and net acres in exact arithmetic, as text.
import type { EstateType } from "@/lib/contracts/estates";
import { mul, parseRational, type Rational, toDecimal } from "./rational";

/** Estates that are measured in acres of the tract; royalties are shares of production, liens and easements are no ownership. */
const measured: ReadonlySet<EstateType> = new Set(["fee", "surface", "mineral", "executive_right", "leasehold", "life_estate", "remainder", "reversion"]);

/** 80 → "80"; 320/3 → "106.66666667"; with `places` 4 "106.6667" (half to even). */
export const acresText = (acres: Rational, places = 8): string => toDecimal(acres, places).replace(/\.?0+$/, "");

/** `netAcres("mineral", "212.5", 1/2)` → "106.25"; null where the acreage is unknown or the estate is not measured in acres. */
export function netAcres(estate: EstateType, acres: string | null, share: Rational): string | null {
  const whole = acres === null ? null : parseRational(acres);
  return whole && measured.has(estate) ? acresText(mul(whole, share)) : null;
}
