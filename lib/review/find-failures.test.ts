import { describe, expect, it } from "vitest";
import type { Conveyance, Interest } from "@/lib/contracts/aspects/conveyance";
import { conveyance as conveyanceOf, dates as datesOf, interest as interestOf } from "@/lib/testing/builders/resolved-document";
import { findFailures } from "./find-failures";

const dates = datesOf({ executed: "1931-05-04", recorded: "1931-05-06" });
const interest = (over: Partial<Interest> = {}) => interestOf("mineral", "1/4", over);
const conveyance = (over: Partial<Conveyance> = {}) => conveyanceOf({ grants: [interest()], ...over });
const pointers = (list: ReturnType<typeof findFailures>) => list.map((f) => f.pointer);

describe("findFailures", () => {
  it("finds nothing in a paper that agrees with itself", () => {
    expect(findFailures({ dates, conveyance: conveyance() })).toEqual([]);
  });
  it("names both dates of an order that cannot be", () => {
    expect(pointers(findFailures({ dates: { ...dates, recorded: "1931-04-30" } }))).toEqual(["/executed", "/recorded"]);
  });
  it("asks a person where words bear two meanings, and says both", () => {
    const readings = [
      { fraction: { fraction: "1/16", decimal: "0.06250000" }, basis: "of production", rule: "a" },
      { fraction: { fraction: "1/2", decimal: "0.50000000" }, basis: "of the royalty", rule: "b" },
    ];
    const [failure] = findFailures({ conveyance: conveyance({ grants: [interest({ readings })] }) });
    expect(failure).toMatchObject({ pointer: "/grants/0/readings", code: "readings" });
    expect(failure?.message).toContain("1/16 of production, or 1/2 of the royalty");
  });
  it("refuses a share above the whole", () => {
    expect(pointers(findFailures({ conveyance: conveyance({ grants: [interest({ fraction: { fraction: "5/4", decimal: "1.25000000" } })] }) }))).toEqual([
      "/grants/0/fraction",
    ]);
  });
  it("misses the side of a conveyance on which nobody stands", () => {
    const found = findFailures({ conveyance: conveyance(), parties: { parties: [], from: ["p1"], to: [] } });
    expect(found).toMatchObject([{ pointer: "/action", code: "none_takes" }]);
  });
  it("puts what the reader warned of to the field it speaks of", () => {
    const warnings = [{ code: "AMOUNT_CONFLICT", message: "Words and figures of the amount differ." }];
    expect(pointers(findFailures({ conveyance: conveyance({ warnings }) }))).toEqual(["/consideration/text"]);
  });

  it("says where a second extractor reads otherwise", () => {
    const warnings = [
      { code: "extractors_differ", message: "The other extractor reads 1931-05-14 as the date executed.", pointer: "/executed" },
      { code: "extractors_differ", message: "The other extractor reads 1931-05-07 as the date filed." },
    ];
    expect(findFailures({ dates: { ...dates, warnings } })).toEqual(
      warnings.map((w) => ({ aspect: "dates", pointer: "/executed", code: "extractors_differ", message: w.message })),
    );
  });

  it("speaks against a giver who died before the day of signing, in a deed but not in a paper of succession", () => {
    const party = { id: "p1", name: "ORLEY STONE", display: "Orley Stone", role: "grantor", side: "from", died: "1931-05-03" };
    const of = (category: string) =>
      findFailures({ dates, doc_type: { category, recording: { county: null } }, parties: { parties: [party], from: ["p1"], to: [] } } as never);
    expect(of("conveyance").map((f) => f.pointer)).toEqual(["/parties/0/name"]);
    expect(of("probate")).toEqual([]);
  });
});
