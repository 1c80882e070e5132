// What a patent keeps for the sovereign, by whatever words it burdens the land.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "all of Section 8, Block 4, Public School Land, Abstract No. 511, Marsh County, Texas, 640 acres";
const END = "Given at Austin, May 4, 1958.\nPRICE DANIEL, Governor.\n\nFiled May 12, 1958, Vol. 44, page 101, Deed Records, Marsh County, Texas.";
const patent = (clause: string) =>
  readPaper(
    `THE STATE OF TEXAS\n\nPATENT No. 88\n\nKnow Ye, that the State of Texas, by its Governor, grants to AMOS RUDD and his heirs and assigns, ${LAND}. ${clause}\n\n${END}`,
  );

describe("a patent", () => {
  it.each([
    "The State of Texas retains a free royalty of one-sixteenth (1/16) of the value of all oil and gas produced.",
    "Subject to the reservation to the State of one-sixteenth of all oil and gas as a free royalty interest.",
    "Subject, however, to a free royalty of 1/16 of the oil and gas, which the State reserves.",
    "This patent is issued subject to a free royalty reservation of one-sixteenth (1/16) of all oil and gas in favor of the State.",
    "There is excepted and reserved to the Permanent School Fund a 1/16 free royalty on all oil and gas.",
    "The said land is charged with a free royalty of one-sixteenth of all oil and gas to the State of Texas.",
    "The Permanent School Fund shall receive, as a free royalty, one-sixteenth (1/16) of all oil and gas produced.",
    "The minerals pass with the land, except that the State shall receive one-sixteenth (1/16) of all oil and gas produced as a free royalty.",
  ])("keeps the royalty that it burdens the land with: %s", (clause) => {
    const read = patent(clause);
    expect(read.kept).toEqual(["State of Texas royalty 1/16 of whole"]);
    expect(read.excepted).toEqual([]);
  });

  it.each([
    "The said land was sold without reservation or classification of minerals.",
    "The same is free of any reservation to the State.",
    "Subject to any vested and accrued water rights for mining or other purposes.",
  ])("keeps nothing where it says so, or speaks of other things: %s", (clause) => {
    expect(patent(clause).kept).toEqual([]);
  });

  it("gives to the patentee of its heading", () => {
    const read = readPaper(
      `LETTERS PATENT\nSTATE OF TEXAS\n\nPatentee: Ina Voss, a widow\nLand: ${LAND}\n\nThe State of Texas does hereby grant and release to the Patentee, and to her heirs forever, the Land above described.\n\n${END}`,
    );
    expect(read.to).toBe("Ina Voss");
    expect(read.grants).toEqual(["Ina Voss fee 1 of whole"]);
  });
});
