import { expect, it } from "vitest";
import { assignLease, lease, owned, patent } from "@/lib/testing/owned";

const leased = lease(["Ann Ash"], "Oak Oil", "2000-01-01", { primary_term_months: 600 });
const half = assignLease("Oak Oil", "Pine Oil", "2001-01-01", { grants: [{ estate_type: "leasehold", fraction: "1/2", of: "lease_interest" }] });
const on = (fraction: string, of: "lease_interest" | "grantor_interest", text: string) =>
  owned("TX", [
    patent,
    leased,
    half,
    assignLease("Pine Oil", "Fir Oil", "2002-01-01", { grants: [{ estate_type: "leasehold", fraction, of, text }] }),
  ]).rows.filter((r) => /Pine|Fir/.test(r));

it("takes a share of the lease for one of the whole lease, also where the assignor holds but a part of it", () => {
  expect(on("1/4", "lease_interest", "an undivided one-fourth of the lease")).toEqual(["Fir Oil leasehold 1/4", "Pine Oil leasehold 1/4"]);
  expect(on("1/2", "lease_interest", "an undivided one-half of the lease")).toEqual(["Fir Oil leasehold 1/2"]);
});

it("measures by what he has a share of his interest, and one that comes to more than he has", () => {
  expect(on("1/3", "grantor_interest", "one-third of its interest in the lease")).toEqual(["Fir Oil leasehold 1/6", "Pine Oil leasehold 1/3"]);
  expect(on("3/4", "lease_interest", "three-fourths of the lease")).toEqual(["Fir Oil leasehold 3/8", "Pine Oil leasehold 1/8"]);
});
