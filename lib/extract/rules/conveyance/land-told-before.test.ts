// Deeds whose land stands ahead of the act: told in a recital, or as what is granted, with words between.
import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const LAND = "the NE/4 of Section 3, T2N-R3W, Garvin County, Oklahoma";
const told = (text: string) => {
  const { grants, reservations } = readInstrument({ name: "deed.txt", text: `WARRANTY DEED\n\n${text}\n\nDated July 23, 1923. Jesse Hale` }).conveyance
    .resolved;
  return [...grants, ...reservations].map((g) => `${g.estate_type} ${g.fraction?.fraction}`);
};

describe("land told in a recital", () => {
  it.each([
    "the said land, with all the minerals therein",
    "and to his heirs and assigns the same tract, together with all the oil and gas",
    "said quarter section, including all minerals",
  ])("is given whole: %s", (object) =>
    expect(told(`WHEREAS Jesse Hale owns ${LAND}; NOW, THEREFORE, the said Jesse Hale grants, sells and conveys to Archie Britt ${object}.`)).toEqual([
      "fee 1",
    ]),
  );
  it("is not given where the minerals in it are", () =>
    expect(
      told(`WHEREAS Jesse Hale owns ${LAND}; NOW, THEREFORE, the said Jesse Hale grants, sells and conveys to Archie Britt all the minerals in the said land.`),
    ).toEqual(["mineral 1"]));
});

describe("land that is granted, with words between", () => {
  it.each([
    "is, in consideration of Six Thousand Dollars, the receipt of which is acknowledged, hereby granted, bargained, sold and conveyed",
    "is, for Ten Dollars paid, granted and conveyed",
    "is hereby granted and conveyed",
  ])("stays the thing given: %s", (act) =>
    expect(
      told(
        `${LAND.replace("the", "The")}, ${act} unto ARCHIE BRITT by JESSE HALE, a widower. Grantor reserves an undivided one-half of the oil, gas and other minerals.`,
      ),
    ).toEqual(["fee 1", "mineral 1/2"]),
  );
});
