import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";
import { recitalsOf } from "./own-words";

const LAND = "the Northeast Quarter of Section 30, Township 21 North, Range 4 West, Garfield County, Oklahoma, recorded in Book 311 at page 87";
const ASSIGNMENT = "ASSIGNMENT OF OIL AND GAS LEASE\n\n";

function sides(text: string): string[] {
  const parties = readInstrument({ name: "paper.txt", text }).parties.resolved.parties;
  return parties.filter((p) => p.side !== "other").map((p) => `${p.side}: ${p.display}`);
}

describe("the sides of a paper that recites", () => {
  it.each([
    [
      "gives the lease by him to whom the recital says it was made",
      `${ASSIGNMENT}WHEREAS, on the 14th day of February, 1952, Eli Funder and Cora Funder, husband and wife, as lessors, made and delivered to Carl R. Bynum, as lessee, an oil and gas lease of ${LAND};\n\nNOW, THEREFORE, for One Dollar, the undersigned, Carl R. Bynum, does hereby assign and convey to Venn Drilling Company, a corporation, all of his right, title and interest in said lease.\nExecuted this 2nd day of June 1952.\nCarl R. Bynum`,
      ["from: Carl R. Bynum", "to: Venn Drilling Company"],
    ],
    [
      "takes the undersigned for those who sign",
      `${ASSIGNMENT}WHEREAS, on the 14th day of February, 1952, a certain oil and gas mining lease was made and entered into by and between Eli Funder and Cora Funder, husband and wife, Lessors, and Carl R. Bynum, Lessee, covering ${LAND};\nand WHEREAS the said lease is now owned by the undersigned,\nNOW, THEREFORE, for One Dollar, the undersigned does hereby assign and convey to Venn Drilling Company, a corporation, all of his right, title and interest in said lease.\nExecuted this 2nd day of June 1952.\nCarl R. Bynum`,
      ["from: Carl R. Bynum", "to: Venn Drilling Company"],
    ],
    [
      "reads recital and act in one sentence",
      `${ASSIGNMENT}Whereas by lease dated February 14, 1952 Eli Funder let to Bynum & Company ${LAND}, now therefore Bynum & Company, the owner of the lease, for One Dollar sets over the same to Venn Drilling Company.\nBynum & Company by C. R. Bynum, President`,
      ["from: Bynum & Company", "to: Venn Drilling Company"],
    ],
    [
      "releases by the last owner of the lease",
      `RELEASE OF OIL AND GAS LEASE\n\nWhereas Ada Roe did lease to Pyle Oil Company by lease dated May 4, 1940 ${LAND}, which lease Pyle Oil Company assigned to Gale Production Co.; Now therefore Gale Production Co. releases and surrenders said lease.\nGale Production Co. by A. Gale`,
      ["from: Gale Production Co."],
    ],
    [
      "keeps those of the recital where the act speaks of them by pronouns",
      `WARRANTY DEED\n\nWhereas Ada Roe and Bo Roe, her husband, agreed in 1940 to sell to Cy Mott ${LAND}; and whereas the said Cy Mott has paid the price; now therefore they do hereby grant, bargain, sell and convey the same to him.\nWitness our hands 3 May 1942.\nAda Roe\nBo Roe`,
      ["from: Ada Roe", "from: Bo Roe", "to: Cy Mott"],
    ],
    [
      "keeps heirs of whom the recital tells and who then give",
      `MINERAL DEED\n\nWHEREAS, Hal Dow died in 1931 leaving as his only heirs Ada Dow, his widow, and Bo Dow, a son, who own the land below; NOW, THEREFORE, the said Ada Dow and Bo Dow do grant and convey unto Tri Minerals, Inc. one-half of the minerals under ${LAND}.\nAda Dow\nBo Dow`,
      ["from: Ada Dow", "from: Bo Dow", "to: Tri Minerals, Inc."],
    ],
  ])("%s", (_, text, want) => expect(sides(text)).toEqual(want));

  it("ends the recitals behind the last of them, and finds none in a paper that never comes to act", () => {
    const text = "Whereas A owed B; and whereas A paid; now therefore B releases A, and therefore it is done.";
    expect(text.slice(recitalsOf(text)?.end).startsWith("now therefore")).toBe(true);
    expect(recitalsOf("Whereas A owed B, the matter stands over.")).toBeNull();
    expect(recitalsOf("A conveys to B.")).toBeNull();
  });
});
