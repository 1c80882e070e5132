import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const rider = (words: string) => {
  const { conveyance } = readPaper(
    `OIL AND GAS LEASE\n\nAda Roe, Lessor, leases to Ben Cole, Lessee, the J. P. Moss Survey, A-12, Kent County, Texas, 320 acres, for oil and gas. Term five years from May 1, 1950 and as long after as either is produced. Royalty 1/8 of all oil and gas. Should Lessor own less than all of the minerals in the land, the royalty shall be reduced proportionately.\n\n${words}\n\nAda Roe`,
  );
  return [conveyance.lease?.royalty?.fraction, ...conveyance.reservations.map((r) => `${r.fraction?.fraction} ${r.of_8_8}`)];
};

describe("a rider of a lease that gives the lessor more than the royalty", () => {
  it.each([
    "Lessor reserves, without reduction, as an overriding royalty, 1/32 of 8/8 of all oil or gas produced and saved.",
    "Notwithstanding anything above, Lessor shall be paid as an additional royalty a full 1/32 of 8/8 of all oil and gas produced, and the clause on lesser interests shall not apply to this payment.",
    "Lessor excepts and reserves an overriding royalty interest of 1/32 of all oil and gas produced and saved. The proportionate reduction clause has no application to this overriding royalty.",
    "It is agreed that Lessor shall receive, over and above the said royalty, 1/32 of 8/8 of all the oil and gas produced, undiminished by the fact that Lessor may own less than the entire mineral estate.",
    "Lessee shall also deliver to Lessor, free of all cost, as an override, 1/32 of all oil and gas produced, the same to be paid in full and without proportionate reduction.",
    "RESERVED OVERRIDE: a net 1/32 of 8/8ths of production, free of cost, to lessors, not subject to reduction for lesser interest.",
  ])("is paid whole where it says so: %s", (words) => expect(rider(words)).toEqual(["1/8", "1/32 true"]));
  it("is cut down with the royalty where it says so", () =>
    expect(
      rider(
        "Lessor reserves an overriding royalty of 1/32 of 8/8 of all oil and gas produced; this overriding royalty shall be reduced in the same proportion as the royalty.",
      ),
    ).toEqual(["1/8", "1/32 false"]));
  it("is part of the royalty where nothing sets it apart", () =>
    expect(
      rider("There is reserved to Lessor as additional royalty 1/32 of all oil and gas produced, subject to proportionate reduction like the royalty above."),
    ).toEqual(["5/32"]));
});
