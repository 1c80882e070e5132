import { expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const kept = (words: string) =>
  read(
    `ASSIGNMENT OF OIL AND GAS LEASE\n\nVenn Oil Company, Assignor, assigns to Lark Drilling Company, Assignee, all of the lease from Ada Quade recorded in Book 4, page 9, on the NE/4 of Section 2. ${words}\n\nDated May 3, 1990.\n\nVenn Oil Company`,
    people(["Venn Oil Company"], ["Lark Drilling Company"]),
    "assignment_of_lease",
  ).resolved.reservations.map((g) => [g.estate_type, g.fraction?.fraction ?? null]);

it("keeps no share of the leasehold that only payout is to bring", () => {
  for (const words of [
    "Assignor reserves an overriding royalty of 1/20. On and after payout Assignor shall be entitled to exchange it for a 35% working interest.",
    "Assignor retains an override of 1/20, convertible at its election upon payout to an undivided 30% of the leasehold.",
    "Assignor keeps an override of 1/20. When the cost of drilling the well has been recovered, Assignor shall have the right to take a 40% working interest in lieu of its override.",
  ])
    expect(kept(words), words).toEqual([["overriding_royalty", "1/20"]]);
});

it("keeps a share of the leasehold that is kept at once", () => {
  expect(kept("Assignor reserves an undivided 25% of the leasehold, to be carried by Assignee until payout.")).toEqual([["leasehold", "1/4"]]);
});

it("keeps a share that stands in the place of money", () => {
  for (const words of [
    "In lieu of a cash bonus, Assignor reserves an undivided 25% of the leasehold.",
    "Assignor reserves an undivided 25% of the leasehold instead of a payment in cash.",
  ])
    expect(kept(words), words).toEqual([["leasehold", "1/4"]]);
});
