import { describe, expect, it } from "vitest";
import { toText } from "@/lib/fraction/rational";
import { baseOf, isDescribedInterest, isRightTitleInterest } from "./base";
import { benefitsOf } from "./benefits";
import { findCitations } from "./citation";
import { estateOf, substancesOf } from "./estate";
import { holderIn } from "./holder";
import { measureOf } from "./measure";
import { findMoney } from "./money";
import { findShares } from "./share";
import { depthsOf, monthsOf, termOf } from "./term";
import { findDates } from "./written-date";

describe("a royalty that the deed says over again", () => {
  const royalty = (clause: string) => {
    const [share] = findShares(clause);
    return share ? measureOf(clause, share, "royalty", "royalty") : null;
  };
  const half =
    "one-half royalty in the N/2 of Section 9, Township 3 South, Range 2 West, I. M., Elm County, that is to say, one-half of the one-eighth royalty";

  it("bears two readings where it is a share of the usual eighth", () => {
    expect(royalty(`${half}.`)?.readings.map((r) => r.fraction.fraction)).toEqual(["1/2", "1/16"]);
  });

  it("is fixed where the words go on to say what shall be delivered of all that is produced", () => {
    const said = royalty(`${half}, so that if oil is produced, one-sixteenth (1/16) of all the oil produced shall be delivered to the grantee, free of cost.`);
    expect([said?.fraction?.fraction, said?.of, said?.floating, said?.readings.length]).toEqual(["1/16", "whole", false, 0]);
  });
});

describe("shares of an interest among other fractions", () => {
  it.each([
    ["an undivided 1/2 interest in the N 1/2 of Section 4", ["1/2"]],
    ["the North nine-twentieths (N 9/20) of Lot 4", []],
    ["574 3/8 acres of land", []],
    ["five hundred and three-eighths (500 3/8) acres", []],
    ["SE1/4 NW1/4 of Section 9", []],
    ["the Southwest one-fourth of Section 490", []],
    ["interest at eight percent (8%) per annum", []],
    ["Ten and no/100 Dollars", []],
    ["one-half of the surface and 1/4 of the minerals", ["1/2", "1/4"]],
    ["the other half having been reserved", ["1/2"]],
    ["the half of the day", []],
    [".1875 mineral interest", ["3/16"]],
    ["page 2.125 of the plat", []],
  ])("%s", (text, want) => {
    expect(findShares(text).map((s) => toText(s.value))).toEqual(want);
  });
});

describe("the estate after a share", () => {
  it.each([
    ["interest in and to all of the oil, gas and other minerals in and under and that may be produced from", "mineral"],
    ["of all oil produced and saved from said land", "royalty"],
    ["of the oil royalty, gas royalty and royalty in other minerals", "royalty"],
    ["of the mineral and royalty interest", "mineral"],
    ["working interest in the oil and gas lease", "leasehold"],
    ["overriding royalty in the lease", "overriding_royalty"],
    ["of the surface only", "surface"],
    ["of the land described", "fee"],
    ["of whatever it may be", null],
  ])("%s → %s", (head, want) => {
    expect(estateOf(head)).toBe(want);
  });

  it("knows substances, and minerals without limit", () => {
    expect(substancesOf("all the oil and gas")).toEqual(["oil", "gas"]);
    expect(substancesOf("all coal, oil and iron")).toEqual(["oil", "coal", "iron ore"]);
    expect(substancesOf("oil, gas and other minerals")).toBeNull();
    expect(substancesOf("three-fourths to Clay Dunn")).toBeNull();
    expect(substancesOf("all of the clay and stone")).toEqual(["stone", "clay"]);
  });
});

describe("the base of a fraction", () => {
  it.each([
    [
      "of the interest in the oil and gas under the SW/4 of Section 6, Block 9, H. & T. C. Ry. Co. Survey, which was given to him by A. Roe",
      "grantor_interest",
    ],
    ["1/2 of the minerals in the land described", "whole"],
    ["1/2 of the minerals in the land herein conveyed", "whole"],
    ["1/2 of the minerals herein conveyed", "grantor_interest"],
    ["1/2 of the minerals owned by grantors", "grantor_interest"],
    ["1/2 of my interest in the minerals", "grantor_interest"],
    ["1/2 of the minerals, the royalty of the half owned by the grantee being his", "whole"],
    ["1/2 of the minerals are reserved by the grantor, and any rents of the minerals owned by him are paid", "whole"],
    ["1/2 of the minerals which are owned by the grantor is reserved by it, and the rest passes", "grantor_interest"],
    ["1/2 of the minerals owned by Ira Fenn", "grantor_interest"],
    ["1/2 interest, with the right to lease the interest so conveyed", "whole"],
    ["1/2 of the minerals in Section 7, of which Ira Fenn is owner of the surface", "whole"],
    ["1/2 of the minerals in the tract of land of which Ira Fenn is the owner", "whole"],
    ["1/2 of the minerals, of which the said Ira Fenn is the owner", "grantor_interest"],
    ["1/2 of the minerals, but with such title only as is vested in me as Trustee", "whole"],
    ["such title as is vested in me", "grantor_interest"],
  ])("%s → %s", (clause, want) => {
    expect(baseOf(clause, false).of).toBe(want);
  });

  it("tells a right of title from a definite share, and an interest told by its deed", () => {
    expect(isRightTitleInterest("all my right, title and interest in Lot 4")).toBe(true);
    expect(isRightTitleInterest("all of the Grantor's undivided interest in Lot 4")).toBe(true);
    expect(isRightTitleInterest("an undivided 1/2 interest in Lot 4")).toBe(false);
    expect(isRightTitleInterest("all of the land in Lot 4, subject to the Lessee's interest")).toBe(false);
    expect(isDescribedInterest("all of the royalty reserved by me in deed to A")).toBe(true);
    expect(isDescribedInterest("all of the minerals in land conveyed to me by A")).toBe(false);
  });
});

