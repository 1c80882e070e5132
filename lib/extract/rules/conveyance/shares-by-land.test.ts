import { describe, expect, it, vi } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

// Each case reads two papers and reckons their title.
vi.setConfig({ testTimeout: 20_000 });

const filed = (page: number) =>
  `State, County of Elm. Acknowledged before me. T. Oke, Notary Public.\nFiled May 9, 1920, Vol. 40, page ${page}, Deed Records, Elm County.`;

/** Who owns what in each tract after a deed of the whole to Cy Mott and this one of his. */
const owned = (land: string, deed: string) => {
  const root = `WARRANTY DEED\n\nThat Nate Holt, a widower, for Ten Dollars, does hereby grant, sell and convey unto Cy Mott, a single man, ${land}\n\nTo have and to hold forever. Dated May 3, 1920. Nate Holt\n${filed(70)}`;
  const own = `DEED\n\nI, Cy Mott, a single man, for ten dollars, do hereby grant, sell and convey ${deed}\n\nTo have and to hold forever. Dated June 4, 1931. Cy Mott\n${filed(91)}`;
  const chain = readChain(
    [
      { name: "1.txt", text: root },
      { name: "2.txt", text: own },
    ],
    "1970-01-01",
  );
  return (chain.ownership?.tracts ?? []).flatMap((t) => t.rows.map((r) => `${t.acres}: ${r.name} ${r.estate_type} ${r.share.fraction}`)).sort();
};

const SECTION = "Section 4, Township 3 North, Range 2 West, Elm County, Oklahoma, 640 acres.";
const QUARTER = "the NE/4 of Section 4, Township 3 North, Range 2 West, Elm County, Oklahoma, 160 acres.";
const TWO = "the N/2 of Section 4 and the SE/4 of Section 5, all in Township 3 North, Range 2 West, Elm County, Oklahoma.";
const HALF_AND_THIRD = [
  "320: Bo Lark mineral 1/2",
  "320: Bo Lark mineral 1/3",
  "320: Cy Mott mineral 1/2",
  "320: Cy Mott mineral 2/3",
  "320: Cy Mott surface 1",
  "320: Cy Mott surface 1",
];

describe("shares that differ from land to land", () => {
  it.each([
    `to Bo Lark mineral interests as follows: in the N/2 of ${SECTION.slice(0, 48)}, an undivided one-half; and in the S/2 of said Section 4, an undivided one-third.`,
    `to Bo Lark the following undivided interests in the oil, gas and other minerals: FIRST TRACT: The North half (N½) of ${SECTION.slice(0, 48)}: an undivided one-half (½) interest. SECOND TRACT: The South half (S½) of the same Section: an undivided one-third (1/3) interest.`,
    `to Bo Lark the following interests in the oil, gas and other minerals under ${SECTION.slice(0, 48)}: 1. North Half, one-half. 2. South Half, one-third.`,
    `to Bo Lark the undivided shares stated of all the minerals in ${SECTION.slice(0, 48)}:\n(a) N/2 - one-half;\n(b) S/2 - one-third.`,
  ])("stand each in its own: %s", (deed) => expect(owned(SECTION, deed)).toEqual(HALF_AND_THIRD));

  it.each([
    ["As to the land in Section 4 the grantor reserves an undivided one-half of the minerals; as to the land in Section 5 nothing is reserved.", "320", "1/2"],
    ["In the quarter last described but one-half of the minerals passes, and one-half thereof is withheld.", "160", "1/2"],
    ["Of the minerals in the tract last above described I do not convey more than a half, but keep the other half.", "160", "1/2"],
    ["From the quarter in Section 5, and that alone, there is reserved to me one-half of the minerals.", "160", "1/2"],
  ])("are kept in the land that the words tell: %s", (words, acres, share) =>
    expect(owned(TWO, `to Bo Lark ${TWO} ${words}`).filter((r) => r.includes("Cy Mott"))).toEqual([`${acres}: Cy Mott mineral ${share}`]),
  );
});

