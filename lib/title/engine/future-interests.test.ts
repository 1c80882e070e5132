import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, minerals, owned, patent } from "@/lib/testing/owned";

const half = { estate_type: "royalty" as const, fraction: "1/2", of: "royalty" as const, floating: true };
const sold = deed("Ann Ash", "Bob Birch", "1968-04-02", { reservations: [half] });
const will: Instrument = {
  type: "will",
  action: "devise",
  from: ["Ann Ash"],
  to: ["Cy Cedar", "Di Dogwood"],
  people: { "Ann Ash": { role: "decedent", died: "1989-02-03" } },
  day: "1984-10-04",
  grants: [{ of: "grantor_interest", text: "all of my property" }],
};

describe("one who has a royalty and nothing more", () => {
  it("gives it by a will of all", () => {
    const { rows } = owned("TX", [patent, sold, will]);
    expect(rows).toEqual(["Bob Birch fee 1", "Cy Cedar royalty 1/4 of lease_royalty", "Di Dogwood royalty 1/4 of lease_royalty"]);
  });

  it("gives it by a deed of all the minerals he owns, and keeps it where surface alone is given", () => {
    const all = deed("Ann Ash", "Cy Cedar", "1980-01-01", { grants: [minerals(null, { of: "grantor_interest" })] });
    expect(owned("TX", [patent, sold, all]).rows).toContain("Cy Cedar royalty 1/2 of lease_royalty");
    const surface = deed("Ann Ash", "Cy Cedar", "1980-01-01", { grants: [{ estate_type: "surface" }] });
    expect(owned("TX", [patent, sold, surface]).rows).toContain("Ann Ash royalty 1/2 of lease_royalty");
  });
});
