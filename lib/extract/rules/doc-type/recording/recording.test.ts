import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { findBookPage } from "./book-page";
import { countiesIn, recordingPlace } from "./county";
import { findInstrumentNo } from "./instrument-no";

const body =
  "Orley Stone, for ten dollars paid, does hereby grant and convey unto Ann Quade the following described land in Elm County, Texas: Lot 4, being the land described in deed recorded in Volume 7, page 9, Deed Records.\n\nIn witness whereof he signs this 4th day of May, 1931.\n\nState of Texas, County of Elm. Before me personally appeared Orley Stone.\n\n";

describe("recording data", () => {
  it.each([
    [`DEED\n\n${body}Filed May 9, 1931, 2 P. M., Book 88 Misc., page 214, Elm County.`, "88", "214"],
    [`WARRANTYDEED | 202400001234 | OR 601 / p3875 | Recorded in ELM COUNTY, TX 12/19/2024 01:41 PM | 1 of 4\n\nDEED\n\n${body}`, "601", "3875"],
    [`Book-Vol/Pg: BK-DE VL-16920 PG-254\n\nDEED\n\n${body}`, "16920", "254"],
    [`DEED\n\n${body}vol 312 pace 44\n`, "312", "44"],
  ])("takes the paper's own book and page, not the deed it refers to", (text, book, page) => {
    expect(findBookPage(findAnatomy(text))).toMatchObject({ book, page });
  });

  it("is null where only other instruments are cited", () => {
    expect(findBookPage(findAnatomy(`DEED\n\n${body}`))).toBeNull();
  });

  it("finds the recorder's number and the county", () => {
    const a = findAnatomy(`Instrument Number: 2017-26434\n\nDEED\n\n${body}`);
    expect(findInstrumentNo(a)?.no).toBe("2017-26434");
    expect(recordingPlace(a)).toMatchObject({ county: "Elm", state: "TX" });
  });

  it.each([
    ["Certified copy filed July 3, 1985, Doc. No. 289, Register of Deeds, Elm County.", "289"],
    ["Filed April 9, 1990, 2:20 P. M., Document No. 30944, Elm County, Texas.", "30944"],
    ["Attested copy recorded for record June 1, 1971, as Reception No. 55120.", "55120"],
  ])("takes the number of the paper's own filing, not that of a deed which it cites: %s", (foot, no) => {
    const decree =
      "ORDER\n\nThe estate of ORLEY STONE, who gave the deed Doc. No. 186404, Elm County, is settled and his land goes to ANN QUADE.\n\nA. Fry, District Judge\n\n";
    expect(findInstrumentNo(findAnatomy(`${decree}${foot}`))?.no).toBe(no);
  });

  it.each([
    "State of Texas, County of Moss, ss. On May 4, 1931, personally came Orley Stone, known to me to have signed the within instrument. A. Fry, Notary Public, Moss County.\n\nDoc. No. 1196. Filed May 6, 1931, Book 77, page 158.",
    "Acknowledged by Orley Stone May 4, 1931. A. Fry, Notary Public in and for Moss County. Filed May 6, 1931, Book 77, page 158.",
  ])("takes the county where the notary sits for no county of record: %s", (foot) => {
    const deed =
      "DEED\n\nOrley Stone, for ten dollars, does hereby grant and convey unto Ann Quade Lot 4 in the County of Elm and State of Texas.\n\nOrley Stone\n\n";
    expect(recordingPlace(findAnatomy(`${deed}${foot}`))).toMatchObject({ county: "Elm", state: "TX" });
  });
});

describe("names of counties", () => {
  it.each([
    ["ESTATE OF ADA VENN, DECEASED. COUNTY COURT, LEE COUNTY, TEXAS.", ["LEE/TX"]],
    ["COUNTY OF CENTRE Fred R. Roe, Commissioner. Pennsylvania, Centre County. On this day", ["CENTRE/null", "Centre/PA"]],
    ["County of St. Clair, Santa Fe County, San Juan County, New Mexico", ["St. Clair/null", "Santa Fe/null", "San Juan/NM"]],
  ])("%s", (text, want) => expect(countiesIn(text).map((p) => `${p.county}/${p.state}`)).toEqual(want));
});
