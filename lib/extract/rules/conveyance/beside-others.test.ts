import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const read = (words: string) =>
  readInstrument({ name: "d.txt", text: `${words} Dated June 4, 1961. Olaf Berge\nFiled June 9, 1961, Book 4, page 7, Pierce County.` }).conveyance.resolved;
const shortly = (list: ReturnType<typeof read>["grants"]) => list.map((g) => `${g.estate_type} ${g.fraction?.fraction} of ${g.of}`);
const LAND = "the NW/4 of Section 3, Township 156 North, Range 73 West, Pierce County, North Dakota";
const DEED = `WARRANTY DEED\n\nOlaf Berge, a widower, grantor, conveys and warrants to Nils Fry, grantee, ${LAND}.`;
const OLD = "EXCEPTING one-fourth of the minerals reserved by Elm Loan Company in Book 2, page 5.";

describe("asides that tell beside whose interest something is kept", () => {
  it.each([
    "AND FURTHER EXCEPTING AND RESERVING to the grantor, his heirs and assigns, in addition to the interest mentioned in paragraph 2, an undivided one-fifth of all minerals.",
    "Also excepting and reserving to the grantor, besides the said one-fourth, one-fifth of the oil, gas and other minerals.",
    "The grantor reserves, over and above that already excepted, one-fifth of the oil, gas and other minerals under said quarter section.",
  ])("keeps what stands behind them: %s", (words) => {
    const deed = read(`${DEED} ${OLD} ${words}`);
    expect(shortly(deed.reservations)).toEqual(["mineral 1/5 of whole"]);
    expect(shortly(deed.exceptions)).toEqual(["mineral 1/4 of whole"]);
  });

  it("leaves out what such words alone tell of", () => {
    const deed = read(`${DEED} EXCEPTING one-fifth of the minerals, over and above the one-fourth reserved by Elm Loan Company in Book 2, page 5.`);
    expect(shortly([...deed.exceptions, ...deed.reservations])).toContain("mineral 1/4 of whole");
  });
});

describe("words beside an act that give and keep nothing", () => {
  it.each([
    "each grantor furnishing one-half of what is conveyed",
    "each of the grantors contributing one-half thereof",
    "one-half of said interest coming from each of the grantors",
  ])("tells from whose part it comes: %s", (words) => {
    const deed = read(
      `MINERAL DEED\n\nOlaf Berge and Ida Berge, husband and wife, grant to Pecos Royalties, Inc., one-fourth of the oil, gas and other minerals in ${LAND}, ${words}.`,
    );
    expect(shortly(deed.grants)).toEqual(["mineral 1/4 of whole"]);
  });

  it("leaves the minerals that it says are not touched", () => {
    const deed = read(
      `WARRANTY DEED\n\nOlaf Berge, a widower, conveys to Nils Fry an undivided one-half interest in ${LAND}. Nothing in this deed affects the minerals in the undivided one-half which I do not sell.`,
    );
    expect(shortly([...deed.exceptions, ...deed.reservations])).toEqual([]);
  });

  it("keeps no more where no other part is kept", () => {
    const deed = read(`${DEED} The grantor reserves one-half of the royalty payable under any lease. The grantor reserves no other part of the minerals.`);
    expect(deed.reservations.map((r) => r.estate_type)).toEqual(["royalty"]);
    expect(shortly(read(`${DEED} The grantor reserves no other minerals than one-fourth of the oil and gas.`).reservations)).toHaveLength(1);
  });
});
