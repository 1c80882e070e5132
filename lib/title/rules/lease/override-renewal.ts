// The question: an override says that it reaches renewals or new leases; does it go on under the lease that its lessee took next?
import type { Rule } from "@/lib/title/rules/rule";

export type RenewalFacts = {
  /** The new lease was taken by a holder of the old one. */
  readonly sameLessee: boolean;
  /** The words reach new leases too, not only extensions and renewals. */
  readonly newLeases: boolean;
  /** The new lease was made before the old one ended. */
  readonly beforeTheEnd: boolean;
  /** It was made within the time that the words give; null where they give none. */
  readonly inTime: boolean | null;
};
export type RenewalAnswer = "attaches" | "ends";

const base = { jurisdictions: "all" as const, in_force: {} };

export const attachesByClause: Rule<RenewalFacts, RenewalAnswer> = {
  ...base,
  id: "override.renewal.by-clause",
  title: "An override goes on under a renewal, and under a new lease where its words reach one in time",
  cites: ["Sunac Petroleum Corp. v. Parkes, 416 S.W.2d 798 (Tex. 1967)", "Oil Valley Petroleum, LLC v. Moore, 2023 OK 90"],
  when: (f) => f.sameLessee && (f.beforeTheEnd || (f.newLeases && f.inTime === true)),
  then: () => "attaches",
  because: (f) =>
    f.beforeTheEnd
      ? "The lessee took the new lease while the old one stood; it renews the old one, and the clause carries the override over."
      : "The clause reaches new leases of the same lessee, and this one was taken within its time.",
};

export const reformedInTexas: Rule<RenewalFacts, RenewalAnswer> = {
  id: "override.renewal.texas-reformed",
  title: "A clause on new leases without a time is reformed, not struck",
  cites: ["Yowell v. Granite Operating Co., 620 S.W.3d 335 (Tex. 2020)", "Tex. Prop. Code 5.043"],
  jurisdictions: { only: ["TX"] },
  in_force: {},
  when: (f) => f.sameLessee && f.newLeases && f.inTime === null,
  then: () => "attaches",
  because: () => "The clause reaches new leases without limit of time; the statute asks that it be reformed within the rule against perpetuities.",
  assumes: () => true,
};

export const endsWithItsLease: Rule<RenewalFacts, RenewalAnswer> = {
  ...base,
  id: "override.renewal.ends",
  title: "A new lease after the old one ended is no extension or renewal",
  cites: ["Sunac Petroleum Corp. v. Parkes, 416 S.W.2d 798 (Tex. 1967)"],
  when: () => true,
  then: () => "ends",
  because: () => "The old lease was over, or another took the new one, and the clause does not reach it.",
};

export const renewalRules = [attachesByClause, reformedInTexas, endsWithItsLease];
