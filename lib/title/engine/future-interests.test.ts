import { describe, expect, it } from "vitest";
import { type Instrument, personId } from "@/lib/testing/instruments";
import { deed, lease, minerals, owned, patent } from "@/lib/testing/owned";

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

  it("gives it in parts, each of what was there before the will", () => {
    const part = (to: string) => ({ fraction: "1/2", of: "grantor_interest" as const, to: [personId(to)], text: "one-half of all my property" });
    const { rows } = owned("TX", [patent, sold, { ...will, grants: [part("Cy Cedar"), part("Di Dogwood")] }]);
    expect(rows).toEqual(["Bob Birch fee 1", "Cy Cedar royalty 1/4 of lease_royalty", "Di Dogwood royalty 1/4 of lease_royalty"]);
  });

  it("gives it by a deed of all the minerals he owns, and keeps it where surface alone is given", () => {
    const all = deed("Ann Ash", "Cy Cedar", "1980-01-01", { grants: [minerals(null, { of: "grantor_interest" })] });
    expect(owned("TX", [patent, sold, all]).rows).toContain("Cy Cedar royalty 1/2 of lease_royalty");
    const surface = deed("Ann Ash", "Cy Cedar", "1980-01-01", { grants: [{ estate_type: "surface" }] });
    expect(owned("TX", [patent, sold, surface]).rows).toContain("Ann Ash royalty 1/2 of lease_royalty");
  });
});

it("one who gave minerals for a term leaves what comes back with the rest of his estate, to each heir in his part", () => {
  const term = { kind: "years" as const, months: 120, text: "ten years" };
  const given = deed("Ann Ash", "Zed Zinc", "1950-01-01", { grants: [minerals("1/2", { term })] });
  const decree: Instrument = {
    type: "probate_decree",
    action: "descend",
    from: ["Ann Ash"],
    to: ["Cy Cedar", "Di Dogwood"],
    day: "1955-01-01",
    grants: [
      { estate_type: "fee", fraction: "2/3", of: "grantor_interest", to: ["Cy Cedar"] },
      { estate_type: "fee", fraction: "1/3", of: "grantor_interest", to: ["Di Dogwood"] },
    ],
  };
  const { rows } = owned("KS", [patent, given, decree]);
  expect(rows.filter((r) => r.includes("mineral") || r.includes("fee")).join("; ")).not.toContain("Ann Ash");
  expect(rows.join("; ")).toContain("Cy Cedar");
});

describe("royalties of one who holds for a time, or after another", () => {
  const royalty = (from: string, day: string) => deed(from, "Di Dogwood", day, { type: "royalty_deed", grants: [half] });
  const term = { kind: "so_long_as" as const, months: 240, text: "twenty years and as long thereafter as oil or gas is produced" };
  const forYears = deed("Ann Ash", "Bob Birch", "1950-01-01", { grants: [minerals("1/2", { term })] });
  const forLife = deed("Ann Ash", "Bob Birch", "1950-01-01", { reservations: [{ estate_type: "life_estate", term: { kind: "life" } }] });
  const death: Instrument = {
    type: "affidavit_of_death",
    action: "affirm",
    day: "1960-01-01",
    grants: [],
    people: { "Ann Ash": { role: "decedent", died: "1960-01-01" } },
  };

  it("end with his term, while those older than the term go on", () => {
    expect(owned("OK", [patent, forYears, royalty("Bob Birch", "1955-01-01")]).rows.join()).not.toContain("royalty");
    expect(owned("OK", [patent, royalty("Ann Ash", "1940-01-01"), forYears]).rows).toContain("Di Dogwood royalty 1/2 of lease_royalty");
  });

  it("made by the one in remainder are paid when the life is over", () => {
    const leased = lease(["Bob Birch"], "Oak Oil", "2018-01-01", { primary_term_months: 60 });
    const { revenue } = owned("TX", [patent, forLife, royalty("Bob Birch", "1955-01-01"), death, leased]);
    expect(revenue).toMatchObject({ "Di Dogwood npri": "1/16", "Bob Birch lessor_royalty": "1/16" });
  });
});
