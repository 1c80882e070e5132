import { describe, expect, it } from "vitest";
import { readChain } from "./read-in-process";

const LAND = "the NE/4 of Section 9, Township 14 North, Range 5 West, I.M., Grady County, Oklahoma";
const root = `WARRANTY DEED. Cy Fern, a single man, grants, sells and conveys to Ada Venn, a widow, ${LAND}, 160 acres, with all minerals. To have and to hold, with general warranty. May 1, 1950. Cy Fern. Filed May 2, 1950, Book 1, page 1.`;
const lease = `OIL AND GAS LEASE. May 1, 1980. Ada Venn, a widow, Lessor, grants, leases and lets to Elm Oil Co., Lessee, for oil and gas, ${LAND}, 160 acres, for ten (10) years and as long thereafter as oil or gas is produced. Royalty 1/8. Ada Venn. Filed May 3, 1980, Book 4, page 9.`;

/** Holders of an estate with their shares: "Elm Oil Co. 1". */
function holders(texts: readonly string[], estate: string, asOf = "1985-01-01"): string[] {
  const chain = readChain(
    texts.map((text, n) => ({ name: `${n + 1}.txt`, text })),
    asOf,
  );
  return chain.ownership.tracts.flatMap((t) => t.rows.filter((r) => r.estate_type === estate).map((r) => `${r.name} ${r.share.fraction}`));
}
function paid(texts: readonly string[], name: string, asOf = "1985-01-01"): string[] {
  const chain = readChain(
    texts.map((text, n) => ({ name: `${n + 1}.txt`, text })),
    asOf,
  );
  return chain.ownership.tracts.flatMap((t) => t.revenue.filter((r) => r.name === name).map((r) => r.interest.fraction));
}

