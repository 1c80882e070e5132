import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const root =
  "WARRANTY DEED. Al Fry does hereby grant, bargain, sell and convey unto Una Holt the NE/4 of Section 8, Township 4 North, Range 5 West, Grady County, Oklahoma, with warranty. Dated May 2, 1930. Al Fry";
const will = (gift: string) =>
  `LAST WILL AND TESTAMENT OF UNA HOLT. State of Oklahoma, County of Grady. ${gift} I name Sid Holt executor. Signed March 1, 1940. Una Holt. ORDER. The court finds that Una Holt died on June 2, 1944, and admits the will to probate this 3rd day of July, 1944. B. Cass, County Judge.`;
const sale = (kept: string) =>
  `EXECUTOR'S DEED. Sid Holt, as executor of the last will and testament of Una Holt, deceased, for $4,000 does hereby grant, bargain, sell and convey unto Roy Dunn the NE/4 of Section 8, Township 4 North, Range 5 West, Grady County, Oklahoma${kept}. Executed May 1, 1946. Sid Holt, Executor of the Last Will and Testament of Una Holt, Deceased`;
const rows = (...texts: string[]) =>
  readChain(
    texts.map((text, i) => ({ name: `0${i + 1}.txt`, text })),
    "2000-01-01",
  ).ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.estate_type} ${r.share.fraction}`));

const toBoth = will("I give and devise all my property to my sons, Sid Holt and Ed Holt, in equal shares.");

describe("an executor's deed behind the will", () => {
  it("passes what all the devisees took, the executor's own share among it", () => {
    expect(rows(root, toBoth, sale(""))).toEqual(["Roy Dunn fee 1"]);
  });
  it("keeps for all of them what it keeps for the estate", () => {
    expect(rows(root, toBoth, sale(", reserving unto said estate an undivided one-half (1/2) of the oil, gas and other minerals")).sort()).toEqual([
      "Ed Holt mineral 1/4",
      "Roy Dunn mineral 1/2",
      "Roy Dunn surface 1",
      "Sid Holt mineral 1/4",
    ]);
  });
});

describe("a life tenant with power to sell", () => {
  it("has it where the words say in whom the power lies", () => {
    const life = will(
      "I give to my husband, Sid Holt, all my land for so long as he lives, with full right and authority vested in him to convey any of it, and what is left at his death to my son Ed Holt.",
    );
    const deed =
      "WARRANTY DEED. Sid Holt does hereby grant, bargain, sell and convey unto Roy Dunn the NE/4 of Section 8, Township 4 North, Range 5 West, Grady County, Oklahoma. Dated May 1, 1946. Sid Holt";
    expect(rows(root, life, deed)).toEqual(["Roy Dunn fee 1"]);
  });
});
