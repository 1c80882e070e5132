import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const sides = (text: string) => readInstrument({ name: "paper.txt", text }).parties.resolved.parties.map((p) => `${p.display} ${p.side}`);
const land = "the NE/4 of Section 9, Township 14 North, Range 5 West, Grady County, Oklahoma";

describe("names in a lease that are none of its parties", () => {
  it("are the city of a lessee and the heading of the clause that follows", () => {
    const text = `OIL AND GAS LEASE\n\nThis lease, made July 18, 1979, by and between ADA VENN, a widow, and ELM LAND SERVICES, Oklahoma City, lessee:\nLEASING CLAUSE. Lessor leases and lets exclusively to lessee ${land}, for three years and as long thereafter as oil or gas is produced. Royalty 1/8.\nAda Venn`;
    expect(sides(text)).toEqual(["Ada Venn from", "Elm Land Services to"]);
  });

  it("are those lessors who are told not to have signed", () => {
    const text = `OIL AND GAS LEASE\n\nAGREEMENT, made this 24th day of June, 1952, between ADA VENN, a widow, and BO LARK, a single man, lessors, and ELM OIL CO., lessee. Lessors lease and let to lessee ${land}, for three years and as long thereafter as oil or gas is produced. Royalty 1/8. The lease binds each lessor who signs.\n\nAda Venn\n(unsigned) __________ Bo Lark`;
    expect(sides(text)).toEqual(["Ada Venn from", "Elm Oil Co. to"]);
  });
});
