import { describe, expect, it } from "vitest";
import { people, read } from "./test-paper";

const grantDeed = (words: string) =>
  read(
    `GRANT DEED\nADA VENN, a widow, hereby GRANTS to CY MOTT the real property in Elm County: Lot 4, Block 2, Oak Addition. ${words}\nDated: May 2, 1961. Ada Venn`,
    people(["Ada Venn"], ["Cy Mott"]),
    "grant_deed",
  ).resolved.warranty;

describe("covenants of a grant deed", () => {
  it("are those that the word implies, where the deed has none of its own", () => expect(grantDeed("")).toBe("statutory"));
  it("yield to words that refuse them", () => expect(grantDeed("This deed is made without warranty.")).toBe("none"));
  it("yield to words of a narrower covenant", () => expect(grantDeed("With special warranty covenants.")).toBe("special"));
});
