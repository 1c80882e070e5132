import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, lease, owned, patent } from "@/lib/testing/owned";

const bought = deed("Ann Ash", "John Oak", "1922-03-02");
const life = { kind: "life" as const, months: null, text: "for and during her natural life" };
const words = "all of my one-half of our lands, with full power to manage and control the same, and to lease the same for oil, gas and other minerals";
const will = (text: string, more: Partial<Instrument> = {}): Instrument => ({
  type: "will",
  action: "devise",
  from: ["John Oak"],
  to: ["Carrie Oak", "May Oak"],
  people: { "John Oak": { role: "decedent", died: "1933-12-08" }, "Carrie Oak": { relation: "wife" } },
  day: "1932-11-30",
  grants: [
    { estate_type: "life_estate", fraction: "1/2", of: "grantor_interest", to: ["CarrieOak"], term: life, text },
    { estate_type: "remainder", fraction: "1/2", of: "grantor_interest", to: ["MayOak"], text: "my one-half of said property" },
  ],
  ...more,
});

describe("a will that speaks of the testator's half of the community", () => {
  const { rows } = owned("TX", [patent, bought, will(words)], "1940-01-01");

  it("leaves the other half in the surviving spouse, and gives the testator's", () => {
    expect(rows).toEqual(["Carrie Oak fee 1/2", "Carrie Oak life_estate 1/2", "May Oak remainder 1/2"]);
  });

  it("parts nothing in a state without community, nor where the spouse is of record already", () => {
    expect(owned("OK", [patent, bought, will(words)], "1940-01-01").rows).not.toContain("Carrie Oak fee 1/2");
    const both: Instrument = { from: ["Ann Ash"], to: ["John Oak", "Carrie Oak"], day: "1922-03-02" };
    expect(owned("TX", [patent, both, will(words)], "1940-01-01").rows).toEqual(["Carrie Oak fee 1/2", "Carrie Oak life_estate 1/2", "May Oak remainder 1/2"]);
  });
});

describe("a life tenant with power to lease", () => {
  const leased = lease(["Carrie Oak"], "Elm Oil", "1954-05-10", { primary_term_months: 240 });

  it("binds those who take after the life", () => {
    const { rows } = owned("TX", [patent, bought, will(words), leased], "1960-01-01");
    expect(rows).toContain("Elm Oil leasehold 1");
  });

  it("leases only what is the tenant's own where no such power was given", () => {
    const { rows } = owned("TX", [patent, bought, will("all of my one-half of our lands"), leased], "1960-01-01");
    expect(rows).toContain("Elm Oil leasehold 1/2");
  });
});
