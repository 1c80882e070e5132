import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

/** Texts → tracts as "acres: papers that touch it", papers by letters. */
const tracts = (...texts: string[]) =>
  readChain(
    texts.map((text, i) => ({ name: `${"abcd"[i]}.txt`, text: `${text}\n` })),
    "2020-01-01",
  ).resolution.tracts.map((t) => `${t.acres} ${[...new Set(t.mentions.map((m) => m.document_id.replace(/^doc_|-txt$/g, "")))].sort().join("")}`);

const both =
  "WARRANTY DEED. Elm Cattle Company, a corporation, grants, sells and conveys to CY MOTT Sections 7 and 8, Block 70, T. & P. Ry. Co. Survey, Marsh County, Texas. Dated May 9, 1925. Elm Cattle Company, by E. Wray, President. Filed May 20, 1925, Vol. 14, page 330, Deed Records.";

describe("land told by the paper that describes it", () => {
  it("leaves out the section that is excepted", () =>
    expect(
      tracts(
        both,
        "DEED. CY MOTT, a single man, grants, sells and conveys to ADA VENN all of the lands conveyed to him by Elm Cattle Company by deed of record in Vol. 14, page 330, except Section 8 heretofore sold. Executed February 20, 1938. Cy Mott.",
      ),
    ).toEqual(["640 ab", "640 a"]));
  it("leaves out a part of a section that is excepted", () =>
    expect(
      tracts(
        both,
        "DEED. CY MOTT, a single man, grants, sells and conveys to ADA VENN all the land described in the deed recorded in Vol. 14, page 330, less the N/2 of Section 7, Block 70. Executed February 20, 1938. Cy Mott.",
      ).sort(),
    ).toEqual(["320 a", "960 ab"]));
});

describe("parts of a section on either side of a line", () => {
  const patent =
    "PATENT. The United States of America grants unto CY MOTT all of Section 9, T23S-R37E, N.M.P.M., Lea County, New Mexico, 639.42 acres. May 6, 1910.";
  const north =
    "WARRANTY DEED. CY MOTT, a single man, grants to ADA VENN all that part of Section 9, T23S-R37E, N.M.P.M., Lea County, New Mexico, lying North of the railroad, containing 317.42 acres. May 6, 1931. Cy Mott.";
  const south =
    "OIL AND GAS LEASE. CY MOTT, lessor, leases to ELM OIL COMPANY, lessee, the 322 acres of Section 9, T23S-R37E, Lea County, New Mexico, lying South of the railroad, for five years and as long thereafter as oil is produced. May 6, 1946. Cy Mott.";
  it("are tracts of their own and leave nothing of the section", () => expect(tracts(patent, north, south)).toEqual(["317.42 ab", "322 ac"]));
});

describe("a part of land by its acres", () => {
  it("is the first measure, not that of the whole it is taken from", () =>
    expect(
      tracts(
        "DEED. BO LARK, a bachelor, grants and conveys to CY MOTT 127 acres in the S½ of Section 23, T4N-R5W, Monroe County, Ohio. May 6, 1881. Bo Lark.",
        "DEED. CY MOTT, a bachelor, grants and conveys to ADA VENN eighty-seven acres off the West side of my 127 acre farm in the S½ of Section 23, T4N-R5W, Monroe County, Ohio. May 6, 1896. Cy Mott.",
      ).sort(),
    ).toEqual(["40 a", "87 ab"]));
});

describe("acres off a side among other parts", () => {
  const deed =
    "WARRANTY DEED. BO LARK, a bachelor, grants and conveys to CY MOTT the N½ of Section 23; the E½ of the NE¼ of Section 24, less ½ acre for a school; and 62 acres off the North side of the SW¼ of Section 23; all in Township 4 North, Range 5 East, Marsh County, Mississippi, 461.5 acres, more or less. May 6, 1881. Bo Lark. Recorded May 9, 1881, Book 16, page 50.";
  it("keep their own acres beside the total", () => expect(tracts(deed)).toEqual(["461.5 a"]));
  it("are what a lease of so many acres in those sections means that cites the deed", () =>
    expect(
      tracts(
        deed,
        "OIL AND GAS LEASE. CY MOTT, lessor, leases to ELM OIL COMPANY, lessee, 461.5 acres, more or less, in Sections 23 and 24, Township 4 North, Range 5 East, Marsh County, Mississippi, described in Book 16, page 50, for five years and as long thereafter as oil is produced. May 6, 1946. Cy Mott.",
      ),
    ).toEqual(["461.5 ab"]));
});
