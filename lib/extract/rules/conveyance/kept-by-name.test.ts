// What a giver keeps under his own name, what he still owns beside the share he gives, and the deeds he refers to for all purposes.
import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { landDeed, mineralDeed } from "./test-paper";

const line = (i: Interest): string => `${i.estate_type} ${i.fraction?.fraction ?? "-"} of ${i.of}`;

describe("a share kept by the name of the giver", () => {
  it.each([
    "There is, however, excepted from this sale, and reserved by the said Ada Venn to herself and her heirs, an undivided three-eighths of all the oil, gas and other minerals.",
    "There is excepted herefrom and reserved by Ada Venn an undivided three-eighths of the oil, gas and other minerals.",
    "SAVE AND EXCEPT three-eighths of the oil, gas and other minerals reserved by Ada Venn unto herself.",
    "Except three-eighths of the minerals kept by the said Ada Venn, her heirs and assigns.",
  ])("is a reservation: %s", (clause) => {
    const deed = landDeed(clause);
    expect(deed.reservations.map(line)).toEqual(["mineral 3/8 of whole"]);
    expect(deed.exceptions).toEqual([]);
  });

  it("stays an exception where another keeps it, or an older deed of the giver tells of it", () => {
    expect(landDeed("Excepting one-fourth of the minerals reserved by Ada Venn in her deed to Cy Mott, Book 9, page 2.").reservations).toEqual([]);
    expect(landDeed("There is excepted three-eighths of the minerals reserved by Cy Mott.").reservations).toEqual([]);
  });
});

describe("what the giver still owns", () => {
  it("adds nothing to the share given", () => {
    const object =
      "an undivided one-eighth (1/8) of the oil, gas and other minerals in the NW/4 of Section 9, the same being one-half of what she had from Cy Mott, Book 3, page 20, and she keeps the other one-half.";
    expect(mineralDeed(object).grants.map(line)).toEqual(["mineral 1/8 of whole"]);
  });

  it("gives all of an interest of which the deed tells what it comes to", () => {
    const object =
      "all of her right, title and interest, surface and minerals, in 40 acres in Section 9, she being the owner of all of the surface and of an undivided one-fourth of the minerals.";
    expect(mineralDeed(object).grants.map(line)).toEqual(["fee 1 of grantor_interest"]);
    expect(
      mineralDeed(
        "all of her right, title and interest, surface and minerals, in 40 acres in Section 9.",
        "Grantor owns the surface and an undivided one-fourth of the minerals.",
      ).grants.map(line),
    ).toEqual(["fee 1 of grantor_interest"]);
  });
});

describe("what a giver excepts", () => {
  it.each([
    "Ada Venn excepts for herself and her heirs an undivided one-half of the minerals.",
    "Grantor excepts for the said Grantor, her heirs and assigns, an undivided one-half of the minerals.",
    "Grantor excepts an undivided one-half of the minerals in the land heretofore conveyed to Grantor by Cy Mott.",
    "Grantor excepts the oil and gas lease to Elm Oil Company and one-half of the minerals.",
  ])("is kept by the giver, for himself or out of what came to him: %s", (clause) => {
    const deed = landDeed(clause);
    expect(deed.grants.map((g) => g.estate_type)).toEqual(["fee"]);
    expect(deed.reservations.map((i) => [line(i), i.held_by])).toEqual([["mineral 1/2 of whole", undefined]]);
    expect(deed.exceptions).toEqual([]);
  });

  it("stays another's where it was conveyed to him before", () => {
    const deed = landDeed("Grantor excepts one-half of the minerals heretofore conveyed to Cy Mott.");
    expect([deed.reservations, deed.exceptions.map(line)]).toEqual([[], ["mineral 1/2 of whole"]]);
  });
});

describe("a deed referred to for all purposes", () => {
  it.each([
    "being the same land that Cy Mott deeded to me, Book 12, page 119, to which deed and its record reference is here made for all purposes.",
    "the same described in a deed of record in Book 12, page 119, which is incorporated herein for all purposes.",
    "For all purposes reference is hereby made to the deed in Book 12, page 119.",
  ])("is among what the grant is subject to: %s", (clause) => {
    expect(landDeed(clause).subject_to.map((s) => s.reference?.page)).toEqual(["119"]);
  });

  it.each([
    "Reference is made to the deed in Book 12, page 119, for all purposes of description.",
    "The land is described in Exhibit A, attached hereto and made a part hereof for all purposes, being the same land conveyed to grantor by deed recorded in Book 12, page 119.",
    "Being the land conveyed to grantor by deed recorded in Book 12, page 119, as shown on Exhibit A, which is made a part hereof for all purposes.",
  ])("is not where a description or a sheet is taken in: %s", (clause) => {
    expect(landDeed(clause).subject_to).toEqual([]);
  });
});

describe("minerals kept with the power to lease parted from them", () => {
  const power = (clause: string) => landDeed(clause).reservations.map((r) => `${line(r)} ${r.executive}`);
  it.each([
    "Reserved from this grant, to Ada Venn, her heirs and assigns, is an undivided half interest in the minerals. The grantee alone may from now on give leases, of the half so kept as of his own.",
    "There is excepted and reserved to the grantor one-half of the oil, gas and minerals, the executive right to which passes to the grantee.",
    "Grantor retains one-half of the minerals. The power to make leases of the whole, the retained half included, goes to grantee with the land.",
    "SAVE AND EXCEPT one-half of the minerals, reserved to Grantor without the executive right, which belongs wholly to grantee.",
    "Held back by Ada Venn for herself and her heirs is one-half of the minerals; she shall not join in leases, which grantee alone may make.",
  ])("leaves it with the taker: %s", (clause) => expect(power(clause)).toEqual(["mineral 1/2 of whole false"]));

  it("keeps the power over what is given, and no minerals, where only that is kept", () => {
    const deed = mineralDeed(
      "an undivided one-fourth of the minerals in the NW/4 of Section 9.",
      "Grantor expressly retains the sole right, as to the interest conveyed hereby as well as her own, to negotiate and execute oil, gas and mineral leases.",
    );
    expect(deed.reservations.map(line)).toEqual(["executive_right 1 of whole"]);
  });
});
