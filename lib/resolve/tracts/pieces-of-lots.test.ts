import { describe, expect, it } from "vitest";
import { blankTract } from "@/lib/testing/builders/resolved-document";
import { landFeatures } from "./land-mention";
import { relate } from "./parcel";
import { parcelLabel } from "./parcel-coverage";

const subdivision = { name: "Elm Addition", lots: ["4"], block: "2", plat_book: null, plat_page: null };
const features = (acres_stated: string, text: string) => landFeatures({ ...blankTract("t"), text, acres_stated, subdivision });

describe("land told by a lot", () => {
  const lot = features("20", "20 acres of land, being Lot 4, Block 2, Elm Addition");
  const six = features("6", "6 acres out of Lot 4, Block 2, Elm Addition");
  it("is within the lot where it is a piece of it", () => expect(relate(six, lot)?.relation).toBe("within"));
  it("is not within another piece of the lot", () => expect(relate(six, features("9", "9 acres out of the said Lot 4, Block 2, Elm Addition"))).toBeNull());
  it("is called a lot in a survey too, where its words call it so", () => {
    const label = (text: string) =>
      parcelLabel({
        ...blankTract("t"),
        text,
        subdivision,
        survey: { name: "J. Doe", abstract: "12", block: null, section: null, league: null, labor: null, certificate: null, township: null },
      });
    expect(label("Lot 4, Block 2, Elm Addition, J. Doe Survey")).toMatch(/^Lot 4/);
    expect(label("Tract 4, Block 2, Elm Addition, J. Doe Survey")).toMatch(/^Tract 4/);
  });
});
