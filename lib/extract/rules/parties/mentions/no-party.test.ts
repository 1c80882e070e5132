import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const sides = (text: string) => readInstrument({ name: "paper.txt", text }).parties.resolved.parties.map((p) => `${p.display} ${p.side}`);
const land = "the NE/4 of Section 9, Township 14 North, Range 5 West, Grady County, Oklahoma";

describe("names in a lease that are none of its parties", () => {
  it("are those of another deed by which a lessor holds", () => {
    const text = `OIL AND GAS LEASE\n\nAGREEMENT, made May 14, 2008, by and between ADA VENN, a widow, and the VENN MINERAL COMPANY, whose title is by deed from Cy Mott dated May 3, 1950, recorded in Book 9, page 12 (together, "Lessor"), and ELM OIL CO., LLC ("Lessee").\n\nLessor does hereby grant, lease and let exclusively unto Lessee ${land}. Term five years. Royalty 1/8.\n\nAda Venn`;
    expect(sides(text)).toEqual(["Ada Venn from", "Venn Mineral Company from", "Elm Oil Co., LLC to"]);
  });

  it("leave lessor and lessee where bare labels or the opening of a lease name them", () => {
    const bare = `OIL AND GAS LEASE\n\nDate April 8, 1983. Lessor Ada Venn, a widow, of Elm. Lessee Ash Oil Co., of Reno.\n\nLessor leases to Lessee for oil and gas ${land}. Term three years. Royalty 1/8.\n\nAda Venn`;
    const opening = `OIL AND GAS LEASE\n\nADA VENN, a widow, Lessor, and ASH OIL CO., Lessee, on the 3rd day of May, 1997, enter into this lease.\n\nLessor leases and lets to Lessee ${land}. Term three years. Royalty 1/8.\n\nAda Venn`;
    expect([bare, opening].map(sides)).toEqual([
      ["Ada Venn from", "Ash Oil Co. to"],
      ["Ada Venn from", "Ash Oil Co. to"],
    ]);
  });

  it("are the city of a lessee and the heading of the clause that follows", () => {
    const text = `OIL AND GAS LEASE\n\nThis lease, made July 18, 1979, by and between ADA VENN, a widow, and ELM LAND SERVICES, Oklahoma City, lessee:\nLEASING CLAUSE. Lessor leases and lets exclusively to lessee ${land}, for three years and as long thereafter as oil or gas is produced. Royalty 1/8.\nAda Venn`;
    expect(sides(text)).toEqual(["Ada Venn from", "Elm Land Services to"]);
  });

  it("are those lessors who are told not to have signed", () => {
    const text = `OIL AND GAS LEASE\n\nAGREEMENT, made this 24th day of June, 1952, between ADA VENN, a widow, and BO LARK, a single man, lessors, and ELM OIL CO., lessee. Lessors lease and let to lessee ${land}, for three years and as long thereafter as oil or gas is produced. Royalty 1/8. The lease binds each lessor who signs.\n\nAda Venn\n(unsigned) __________ Bo Lark`;
    expect(sides(text)).toEqual(["Ada Venn from", "Elm Oil Co. to"]);
  });
});
