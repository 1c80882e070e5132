import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aspects } from "@/lib/contracts/pipeline";
import { extractAspect } from "./extract-aspect";

const read = (markdown: string) => ({ markdown, pages: [{ page: 1, start: 0, end: markdown.length }] });

const deed = `WARRANTY DEED

KNOW ALL MEN BY THESE PRESENTS, That we, HENRY B. QUADE and
CORA QUADE, his wife, of Lake County, Ohio, for the consideration of Ten Dollars
received to our full satisfaction of ORLEY STONE, the Grantee, do
give, grant, bargain, sell and convey unto the said Grantee, his heirs and assigns, the following
described premises, situated in the Township of Elm, County of Lake and State of Ohio: being the
Northeast Quarter of Section 7, Township 9, Range 4.

To have and to hold the above granted premises. And we will warrant and defend the same.

In Witness Whereof we have hereunto set our hands this 4th day of May, 1931.

State of Ohio, County of Lake, ss. Before me, a Notary Public, personally appeared the above named
Henry B. Quade and Cora Quade, this 5th day of May, 1931.

Received for Record May 9, 1931. Recorded May 11, 1931, Deed Book 88, page 214, Lake County, Ohio.`;

describe("extractAspect", () => {
  it("reads a deed whole: type, parties with sides, dates, recording", () => {
    const type = extractAspect("doc_type", read(deed)).resolved;
    expect(type).toMatchObject({
      doc_type: "warranty_deed",
      category: "conveyance",
      title: "WARRANTY DEED",
      recording: { county: "Lake", state: "OH", book: "88", page: "214" },
    });
    const { parties, from, to } = extractAspect("parties", read(deed)).resolved;
    expect(parties.map((p) => [p.name, p.role, p.side])).toEqual([
      ["HENRY B. QUADE", "grantor", "from"],
      ["CORA QUADE", "grantor", "from"],
      ["ORLEY STONE", "grantee", "to"],
    ]);
    expect(parties[0]?.spouse_of).toBe("p2");
    expect([from, to]).toEqual([["p1", "p2"], ["p3"]]);
    expect(extractAspect("dates", read(deed)).resolved).toMatchObject({
      executed: "1931-05-04",
      acknowledged: "1931-05-05",
      filed: "1931-05-09",
      recorded: "1931-05-11",
    });
  });

  it("grounds every value: exact quotes are their slice", () => {
    for (const aspect of aspects)
      for (const list of Object.values(extractAspect(aspect, read(deed)).evidence))
        for (const e of list) if (e.alignment === "exact") expect(deed.slice(e.start ?? 0, e.end ?? 0)).toBe(e.quote);
  });

  it("never throws and never misquotes, whatever the text", () => {
    const words = fc.constantFrom(
      "THE",
      "STATE",
      "of",
      "Ohio",
      "Roe",
      "John",
      "and",
      "wife",
      "grant",
      "convey",
      "to",
      "unto",
      ",",
      ".",
      "\n",
      "\n\n",
      "___",
      "deed",
      "recorded",
      "Book",
      "3",
      "page",
      "died",
      "children:",
      "1950",
      "May",
      "|",
      "(",
      ")",
      '"',
      "lessor",
      "lease",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string({ maxLength: 6 })), { maxLength: 120 }), (parts) => {
        const markdown = parts.join(" ");
        for (const aspect of ["doc_type", "parties", "dates"] as const)
          for (const list of Object.values(extractAspect(aspect, read(markdown)).evidence))
            for (const e of list) if (e.alignment === "exact") expect(markdown.slice(e.start ?? 0, e.end ?? 0)).toBe(e.quote);
      }),
      { numRuns: 150 },
    );
  });

  it("comes to an end on hostile texts of 100 kB", () => {
    for (const text of ["that ", "A B ", "to the said ", "and wife ", "recorded in book 3 ", "(((", "aaaa", "of the "].map((w) =>
      w.repeat(Math.floor(100_000 / w.length)),
    )) {
      for (const aspect of ["doc_type", "parties", "dates"] as const) expect(extractAspect(aspect, read(text)).resolved).toBeTruthy();
    }
  });
});
