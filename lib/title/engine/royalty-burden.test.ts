import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const LAND = "all of Section 9, Block 4, H. & T. C. Ry. Co. Survey, Elm County, Texas, 640 acres";
const paper = (from: string, to: string, day: string, clause: string, filed: string) =>
  `WARRANTY DEED. The State of Texas, County of Elm. Know all men by these presents: That I, ${from}, a single person, for Ten Dollars paid by ${to}, do hereby grant, sell and convey unto the said ${to}, a single person, ${LAND}. ${clause} To have and to hold unto the said ${to} and heirs forever, and I bind myself to warrant and forever defend the same. Executed ${day}. ${from}\nState of Texas, County of Elm. Acknowledged before me ${day} by ${from}. T. Oke, Notary Public.\nFiled ${filed}, Deed Records, Elm County, Texas.`;
const lease = `OIL AND GAS LEASE. CY MOTT and DI REED, single persons, lessors, lease and let to OAK OIL COMPANY, lessee, for oil and gas, ${LAND}, for five years from May 3, 1978 and as long thereafter as oil or gas is produced, for a royalty of one-fourth of all oil and gas produced and saved. Dated May 3, 1978. Cy Mott. Di Reed.\nFiled May 9, 1978, Vol. 140, page 2, Oil and Gas Lease Records, Elm County, Texas.`;

/** What the two who part the minerals are paid under the lease, with 1/5 of its royalty outstanding. */
const paid = (clause: string) => {
  const texts = [
    paper("Ada Venn", "Bo Lark", "May 3, 1950", "", "May 9, 1950, Vol. 40, page 70"),
    paper(
      "Bo Lark",
      "Cy Mott",
      "May 3, 1960",
      "Grantor reserves an undivided one-fifth (1/5) of all royalty on oil, gas and other minerals, without power to lease.",
      "May 9, 1960, Vol. 80, page 75",
    ),
    paper(
      "Cy Mott",
      "Di Reed",
      "May 3, 1970",
      `Grantor reserves an undivided one-half (1/2) of the oil, gas and other minerals in and under said land. ${clause}`,
      "May 9, 1970, Vol. 99, page 12",
    ),
    lease,
  ];
  const chain = readChain(
    texts.map((text, n) => ({ name: `${n + 1}.txt`, text })),
    "1980-01-01",
  );
  const lines = chain.ownership.tracts.flatMap((t) => t.revenue);
  return ["Cy Mott", "Di Reed"].map((n) => lines.find((l) => l.name === n)?.interest.fraction);
};

describe("a royalty of others on minerals that a deed parts", () => {
  it("is borne in proportion where the deed says nothing of it", () => expect(paid("")).toEqual(["1/10", "1/10"]));
  it("is borne by the grantee where the deed lays it on what is conveyed", () =>
    expect(paid("The royalty of Bo Lark in Vol. 80, page 75 shall be borne wholly by the minerals hereby conveyed.")).toEqual(["1/8", "3/40"]));
  it("is borne by the grantor where the deed lays it on what is kept", () =>
    expect(paid("The outstanding royalty of Bo Lark shall be paid out of the half so reserved, and grantee's half shall be free of it.")).toEqual([
      "3/40",
      "1/8",
    ]));
  it("is borne in proportion where the deed has both bear it", () =>
    expect(paid("The royalty of Bo Lark shall be borne by grantor and grantee in proportion to their minerals.")).toEqual(["1/10", "1/10"]));
});
