import { describe, expect, it, test } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const terms = (text: string) => {
  const d = readInstrument({ name: "paper.txt", text });
  const { lease, action } = d.conveyance.resolved;
  const clauses = (lease?.clauses ?? []).map((c) => (c.kind === "term_until" ? `${c.kind} ${c.text}` : c.kind)).filter((k) => k.startsWith("term_"));
  return { action, royalty: lease?.royalty?.fraction ?? null, months: lease?.primary_term_months ?? null, clauses };
};
const parties = (text: string) => {
  const d = readInstrument({ name: "paper.txt", text });
  return d.parties.resolved.parties.map((p) => `${p.display} ${p.side}`);
};
const LEASE = "the oil and gas lease from Ada Venn to Elm Oil Co. dated May 1, 1980, Book 4, page 9,";
const signed = "Dated April 1, 1983. Ada Venn. Elm Oil Co., by Bo Lark, President.";

describe("amendments and extensions of a lease", () => {
  test.each([
    ['where it reads "three (3) years" it shall hereafter read "five (5) years"', null, 60, ["term_from_lease"]],
    ["the royalty is raised from one-eighth to three-sixteenths (3/16)", "3/16", null, []],
    ["for the royalty of one-eighth there is substituted one of one-sixth", "1/6", null, []],
    ["one-sixth is substituted as royalty for one-eighth", "1/6", null, []],
    [
      '(i) in paragraph 2 "three (3) years" is deleted and "five (5) years" substituted; (ii) in paragraph 3 "one-eighth" is struck and "one-fifth" inserted',
      "1/5",
      60,
      ["term_from_lease"],
    ],
    ["one-sixth shall be paid and not one-eighth as royalty, and the lease is changed so", "1/6", null, []],
    ["the royalty is changed to be one-sixth wherever it says one-eighth", "1/6", null, []],
    ["the term is extended for a further period of two years", null, 24, ["term_further"]],
    ["the primary term is extended for a further period of three years, rental for the added years being included in the sum paid", null, 36, ["term_further"]],
    ["two additional years of primary term are granted, with payment of rentals for each of them excused", null, 24, ["term_further"]],
    ["the day on which the primary term ends is changed from May 1, 2016 to May 1, 2018", null, null, ["term_until 2018-05-01"]],
    ["it shall continue in force for two (2) years from the date hereof", null, 24, ["term_from_now"]],
    ["the primary term is hereby extended to July 1, 2018", null, null, ["term_until 2018-07-01"]],
  ])("%s", (words, royalty, months, clauses) => {
    const text = `AMENDMENT OF OIL AND GAS LEASE. Ada Venn, lessor, and Elm Oil Co., lessee, agree that in ${LEASE} on the NW/4 of Section 9, ${words}. ${signed}`;
    expect(terms(text)).toEqual({ action: "ratify", royalty, months, clauses });
  });

  it("are made by those of the lease who sign, not by the notary", () => {
    const text = `AMENDMENT OF OIL AND GAS LEASE. Reference is made to the lease given by Ada Venn to Elm Oil Co. on May 1, 1980, Book 4, page 9. The undersigned agree that the royalty shall be one-sixth. ${signed} Acknowledged April 1, 1983 by Ada Venn before Cy Fern, Notary Public.`;
    expect(parties(text)).toEqual(["Ada Venn from", "Elm Oil Co. to"]);
  });
});

describe("a paper of several leases", () => {
  it("gives each lessor of its schedule the royalty of his row", () => {
    const text =
      "SCHEDULE OF OIL AND GAS LEASES\nLessor   Interest   Term   Royalty\nAda Venn, a widow   1/2   5 yrs   3/16\nBo Lark, a single man   1/4   3 yrs   1/5\nEach lessor, by signature to the form attached, grants, leases and lets exclusively to ELM OIL CO. the oil and gas in the SE/4 of Section 14, Township 3 North, Range 5 West.\nMarch 3, 2008.\nAda Venn   Bo Lark\n";
    const d = readInstrument({ name: "paper.txt", text });
    const name = (id: string) => d.parties.resolved.parties.find((p) => p.id === id)?.display;
    expect((d.conveyance.resolved.lease?.by_lessor ?? []).map((l) => [name(l.lessor), l.royalty?.fraction, l.primary_term_months])).toEqual([
      ["Ada Venn", "3/16", 60],
      ["Bo Lark", "1/5", 36],
    ]);
  });
  it("keeps one royalty for all where only one is said", () => {
    const text =
      "OIL AND GAS LEASE. Ada Venn and Bo Lark, lessors, lease and let to Elm Oil Co. for oil and gas the NW/4 of Section 9. Royalty one-fifth, out of which the free royalty of one-sixteenth shall first be paid. May 1, 1980. Ada Venn. Bo Lark.";
    expect(readInstrument({ name: "paper.txt", text }).conveyance.resolved.lease?.by_lessor).toBeUndefined();
  });
});
