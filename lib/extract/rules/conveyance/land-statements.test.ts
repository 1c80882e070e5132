import { describe, expect, it, vi } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

// Each case reads two papers and reckons their title.
vi.setConfig({ testTimeout: 20_000 });

const filed = (page: number) =>
  `State, County of Elm. Acknowledged before me. T. Oke, Notary Public.\nFiled May 9, 1920, Vol. 40, page ${page}, Deed Records, Elm County.`;

/** The minerals of each piece after a deed of the whole to Cy Mott and his own deed to Bo Lark: "160: Bo Lark 1/2, Cy Mott 1/2". */
const minerals = (land: string, said: string): string[] => {
  const root = `WARRANTY DEED\n\nThat Nate Holt, a widower, for Ten Dollars, does hereby grant, sell and convey unto Cy Mott, a single man, ${land}.\n\nDated May 3, 1920. Nate Holt\n${filed(70)}`;
  const own = `WARRANTY DEED\n\nCY MOTT, a single man, for ten dollars, does hereby grant, sell and convey unto BO LARK ${said}\n\nDated June 4, 1931. Cy Mott\n${filed(91)}`;
  const chain = readChain(
    [
      { name: "1.txt", text: root },
      { name: "2.txt", text: own },
    ],
    "1970-01-01",
  );
  const held = (t: NonNullable<typeof chain.ownership>["tracts"][number]) =>
    t.rows
      .filter((r) => r.estate_type === "mineral" || r.estate_type === "fee")
      .map((r) => `${r.name} ${r.share.fraction}`)
      .sort()
      .join(", ");
  return (chain.ownership?.tracts ?? []).map((t) => `${t.acres ?? "lots"}: ${held(t)}`).sort();
};

const HALF = "the South Half of Section 9, Township 27 North, Range 2 East, Elm County, Oklahoma";
const LOTS = "Lots 1 to 4, both inclusive, in Block 2, Sunrise Addition to the Town of Vale, Elm County, Oklahoma";

describe("what a deed of land says of each piece", () => {
  it.each([
    [
      `${HALF}. In the Southeast Quarter the grantor withholds one-third of the minerals; in the other quarter all of them pass.`,
      ["160: Bo Lark 1", "160: Bo Lark 2/3, Cy Mott 1/3"],
    ],
    [`${HALF}. So far as the SW/4 is concerned the minerals are not sold.`, ["160: Bo Lark 1", "160: Cy Mott 1"]],
    [`${HALF}. The grantor hangs on to the oil and gas beneath the SW/4.`, ["160: Bo Lark 1", "160: Cy Mott 1"]],
    [
      `the SE/4, surface and minerals, and of the SW/4 the surface alone, of Section 9, Township 27 North, Range 2 East, Elm County, Oklahoma.`,
      ["160: Bo Lark 1", "160: Cy Mott 1"],
    ],
    [
      `the SE/4 of Section 9, Township 27 North, Range 2 East, with the minerals, and the SW/4 of said section, without the minerals.`,
      ["160: Bo Lark 1", "160: Cy Mott 1"],
    ],
    [
      `${HALF}. Grantor reserves one-half of the minerals, except that this reservation shall not apply to the SE/4 SE/4.`,
      ["280: Bo Lark 1/2, Cy Mott 1/2", "40: Bo Lark 1"],
    ],
    [
      `${LOTS}. Of Lots 3 and 4 the surface alone goes with this deed; of the minerals under the other two none is kept.`,
      ["lots: Bo Lark 1", "lots: Cy Mott 1"],
    ],
  ])("stands in its own: %s", (said, want) => expect(minerals(said.startsWith("Lots") ? LOTS : HALF, said)).toEqual(want));

  it.each([
    [`${HALF}, reserving one-half of the minerals. As to the wheat upon the north forty acres, the grantor may harvest it.`, ["320: Bo Lark 1/2, Cy Mott 1/2"]],
    [`${HALF}, without any reservation of minerals. The house stands in the NE/4 of the SE/4.`, ["320: Bo Lark 1"]],
    [
      `${HALF}, reserving one-half of the minerals, subject as to the SW/4 to a mortgage. There is a well in the SE/4, which was plugged in 1929.`,
      ["320: Bo Lark 1/2, Cy Mott 1/2"],
    ],
    [
      `the SE/4 of Section 9; and the SW/4 of Section 9, Township 27 North, Range 2 East, Elm County, Oklahoma, together with one-half of the minerals.`,
      ["320: Bo Lark 1/2, Cy Mott 1/2"],
    ],
    [
      `an undivided one-half, being all that he has, in the S/2 SE/4 and the SW/4 and the N/2 SE/4 of Section 9, Township 27 North, Range 2 East, with the minerals.`,
      ["320: Bo Lark 1/2, Cy Mott 1/2"],
    ],
  ])("is told of the whole, or is no matter of the minerals: %s", (said, want) => expect(minerals(HALF, said)).toEqual(want));
});

describe("a share of the minerals that comes along with one of two pieces", () => {
  it("leaves out what another holds before anything of the giver's", () => {
    const read = (text: string, name: string) => ({ name, text: `${text}\nState, County of Elm. Acknowledged before me. T. Oke, Notary Public.` });
    const chain = readChain(
      [
        read(
          `WARRANTY DEED\n\nNate Holt, a widower, for Ten Dollars, grants, sells and conveys unto Cy Mott ${HALF}.\n\nDated May 3, 1920. Nate Holt`,
          "1.txt",
        ),
        read(
          "MINERAL DEED\n\nCy Mott, single, for Ten Dollars, grants and conveys unto Per Roe an undivided one-half of the oil, gas and other minerals in and under the Southwest Quarter of Section 9, Township 27 North, Range 2 East, Elm County, Oklahoma.\n\nDated May 3, 1925. Cy Mott",
          "2.txt",
        ),
        read(
          "QUITCLAIM DEED\n\nCy Mott, single, for Ten Dollars, quitclaims to Bo Lark: (1) the SE/4 of Section 9, Township 27 North, Range 2 East, with all minerals; (2) the SW/4 of Section 9, Township 27 North, Range 2 East, and one-half of the minerals thereunder; Elm County, Oklahoma.\n\nDated May 3, 1930. Cy Mott",
          "3.txt",
        ),
      ],
      "1970-01-01",
    );
    const rows = (chain.ownership?.tracts ?? []).map((t) => t.rows.filter((r) => r.estate_type !== "surface").map((r) => `${r.name} ${r.share.fraction}`));
    expect(rows).toEqual([["Bo Lark 1"], ["Per Roe 1/2", "Bo Lark 1/2"]]);
  });
});
