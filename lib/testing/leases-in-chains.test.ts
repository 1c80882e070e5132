// Leases, assignments and payout as the whole pipeline takes them: from texts to shares.
import { describe, expect, it } from "vitest";
import { readChain } from "./read-in-process";

const LAND = "SURVEY 11, BLOCK D, GC&SF RY. CO., UPTON COUNTY, TEXAS, 640 acres";
const deed = `WARRANTY DEED\n\nKNOW ALL MEN BY THESE PRESENTS: That I, Ora Fern, a widow, for Ten Dollars paid, do hereby grant, sell and convey unto Ada Venn, an undivided one-half, and Bo Lark, an undivided one-half, all of ${LAND}. To have and to hold forever, with general warranty.\n\nExecuted May 3, 1978. Ora Fern\n\nFiled May 9, 1978, Vol. 40, page 6, Upton County, Texas.`;
const lease = (who: string, day: string, where: string, royalty: string) =>
  `OIL AND GAS LEASE\n\nThis lease, made ${day}, is from ${who}, Lessor, to MARSH LAND COMPANY, Lessee. Lessor leases and lets exclusively to Lessee all of Lessor's undivided one-half of the oil and gas in ${LAND}, for three years and as long thereafter as oil or gas is produced. Royalty ${royalty} of all oil and gas, reduced in proportion to the interest of Lessor.\n\n${who}\n\n${where}`;

function held(texts: string[]): string[] {
  const { ownership } = readChain(
    texts.map((text, i) => ({ name: `0${i}.txt`, text })),
    "2012-12-31",
  );
  return ownership.tracts.flatMap((t) =>
    t.rows.filter((r) => ["leasehold", "overriding_royalty"].includes(r.estate_type)).map((r) => `${r.name} ${r.estate_type} ${r.share.fraction}`),
  );
}

describe("assignments of several leases", () => {
  const assignment = `ASSIGNMENT OF LEASES\n\nMARSH LAND COMPANY, Assignor, assigns to ELM OIL COMPANY, Assignee, all of both leases below, covering ${LAND}:\n   Lease 1   Ada Venn, 4/10/2011, Vol. 861, p. 340;\n   Lease 2   Bo Lark, 5/3/2011, Vol. 862, p. 911.\n\nAssignor retains an overriding royalty in the amount by which 25% exceeds the royalty of each lease, to be paid in the ratio of the interest that the lease covers to the whole.\n\nFebruary 1, 2012. MARSH LAND COMPANY, by I. Roe, President\n\nFiled February 9, 2012, Vol. 877, page 125, Upton County, Texas.`;
  it("find each of them, the one whose book is not told by its date", () =>
    expect(
      held([
        deed,
        lease("Ada Venn", "April 10, 2011", "Upton County, Texas, Document No. 2011-1729, filed April 23, 2011.", "3/16"),
        lease("Bo Lark", "May 3, 2011", "Filed May 9, 2011, Vol. 862, page 911, Upton County, Texas.", "1/5"),
        assignment,
      ]),
    ).toEqual(["Elm Oil Company leasehold 1", "Marsh Land Company overriding_royalty 9/160"]));
});

describe("payout", () => {
  const farmout = `ASSIGNMENT (CONVERTIBLE OVERRIDE)\n\nMARSH LAND COMPANY assigns to ELM OIL COMPANY its lease from Ada Venn of April 10, 2011 (Vol. 861, page 340), covering ${LAND}.\n\nMarsh Land Company excepts from this assignment and owns from the beginning:\n\n (i) until Payout, an overriding royalty of four percent (4%) of 8/8 on production from the lease; and\n\n (ii) from and after Payout, if it chooses to convert, an undivided twenty-five percent (25%) of the working interest in the lease, in place of the override, which shall then end.\n\nFebruary 1, 2012. MARSH LAND COMPANY, by I. Roe, President\n\nFiled February 9, 2012, Vol. 877, page 125, Upton County, Texas.`;
  const certificate =
    "CERTIFICATE OF PAYOUT\n\nELM OIL COMPANY certifies for the purposes of the Assignment in Vol. 877, page 125, that the well reached Payout on October 19, 2012. MARSH LAND COMPANY declares that it chose on November 12, 2012 to convert its overriding royalty at payout.\n\nNovember 20, 2012. ELM OIL COMPANY. MARSH LAND COMPANY.\n\nFiled November 26, 2012, Vol. 890, page 19, Upton County, Texas.";
  const whole = deed.replace("Ada Venn, an undivided one-half, and Bo Lark, an undivided one-half,", "Ada Venn");
  const one = lease("Ada Venn", "April 10, 2011", "Filed April 23, 2011, Vol. 861, page 340, Upton County, Texas.", "1/5").replace(
    "all of Lessor's undivided one-half of ",
    "",
  );
  it("turns the override into a share of the lease when its owner has chosen", () => {
    expect(held([whole, one, farmout])).toEqual(["Elm Oil Company leasehold 1", "Marsh Land Company overriding_royalty 1/25"]);
    expect(held([whole, one, farmout, certificate])).toEqual(["Elm Oil Company leasehold 3/4", "Marsh Land Company leasehold 1/4"]);
  });
});
