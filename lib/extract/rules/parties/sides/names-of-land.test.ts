import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const FOOT = "Dated July 9, 1945. Henry Oaks";
const taking = (text: string) => readPaper(text).to;

describe("names of land and towns are no parties", () => {
  it.each([
    ["to PERCY GRIM, Deaf and Dumb Asylum Lands, Section 12, Abstract 22, 640 acres", "Percy Grim"],
    ["to PERCY GRIM and LENA GRIM, his wife, Comal County School Lands Tract 9, A-77, 300 acres", "Percy Grim + Lena Grim"],
    ["to PERCY GRIM, Gaines County School Land League 302, Labor 4, 177 acres", "Percy Grim"],
    ["to PERCY GRIM, a bachelor, Buffalo Bayou Lands Section 3, A-99, 640 acres", "Percy Grim"],
    ["to PERCY GRIM and SMITH LAND COMPANY, 90 acres of the Kendall Lewis Headright, A-351", "Percy Grim + Smith Land Company"],
    ["to ABILENE LANDS, LTD., Section 40, Block 2, Lunatic Asylum Lands, A-351", "Abilene Lands, Ltd."],
  ])("%s", (words, wanted) => expect(taking(`WARRANTY DEED. HENRY OAKS, a widower, conveys ${words} in Scurry County, Texas. ${FOOT}`)).toBe(wanted));

  it.each([
    ["Q. Her land? A. Forty acres in the John Hyde and fifty in the Moses Kirk, A-351 and A-352.", "Ada Oaks + Carl Oaks"],
    ["Q. Her land? A. Ninety acres in the Kendall Lewis, A-351, on White Oak Creek.", "Ada Oaks + Carl Oaks"],
  ])("heirs: %s", (land, wanted) =>
    expect(
      taking(
        `AFFIDAVIT OF HEIRSHIP. Titus County, Texas. Q. Whose estate? A. SERENA OAKS, who died a widow on April 4, 1966. Q. Her children? A. ADA OAKS and CARL OAKS, and no more. ${land} Bo Tully`,
      ),
    ).toBe(wanted),
  );

  it("takes the town beside a lessee's name for none", () =>
    expect(
      taking(
        "OIL AND GAS LEASE\n\nDATED: May 1, 2008.\nLESSOR: HILDA MOE, a widow.\nLESSEE: BEDIAS RESOURCES, LLC, College Station, Texas.\n\nLessor leases and lets to Lessee the 500 acres in the Job Starr League, A-12, Madison County, Texas, for oil and gas.\n\nHilda Moe",
      ),
    ).toBe("Bedias Resources, LLC"));
});
