// Papers that look like another form and must not be read as it: each with the plain meaning of its words.
import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const LAND = "the NE/4 of Section 10, T5N-R3W, Elm County, Oklahoma";
const patent = (to: string, land = LAND) => `PATENT. The United States grants to ${to} ${land}. May 3, 1900.`;

/** Who has what when root and paper are read, surface and minerals of one in one word. */
function rows(root: string, paper: string): string[] {
  const texts = [root, paper].map((text, i) => ({ name: `0${i + 1}-paper.txt`, text }));
  return readChain(texts, "2024-01-01")
    .ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.estate_type} ${r.share.fraction}`))
    .sort();
}
const deed = (words: string, foot = "Ann Roe") => `WARRANTY DEED. Ann Roe, a widow, conveys and warrants to Bill Poe ${words}\n\nJune 3, 1950.\n\n${foot}`;

describe("an exception", () => {
  it.each([
    `${LAND}, EXCEPT the oil, gas and other minerals and the right to lease the same to third parties.`,
    `${LAND}, save and except the mineral rights, with the right to assign the same to others.`,
    `${LAND}, excepting the coal, oil, gas and other minerals already leased.`,
    `${LAND}, less and except all oil, gas and other minerals, the same being excepted from the warranty.`,
  ])("of all the minerals keeps them: %s", (words) => {
    expect(rows(patent("Ann Roe"), deed(words))).toEqual(["Ann Roe mineral 1", "Bill Poe surface 1"]);
  });

  it.each(["the N/2 and S/2 of", "the NE/4, NW/4, SE/4 and SW/4 of"])("of land is left out of parts that make up the whole: %s", (parts) => {
    const section = "Section 10, T5N-R3W, Elm County, Oklahoma";
    const read = rows(patent("Ann Roe", `all of ${section}`), deed(`${parts} ${section}, being all of said section, except the NW/4 NW/4.`));
    expect(new Set(read)).toEqual(new Set(["Ann Roe fee 1", "Bill Poe fee 1"]));
  });
});

describe("a giver who signs in other letters", () => {
  const both = patent("Ann Roe and Sue Roe, in equal shares,");
  it.each([
    `DEED. Ann Roe, owning an undivided half, and Sue Roe, owning the other half, Grantors, convey to Bill Poe ${LAND}.\n\nJune 3, 1950.\n\nAnn Roe\nSue M. Roe`,
    `This indenture, made June 3, 1950, between Ann Roe and Sue Roe and Bill Poe: the first parties convey to the second party ${LAND}.\n\nIn witness whereof the first parties have signed.\n\nAnn Roe\nSue M. Roe`,
    `This deed made by Sue Roe, a widow, and Ann Roe, to Bill Poe, conveys ${LAND}.\n\nJune 3, 1950.\n\nAnn Roe\nSue M. Roe`,
  ])("gives: %s", (paper) => expect(rows(both, paper)).toEqual(["Bill Poe fee 1"]));
});

describe("shares counted by their number", () => {
  it("go one to each as they stand", () => {
    const paper = `MINERAL DEED. Ann Roe conveys to Bill Poe and Tom Poe two one-fourth interests in the minerals, one to each, under ${LAND}.\n\nJune 3, 1950. Ann Roe`;
    expect(rows(patent("Ann Roe"), paper)).toEqual(["Ann Roe mineral 1/2", "Ann Roe surface 1", "Bill Poe mineral 1/4", "Tom Poe mineral 1/4"]);
  });
});

describe("a homemade will", () => {
  it("gives no life in the land by the use of a house on it", () => {
    const will =
      "LAST WILL of Ann Roe. I, Ann Roe, give my farm to my son Ned Roe. My husband Tom Roe shall have the use of the home on it as long as he lives. Signed June 3, 1950, Ann Roe. Witnesses: A. Moe, C. Coe.\n\nORDER. County Court, Elm County, Oklahoma, May 2, 1955. Ann Roe died April 1, 1955; the will is admitted to probate. J. Doe, Judge.";
    expect(rows(patent("Ann Roe"), will)).toEqual(["Ned Roe fee 1"]);
  });
});

describe("what the giver keeps", () => {
  it("is kept behind words of what another is liable for", () => {
    const read = rows(
      patent("Ann Roe"),
      deed(`${LAND}. Bill Poe shall be liable for all royalty and also for taxes and Ann Roe reserves one-half of the minerals.`),
    );
    expect(read).toEqual(["Ann Roe mineral 1/2", "Bill Poe mineral 1/2", "Bill Poe surface 1"]);
  });
});

describe("a deed that gives back what was had", () => {
  it("is read as a deed", () => {
    const root = `DEED. Cy Mott conveys to Ann Roe one-half of the minerals under ${LAND}. May 3, 1930. Cy Mott\n\nFiled May 4, 1930, Book 3, page 9.`;
    const paper = `MINERAL DEED. Ann Roe, for $1, reconveys to Cy Mott all oil, gas and minerals in ${LAND}, conveyed to her by deed in Book 3, page 9.\n\nJune 3, 1950. Ann Roe`;
    expect(rows(root, paper).filter((r) => r.startsWith("Ann Roe"))).toEqual([]);
  });
});
