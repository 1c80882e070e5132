import { describe, expect, it } from "vitest";
import { findAnatomy } from "./find-anatomy";

const text = `WARRANTY DEED

Know all Men by these Presents, That Orley Stone, for ten dollars paid, does hereby grant, bargain and sell unto Ann Quade,
the following described premises, situated in Elm County, Ohio: Lot 4, excepting the coal.

To haue and to hold the same. And the said grantor will warrant and defend the title.
In Witness Whereof he has set his hand this 4th day of May, 1931.

State of Ohio, County of Elm, ss. Before me, a Notary Public, personally appeared Orley Stone.`;

describe("findAnatomy", () => {
  it("finds the parts of a deed in spite of OCR", () => {
    const a = findAnatomy(text);
    const s = (x: { start: number; end: number } | null | undefined) => (x ? a.view.text.slice(x.start, x.end) : null);
    expect(s(a.title)).toBe("WARRANTY DEED");
    expect(s(a.premises)).toMatch(/^Know all Men.*ten dollars paid, $/);
    expect(s(a.granting)).toMatch(/^does hereby grant, bargain and sell unto Ann Quade/);
    expect(s(a.land[0])).toMatch(/^the following described premises.*excepting the coal/);
    expect(s(a.habendum)).toMatch(/^To haue and to hold/);
    expect(s(a.testimonium)).toBe("In Witness Whereof");
    expect(s(a.acknowledgments[0])).toMatch(/^State of Ohio, County of Elm/);
    expect(a.reservations.map(s).join(" ")).toContain("excepting the coal");
  });

  it("finds the title between the auditor's fees and a label that ran into it", () => {
    const a = findAnatomy(`REAL ESTATE TRANSFER\n\nTRAN.FEE 40) DATE SPECIAL WARRANTY DEED!NOS0R\n\n${text.slice(text.indexOf("Know"))}`);
    expect(a.title && a.view.text.slice(a.title.start, a.title.end)).toBe("SPECIAL WARRANTY DEED");
    const fee = findAnatomy(`WARRANTY DEED FEE $28.00 TRANSFER 14\n\n${text.slice(text.indexOf("Know"))}`);
    expect(fee.title).toBeNull();
  });

  it.each([
    ["We, Orley Stone and May Stone, have on May 3, 1908, sold to Ann Quade, and we do now convey to her in fee simple, Lot 4.", "do now convey"],
    ["I, Orley Stone, do hereby make sale of and convey to Ann Quade that body of land, Lot 4.", "do hereby make sale of and convey"],
    ["Orley Stone has an eighth of the minerals. That eighth I now convey by halves: one to Ann Quade and one to Bo Lark.", "I now convey"],
    ["Witnesseth: for $450 the first parties grant to the second party, with covenants of general warranty, their undivided fourth of the tract.", "grant to "],
    ["We, Orley Stone and May Stone, grant to Ann Quade a royalty of 3%. The royalty hereby granted is perpetual.", "grant to "],
    ["Orley Stone conveys to Ann Quade Lot 4. May Stone, wife, hereby relinquishes her dower.", "conveys to Ann"],
    ["The Elm Bank hereby gives its consent. Orley Stone conveys to Ann Quade Lot 4.", "conveys to Ann"],
    ["I, May Stone, wife of Orley Stone, do hereby release unto Ann Quade all my right of dower in Lot 4.", "do hereby release"],
  ])("finds the granting words in: %s", (words, want) => {
    const a = findAnatomy(words);
    expect(a.granting && a.view.text.slice(a.granting.start)).toMatch(new RegExp(`^${want}`));
  });

  it("finds nothing in a text that is no instrument", () => {
    const a = findAnatomy("The weather was fine.");
    expect([a.title, a.granting, a.habendum, a.testimonium, a.land]).toEqual([null, null, null, null, []]);
  });
});

it('takes the thing of a covenant ("the quarter hereby granted") for no act', () => {
  const paper =
    "MINERAL DEED\n\nFOR VALUE RECEIVED, ADA VENN, unmarried, of Sunburst, Montana, grants to BO LARK, INC., an undivided one-fourth of the oil and gas under the S/2 of Section 9. Grantor has title to the whole, and will defend the quarter hereby granted.\n\nDated May 3, 1929.";
  const { granting, view } = findAnatomy(paper);
  expect(granting && view.text.slice(granting.start)).toMatch(/^grants to BO LARK/);
});
