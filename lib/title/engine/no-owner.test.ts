import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { owned, patent } from "@/lib/testing/owned";

const mortgage: Instrument = {
  type: "mortgage",
  action: "encumber",
  from: ["Ann Ash"],
  to: ["First Bank"],
  day: "1950-01-01",
  grants: [{ estate_type: "lien" }],
};
const breaks = (list: Instrument[], asOf: string) => owned("OK", list, asOf).result.breaks.map((b) => [b.kind, b.share?.fraction, b.document_ids.length]);

describe("land that nobody is shown to own", () => {
  it("has a missing root where a mortgage stands alone", () => {
    expect(breaks([mortgage], "2020-01-01")).toEqual([["missing_root", "1", 1]]);
  });
  it("has one on a day before the first paper", () => {
    expect(breaks([patent], "1890-01-01")).toEqual([["missing_root", "1", 0]]);
  });
  it("has none under a patent", () => {
    expect(breaks([patent, mortgage], "2020-01-01")).toEqual([]);
  });
});
