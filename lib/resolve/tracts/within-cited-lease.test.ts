import { expect, it } from "vitest";
import type { ResolvedReference, ResolvedTract } from "@/lib/contracts/resolution";
import { resolvedDocument } from "@/lib/testing/builders/resolved-document";
import { withinCitedLeases } from "./within-cited-lease";

const interest = (estate_type: "leasehold" | "mineral") => ({ estate_type, text: "all" }) as never;
const paper = (id: string, action: "lease" | "assign" | "convey", estate: "leasehold" | "mineral") => {
  const d = resolvedDocument(id, {});
  return { ...d, conveyance: { ...d.conveyance, resolved: { ...d.conveyance.resolved, action, grants: [interest(estate)] } } };
};
const lease = paper("lease", "lease", "leasehold");
const tract = (id: string, ...documents: string[]): ResolvedTract =>
  ({ id, label: id, mentions: documents.map((document_id) => ({ document_id, tract_id: "t1", relation: "contains" })) }) as never;
const cites = (from: string, to: string | null): ResolvedReference => ({ document_id: from, index: 0, reference: { relation: "lease" }, cites: to }) as never;
const left = (assignment: ReturnType<typeof paper>, cited: string | null) =>
  withinCitedLeases([tract("west", "lease", "a"), tract("east", "a")], [lease, assignment], [cites("a", cited)]).map(
    (t) => `${t.id}: ${t.mentions.map((m) => m.document_id).join(" ")}`,
  );

it("keeps an assignment of a lease to the land of the lease", () => expect(left(paper("a", "assign", "leasehold"), "lease")).toEqual(["west: lease a"]));
it("leaves it as it is where the lease is not in the package, or where more than a lease is given", () => {
  expect(left(paper("a", "assign", "leasehold"), null)).toEqual(["west: lease a", "east: a"]);
  expect(left(paper("a", "convey", "mineral"), "lease")).toEqual(["west: lease a", "east: a"]);
});
