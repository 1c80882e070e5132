import { expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const kept = (words: string) =>
  read(
    `ASSIGNMENT OF OIL AND GAS LEASE\n\nVenn Oil Company, Assignor, assigns to Lark Drilling Company, Assignee, all of the lease from Ada Quade recorded in Book 4, page 9, on the NE/4 of Section 2. ${words}\n\nDated May 3, 1990.\n\nVenn Oil Company`,
    people(["Venn Oil Company"], ["Lark Drilling Company"]),
    "assignment_of_lease",
  ).resolved.reservations.map((g) => [g.estate_type, g.fraction?.fraction ?? null, g.less_existing_burdens ?? false]);

it("sizes an override by the net told, though the paper names the net again", () => {
  expect(
    kept(
      "Assignor is to deliver a lease of 78% net revenue to Assignee, and holds back and reserves from the production of the lease for its override everything over and above the royalty and such 78%.",
    ),
  ).toEqual([["overriding_royalty", "11/50", true]]);
});

it("takes no override from a figure that is only supposed", () => {
  expect(kept("If Assignee ever sells an overriding royalty of more than 2%, Assignor shall have a first right to purchase it at that price.")).toEqual([]);
});

const facts = (text: string, type: "top_lease" | "unit_designation") => {
  const { resolved } = read(text, people(["Venn Oil Company"], ["Lark Drilling Company"]), type);
  return { action: resolved.action, kinds: (resolved.facts ?? []).map((f) => f.kind) };
};

it("hears of a top lease that production holds the lease below", () => {
  const top = (words: string) =>
    facts(
      `OIL AND GAS LEASE\n\nVenn Oil Company, lessor, grants, leases and lets to Lark Drilling Company, lessee, the NE/4 of Section 2. ${words}`,
      "top_lease",
    ).kinds;
  expect(top("The old lease of 1961 in Book 4, page 9, is kept in force by production.")).toContain("production");
  expect(top("If the old lease in Book 4, page 9, should be held by production, this shall not take effect.")).not.toContain("production");
  expect(top("This lease shall not end while held by production.")).not.toContain("production");
});

it("pools nothing by a paper that ends a unit", () => {
  const unit = (words: string) =>
    facts(`NOTICE\n\nVenn Oil Company, operator of the Quade Unit of 320 acres in Section 2, designated in Book 8, page 1, ${words}`, "unit_designation")
      .action;
  expect(unit("gives notice that the unit is terminated.")).toBe("affirm");
  expect(unit("says that the former unit is cancelled and does hereby pool the N/2 of Section 2 anew.")).toBe("pool");
  expect(unit("declares the leases pooled; the unit may be dissolved by a paper of record.")).toBe("pool");
});
