// Leases that stand on an interest.
import type { Interest } from "@/lib/title/ledger/interest";
import type { Case } from "./case";
import { type Lease, LIVE } from "./lease";

/** Leases of a mineral interest that stand. */
export const liveLeases = (kase: Case, i: Interest): Lease[] =>
  i.leases.map((id) => kase.leases.get(id)).filter((l): l is Lease => l !== undefined && LIVE.has(l.status));