describe("leaseholds from paper to share", { timeout: 60_000 }, () => {
  const term = `TERM ASSIGNMENT. Elm Oil Co. assigns to Oak Gas, LLC, for a term of two (2) years from this date and as long thereafter as oil or gas is produced from the land by Assignee, the lease of Ada Venn, Book 4, page 9, on ${LAND}. June 1, 1981. Elm Oil Co., by Bo Lark, President. Filed June 4, 1981, Book 5, page 1.`;
  it("fall back to the assignor when a term assignment has run out", () => {
    expect(holders([root, lease, term], "leasehold", "1982-01-01")).toEqual(["Oak Gas, LLC 1"]);
    expect(holders([root, lease, term], "leasehold")).toEqual(["Elm Oil Co. 1"]);
  });

  it("are free of an override that its owner released", () => {
    const given = `ASSIGNMENT OF OVERRIDING ROYALTY. Elm Oil Co. assigns and conveys to Dan Moss an overriding royalty of 2% of 8/8 under the lease from Ada Venn, Book 4, page 9, ${LAND}. June 1, 1981. Elm Oil Co., by Bo Lark, President. Filed June 4, 1981, Book 5, page 1.`;
    const back = `RELEASE OF OVERRIDING ROYALTY. Dan Moss, for value, releases and relinquishes unto Elm Oil Co. the overriding royalty of 2% made by the instrument in Book 5, page 1, on ${LAND}. June 7, 1983. Dan Moss. Filed June 9, 1983, Book 6, page 2.`;
    expect(holders([root, lease, given], "overriding_royalty")).toEqual(["Dan Moss 1/50"]);
    expect(holders([root, lease, given, back], "overriding_royalty")).toEqual([]);
    expect(holders([root, lease, given, back], "leasehold")).toEqual(["Elm Oil Co. 1"]);
  });

  it("bear the override that the lessee gives another by the lease itself, and pay the lessor in full", () => {
    const rider = lease.replace(
      " Royalty 1/8.",
      " Royalty 1/8. RIDER. Lessee, who signs for it, gives and assigns to Dan Moss, who brought the parties together, an overriding royalty of 1/40 of 8/8 of the oil and gas.",
    );
    expect(holders([root, rider], "overriding_royalty")).toEqual(["Dan Moss 1/40"]);
    expect(holders([root, rider], "leasehold")).toEqual(["Elm Oil Co. 1"]);
    expect(paid([root, rider], "Ada Venn")).toEqual(["1/8"]);
    expect(paid([root, rider], "Elm Oil Co.")).toEqual(["17/20"]);
  });

  it("pay the parts of an override that are told as parts of it, each of what stood before the paper", () => {
    const rider = lease.replace(" Royalty 1/8.", " Royalty 1/8. Lessee hereby grants to Dan Moss an overriding royalty of 1/40 of 8/8.");
    const half = `SALE OF OVERRIDING ROYALTY. Dan Moss, a single man, sells and assigns unto Lee Park one-half of the overriding royalty that belongs to me under the lease of Ada Venn, Book 4, page 9, ${LAND}. June 7, 1983. Dan Moss. Filed June 9, 1983, Book 6, page 2.`;
    expect(holders([root, rider, half], "overriding_royalty").sort()).toEqual(["Dan Moss 1/80", "Lee Park 1/80"]);
    const thirds = `ASSIGNMENT OF OVERRIDING ROYALTY. Dan Moss, a single man, assigns and conveys out of his overriding royalty of one-fortieth under the lease of Ada Venn, Book 4, page 9, ${LAND}: to Lee Park, one-third of said interest; and to Sue Dunn, one-third of said interest. June 7, 1983. Dan Moss. Filed June 9, 1983, Book 6, page 2.`;
    expect(holders([root, rider, thirds], "overriding_royalty").sort()).toEqual(["Dan Moss 1/120", "Lee Park 1/120", "Sue Dunn 1/120"]);
  });

  const assigned = `ASSIGNMENT. Elm Oil Co., Assignor, for value, assigns to Oak Gas, LLC, Assignee, all its interest in the lease of Ada Venn, Book 4, page 9, on ${LAND}. Assignor reserves an overriding royalty of 2% of 8/8 of all oil and gas produced, saved and sold from said land. June 1, 1981. Elm Oil Co., by Bo Lark, President. Filed June 4, 1981, Book 5, page 1.`;
  it("end with their term, though a paper speaks of what is sold from the land", () => {
    expect(holders([root, lease, assigned], "leasehold")).toEqual(["Oak Gas, LLC 1"]);
    expect(holders([root, lease, assigned], "leasehold", "1991-01-01")).toEqual([]);
    expect(holders([root, lease, assigned], "overriding_royalty", "1991-01-01")).toEqual([]);
  });
  it.each([
    "I know of my own knowledge that production of oil from said land was first had on August 2, 1986, and has gone on since without interruption",
    "there is and since 1986 has been a producing gas well upon said premises, with no cessation of production",
    "the said land has been productive of gas continuously since 1986",
  ])("stand by what is sworn of their well: %s", (words) => {
    const sworn = `AFFIDAVIT\n\n1. The land is ${LAND}.\n2. ${words[0]?.toUpperCase()}${words.slice(1)}.\nSam Toller. Sworn to June 9, 1991. Filed June 12, 1991, Book 9, page 9.`;
    expect(holders([root, lease, sworn], "leasehold", "1992-01-01")).toEqual(["Elm Oil Co. 1"]);
  });
  it("cover no acres of the units that they let the lessee form", () => {
    const pools = lease.replace(" Royalty 1/8.", " Royalty 1/8. Lessee may pool this lease with other lands into units not over 640 acres.");
    expect(holders([root, pools], "leasehold")).toEqual(["Elm Oil Co. 1"]);
  });

  it("pay the royalty that stands behind its heading", () => {
    expect(paid([root, lease.replace("Royalty 1/8.", "\nROYALTY. Fifteen percent (15%), free of cost.\n")], "Ada Venn")).toEqual(["3/20"]);
  });

  it("go on under a term that its lessor agreed to lengthen, at the royalty agreed", () => {
    const short = lease.replace("ten (10) years", "three (3) years");
    const change = `AMENDMENT OF OIL AND GAS LEASE. Ada Venn, lessor, and Elm Oil Co., lessee, agree that in the lease in Book 4, page 9, on ${LAND}, "three (3) years" shall read "six (6) years" and the royalty shall be one-sixth. April 1, 1983. Ada Venn. Elm Oil Co., by Bo Lark, President. Filed April 4, 1983, Book 6, page 1.`;
    expect(holders([root, short], "leasehold")).toEqual([]);
    expect(holders([root, short, change], "leasehold")).toEqual(["Elm Oil Co. 1"]);
    expect(paid([root, short, change], "Ada Venn")).toEqual(["1/6"]);
  });
});

