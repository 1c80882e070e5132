import { describe, expect, it } from "vitest";
import { buildAssumptions } from "./build-assumptions";

type Input = Parameters<typeof buildAssumptions>[0];
const step = (because: string, outcome: string) => ({ step: 1, rule: "r", cites: [], inputs: [], output: null, because, outcome });
const input = {
  result: {
    effects: [
      { id: "eff-1", document_id: "doc_1", tract_id: "trt_1" },
      { id: "eff-2", document_id: null, tract_id: "trt_1" },
    ],
    traces: { "eff-1": [step("Rentals were paid.", "assumed"), step("Proven.", "applied")], "eff-2": [step("Rentals were paid.", "assumed")] },
  },
  resolution: { tracts: [{ id: "trt_1", label: "Lot 2", assumed: ["The county is that of doc_1."] }] },
  ownership: {
    tracts: [
      {
        label: "Lot 2",
        rows: [
          { name: "Ann Roe", assumed: true },
          { name: "Bo", assumed: false },
        ],
      },
    ],
  },
  names: new Map([["doc_1", "Lease, 1930"]]),
} as unknown as Input;

describe("buildAssumptions", () => {
  it("names each assumption once with every place that rests on it, and nothing that was proven", () => {
    expect(buildAssumptions(input)).toEqual([
      { text: "Rentals were paid.", where: ["Lease, 1930", "Lot 2"] },
      { text: "The county is that of Lease, 1930.", where: ["Lot 2"] },
      { text: "Ann Roe is taken to own without a deed of record.", where: ["Lot 2"] },
    ]);
  });
});
