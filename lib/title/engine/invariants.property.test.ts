import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chains, ledgerFaults, states } from "@/lib/testing/generated-chains";
import { titleInput } from "@/lib/testing/instruments";
import { runTitle } from "@/lib/title/run-title";

describe("generated chains", { timeout: 60_000 }, () => {
  it("keep surface and minerals whole or say by how much not, lose nothing, and trace every effect", () => {
    fc.assert(
      fc.property(chains, states, (list, state) => {
        expect(ledgerFaults(runTitle(titleInput(state, list)))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("run to the same bytes", () => {
    fc.assert(
      fc.property(chains, states, (list, state) => {
        expect(JSON.stringify(runTitle(titleInput(state, list)))).toBe(JSON.stringify(runTitle(titleInput(state, list))));
      }),
      { numRuns: 60 },
    );
  });

  it("give on an earlier day what the instruments up to that day give, where nobody dies twice", () => {
    fc.assert(
      fc.property(chains, states, fc.integer({ min: 1900, max: 2015 }), (list, state, year) => {
        const day = `${year}-01-01`;
        const living = list.filter((i) => i.action !== "devise" && i.action !== "descend");
        const upTo = living.filter((i) => i.day <= day);
        const held = (l: typeof list) =>
          runTitle(titleInput(state, l, day)).tracts[0]?.interests.map((i) => `${i.name} ${i.estate_type} ${i.share.fraction}`) ?? [];
        if (upTo.length) expect(held(living)).toEqual(held(upTo));
      }),
      { numRuns: 100 },
    );
  });
});