describe("owners in a unit", { timeout: 60_000 }, () => {
  const order =
    "BEFORE THE CORPORATION COMMISSION OF OKLAHOMA. APPLICANT: ELM OIL CO. RELIEF SOUGHT: POOLING. ORDER NO. 9. Section 9, Township 14 North, Range 5 West, Grady County, Oklahoma, is one 640-acre drilling and spacing unit for the Hunton. Ada Venn owns the unleased minerals of the NE/4, 160 acres. All interests in the unit are pooled. Each owner may (a) join in the well at his cost, or (b) accept $100.00 per acre with a one-eighth royalty, or (c) accept a three-sixteenths royalty. Silence for twenty days shall be an election of (c). November 3, 1982. Filed Nov. 20, 1982, Book 7, page 9.";
  it("who said nothing have the royalty that the order gives the silent", () => {
    const silence = `AFFIDAVIT OF ELECTIONS. Bo Lark, being sworn, says that Order No. 9, Book 7, page 9, was mailed to Ada Venn, owner of ${LAND}, on November 9, 1982, who made no reply within twenty days. Bo Lark. Sworn to March 1, 1983. Filed March 3, 1983, Book 7, page 30.`;
    expect(paid([root, order, silence], "Ada Venn")).toEqual(["3/64"]);
  });
});

describe("a royalty in a unit of Texas that its owner did not ratify", { timeout: 60_000 }, () => {
  const tract = "80 acres in the W. Keats Survey, A-14, Leon County, Texas";
  const deed = `WARRANTY DEED. Cy Fern, a single man, grants, sells and conveys to Ada Venn, a widow, ${tract}, reserving to Cy Fern a non-participating royalty of 1/16 of all oil and gas produced and saved. General warranty. May 1, 1950. Cy Fern. Filed May 2, 1950, Vol. 1, page 1.`;
  const own = `OIL AND GAS LEASE. May 1, 1980. Ada Venn, a widow, Lessor, grants, leases and lets to Elm Oil Co., Lessee, for oil and gas, ${tract}, for five years and as long thereafter as oil or gas is produced; Lessee may pool. Royalty 1/4. Ada Venn. Filed May 3, 1980, Vol. 4, page 9.`;
  const unit = (well: string) =>
    `DESIGNATION OF UNIT. Elm Oil Co. pools the lease of Ada Venn, Vol. 4, page 9, ${tract}, with 240 acres in the T. Cox Survey, A-15, into the Keats Gas Unit of 320 acres. ${well} May 7, 1981. Elm Oil Co., by Bo Lark, President. Filed May 9, 1981, Vol. 5, page 1.`;
  const sworn = `AFFIDAVIT OF PRODUCTION. Bo Lark, being sworn, says that the well on the ${tract} has produced gas since June 1, 1981. Bo Lark. Sworn to May 1, 1984. Filed May 3, 1984, Vol. 7, page 1.`;
  const ratified = `RATIFICATION OF UNIT. Cy Fern, owner of a royalty in ${tract}, ratifies and adopts the Keats Gas Unit, Vol. 5, page 1. June 1, 1982. Cy Fern. Filed June 3, 1982, Vol. 6, page 1.`;
  it("is of the whole production of a well on his land, and of the unit's once he ratifies", () => {
    expect(paid([deed, own, unit(""), sworn], "Cy Fern")).toEqual(["1/16"]);
    expect(paid([deed, own, unit(""), sworn, ratified], "Cy Fern")).toEqual(["1/64"]);
  });
});
