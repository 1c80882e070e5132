import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const deed = (title: string, object: string): string =>
  `${title}

KNOW ALL MEN BY THESE PRESENTS: That Ida Farrow, a widow, grantor, for Ten Dollars, does hereby grant, bargain, sell and convey unto Louis Behrens, grantee, ${object}

Dated May 4, 1950.

Ida Farrow`;
const mineral = (land: string, share = "an undivided one-half (1/2) interest in and to all of the"): string =>
  deed("MINERAL DEED", `${share} oil, gas and other minerals in and under the following described land in Clay County, Oklahoma, to-wit: ${land}`);
const warranty = (land: string): string => deed("WARRANTY DEED", `the following described land in Clay County, Oklahoma, to-wit: ${land}`);
const read = (text: string) => readInstrument({ name: "d.txt", text }).conveyance.resolved;
const said = (list: { estate_type: string; fraction?: { fraction: string } | null; tracts: string[] }[]) =>
  list.map((g) => `${g.estate_type} ${g.fraction?.fraction}${g.tracts.length ? ` in ${g.tracts}` : ""}`).join("; ");

describe("a grant over a list of lands", () => {
  it.each([
    "Section 23; also the N½N½, Section 28, all in Township 17 North, Range 6 East.",
    "Section 12: N/2; Sections 6 to 8, inclusive, all in T. 148 N., R. 103 W.",
    "Section 9, the N/2 of the N/2; also Section 19: All; also Section 28, the S/2 of the SW/4, in Twp 17N, Rng 27W.",
    "Sections 14 and 28; also all of Section 35; also the NE/4 of Section 4; also all of Sections 2 and 20, all in T. 23 S., R. 11 W.",
    "the NE/4, Section 12; and Section No. Ten: Lot No. 4; and Section 20: the W/2, all in Township 8 North, Range 3 West.",
    "Section Two, Lot No. One and the SE/4 of the NE/4; Section Three, the N/2; Section Four, the S/2, all in Township 8 North, Range 3 West.",
  ])("reaches all of them: %s", (land) => {
    expect(said(read(mineral(land)).grants)).toBe("mineral 1/2");
    expect(said(read(mineral(land, "all of the")).grants)).toBe("mineral 1");
  });
  it("is not joined by the share from which it is carved, nor cut short by the number of a survey", () => {
    const words =
      "twenty net mineral acres in and under the 240 acre tract in Survey No. 27, A-243, Clay County, Texas, being one-twelfth (1/12) of the oil, gas and other minerals in and under said 240 acres, and taken out of the undivided one-half owned by Grantor.";
    expect(said(read(deed("MINERAL DEED", words)).grants)).toBe("mineral 1/12");
  });
  it("is not joined by what it nets", () => {
    const words =
      "assigns to Louis Behrens, for Ten Dollars, 100% of the working interest (81.25% net revenue interest) in the WELLBORE ONLY of the Farrow No. 1-33 well, located in Section 33, Township 12 North, Range 10 West, Clay County, Oklahoma, under the oil and gas lease of Ida Moss dated October 2, 1989, Book 14, page 25.";
    expect(said(read(`ASSIGNMENT OF WELLBORE\n\nElm Oil Company ${words}\n\nDated May 4, 2004.\n\nElm Oil Company`).grants)).toBe("leasehold 1");
  });
  it("reaches no more than its own land where each land has its share", () => {
    const words = "one-half of the minerals in the NE/4 of Section 4 and all of the minerals in Section 9, all in Township 8 North, Range 3 West.";
    expect(said(read(deed("MINERAL DEED", words)).grants)).toBe("mineral 1/2 in t1; mineral 1 in t2");
  });
});

describe("a reservation behind a list of lands", () => {
  it.each([
    "Section 12: ALL; and the E½SW¼ of Section 29; and Section 19 - the N½N½, reserving unto grantor one-half of all oil, gas and other minerals.",
    "Sec. 10: Lots Nos. 1-4; Sec. 24: W/2NW/4 and N/2NE/4, T7N-R9W, grantor reserves an undivided one-half (1/2) of all oil, gas and other minerals in and under the above described lands.",
    "All Section 13 (640 acres); also North ½ of Northeast ¼ of Section 4 (80 ac.), T7N-R9W, excepting and reserving to the grantor an undivided 1/2 interest in all the oil, gas and other minerals in and under said land.",
    "the N½ of Section 27; the W½, except the NW¼ of the SW¼, in Section 1, T7N-R9W, reserving unto grantor one-half of all oil, gas and other minerals.",
  ])("is of all of them: %s", (land) => {
    const { grants, reservations } = read(warranty(land));
    expect(said(grants)).toBe("fee 1");
    expect(said(reservations)).toBe("mineral 1/2");
  });
  it("is of one of them where it says so", () => {
    const land = "the NE/4 of Section 4; and the SE/4 of Section 9, all in T7N-R9W, reserving one-half of the minerals under the SE/4 of Section 9 only.";
    expect(said(read(warranty(land)).reservations)).toBe("mineral 1/2 in t2");
  });
  it("keeps nothing by the sign of a half in the name of a part", () => {
    const land = "South ½ in Sections 11 and 34; East ½ of West ½, save & except 2 acres off the North side thereof, in Section 1; Section 2: ALL, T12N-R3E.";
    expect(read(warranty(land)).reservations).toEqual([]);
  });
});

describe("headings closed by a point", () => {
  it.each([
    "FIRST TRACT. Section No. 12: W½; SECOND TRACT. Section No. 30: N½SE¼, all in T. 19 S., R. 12 E.",
    "FIRST TRACT. N 1/2 of SE 1/4 of Section 7; SECOND TRACT. S. W. 1/4 of Section 26, all in T. 6 N., R. 16 E.",
    "FIRST TRACT. the South Half of the North Half of Section 11;\n\nSECOND TRACT. the Southeast Quarter of Section 19.\n\nTHIRD TRACT. the West Half of Section 7, all in T. 16 S., R. 11 W.",
    "Tract No. 1. Sec. 12: the W½; Tract No. 2. Lot 4, Sec. 9, all in T. 6 N., R. 16 E.",
  ])("limit nothing: %s", (land) => {
    expect(said(read(mineral(land)).grants)).toBe("mineral 1/2");
    expect(said(read(warranty(land)).grants)).toBe("fee 1");
  });
});
