// The question: what becomes of a lease given by the holder of a term interest when the term ends?
import type { Rule } from "@/lib/title/rules/rule";

export type TermLeaseFacts = {
  /** Those who take after the term joined in the lease. */
  readonly joined: boolean;
  /** The lease is older than the term interest, so that it bound the minerals before they were parted. */
  readonly older: boolean;
};
export type TermLeaseFate = "goes_on" | "ends";

const base = { jurisdictions: "all" as const, in_force: {} };

export const boundBefore: Rule<TermLeaseFacts, TermLeaseFate> = {
  ...base,
  id: "lease.binds-whoever-takes",
  title: "A lease older than the term, or joined in by those who take, goes on",
  cites: [],
  when: (f) => f.older || f.joined,
  then: () => "goes_on",
  because: (f) => (f.older ? "The lease bound the minerals before the term interest was made." : "Those who take after the term joined in the lease."),
};

export const noLongerThanTerm: Rule<TermLeaseFacts, TermLeaseFate> = {
  ...base,
  id: "lease.no-longer-than-its-lessors-term",
  title: "A lease by the holder of a term alone ends with the term",
  cites: ["nemo dat quod non habet"],
  when: () => true,
  then: () => "ends",
  because: () => "The holder of a term leases no longer estate than the term; those who take after it did not join.",
};

export const termLeaseRules = [boundBefore, noLongerThanTerm];
