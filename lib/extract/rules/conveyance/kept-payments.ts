// Payments out of production that a deed keeps.
import type { Found } from "./interest";

/** "an oil payment of $5,000 out of one-fourth of the oil": the share out of which a payment kept is made is no second thing kept. */
export function withoutPayments(found: readonly Found[]): Found[] {
  const payments = found.filter((f) => f.interest.estate_type === "production_payment");
  const isItsShare = (f: Found, p: Found): boolean =>
    f.interest.fraction?.fraction === p.interest.fraction?.fraction && Math.abs(f.span.start - p.span.start) < NEAR;
  return found.filter((f) => payments.includes(f) || !payments.some((p) => isItsShare(f, p)));
}
/** So far from the payment its share stands. */
const NEAR = 160;
