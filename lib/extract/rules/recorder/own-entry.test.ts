import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { ownEntry } from "./own-entry";

const deed =
  "WARRANTY DEED\n\nOrley Stone, for ten dollars paid, does hereby grant and convey unto Ann Quade Lot 4 in Elm County, Ohio, being the land in the deed recorded in Volume 7, page 9, Deed Records.\n\nIn witness whereof he signs this 3rd day of May, 1931.\n\nOrley Stone\n\nState of Ohio, County of Elm. Before me personally appeared Orley Stone on May 3, 1931. B. Venn, Notary Public.";
const read = (text: string) => {
  const { place, filed, recorded } = ownEntry(findAnatomy(text), null);
  return [place && `${place.book}/${place.page}`, filed?.iso ?? null, recorded?.iso ?? null];
};
const foot = (entry: string) => read(`${deed}\n\n${entry}\n`);
const head = (entry: string) => read(`${entry}\n\n${deed}\n`);

describe("ownEntry", () => {
  it.each<[string, (string | null)[]]>([
    ["Left for record on 18 May 1931. Recorded 22 May 1931 in the Deed Records of Elm County at Volume 70, Page 19.", ["70/19", "1931-05-18", "1931-05-22"]],
    ["Came to hand 5-17-1931; entered of record 5-19-1931, Book 12, page 3.", ["12/3", "1931-05-17", "1931-05-19"]],
    ["Lodged the 7th, and spread on the record the 14th, of May, 1931, in Volume 15 of Deeds, at page 66.", ["15/66", "1931-05-07", "1931-05-14"]],
    ["Filed the 5th, recorded the 9th of the same month, Book N, 7.", ["N/7", "1931-05-05", "1931-05-09"]],
    ["Filed same day, noon. Vol. 45, p. 222.", ["45/222", "1931-05-03", null]],
    ["On the 20th of May, 1931, at 9 A. M., this was received by the Clerk, who recorded it on the 23rd, Book 4, page 8.", ["4/8", "1931-05-20", "1931-05-23"]],
    ["Elm County Clerk: received half past nine A. M., May 8, 1931; copied May 12, 1931, at page 266 of Volume 15.", ["15/266", "1931-05-08", "1931-05-12"]],
    ["Miscellaneous Record 138, at 207. Deposited with the Elm County Clerk on May 25, 1931, half past ten A. M.", ["138/207", "1931-05-25", null]],
    ["Elm County Clerk, 215 Misc. 70. Received June 22, 1931, ten o'clock in the morning.", ["215/70", "1931-06-22", null]],
    ["Register of Deeds: Book 31 of Deeds, page 277. June 3, 1931, at 11:00 A. M.", ["31/277", null, "1931-06-03"]],
    ["Recorded Elm County, June 3, 1931, Misc. 88/147.", ["88/147", null, "1931-06-03"]],
    ["Rec. June 6, 1931, D. B. 359, p. 402.", ["359/402", null, "1931-06-06"]],
    ["C. Poe, County Clerk of Elm County: received June 4, 1931; Deed Records, Volume 66, 302.", ["66/302", "1931-06-04", null]],
    ["Doc. 2018-2840, Official Public Records, Elm County, 07/09/1931 4:01 PM", [null, null, "1931-07-09"]],
    ["Filed June 12, 1931, Vol. 31 O. & G., page 290.", ["31/290", "1931-06-12", null]],
    ["Filed June 24, 1931, 10:30 A. M. Book 188 of O & G, page 220.", ["188/220", "1931-06-24", null]],
    ["Recorded Vol. 22, page 197. Filed in Elm County, Ohio, Sept. 3, 1931, Record Book 27, page 511.", ["27/511", "1931-09-03", null]],
    ["Entered May 23, 1931.", [null, null, null]],
  ])("at the foot: %s", (entry, want) => {
    expect(foot(entry)).toEqual(want);
  });

  it.each<[string, (string | null)[]]>([
    ["ELM COUNTY CLERK\nDocument I-2014-006621 | Book 2788 | Page 210 | 05-15-1931 | 10:05 AM", ["2788/210", null, "1931-05-15"]],
    ["Book 61 of Deeds, page 204. Elm County, Ohio, Register of Deeds. Aug. 22, 1931, half past ten A. M.", ["61/204", null, "1931-08-22"]],
    ["Reception No. 392207          Book 708, Page 301\nElm County, Ohio, June 2, 1931, ten minutes past nine A. M.", ["708/301", null, "1931-06-02"]],
    ['Elm County, Ohio. Deed Record "B", page 77. Put on record August 12, 1931.', ["B/77", null, "1931-08-12"]],
  ])("at the head: %s", (entry, want) => {
    expect(head(entry)).toEqual(want);
  });

  it("joins a place at the head with days at the foot", () => {
    expect(read(`Book 98, page 402.\n\n${deed}\n\nCame to hand June 5, 1931, eleven o'clock A. M. Transcribed June 9, 1931.`)).toEqual([
      "98/402",
      "1931-06-05",
      "1931-06-09",
    ]);
  });

  it("leaves the day of the paper itself, which stands in its own line before the entry", () => {
    const own = "WARRANTY DEED\n\nI, Orley Stone, grant and convey to Ann Quade Lot 4 in Elm County, Ohio.";
    expect(read(`${own} Orley Stone. April 9, 1931. Recorded Book 47, page 13.`)).toEqual(["47/13", null, null]);
    expect(read(`${own} April 9, 1931. Orley Stone, County Treasurer. Recorded April 10, 1931, Book 47, page 13.`)).toEqual(["47/13", null, "1931-04-10"]);
    expect(read(`April 9, 1931\nFILED\nBook 47, page 13\n\n${own}`)).toEqual(["47/13", "1931-04-09", null]);
  });

  it("takes nothing from what the paper says of others, of the land office or of its notary", () => {
    const schedule = "Lease surrendered:\nDate ..... May 8, 1921\nRecorded in Volume 402, page 240, of the lease from Roe to Poe";
    for (const words of [
      "Recorded in the General Land Office, Vol. 44, page 117.",
      "The lease from Roe to Poe was recorded May 8, 1921 in Volume 402, page 240.",
      "Acknowledged before me May 3, 1931. My commission expires June 9, 1933.",
      schedule,
      "The final account and petition came before the Court on May 26, 1931.",
      "DATE: May 3, 1931",
    ])
      expect(foot(words)).toEqual([null, null, null]);
  });
});
