import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const royalty = (words: string) =>
  read(
    `OIL AND GAS LEASE\n\nThis agreement made May 3, 1990 between Ada Venn, lessor, and Bo Lark, lessee. Lessor grants, leases and lets to lessee Section 4, Block 2, Marsh County, for three years and as long thereafter as oil or gas is produced. ${words}\n\nAda Venn`,
    people(["Ada Venn"], ["Bo Lark"]),
    "oil_gas_lease",
  ).resolved.lease?.royalty?.fraction ?? null;

it.each([
  ["The lessors take a royalty of 1/4, cut down in proportion, a third of it (1/3) to each.", "1/4"],
  ["Royalty: one-sixth, a third thereof to Ada and two-thirds thereof to Cy.", "1/6"],
])("takes no part of the royalty for the royalty: %s", (words, want) => {
  expect(royalty(words)).toBe(want);
  expect(royalty(`Lessor leases an undivided three-fourths (3/4) of the minerals. ${words}`)).toBe(want);
});

it.each([
  [
    "Lease Royalty: one-fourth (1/4) of all oil and gas. Out of this royalty, and not in addition to it, Lessee shall pay the State's 1/16 of production.",
    "1/4",
  ],
  ["Royalty: one-fifth of all oil and gas, and in addition an extra 1/20 of the oil.", "1/4"],
])("adds what is beside the royalty, and not what is paid out of it: %s", (words, want) => {
  expect(royalty(words)).toBe(want);
});

it.each([
  ["Royalty: one-fifth (1/5) of all oil and gas until payout of the well, and one-fourth (1/4) thereafter.", "1/4"],
  ["The royalty is 3/16. After payout the royalty shall be 1/4.", "1/4"],
  ["The royalty is 3/16 before payout, 20% after payout.", "1/5"],
  ["The royalty is 3/16. After payout lessee shall assign an overriding royalty of 1/20.", undefined],
])("reads the royalty after payout: %s", (words, want) => {
  const draft = read(
    `OIL AND GAS LEASE\n\nThis agreement made May 3, 1990 between Ada Venn, lessor, and Bo Lark, lessee. Lessor leases and lets to lessee Section 4, Block 2, Marsh County, for five years. ${words}\n\nAda Venn`,
    people(["Ada Venn"], ["Bo Lark"]),
    "oil_gas_lease",
  ).resolved;
  expect(draft.lease?.clauses?.find((c) => c.kind === "royalty_after_payout")?.text).toBe(want);
});

it("does not take an undivided share of the oil to be delivered for the share that is leased", () => {
  const draft = read(
    "OIL AND GAS LEASE\n\nThis agreement made May 3, 1936 between Ada Venn, lessor, and Bo Lark, lessee. Lessor leases and lets to lessee Section 4, Block 2, Marsh County, for five years and as long thereafter as oil or gas is produced. Lessee shall deliver to the credit of lessor an undivided one-eighth of all the oil found upon the premises.\n\nAda Venn",
    people(["Ada Venn"], ["Bo Lark"]),
    "oil_gas_lease",
  ).resolved;
  expect(draft.grants.map((g) => g.fraction?.fraction)).toEqual(["1"]);
});

describe("the royalty of a lease", () => {
  it.each([
    ["Royalty twenty percent (20%) in proportion to the mineral interest of each lessor.", "1/5"],
    [
      "For the royalties herein Lessor leases all of Lessor's undivided five-eighths (5/8) of the oil and gas. The royalty is one-fourth (1/4) of all oil and gas produced.",
      "1/4",
    ],
    ["Royalty one-fifth (1/5), shared in the proportion of their minerals.", "1/5"],
    ["Lessee covenants to deliver to the credit of lessor, free of cost, an undivided one-eighth (1/8) of all the oil or gas found upon the premises.", "1/8"],
    ["Lessor owns 1/3 of the minerals. Royalty 1/8.", "1/8"],
    ["The royalty reserved by Lessor is one-sixth (1/6) of all oil and gas produced and saved.", "1/6"],
    ["A royalty of 3/16 is reserved by the Lessor.", "3/16"],
    ["The lessor shall have one-tenth of the petroleum obtained, delivered in tanks.", "1/10"],
    ["A royalty of 1/32 is reserved by Cy Fern. Royalty 1/8.", "1/8"],
  ])("%s → %s", (words, want) => {
    expect(royalty(words)).toBe(want);
  });
});

