import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const share = (object: string) =>
  read(
    `ASSIGNMENT OF OIL AND GAS LEASES\n\nThat Ada Venn, Assignor, does hereby sell, assign and transfer unto Bo Lark, Assignee, ${object}\n\nDated May 3, 1990.\n\nAda Venn`,
    people(["Ada Venn"], ["Bo Lark"]),
    "assignment_of_lease",
  ).resolved.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction}`);

describe("the share of a lease that is assigned", () => {
  it.each([
    [
      "all of these leases on Section 4, Marsh County: (a) the lease from Cy Fern, Book 3, page 9 (undivided 3/4); and (b) that of Dan Moss (undivided 1/4).",
      "1",
    ],
    ["the oil and gas lease covering an undivided one-half interest in Section 4, Marsh County, recorded in Book 3, page 9.", "1"],
    ["an undivided 60% of the lease covering an undivided 2/3 of the minerals in Section 4, Marsh County, Book 3, page 9.", "3/5"],
    ["an undivided one-half (1/2) of the working interest in the lease from Cy Fern on Section 4, Marsh County.", "1/2"],
  ])("is no share of the land that the lease covers: %s", (object, want) => {
    expect(share(object)).toEqual([`leasehold ${want}`]);
  });
});

describe("an override that is assigned whole", () => {
  const override = (words: string) =>
    read(
      `TRANSFER OF OVERRIDING ROYALTY\n\nI, Ada Venn, sell and assign to Bo Lark ${words}\n\nDated May 3, 1990.\n\nAda Venn`,
      people(["Ada Venn"], ["Bo Lark"]),
      "assignment_of_overriding_royalty",
    ).resolved.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction} of ${g.of}`);
  it.each([
    [
      "the whole of the overriding royalty reserved by me in Book 9, page 7, out of one-half of the oil and gas lease on Section 4, Marsh County.",
      "1 of whole",
    ],
    [
      "the entire override which I reserved in Book 9, page 7, burdening three-fourths of the working interest under the lease on Section 4, Marsh County.",
      "1 of whole",
    ],
    [
      "all of the override kept in Book 9, page 7, out of the lease on Section 4, Marsh County. The undivided half of the working interest still owned by me is not affected and is not sold.",
      "1 of whole",
    ],
    ["one-half of the overriding royalty reserved by me in Book 9, page 7, out of the lease on Section 4, Marsh County.", "1/2 of grantor_interest"],
  ])("is not sized by what bears it: %s", (words, want) => expect(override(words)).toEqual([`overriding_royalty ${want}`]));
});

describe("undivided acres out of those of a lease", () => {
  it("are shares of each taker", () => {
    const grants = read(
      "ASSIGNMENT OF OIL AND GAS LEASE\n\nI, Ada Venn, do hereby assign to Bo Lark forty (40) undivided net acres out of the one hundred sixty (160) acres of the lease from Cy Fern on Section 4, Marsh County; and to Dot Moss twenty undivided acres in like manner.\n\nDated May 3, 1990.\n\nAda Venn",
      people(["Ada Venn"], ["Bo Lark", "Dot Moss"]),
      "assignment_of_lease",
    ).resolved.grants;
    expect(grants.map((g) => `${g.to.join()} ${g.fraction?.fraction}`)).toEqual(["b1 1/4", "b2 1/8"]);
  });
});

describe("a paper that assigns a lease and pools it", () => {
  it.each(["unit_designation", "assignment_of_lease"] as const)("does both: %s", (type) => {
    const c = read(
      "CONVEYANCE OF LEASE AND DESIGNATION OF UNIT\n\nAda Venn assigns to Bo Lark the lease from Cy Fern on Section 4, Marsh County, Book 3, page 9. Bo Lark forms the FERN GAS UNIT of 640 acres, in which the lease is pooled.\n\nDated May 3, 1990.\n\nAda Venn",
      people(["Ada Venn"], ["Bo Lark"]),
      type,
    ).resolved;
    expect([c.action, c.grants.map((g) => g.estate_type), c.unit?.acres]).toEqual(["assign", ["leasehold"], "640"]);
  });
});

describe("parts of what is produced, told to several", () => {
  const kinds = (words: string) =>
    read(
      `ASSIGNMENT OF OVERRIDING ROYALTIES\n\nAda Venn assigns and conveys ${words}\n\nDated May 3, 1990.\n\nAda Venn`,
      people(["Ada Venn"], ["Bo Lark", "Dot Moss"]),
      "assignment_of_overriding_royalty",
    ).resolved.grants.map((g) => `${g.to.join()} ${g.estate_type} ${g.fraction?.fraction}`);
  const LEASE = "the lease from Cy Fern on Section 4, Marsh County, Book 3, page 9";
  it.each([
    `(a) unto Bo Lark, two per cent; and (b) unto Dot Moss, one per cent; of all oil and gas (being per cents of 8/8, not of the working interest) produced under ${LEASE}.`,
    `to Bo Lark one-fiftieth and to Dot Moss one-hundredth of the gross production of oil and gas from ${LEASE}.`,
    `to Bo Lark 2% and to Dot Moss 1% of all oil and gas produced and saved under ${LEASE}.`,
  ])("are overrides: %s", (words) => expect(kinds(words)).toEqual(["b1 overriding_royalty 1/50", "b2 overriding_royalty 1/100"]));

  it("are parts of the working interest where they are said to be", () =>
    expect(kinds(`to Bo Lark 2% and to Dot Moss 1% of the working interest in all oil and gas leases from Cy Fern on Section 4.`)).toEqual([
      "b1 leasehold 1/50",
      "b2 leasehold 1/100",
    ]));
});
