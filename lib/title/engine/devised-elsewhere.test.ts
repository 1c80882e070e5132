import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const deed =
  "WARRANTY DEED. Al Fry grants, bargains, sells and conveys unto Una Holt the NE/4 of Section 8, Township 24 South, Range 5 West, Reno County, Kansas, with warranty. Dated May 2, 1930. Al Fry";
const rows = (gifts: string) =>
  readChain(
    [
      { name: "1.txt", text: deed },
      {
        name: "2.txt",
        text: `LAST WILL OF UNA HOLT. State of Kansas, County of Reno. I, Una Holt, ${gifts} Dated June 1, 1940. Una Holt. ORDER. The will is admitted to probate; Una Holt died on May 2, 1947. J. Kay, Probate Judge. June 1, 1947.`,
      },
    ],
    "2000-01-01",
  )
    .ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.share.fraction}`))
    .sort();
const REST = "All the rest of my estate I give to my niece Eva Rusk.";

describe("a devise of land told to lie in another county", () => {
  it("leaves this land to the residue", () => {
    expect(rows(`give my farm in Stafford County to my nephew Tim Rusk. ${REST}`)).toEqual(["Eva Rusk 1"]);
    expect(rows(`devise the land I own in the County of Stafford to my nephew Tim Rusk. ${REST}`)).toEqual(["Eva Rusk 1"]);
  });
  it("reaches it where the taker lives there, or the gift names this county too", () => {
    expect(rows(`give my farm to my nephew Tim Rusk, of Stafford County. ${REST}`)).toEqual(["Tim Rusk 1"]);
    expect(rows(`give my farms in Stafford County and in Reno County to my nephew Tim Rusk. ${REST}`)).toEqual(["Tim Rusk 1"]);
  });
});

describe("an order that leaves it to the will who takes", () => {
  it("gives to those named in it who outlived the testator", () => {
    const text = `IN THE DISTRICT COURT OF RENO COUNTY, KANSAS. Estate of Una Holt, deceased. WILL. I, Una Holt, give all my property in equal shares to those of my sons, Tim Holt, Max Holt and Lee Holt, who outlive me. May 2, 1940. Una Holt. FINAL ORDER. The Court finds that Una Holt died June 1, 1949; that Lee Holt died in 1945, leaving one child, Pat Holt. It is ordered that the estate be distributed in accordance with the terms of said will. July 1, 1950. A. Gray, Judge.`;
    const chain = readChain(
      [
        { name: "1.txt", text: deed },
        { name: "2.txt", text },
      ],
      "2000-01-01",
    );
    expect(chain.ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.share.fraction}`)).sort()).toEqual(["Max Holt 1/2", "Tim Holt 1/2"]);
  });
});
