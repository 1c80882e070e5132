// A deed of a small fraction of minerals and of the royalty that it yields under a lease of one eighth gives one estate.
import type { Interest as Words } from "@/lib/contracts/aspects/conveyance";
import { equals, fromWire, mul, rational } from "@/lib/fraction/rational";
import type { Matter } from "./matter";

const EIGHTH = rational(1, 8);
const LEGACY = "clause.royalties-of-leases";

const alike = (a: Words, b: Words): boolean => [...a.to].sort().join() === [...b.to].sort().join() && [...a.from].sort().join() === [...b.from].sort().join();

const sameShare = (a: Words, b: Words): boolean => a.fraction !== null && a.fraction.fraction === b.fraction?.fraction;

/** The share of royalty that stands beside a mineral grant of an eighth of it: "1/16 of the oil, and one-half of all royalties". */
function benefitOf(w: Words, all: readonly Words[]): Words | undefined {
  if (w.estate_type !== "mineral" || w.of !== "whole" || !w.fraction) return undefined;
  const share = fromWire(w.fraction);
  return all.find(
    (r) =>
      r.estate_type === "royalty" && r.of === "royalty" && r.fraction !== null && !r.term && alike(w, r) && equals(mul(fromWire(r.fraction), EIGHTH), share),
  );
}

/**
 * "1/16 of the oil and one-half of the royalties of leases to come" → the minerals bear a second reading, one half, and the royalty stands in it.
 * The rule of one estate chooses (Garrett v. Dils, 299 S.W.2d 904 (Tex. 1957); Paxton v. Benedum-Trees, 80 W. Va. 187, 94 S.E. 472 (1917)).
 */
export function asOneEstate(matter: Matter): Matter {
  const { grants } = matter.conveyance;
  const pairs = grants.map((w) => benefitOf(w, grants));
  if (!pairs.some(Boolean)) return matter;
  const stands = (w: Words): boolean =>
    pairs.includes(w) || pairs.some((r) => r && w.estate_type === "mineral" && w.of === "whole" && sameShare(w, r) && alike(w, r));
  const aside = new Set(matter.aside ?? []);
  const read = grants.map((w, n): Words => {
    const fraction = pairs[n]?.fraction;
    if (fraction) return { ...w, readings: [...w.readings, { fraction, rule: LEGACY, basis: pairs[n]?.text ?? "" }] };
    if (stands(w)) aside.add(`/grants/${n}`);
    return w;
  });
  return { ...matter, aside, conveyance: { ...matter.conveyance, grants: read } };
}
