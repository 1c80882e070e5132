import type { RuleExamples } from "@/lib/title/rules/rule";
import { endsWithTheLease, type OneLeaseAnswer, type OneLeaseFacts, outlastsTheLease } from "./one-lease";

const at = { state: "AR", date: "1919-12-22" };

export const oneLeaseExamples: RuleExamples<OneLeaseFacts, OneLeaseAnswer>[] = [
  {
    rule: endsWithTheLease,
    examples: [
      {
        name: "half of the royalty kept in the lease made before",
        place: at,
        facts: { ofOneLease: true, ofLaterLeases: false },
        expect: "ends_with_the_lease",
      },
      { name: "of that lease or any later one", place: at, facts: { ofOneLease: true, ofLaterLeases: true }, expect: null },
      { name: "half of the royalty", place: at, facts: { ofOneLease: false, ofLaterLeases: false }, expect: null },
    ],
  },
  {
    rule: outlastsTheLease,
    examples: [{ name: "half of the royalty", place: at, facts: { ofOneLease: false, ofLaterLeases: false }, expect: "outlasts_it" }],
  },
];
