// A lease in one tract, and royalties as charges on minerals.
import type { LeaseTerms } from "@/lib/contracts/aspects/conveyance";
import type { LeaseState, ShareBase } from "@/lib/contracts/title";
import type { Rational } from "@/lib/fraction/rational";
import type { Holder } from "@/lib/title/ledger/interest";
import { addMonths } from "./calendar";
import type { Matter } from "./matter";

export type Lease = {
  /** The effect that made it. */
  readonly id: string;
  readonly tract: string;
  readonly document: string;
  readonly lessors: readonly { readonly holder: Holder; readonly share: Rational }[];
  /** Share of the tract's minerals that it leases. */
  readonly share: Rational;
  readonly royalty: Rational | null;
  readonly start: string | null;
  readonly primaryEnd: string | null;
  readonly depths: string | null;
  /** The lease describes the whole of the minerals, whatever its lessors own. */
  readonly whole: boolean;
  readonly terms: LeaseTerms | null;
  /** A top lease waits for the end of this one. */
  readonly waitsFor: string | null;
  status: LeaseState["status"] | "waiting";
  /** Why it stands or fell, for the trace. */
  why: string;
};

/** When the primary term of a lease made by `matter` ends: its months from the day of the paper, else the day that the lease itself names; null where neither is told. */
export function primaryEndOf(matter: Matter, months: number | null): string | null {
  if (months !== null && matter.day) return addMonths(matter.day, months);
  return (matter.conveyance.lease?.clauses ?? []).find((c) => c.kind === "term_until")?.text ?? matter.doc.dates.resolved.expires;
}

/** A royalty as a charge: which minerals bear it stands on those (`charges`), who holds it on the royalty interests. */
export type Charge = {
  readonly id: string;
  readonly tract: string;
  readonly base: Exclude<ShareBase, "estate">;
  readonly document: string | null;
};

/** States in which a lease stands. */
export const LIVE = new Set(["primary_term", "held_by_production", "undetermined"]);

/** Papers by which a lease is dealt with as one that stands. */
export const DEALINGS: ReadonlySet<string> = new Set([
  "assignment_of_lease",
  "partial_assignment",
  "assignment_of_overriding_royalty",
  "wellbore_assignment",
  "division_order",
  "partial_release_of_lease",
  "ratification",
  "lease_amendment",
  "lease_extension",
]);

/** A release of some depths or land only treats the rest of the lease as alive. */
export const releasesPart = (m: Matter) =>
  m.conveyance.action === "release" && m.conveyance.grants.some((g) => g.depths !== null || /\binsofar\b/i.test(g.text));

/** Whether the lease has a clause of a kind. */
export const hasClause = (lease: Lease, kind: string): boolean => (lease.terms?.clauses ?? []).some((c) => c.kind === kind);

/** Whether the lease has words, in its clauses or its habendum, by which a well holds it that stands without producing. */
export function idleAllowed(lease: Lease, habendum: string): boolean {
  const words = `${habendum} ${(lease.terms?.clauses ?? []).map((x) => x.text).join(" ")}`;
  return lease.terms?.shut_in === true || /\b(?:can|could) be produced|\bcapable of|\bshut[- ]?in/i.test(words);
}
