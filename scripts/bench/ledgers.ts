// npm run bench -- ledgers [count] [seed]   runs that many generated chains through the engine and tests what must hold of every ledger.
import fc from "fast-check";
import { chains, ledgerFaults, states } from "@/lib/testing/generated-chains";
import { titleInput } from "@/lib/testing/instruments";
import { runTitle } from "@/lib/title/run-title";

const count = Number(process.argv[2] ?? "100000");
const seed = Number(process.argv[3] ?? "1");
const started = performance.now();
let effects = 0;
const outcome = fc.check(
  fc.property(chains, states, (list, state) => {
    const result = runTitle(titleInput(state, list));
    effects += result.effects.length;
    const faults = ledgerFaults(result);
    if (faults.length) throw new Error(faults.join("; "));
  }),
  { numRuns: count, seed },
);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `${outcome.numRuns} ledgers, ${effects} effects, ${seconds} s: ${outcome.failed ? `a fault after ${outcome.numShrinks} shrinks` : "every invariant held"}.`,
);
if (outcome.failed) {
  console.error(String(outcome.errorInstance), JSON.stringify(outcome.counterexample));
  process.exit(1);
}
