import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { readPaper } from "@/lib/extract/read-paper";
import { landDeed, mineralDeed, people, read } from "@/lib/extract/rules/conveyance/test-paper";

const size = (i: Interest): string => `${i.estate_type} ${i.fraction?.fraction} ${i.of}`;

describe("a size said over again", () => {
  it("is no base of the first", () => {
    expect(
      landDeed(
        "Grantor reserves one-sixth of all royalties payable under any lease of the land, being a third of the royalties which Grantor owns.",
      ).reservations.map(size),
    ).toEqual(["royalty 1/6 royalty"]);
    expect(landDeed("Reserving to Grantor all of the minerals now owned by her in said land, being an undivided one-sixth.").reservations.map(size)).toEqual([
      "mineral 1 grantor_interest",
    ]);
  });
  it.each([
    "less one-fourth of the minerals heretofore sold, and Grantor reserves all the remainder of the minerals, that is, three-fourths.",
    "There is excepted one-fourth of the minerals deeded before. And of the rest of the minerals, being an undivided three-fourths (3/4), the whole is reserved to Grantor.",
  ])("is what the rest comes to, and no share of the rest: %s", (words) => {
    expect(landDeed(words).reservations.map(size)).toEqual(["mineral 3/4 whole"]);
  });
  it("leaves the base that stands ahead of it", () => {
    expect(landDeed("Grantor reserves one-half of the minerals owned by her, being one-sixth of the whole.").reservations.map(size)).toEqual([
      "mineral 1/2 grantor_interest",
    ]);
  });
  it("is the share itself where it is that share which is owned", () => {
    expect(
      mineralDeed("the undivided one-sixth of the oil, gas and other minerals which is owned by Grantor in the NW/4 of Section 9").grants.map(size),
    ).toEqual(["mineral 1/6 whole"]);
  });
});

it("reads no share in the rate at which another is reckoned", () => {
  const c = mineralDeed(
    "one-sixth of the royalty (being one forty-eighth of production when the lease royalty is one-eighth), under any lease of the NW/4 of Section 9",
  );
  expect(c.grants.map((g) => g.fraction?.fraction)).toEqual(["1/6"]);
});

it("keeps nothing where the verb of keeping is denied", () => {
  const c = landDeed("Grantor reserving neither half nor quarter of the minerals, which all pass to the grantee.");
  expect([c.reservations, c.exceptions]).toEqual([[], []]);
});

describe("what several have", () => {
  const both = (words: string) =>
    read(
      `WARRANTY DEED. Ada Venn and Ida Pool, both single, for Ten Dollars, grant and convey unto Bo Lark the NW/4 of Section 9, Block 4, Marsh County, Texas. ${words} May 3, 1950. Ada Venn. Ida Pool.`,
      people(["Ada Venn", "Ida Pool"], ["Bo Lark"]),
      "warranty_deed",
    ).resolved.reservations.map((r) => [size(r), r.to]);
  it("is kept by each, whatever pronoun stands for them", () => {
    const each = [
      ["mineral 1/5 whole", ["a1"]],
      ["mineral 1/5 whole", ["a2"]],
    ];
    expect(both("The said Ada Venn and Ida Pool each reserving to herself an undivided one-fifth of all oil, gas and other minerals.")).toEqual(each);
  });
  it("comes to the total that is told", () => {
    const lease = (words: string) =>
      readPaper(
        `OIL AND GAS LEASE. Made May 5, 1955, between ADA VENN, IDA POOL and CY MOTT, all single, lessors, and BO LARK, lessee. Lessors lease and let to lessee ${words} of the oil, gas and other minerals in the NW/4 of Section 9, Block 4, Marsh County, Texas, for five years and as long thereafter as oil or gas is produced. Royalty one-eighth.`,
      ).grants;
    expect(lease("their undivided interests of one-sixth each, together one-half,")).toEqual(["Bo Lark leasehold 1/2 of whole"]);
    expect(lease("an undivided one-sixth, together with one-half of the wells of water, and in all one-third of the bonus,")).toEqual([
      "Bo Lark leasehold 1/6 of whole",
    ]);
  });
});

it("lets with the lessor's own share that of another over which he has power", () => {
  const { grants } = readPaper(
    "OIL AND GAS LEASE. Made May 5, 1955, between ADA VENN, a widow, lessor, and BO LARK, lessee. Lessor leases and lets to lessee the NW/4 of Section 9, Block 4, Marsh County, Texas, being lessor's undivided one-eighth of the minerals and the one-fourth of Cy Mott which lessor has power to lease, for five years and as long thereafter as oil or gas is produced. Royalty one-eighth.",
  );
  expect(grants).toEqual(["Bo Lark leasehold 3/8 of whole"]);
});

it("tells the powers of a share from those of another's", () => {
  const own = landDeed(
    "Reservations from Conveyance: For Grantor, an undivided three-eighths of all oil, gas and other minerals. Exceptions to Conveyance: The one-fourth non-participating royalty of Cy Mott, reserved in Vol. 428, page 331.",
  ).reservations;
  expect(own.map((r) => [size(r), r.executive])).toEqual([["mineral 3/8 whole", null]]);
  const over = landDeed(
    "Grantor reserves one-fourth of the minerals, with the sole right to lease the whole of the minerals, the part of Grantee included.",
  ).reservations;
  expect(over.map(size)).toEqual(["mineral 1/4 whole", "executive_right 1 whole"]);
  const ours = landDeed("Grantor reserves one-fourth of the minerals, with the sole right to lease all of the minerals kept by both Grantors.").reservations;
  expect(ours.map(size)).toEqual(["mineral 1/4 whole"]);
});

it("gives what is left where part of the thing stays behind", () => {
  const { grants } = readPaper(
    "ASSIGNMENT OF OIL AND GAS LEASE. ADA VENN, for value, assigns to BO LARK the oil and gas lease from Cy Mott dated June 1, 1930, Book 40, page 2, covering the NW/4 of Section 9, Block 4, Marsh County, Texas, one-eighth of the working interest remaining, however, with the assignor. May 3, 1935. Ada Venn.",
  );
  expect(grants.map((g) => g.replace(/ of .*/, ""))).toEqual(["Bo Lark leasehold 7/8"]);
});