describe("the term of a top lease", () => {
  const clauses = (words: string) =>
    (
      read(
        `OIL AND GAS LEASE\n\nThis agreement made May 3, 1990 between Ada Venn, lessor, and Bo Lark, lessee. Lessor grants, leases and lets to lessee Section 4, Block 2, Marsh County. ${words}\n\nAda Venn`,
        people(["Ada Venn"], ["Bo Lark"]),
        "oil_gas_lease",
      ).resolved.lease?.clauses ?? []
    ).map((c) => c.kind);
  it.each([
    ["The primary term is five years, to be counted from the day on which a release of the prior lease is filed for record.", true],
    ["The term of three (3) years shall commence when the existing oil and gas lease expires.", true],
    ["This lease is for a term of three (3) years from this date. It is subject to the prior lease, and a release of that is not promised.", false],
    ["This lease shall remain in force for a term of three (3) years from date and as long thereafter as oil or gas is produced.", false],
  ])("runs from the end of the lease before it only where it says so: %s", (words, want) => expect(clauses(words).includes("term_from_prior_end")).toBe(want));
});

it("takes another's royalty told behind the lessor's own for no royalty of the lease", () =>
  expect(royalty("Royalty: 3/16 as well as the outstanding non-participating royalty of 1/32 of record.")).not.toBe("1/32"));

it.each([
  ["Draft No. 9 to Lessor in the sum of $4,000.00 for 40 net mineral acres is attached.", "40"],
  ["Stub of Lessee's draft No. 77, recorded herewith: A. Venn, 30.00 net ac., $3,000.00.", "30.00"],
  ["Check stub filed herewith: A. Venn, lease bonus, 40.00 nma, $4,000.00.", "40.00"],
  ["Order for payment: $4,000.00 for 40 net mineral acres.", "40"],
  ["Lessor is thought to own 40 net mineral acres.", undefined],
  ["The draft is for $4,000.00. The land contains 160 acres.", undefined],
])("reads for how many net acres the bonus was paid, and takes no other acres for them: %s", (words, want) => {
  const lease = read(
    `OIL AND GAS LEASE\n\nThis agreement made May 3, 1990 between Ada Venn, lessor, and Bo Lark, lessee. Lessor leases and lets to lessee Section 4, Block 2, Marsh County, for five years. The royalty is 3/16. ${words}\n\nAda Venn`,
    people(["Ada Venn"], ["Bo Lark"]),
    "oil_gas_lease",
  ).resolved.lease;
  expect(lease?.clauses?.find((c) => c.kind === "bonus_acres")?.text).toBe(want);
});

it("takes the years with which the letting sentence closes for the primary term, and no years of another thing", () => {
  const months = (letting: string) =>
    read(
      `OIL AND GAS LEASE\n\nThis agreement made May 3, 1990 between Ada Venn, lessor, and Bo Lark, lessee. ${letting}\n\nAda Venn`,
      people(["Ada Venn"], ["Bo Lark"]),
      "oil_gas_lease",
    ).resolved.lease?.primary_term_months ?? null;
  expect(months("Lessor lets to lessee for oil and gas Section 4, Block 2, Marsh County, for ten years. Royalty one-eighth.")).toBe(120);
  expect(months("Lessor leases to lessee Section 4, Block 2, Marsh County, for oil and gas for the term of six (6) years.")).toBe(72);
  expect(months("Lessor lets to lessee Section 4, Block 2, Marsh County. The pasture is kept for two years.")).toBeNull();
});
