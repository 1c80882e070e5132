import { describe, expect, it } from "vitest";
import { statedEnd } from "./stated-end";
import { termOf } from "./term";

describe("an end that a sentence of its own sets to a royalty", () => {
  it.each([
    ["This grant is limited to the said lease and to no other.", true],
    ["The interest is to be theirs during the life of the said Fern lease.", true],
    ["It is theirs so long as that lease remains in force.", true],
    ["When the Fern lease shall come to an end, this royalty ends too.", true],
    ["This royalty shall cease upon the expiration of said lease.", true],
    ["This royalty is given in said lease or any later lease.", false],
    ["This royalty shall not cease with any lease.", false],
    ["Grantor may lease during the life of her husband.", false],
    ["To have and to hold unto the said grantee for as long as said lease shall stand.", true],
    ["As long as the Fern lease lives this royalty shall last.", true],
    ["Grantor grants to Grantee a one-sixteenth royalty during the term of said lease.", true],
    ["So long as said lease remains in force, the owner of this royalty shall receive no part of the rentals.", false],
    ["The owner of the house has his share of gas for the stove during the term of said lease.", false],
    ["Should said lease end, the leasehold estate reverts to both parties.", false],
    ["If said lease terminates, all rights of the lessee cease.", false],
    ["This royalty is free of every cost during the life of said lease.", false],
  ])("%s", (words, bound) => expect(statedEnd([words], true) !== null).toBe(bound));

  it.each([
    ["The royalty under any future lease shall not be less than 1/32.", false],
    ["It covers the like share of the royalty under all subsequent oil and gas leases.", false],
    ["Grantee shall have no part of the royalty under any future lease.", true],
    ["The royalty under future leases belongs to the grantor.", true],
  ])("with what is said of later leases: %s", (later, bound) =>
    expect(statedEnd(["The royalty shall run with the land, and during the term of said lease shall be in full force.", later], true) !== null).toBe(bound),
  );

  it("leaves minerals alone that are given while a lease runs", () =>
    expect(statedEnd(["It is theirs so long as that lease remains in force."], false)).toBeNull());
});

describe("an end on a day without production", () => {
  it.each([
    ["If on May 3, 1950 no oil is being produced from the land, this conveyance shall be void.", null, "on May 3, 1950"],
    ["Should there be no production by the 3rd day of May, 1950, the interest granted reverts to grantor.", null, "by the 3rd day of May, 1950"],
    ["Unless oil is produced within fifteen years from date, this grant terminates.", 180, "within fifteen years"],
    ["There is a lease which says and provides that unless oil is produced within ten years all rights of the lessee end.", undefined, ""],
    ["Unless oil is produced within ten years the rights of the lessee terminate.", undefined, ""],
    ["Oil was produced on May 3, 1950, and the title is good.", undefined, ""],
    ["If on May 3, 1950 the price is not paid, this conveyance shall be void.", undefined, ""],
  ])("%s", (words, months, text) => {
    const end = statedEnd([words], false);
    expect(end?.months).toBe(months);
    expect(end?.text ?? "").toContain(text);
  });
});

describe("a term to a day", () => {
  it.each(["for a term ending on May 3, 1950", "for the period from this day up to and including May 3, 1950", "until May 3, 1950"])("is read: %s", (words) =>
    expect(termOf(words)).toMatchObject({ kind: "years" }),
  );
  it.each([
    "subject to an oil and gas lease to Elm Co. expiring on May 3, 1950",
    "subject to taxes for the year ending May 3, 1950",
    "with the royalties accrued up to and including May 3, 1950",
  ])("is of something else: %s", (words) => expect(termOf(words)).toBeNull());
});

describe("a term until a day and as long as produced", () => {
  it("keeps the day", () =>
    expect(termOf("until May 3, 1950, and as long thereafter as oil is produced")).toMatchObject({
      kind: "so_long_as",
      text: expect.stringContaining("May 3, 1950"),
    }));
});