describe("what is kept in each land apart", () => {
  it.each([
    "excepting and reserving to the grantor 50% of the minerals in the N/2 of Section 4; and 25% of the same in the SE/4 of Section 5.",
    "Of the oil, gas and minerals the grantor keeps, in the land numbered One, one-half thereof; and in the land numbered Two, one-fourth of the whole thereof.",
    "Mineral reservation: 1/2 as to the first described tract; 1/4 as to the second.",
    "but as to the half section, one-half of the minerals is withheld by the grantor, and as to the quarter section, one-fourth.",
  ])("stands in its own: %s", (words) =>
    expect(owned(TWO, `to Bo Lark ${TWO} ${words}`).filter((r) => r.includes("Cy Mott"))).toEqual(["160: Cy Mott mineral 1/4", "320: Cy Mott mineral 1/2"]),
  );

  it("leaves out the land of which nothing is kept", () =>
    expect(
      owned(TWO, `to Bo Lark ${TWO} Grantor retains minerals as follows: (a) N/2 of Section 4: 50%; (b) SE/4 of Section 5: none.`).filter((r) =>
        r.includes("Cy Mott"),
      ),
    ).toEqual(["320: Cy Mott mineral 1/2"]));
});

describe("takers who take each something of his own", () => {
  it("have their own land", () =>
    expect(
      owned(
        SECTION,
        "unto Bo Lark an undivided one-half of the minerals in the North half, and unto Ed Pool an undivided one-third of the minerals in the South half, of Section 4, Township 3 North, Range 2 West.",
      ).filter((r) => !r.includes("Cy Mott")),
    ).toEqual(["320: Bo Lark mineral 1/2", "320: Ed Pool mineral 1/3"]));

  it.each([
    "unto Bo Lark eighty (80) undivided mineral acres and unto Ed Pool twenty (20) undivided mineral acres in and under",
    "eighty mineral acres to Bo Lark, and twenty mineral acres to Ed Pool, in and under",
  ])("have their own acres: %s", (deed) =>
    expect(owned(SECTION, `${deed} ${SECTION}`).filter((r) => r.includes("mineral"))).toEqual([
      "640: Bo Lark mineral 1/8",
      "640: Cy Mott mineral 27/32",
      "640: Ed Pool mineral 1/32",
    ]),
  );
});

describe("rows that name a taker, a land and a share", () => {
  it.each([
    "to the parties below, in the lands set opposite each, the mineral interests stated: To BO LARK, one-half in the N/2 of Section 4. To DI ORR, one-fourth in the N/2 of Section 4. To DI ORR, one-third in the SE/4 of Section 5, Township 3 North, Range 2 West.",
    "the interests below in the minerals: to Bo Lark a half in the N/2 of Section 4; to Di Orr a fourth in the N/2 of Section 4 and a third in the SE/4 of Section 5, Township 3 North, Range 2 West.",
  ])("give each his own: %s", (deed) =>
    expect(owned(TWO, deed).filter((r) => !r.includes("Cy Mott"))).toEqual(["160: Di Orr mineral 1/3", "320: Bo Lark mineral 1/2", "320: Di Orr mineral 1/4"]),
  );

  it("give land with a share of what is under it, and the rest to another", () =>
    expect(
      owned(
        TWO,
        "as follows, each to have and hold forever: To my son Bo Mott I give the N/2 of Section 4, Township 3 North, Range 2 West, with half of the minerals therein. To my daughter Di Orr I give the other half of the minerals of the same land. To my said daughter I give the SE/4 of Section 5, Township 3 North, Range 2 West, surface and minerals.",
      ),
    ).toEqual(["160: Di Orr fee 1", "320: Bo Mott mineral 1/2", "320: Bo Mott surface 1", "320: Di Orr mineral 1/2"]));
});

