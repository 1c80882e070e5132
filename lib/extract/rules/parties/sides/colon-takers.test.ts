import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const deed = (givers: string, takers: string) =>
  readPaper(
    `MINERAL DEED. ${givers}, do hereby grant and convey the mineral rights in the NW/4 of Section 9, Block 4, Roe County, Texas, 160 acres, ${takers}. February 3, 1937.`,
  ).grants;
const FOUR = ["Dora Venn", "Otto Venn", "Ruth Venn", "Clara Pool"];
/** Equal parts told beside the names are one grant to all of them; told elsewhere, a grant each. */
const EACH = FOUR.map((n) => `${n} mineral 1/4 of whole`);
const TOGETHER = [`${FOUR.join(" + ")} mineral 1 of whole`];

describe("takers in a list that a colon opens", () => {
  it.each([
    [
      "unto the four children of the testatrix, to each an undivided one-fourth (1/4) thereof: DORA VENN, a feme sole; OTTO VENN; RUTH VENN; and CLARA POOL",
      EACH,
    ],
    ["to my four children, one-fourth to each: DORA VENN, of Elm; OTTO VENN, of Marsh; RUTH VENN; CLARA POOL", TOGETHER],
  ])("%s", (takers, want) => expect(deed("I, ADA ROE, a widow", takers)).toEqual(want));

  it("take one-fourth each of several givers", () => {
    expect(deed("We, ADA ROE and BO ROE", "unto DORA VENN, OTTO VENN, RUTH VENN and CLARA POOL, one-fourth each")).toEqual(TOGETHER);
  });

  it.each([
    "Lessee shall deliver the royalty to the lessors in these shares: ADA ROE, one half; BO ROE, one half.",
    "Rentals shall be mailed to the following persons: CY MOTT, of Elm; DI LARK, of Marsh.",
  ])("are none of those whom a lease tells to pay: %s", (words) => {
    const lease = readPaper(
      `OIL AND GAS LEASE. ADA ROE and BO ROE, lessors, grant, lease and let to Elm Oil Company, lessee, the NW/4 of Section 9, Block 4, Roe County, Texas, for three years and as long thereafter as oil is produced, with a royalty of 1/8. ${words} May 1, 2011.`,
    );
    expect(lease.grants).toEqual(["Elm Oil Company leasehold 1 of whole"]);
  });

  it("are none where the list tells of something else", () => {
    expect(deed("I, ADA ROE, a widow", "unto DORA VENN, subject to the leases of record: BO LARK, Book 4, page 2; CY MOTT, Book 5, page 9")).toEqual([
      "Dora Venn mineral 1 of whole",
    ]);
  });
});

describe("one who gives in an office", () => {
  it("takes for himself where he is named once more", () => {
    const read = readPaper(
      "EXECUTOR'S DEED. OTTO VENN, executor of the estate of Emil Venn, deceased, conveys to OTTO VENN, DORA VENN and CY VENN, one-third each, the NW/4 of Section 8, T4N-R5W, Elm County, Oklahoma. May 1, 1950. Otto Venn, Executor",
    );
    expect(read.grants).toEqual(["Otto Venn + Dora Venn + Cy Venn fee 1 of whole"]);
  });
});
