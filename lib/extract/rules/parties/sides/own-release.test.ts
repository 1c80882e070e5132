import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const LAND = "320 acres of land, the H. Roe Survey, A-221, Karnes County, Texas";
const sides = (text: string): [string[], string[]] => {
  const { parties } = readInstrument({ name: "paper", text }).parties.resolved;
  const of = (side: string) => parties.filter((p) => p.side === side).map((p) => p.name);
  return [of("from"), of("to")];
};

describe("who gives by his own words alone", () => {
  it("lets nobody release to himself", () => {
    const [from, to] = sides(
      `RELEASE OF MORTGAGE\n\nFOR VALUE RECEIVED, Amos Tilden and Clara B. Voss, his wife, do hereby release the mortgage given by Ira Hobb to Amos Tilden and Clara B. Voss, dated May 1, 1949, recorded in Book 40, page 3, upon ${LAND}.\n\nDated June 5, 1951.\n\nAmos Tilden\nClara B. Voss`,
    );
    expect(from).toEqual(["Amos Tilden", "Clara B. Voss"]);
    expect(to).not.toContain("Clara B. Voss");
  });

  it("takes value received for nobody", () => {
    expect(
      sides(
        `RELEASE OF LEASE\n\nFOR VALUE RECEIVED, Stroud Royalty Co., a corporation, does hereby release and surrender the oil and gas lease given by A. B. Marsh, recorded in Book 40, page 3, covering ${LAND}.\n\nDated June 5, 1951.\n\nStroud Royalty Co.`,
      )[0],
    ).toEqual(["Stroud Royalty Co."]);
  });

  it("leaves recitals that a new paragraph ends", () => {
    expect(
      sides(
        `ASSIGNMENT\n\nWHEREAS Carl Page and wife, Grace Wells, as lessors, did make and execute to Elm Land Bank, as lessee, an oil and gas lease on ${LAND}; and WHEREAS the said lessee assigned the same to Ephraim Stroud;\n\nKnow all men by these presents, that we, G. W. Hull and Pearl Hull, man and wife, for value received, do hereby sell, assign, transfer and set over to Jos. Banks, a bachelor, the oil and gas lease executed by Carl Page in favor of Elm Land Bank, recorded in Book 40, page 3, insofar as it covers ${LAND}.\n\nDated June 5, 1951.\n\nG. W. Hull\nPearl Hull`,
      ),
    ).toEqual([["G. W. Hull", "Pearl Hull"], ["Jos. Banks"]]);
  });

  it("takes no deputy of the stamp for a giver", () => {
    expect(
      sides(
        `OIL AND GAS LEASE\n\nDoc. No. 55-121  Filed June 9, 1951  Ned Coe, County Clerk  By Ann Ray, Deputy\n\nMrs. Ida Rhodes, a widow, for value received, hereby leases and lets exclusively unto Amos Dillard, for oil and gas, ${LAND}.\n\nDated June 5, 1951.\n\nIda Rhodes`,
      )[0],
    ).toEqual(["Mrs. Ida Rhodes"]);
  });
});
