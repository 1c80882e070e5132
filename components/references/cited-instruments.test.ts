import { describe, expect, it } from "vitest";
import type { ResolvedReference } from "@/lib/contracts/resolution";
import { citedInstruments } from "./cited-instruments";

const nothing = { what: "instrument", date: null, book: null, page: null, instrument_no: null, county: null, parties: [] };
const cite = (document_id: string, reference: Partial<ResolvedReference["reference"]>, cites: string | null = null, index = 0): ResolvedReference => ({
  document_id,
  index,
  reference: { ...nothing, ...reference },
  cites,
  how: "",
  evidence: [],
});

describe("citedInstruments", () => {
  it("gathers citations of one place of record, however it is spelled, under its most telling name", () => {
    const [only, ...rest] = citedInstruments([
      cite("a", { book: "41", page: "77" }),
      cite("b", { book: " 41", page: "77.", what: "oil and gas lease", date: "1931-04-02", county: "Pratt" }),
    ]);
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ what: "oil and gas lease", where: " 41/77., Pratt", date: "1931-04-02" });
    expect(only?.citations.map((c) => c.document_id)).toEqual(["a", "b"]);
  });
  it("keeps apart what only looks alike: another page, or nothing that names it", () => {
    expect(citedInstruments([cite("a", { book: "1", page: "2" }), cite("b", { book: "1", page: "3" })])).toHaveLength(2);
    expect(citedInstruments([cite("a", {}), cite("b", {}), cite("b", {}, null, 1)])).toHaveLength(3);
  });
  it("takes what the package holds by its document, and puts the most cited first", () => {
    const list = citedInstruments([cite("a", { book: "1", page: "2" }), cite("b", { what: "deed" }, "doc_9"), cite("c", { book: "5", page: "5" }, "doc_9")]);
    expect(list.map((c) => [c.document_id, c.citations.length])).toEqual([
      ["doc_9", 2],
      [null, 1],
    ]);
  });
});
