import { describe, expect, it } from "vitest";
import { registry } from "@/lib/title/registry";
import { doubleFractionExamples } from "./conveyance/double-fraction.examples";
import { fractionBaseExamples } from "./conveyance/fraction-base.examples";
import { natureExamples } from "./conveyance/nature.examples";
import { overconveyanceExamples } from "./conveyance/overconveyance.examples";
import { habendumExamples } from "./lease/habendum.examples";
import { termInterestExamples } from "./lease/term-interest.examples";
import { priorityExamples } from "./recording/priority.examples";
import { burdenExamples } from "./royalty/burden.examples";
import { fixedOrFloatingExamples } from "./royalty/fixed-or-floating.examples";
import { type RuleExamples, unmet } from "./rule";
import { descentExamples } from "./succession/descent.examples";
import { deviseScopeExamples } from "./succession/devise-scope.examples";

const tested = new Set<string>();

function run<F, A>(list: readonly RuleExamples<F, A>[]): void {
  for (const { rule, examples } of list) {
    tested.add(rule.id);
    describe(rule.id, () => {
      for (const e of examples)
        it(e.name, () => {
          const met = unmet(rule, e.facts, e.place) === null;
          expect(met ? rule.then(e.facts) : null).toEqual(e.expect);
          if (met) expect(rule.because(e.facts, rule.then(e.facts)).length).toBeGreaterThan(10);
        });
    });
  }
}

run(overconveyanceExamples);
run(fractionBaseExamples);
run(doubleFractionExamples);
run(natureExamples);
run(burdenExamples);
run(fixedOrFloatingExamples);
run(habendumExamples);
run(termInterestExamples);
run(priorityExamples);
run(descentExamples);
run(deviseScopeExamples);

describe("registry", () => {
  it("has examples for every rule", () => expect(registry.map((r) => r.id).filter((id) => !tested.has(id))).toEqual([]));
  it("names each rule once", () => expect(new Set(registry.map((r) => r.id)).size).toBe(registry.length));
});
