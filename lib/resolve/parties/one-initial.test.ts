import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const land = "the Southwest Quarter of Section 8, Township 12 North, Range 9 West, Elm County, Oklahoma";
const deed = (from: string, to: string, day: string) =>
  `WARRANTY DEED\n\n${from}, a single man, for ten dollars grants and conveys to ${to}, ${land}.\n\nDated this ${day}.\n\n${from}`;
const parties = (seller: string) =>
  readChain(
    [
      { name: "01.txt", text: deed("Orley Stone", "Edwin Marsh", "4th day of May, 1904") },
      { name: "02.txt", text: deed(seller, "Ruth Dell", "2nd day of May, 1931") },
    ],
    "2020-01-01",
  ).resolution.parties.map((p) => p.display);

describe("one who later gives the land", () => {
  it("by an initial alone is proposed, not joined", () => expect(parties("E. Marsh")).toContain("E. Marsh"));
  it("by the name with a middle initial is the one who took it", () => expect(parties("Edwin J. Marsh")).not.toContain("Edwin Marsh"));
});
