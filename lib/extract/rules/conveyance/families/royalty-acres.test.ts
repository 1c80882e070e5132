import { expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const given = (words: string) =>
  read(
    `ROYALTY DEED\n\nThat Ada Venn, Grantor, does hereby grant, sell and convey unto Bo Lark, Grantee, twelve (12) net royalty acres in and to all of the oil, gas and other minerals that may be produced from 240 acres, the Quade Survey, A-7, Marsh County, Texas. ${words}\n\nDated May 3, 1990.\n\nAda Venn`,
    people(["Ada Venn"], ["Bo Lark"]),
    "royalty_deed",
  ).resolved.grants.map((g) => [g.estate_type, g.fraction?.fraction ?? null, g.floating]);

it("takes the share of production that royalty acres are said to come to", () => {
  expect(given("The interest so conveyed is a royalty of 12/240 x 1/8, or 1/160, of all the oil and gas produced and saved.")).toEqual([
    ["royalty", "1/160", false],
  ]);
});

it("takes the share of the royalty that they are said to come to: of the giver's own, or of all", () => {
  expect(given("The interest conveyed is accordingly THREE-EIGHTHS (3/8) of all royalty accruing to Grantor's undivided half of the minerals.")).toEqual([
    ["royalty", "3/8", true],
  ]);
  expect(given("The royalty hereby conveyed amounts to one-fifth of the royalty payable under any lease of the land.")).toEqual([["royalty", "1/5", true]]);
  expect(given("The interest conveyed is subject to a lease at a royalty of one-fifth.")[0]?.[1]).toBeNull();
});

it("gives royalty acres no share of their own", () => {
  expect(given("Grantee shall not join in leases.")[0]?.[1]).toBeNull();
});