describe("terms and depths", () => {
  it.each([
    ["for a primary term of three (3) years", 36],
    ["for five years from this date", 60],
    ["eighteen months", 18],
    ["the land is old", null],
    ["he is fifty years old", null],
  ])("%s → %s months", (text, want) => {
    expect(monthsOf(text)).toBe(want);
  });
  it("takes minerals told beside their royalties for minerals", () => {
    expect(estateOf("the minerals and the royalty in said tract")).toBe("mineral");
    expect(estateOf("the oil, the gas and the other minerals, the royalties and the overriding royalties, under the land")).toBe("mineral");
    expect(estateOf("the oil and gas royalty")).toBe("royalty");
  });
  it("tells lives, years and production apart", () => {
    expect(termOf("for and during her natural life")?.kind).toBe("life");
    expect(termOf("for a period of ten years")).toMatchObject({ kind: "years", months: 120 });
    expect(termOf("for ten years and so long thereafter as oil is produced")?.kind).toBe("so_long_as");
    expect(termOf("The right endures while either A. B. Birch, Jr. or Olga Birch is alive")?.kind).toBe("life");
    expect(termOf("to him and his heirs forever")).toBeNull();
  });
  it("quotes depths with their thousands", () => {
    expect(depthsOf("limited to depths from the surface to 9,000 feet, and no more")).toBe("depths from the surface to 9,000 feet");
    expect(depthsOf("all of Section 9")).toBeNull();
  });
});

describe("benefits of a mineral share", () => {
  it.each([
    ["Grantor shall not join in any lease.", "giver", { executive: false }],
    ["with the right to execute leases and a like share of bonus and rentals", "taker", { executive: true, bonus: true }],
    ["The grantee alone shall have the right to lease and shall receive all bonus.", "giver", { executive: false, bonus: false }],
    ["Grantor keeps the right to lease, and bonus and rentals.", "taker", { executive: false, bonus: false }],
    ["together with all royalties, overriding royalties and non-participating royalties", "taker", { executive: null }],
    ["a non-participating royalty interest", "giver", { executive: false }],
  ] as const)("%s (%s)", (text, ours, want) => {
    const b = benefitsOf(text, ours);
    expect(b.executive).toBe(want.executive);
    if ("bonus" in want) expect(b.attributes?.bonus).toBe(want.bonus);
  });
});

describe("cited instruments", () => {
  it("reads book, page, date, parties and what it is", () => {
    const [c] = findCitations(
      "the oil and gas lease dated May 8, 1961, from Ann Cole to Sable Oil Company, recorded in Vol. 402, page 240, Records of Noble County",
    );
    expect(c?.reference).toMatchObject({
      what: "oil and gas lease",
      book: "402",
      page: "240",
      date: "1961-05-08",
      county: "Noble",
      parties: ["Ann Cole", "Sable Oil Company"],
      relation: "lease",
    });
  });
  it.each([
    ["Book 41 Misc., page 300", "41", "300"],
    ["Book F, page 233", "F", "233"],
    ["Vol. 3 (New Series), page 508", "3", "508"],
    ["Book 22 of Deeds, page 451", "22", "451"],
    ["Deed Book No. 35, at page 43", "35", "43"],
    ["O. R. Book 186, Page 1629", "186", "1629"],
  ])("%s", (text, book, page) => {
    expect(findCitations(`recorded in ${text}.`)[0]?.reference).toMatchObject({ book, page });
  });
  it("takes several pages for several instruments, and a number for an instrument", () => {
    expect(findCitations("recorded in Vol. 284, pages 501, 506 and 511").map((c) => c.reference.page)).toEqual(["501", "506", "511"]);
    expect(findCitations("Instrument No. 2006-1704")[0]?.reference.instrument_no).toBe("2006-1704");
    expect(findCitations("Lot 4, Block 5, page torn")).toEqual([]);
  });
  it("names who holds an outstanding interest", () => {
    expect(holderIn("1/2 of the minerals heretofore reserved by A. J. Moss in deed")).toBe("A. J. Moss");
    expect(holderIn("the royalty conveyed by us to Union Royalty Company by deed")).toBe("Union Royalty Company");
    expect(holderIn("one-half of the minerals, the title to which is in Cy Mott")).toBe("Cy Mott");
    expect(holderIn("one-half of the minerals under the part which lies in Elm County")).toBeNull();
    expect(holderIn("a 1/16 royalty, which is in Volume 40, page 12")).toBeNull();
    expect(holderIn("1/2 of the minerals which do not belong to the grantors")).toBeNull();
  });
});

describe("money and dates in words", () => {
  it.each([
    ["Ten and No/100 ($10.00) Dollars", "10.00", null],
    ["One Hundred Fifteen and 20/100 Dollars ($115.20)", "115.20", null],
    ["Three Hundred Dollars ($300,000.00)", "300.00", "300000.00"],
    ["$227.50 cash", "227.50", null],
    ["Twenty-five hundred dollars", "2500.00", null],
  ])("%s", (text, amount, conflict) => {
    expect(findMoney(text)[0]).toMatchObject({ amount, conflict });
  });
  it("reads dates, and no month that is none", () => {
    expect(findDates("on the 4th day of September, 1899, and May 8, 1961, and 9/2/2008").map((d) => d.date)).toEqual([
      "1899-09-04",
      "1961-05-08",
      "2008-09-02",
    ]);
    expect(findDates("the 45th day of May, 1950 and 13/40/1999")).toEqual([]);
  });
});
