// The question: is land that Texas sold with its minerals reserved leased by the surface owner as the State's agent?
import type { Rule } from "@/lib/title/rules/rule";

export type RelinquishmentFacts = {
  /** Sold by the State of Texas with all minerals kept. */
  readonly mineralsKept: boolean;
  /** The papers call the land mineral classified, or name the act. */
  readonly classified: boolean;
  /** Day of sale, award or patent. */
  readonly day: string | null;
};
export type RelinquishmentAnswer = "agent";

export const relinquishmentAct: Rule<RelinquishmentFacts, RelinquishmentAnswer> = {
  id: "sovereign.texas.relinquishment-act",
  title: "Mineral-classified land is leased by its surface owner for the State",
  cites: ["Tex. Nat. Res. Code 52.171-52.190", "Greene v. Robison, 8 S.W.2d 655 (Tex. 1928)", "Norman v. Giles, 219 S.W.2d 678 (Tex. 1949)"],
  jurisdictions: { only: ["TX"] },
  in_force: {},
  when: (f) => f.mineralsKept && (f.classified || (f.day !== null && f.day >= "1895-09-01" && f.day <= "1931-08-21")),
  then: () => "agent",
  because: () =>
    "The State sold the land with a mineral classification between 1895 and 1931; the minerals are the State's, the surface owner leases them as its agent and takes half of what the lease yields.",
  assumes: (f) => !f.classified,
};

export const relinquishmentRules = [relinquishmentAct];
