import { expect, it } from "vitest";
import { assignLease, lease, owned, patent } from "@/lib/testing/owned";

const leased = lease(["Ann Ash"], "Oak Oil", "2000-01-01", { primary_term_months: 600 });
const kept = [
  { estate_type: "overriding_royalty" as const, fraction: "1/40", of_8_8: true },
  { estate_type: "production_payment" as const, fraction: "1/10", of_8_8: true },
];
const out = assignLease("Oak Oil", "Pine Oil", "2001-01-01", { reservations: kept });
const on = (text: string) => assignLease("Pine Oil", "Fir Oil", "2002-01-01", { conveyance: { facts: [{ kind: "other", text }] } });
const burdens = (text: string) => owned("TX", [patent, leased, out, on(text)]).rows.filter((r) => r.startsWith("Oak Oil"));

it("ends a production payment of which a paper says that it has been paid in full, and leaves the override beside it", () => {
  expect(burdens("The production payment of Oak Oil has been paid in full and is no burden.")).toEqual(["Oak Oil overriding_royalty 1/40 of production"]);
});

it("leaves it where the paper says that it is not paid, or says nothing", () => {
  const both = ["Oak Oil overriding_royalty 1/40 of production", "Oak Oil production_payment 1/10 of production"];
  expect(burdens("The production payment of Oak Oil has not been paid in full.")).toEqual(both);
  expect(burdens("The override of Oak Oil is paid monthly.")).toEqual(both);
});
