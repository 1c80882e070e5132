// The question: does a lease reach minerals that its lessor came to own after giving it?
import type { Rule } from "@/lib/title/rules/rule";

export type AfterAcquiredFacts = {
  /** The lease describes the whole of the minerals, and its lessor owned less. */
  readonly whole: boolean;
  /** The lessor warrants the title, or the lease names what the lessor shall yet acquire. */
  readonly covenant: boolean;
  /** What came is the reversion behind a term, which the lessor held already when the lease was given. */
  readonly reversion?: boolean;
};
export type Reach = "reaches" | "stops";

const base = { jurisdictions: "all" as const, in_force: {} };

export const leaseFeeds: Rule<AfterAcquiredFacts, Reach> = {
  ...base,
  id: "lease.after-acquired-title",
  title: "A warranted lease of the whole reaches what the lessor acquires later",
  cites: ["Caswell v. Llano Oil Co., 36 S.W.2d 208 (Tex. 1931)", "16 O.S. 17", "N.D.C.C. 47-10-15"],
  when: (f) => f.whole && f.covenant,
  then: () => "reaches",
  because: () => "The lessor leased the whole with a covenant of title while owning a part; the part acquired since feeds the lease.",
};

export const leaseOfReversion: Rule<AfterAcquiredFacts, Reach> = {
  ...base,
  id: "lease.lessors-reversion",
  title: "A lease of the whole takes in the reversion that its lessor held",
  cites: [],
  when: (f) => f.whole && f.reversion === true,
  then: () => "reaches",
  because: () => "The lessor leased the whole and held the reversion behind the term; when the term ended it came under the lease.",
};

export const leaseOfOwnShare: Rule<AfterAcquiredFacts, Reach> = {
  ...base,
  id: "lease.own-share-only",
  title: "A lease without covenant passes what the lessor owned",
  cites: [],
  when: () => true,
  then: () => "stops",
  because: () => "No covenant of title stands in the lease, or it describes the lessor's share only; what came later is not leased.",
};

export const leaseReachRules = [leaseFeeds, leaseOfReversion, leaseOfOwnShare];
