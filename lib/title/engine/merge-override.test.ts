import { expect, it } from "vitest";
import { assignLease, lease, owned, patent } from "@/lib/testing/owned";

const leased = lease(["Ann Ash"], "Oak Oil", "2000-01-01", { primary_term_months: 600 });
const out = assignLease("Oak Oil", "Pine Oil", "2001-01-01", { reservations: [{ estate_type: "overriding_royalty", fraction: "1/40", of_8_8: true }] });
const back = (text: string) => assignLease("Pine Oil", "Oak Oil", "2002-01-01", { conveyance: { facts: [{ kind: "other", text }] } });
const overrides = (text: string) => owned("TX", [patent, leased, out, back(text)]).rows.filter((r) => r.includes("overriding"));

it("ends where the lease comes back to him who kept it and the paper says that it merged, and stands where the paper is silent", () => {
  expect(overrides("The override reserved in said assignment is merged in the leasehold.")).toEqual([]);
  expect(overrides("The override shall end if production ceases.")).toEqual(["Oak Oil overriding_royalty 1/40 of production"]);
});
