import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const royalty = (words: string) =>
  read(
    `OIL AND GAS LEASE\n\nThis agreement made May 3, 1990 between Ada Venn, lessor, and Bo Lark, lessee. Lessor grants, leases and lets to lessee Section 4, Block 2, Marsh County, for three years and as long thereafter as oil or gas is produced. ${words}\n\nAda Venn`,
    people(["Ada Venn"], ["Bo Lark"]),
    "oil_gas_lease",
  ).resolved.lease?.royalty?.fraction ?? null;

describe("the royalty of a lease", () => {
  it.each([
    ["Royalty twenty percent (20%) in proportion to the mineral interest of each lessor.", "1/5"],
    ["Royalty one-fifth (1/5), shared in the proportion of their minerals.", "1/5"],
    ["Lessor owns 1/3 of the minerals. Royalty 1/8.", "1/8"],
  ])("%s → %s", (words, want) => {
    expect(royalty(words)).toBe(want);
  });
});
