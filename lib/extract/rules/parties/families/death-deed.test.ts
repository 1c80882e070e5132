import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

describe("deeds that pass at death", () => {
  it("take the owner from the head of the form", () => {
    const read = readPaper(
      "REVOCABLE TRANSFER ON DEATH DEED\n\nOWNER MAKING THIS DEED: ADA VENN, unmarried, 22 Elm Road, Ash, West Virginia.\n\nLEGAL DESCRIPTION: 104 acres, Elm District, Ash County, Deed Book 2, page 3.\n\nPRIMARY BENEFICIARIES. I designate the following beneficiaries, in equal shares: (1) my friend BO LARK; (2) my neighbor CY MOTT.\n\nTRANSFER ON DEATH: At my death, I transfer my interest to the beneficiaries as designated above.\n\nSigned July 9, 2015. Ada Venn",
    );
    expect([read.from, read.to]).toEqual(["Ada Venn", "Bo Lark + Cy Mott"]);
  });
});