describe("children who are given each their own land", () => {
  it("take by the side of a section", () =>
    expect(
      owned(
        SECTION,
        "to my son Bo Mott the North half of Section 4, Township 3 North, Range 2 West, and to my daughter Di Mott the South half of said Section.",
      ),
    ).toEqual(["320: Bo Mott fee 1", "320: Di Mott fee 1"]));

  it("take by the block", () =>
    expect(
      owned(
        "BLOCK ONE, 90 acres, and BLOCK TWO, 60 acres, both of the A. Roe Survey, Abstract No. 40, Elm County, Texas.",
        "the following tracts in the A. Roe Survey, A-40, as follows: to my son Bo Mott, Block One, 90 acres; to my daughter Di Mott, Block Two, 60 acres.",
      ),
    ).toEqual(["60: Di Mott fee 1", "90: Bo Mott fee 1"]));
});

describe("land told by the deed that describes it", () => {
  it.each([
    "the land which was conveyed to me by Nate Holt in Vol. 40, page 70, 160 acres in Elm County, Oklahoma.",
    "all that tract of 160 acres described in a deed from Nate Holt to me, Vol. 40, page 70, Deed Records of Elm County, to which reference is made.",
  ])("is the land of that deed: %s", (words) => expect(owned(QUARTER, `to Bo Lark ${words}`)).toEqual(["160: Bo Lark fee 1"]));
});

describe("land that the giver keeps", () => {
  it.each([
    "saving to the grantor twenty acres off the west side thereof.",
    "except twenty acres off the west side thereof, being a strip 20 rods wide, which the first party retains.",
    "less the West 20 acres thereof, which are not conveyed.",
  ])("is no land of the grant: %s", (words) =>
    expect(owned(QUARTER, `to Bo Lark ${QUARTER.slice(0, -1)}, ${words}`)).toEqual(["140: Bo Lark fee 1", "20: Cy Mott fee 1"]),
  );

  it("is that on which only a way or the timber is given", () =>
    expect(owned(TWO, `to Bo Lark the N/2 of Section 4, Township 3 North, Range 2 West, with the timber standing on the SE/4 of Section 5.`)).toEqual([
      "160: Cy Mott fee 1",
      "320: Bo Lark fee 1",
    ]));

  it("is told in a sentence of its own", () =>
    expect(owned(QUARTER, `to Bo Lark ${QUARTER} The NE/4 of said NE/4 is not included herein and remains the property of the grantor.`)).toEqual([
      "120: Bo Lark fee 1",
      "40: Cy Mott fee 1",
    ]));

  it("takes nothing back of what is given beside it", () =>
    expect(
      owned(
        QUARTER,
        `to Bo Lark an undivided three-fourths (3/4) interest in the minerals under the SW/4 of ${QUARTER} It is understood that the grantor retains 120 acres of the tract owned by him with the minerals entire.`,
      ).filter((r) => r.includes("Bo Lark")),
    ).toEqual(["40: Bo Lark mineral 3/4"]));
});

describe("minerals parted in words that neither reserve nor add", () => {
  it.each([
    "but in the minerals only a two-thirds interest is conveyed, the other one-third we hold back to Cy Mott.",
    "The buyer takes two-thirds of the oil and gas with the land; the seller's third he holds back.",
    "together with two-thirds of the minerals, but no more of them.",
    "In like manner the seller keeps out of the part sold a mineral interest of one-third, the buyer to have two-thirds.",
  ])("pass in part: %s", (words) =>
    expect(owned(QUARTER, `to Bo Lark ${QUARTER.slice(0, -1)}; ${words}`)).toEqual([
      "160: Bo Lark mineral 2/3",
      "160: Bo Lark surface 1",
      "160: Cy Mott mineral 1/3",
    ]),
  );
  it("pass whole where the share is of the price", () =>
    expect(
      owned(QUARTER, `to Bo Lark ${QUARTER} The price of the land and minerals is paid, one-third in cash, and the notes for the rest are sold with it.`),
    ).toEqual(["160: Bo Lark fee 1"]));
  it("pass whole where the share is that of each taker", () =>
    expect(
      owned(
        QUARTER,
        `unto Bo Lark and Di Orr, share and share alike, an undivided one-half to each, all that land described as follows: ${QUARTER.slice(0, -1)}, with all minerals.`,
      ),
    ).toEqual(["160: Bo Lark fee 1/2", "160: Di Orr fee 1/2"]));
});
