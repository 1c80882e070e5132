// Plain deeds whose words come near to keeping and keep nothing, and keepers each with a share of his own.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the NE/4 of Section 16, Township 11 North, Range 9 West, Caddo County, Oklahoma";
const deed = (givers: string, clause: string) =>
  readPaper(`DEED\n\n${givers} grant and convey unto Mary Jones ${LAND}. ${clause}\n\nDated May 3, 1950. ${givers.replaceAll(" and ", ", ")}`).kept;

describe("words near to keeping", () => {
  it.each([
    "Damages from oil and gas drilling shall be divided equally between the grantor and grantee.",
    "The mineral lease money shall be divided equally between the grantor and grantee for five years.",
    "The gas line shall be used equally by grantor and grantee.",
    "The right to explore for oil and gas shall be exercised equally by grantor and grantee.",
    "If any minerals remain his, they shall go to the Grantee.",
  ])("keep nothing: %s", (clause) => expect(deed("John Smith", clause)).toEqual([]));

  it.each([
    ["The mineral rights are to be divided equally between grantor and grantee.", "John Smith mineral 1/2 of whole"],
    ["Of the minerals Grantor is to have one-half.", "John Smith mineral 1/2 of whole"],
    ["Grantor reserves an oil payment of $5,000 out of one-fourth of the oil produced.", "John Smith production_payment 1/4 of whole"],
  ])("or keep what they say: %s", (clause, kept) => expect(deed("John Smith", clause)).toEqual([kept]));
});

describe("several who each keep a share of his own", () => {
  it.each([
    ["John Smith reserves one-fourth of the minerals, Ann Smith 1/8 and Carl Smith 1/8.", ["1/4", "1/8", "1/8"]],
    [
      "John Smith reserves one-half of the minerals; Ann Smith reserves one-fourth of the minerals and Carl Smith reserves one-fourth of the minerals.",
      ["1/2", "1/4", "1/4"],
    ],
  ])("keep it, though the later shares come to the first: %s", (clause, [john, ann, carl]) =>
    expect(deed("John Smith, Ann Smith and Carl Smith", clause).sort()).toEqual(
      [`John Smith mineral ${john} of whole`, `Ann Smith mineral ${ann} of whole`, `Carl Smith mineral ${carl} of whole`].sort(),
    ),
  );
});

describe("an assignment of a share of the assignor's own", () => {
  const assign = (thing: string) =>
    readPaper(
      `ASSIGNMENT OF OIL AND GAS LEASE\n\nOak Gas Company assigns to Ash Petroleum Company ${thing} the oil and gas lease dated May 1, 1950, from Cy Roe, recorded in Book 4, page 9, covering ${LAND}.\n\nDated June 1, 1955. Oak Gas Company, by B. Lark, President`,
    ).grants;
  it.each(["one-half of its right, title and interest in", "50% of Assignor's right, title and interest in", "half of its leasehold in"])(
    "is no share of the lease: %s",
    (thing) => expect(assign(thing)).toEqual(["Ash Petroleum Company leasehold 1/2 of grantor_interest"]),
  );
  it("is one where the lease itself is shared", () =>
    expect(assign("an undivided one-half of")).toEqual(["Ash Petroleum Company leasehold 1/2 of lease_interest"]));
});
