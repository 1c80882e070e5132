// The question: may a life tenant alone lease the minerals for longer than the life?
import type { Rule } from "@/lib/title/rules/rule";

export type LeasePowerFacts = {
  /** The words that made the life estate give its tenant power to lease. */
  readonly power: boolean;
  /** All who take after the life tenant join in the lease or ratify it. */
  readonly joined: boolean;
};
export type LeasePowerAnswer = "binds those who follow" | "needs their joinder";

const base = { jurisdictions: "all" as const, in_force: {} };

export const powerGiven: Rule<LeasePowerFacts, LeasePowerAnswer> = {
  ...base,
  id: "life.lease.power-given",
  title: "A lease under a power given with the life estate binds those who take after it",
  cites: ["Steger v. Muenster Drilling Co., 134 S.W.3d 359 (Tex. App. 2003)"],
  when: (f) => f.power,
  then: () => "binds those who follow",
  because: () => "The instrument that made the life estate lets its tenant lease; the lease stands beyond the life.",
};

export const allJoin: Rule<LeasePowerFacts, LeasePowerAnswer> = {
  ...base,
  id: "life.lease.all-join",
  title: "Life tenant and those in remainder lease together",
  cites: ["Clyde v. Hamilton, 414 S.W.2d 434 (Tex. 1967)"],
  when: (f) => f.joined,
  then: () => "binds those who follow",
  because: () => "Everyone who takes after the life tenant joins in the lease.",
};

export const lifeAloneCannot: Rule<LeasePowerFacts, LeasePowerAnswer> = {
  ...base,
  id: "life.lease.alone",
  title: "A life tenant alone gives no lease of minerals",
  cites: ["Swayne v. Lone Acre Oil Co., 86 S.W. 740 (Tex. 1905)"],
  when: () => true,
  then: () => "needs their joinder",
  because: () => "Without a power, and without those in remainder, the life tenant cannot open the land to mining.",
};

export const leasePowerRules = [powerGiven, allJoin, lifeAloneCannot];
