import { describe, expect, it } from "vitest";
import { family, heir } from "@/lib/testing/family";
import { type Instrument, titleInput } from "@/lib/testing/instruments";
import { lease, minerals, owned, patent } from "@/lib/testing/owned";
import { runTitle } from "./run-title";

describe("deeds", () => {
  it("keeps land that was never severed as one fee", () => {
    expect(owned("OK", [patent, { from: ["Ann Ash"], to: ["Bob Birch"], day: "1910-01-01" }]).rows).toEqual(["Bob Birch fee 1"]);
  });

  it("severs surface and minerals by a reservation", () => {
    const { rows } = owned("OK", [patent, { from: ["Ann Ash"], to: ["Bob Birch"], day: "1910-01-01", reservations: [minerals("1/2")] }]);
    expect(rows).toEqual(["Ann Ash mineral 1/2", "Bob Birch mineral 1/2", "Bob Birch surface 1"]);
  });

  it("makes a warrantor's grant good out of the reservation, and says so", () => {
    const { rows, codes } = owned("TX", [
      patent,
      { from: ["Ann Ash"], to: ["Bob Birch"], day: "1910-01-01", reservations: [minerals("1/2")] },
      { from: ["Bob Birch"], to: ["Cy Cedar"], day: "1920-01-01", reservations: [minerals("1/2")] },
    ]);
    expect(rows).toEqual(["Ann Ash mineral 1/2", "Cy Cedar mineral 1/2", "Cy Cedar surface 1"]);
    expect(codes).toContain("OVERCONVEYANCE_DUHIG");
  });

  it("lets the reservation of a quitclaim stand", () => {
    const quit: Instrument = { type: "quitclaim_deed", from: ["Bob Birch"], to: ["Cy Cedar"], day: "1920-01-01", reservations: [minerals("1/2")] };
    const { rows, codes } = owned("TX", [patent, { from: ["Ann Ash"], to: ["Bob Birch"], day: "1910-01-01", reservations: [minerals("1/2")] }, quit]);
    expect(rows).toEqual(["Ann Ash mineral 1/2", "Bob Birch mineral 1/2", "Cy Cedar surface 1"]);
    expect(codes).not.toContain("OVERCONVEYANCE_DUHIG");
  });

  it("leaves an excepted share in the grantor when the recited severance never happened", () => {
    const { rows, codes } = owned("TX", [
      patent,
      { from: ["Ann Ash"], to: ["Bob Birch"], day: "1910-01-01", exceptions: [minerals("3/4", { held_by: "Zed Zorn" })] },
    ]);
    expect(rows).toEqual(["Ann Ash mineral 3/4", "Bob Birch mineral 1/4", "Bob Birch surface 1"]);
    expect(codes).toEqual(expect.arrayContaining(["FALSE_RECITAL_IN_EXCEPTION", "STRANDED_INTEREST_IN_PRIOR_GRANTOR"]));
  });

  it("gives a stranger's deed no effect, with a gap", () => {
    const { rows, result } = owned("TX", [patent, { from: ["Zed Zorn"], to: ["Cy Cedar"], day: "1920-01-01" }]);
    expect(rows).toEqual(["Ann Ash fee 1"]);
    expect(result.breaks.map((b) => b.kind)).toContain("stranger_to_title");
    expect(result.effects.at(-1)?.status).toBe("ineffective");
  });

  it("names an assumed root where no patent is in the package", () => {
    const { rows, result } = owned("TX", [{ from: ["Ann Ash"], to: ["Bob Birch"], day: "1910-01-01" }]);
    expect(rows).toEqual(["Bob Birch fee 1"]);
    expect(result.breaks.map((b) => b.kind)).toContain("missing_root");
  });

  it("passes title acquired later to the grantee of an earlier warranty", () => {
    const { rows } = owned("TX", [
      patent,
      { from: ["Ann Ash"], to: ["Bob Birch"], day: "1910-01-01", grants: [{ fraction: "1/2" }] },
      { from: ["Bob Birch"], to: ["Cy Cedar"], day: "1920-01-01" },
      { from: ["Ann Ash"], to: ["Bob Birch"], day: "1930-01-01" },
    ]);
    expect(rows.filter((r) => r.startsWith("Cy Cedar mineral") || r.startsWith("Cy Cedar fee")).length).toBeGreaterThan(0);
    expect(rows.some((r) => r.startsWith("Bob Birch mineral") || r.startsWith("Bob Birch fee"))).toBe(false);
  });

  it("moves nothing where nobody was read as taker", () => {
    const { rows, result } = owned("TX", [patent, { from: ["Ann Ash"], day: "1910-01-01" }]);
    expect(rows).toEqual(["Ann Ash fee 1"]);
    expect(result.breaks.map((b) => b.kind)).toContain("unresolved_party");
  });
});

describe("royalties and executive rights", () => {
  it("pays a floating royalty from every lease and a fixed one whatever the lease", () => {
    const npri: Instrument = {
      type: "royalty_deed",
      from: ["Ann Ash"],
      to: ["Roy Rowan"],
      day: "1920-01-01",
      grants: [{ estate_type: "royalty", fraction: "1/2", floating: true, of: "royalty" }],
    };
    const { rows, revenue } = owned("TX", [
      patent,
      npri,
      lease(["Ann Ash"], "Oak Oil", "2018-01-01", { royalty: "1/4", proportionate_reduction: true, primary_term_months: 60 }),
    ]);
    expect(rows).toContain("Roy Rowan royalty 1/2 of lease_royalty");
    expect(revenue).toEqual({ "Ann Ash lessor_royalty": "1/8", "Roy Rowan npri": "1/8", "Oak Oil working_interest": "3/4" });
  });

  it("charges a fixed royalty above the lease royalty to the lessee", () => {
    const npri: Instrument = {
      type: "royalty_deed",
      from: ["Ann Ash"],
      to: ["Roy Rowan"],
      day: "1920-01-01",
      grants: [{ estate_type: "royalty", fraction: "1/5", floating: false }],
    };
    const { revenue, codes } = owned("TX", [
      patent,
      npri,
      lease(["Ann Ash"], "Oak Oil", "2018-01-01", { royalty: "3/16", proportionate_reduction: true, primary_term_months: 60 }),
    ]);
    expect(revenue).toEqual({ "Ann Ash lessor_royalty": "0", "Roy Rowan npri": "1/5", "Oak Oil working_interest": "4/5" });
    expect(codes).toContain("NPRI_EXCEEDS_LEASE_ROYALTY");
  });

  it("burdens only the minerals from which a royalty was carved", () => {
    const { revenue } = owned("TX", [
      patent,
      { type: "mineral_deed", from: ["Ann Ash"], to: ["Mo Maple"], day: "1915-01-01", grants: [minerals("1/2")] },
      {
        from: ["Ann Ash"],
        to: ["Bob Birch"],
        day: "1920-01-01",
        reservations: [{ estate_type: "royalty", fraction: "1/4", floating: true, of: "royalty" }],
        exceptions: [minerals("1/2", { held_by: "Mo Maple" })],
      },
      lease(["Mo Maple", "Bob Birch"], "Oak Oil", "2018-01-01", { royalty: "1/4", proportionate_reduction: true, primary_term_months: 60 }),
    ]);
    expect(revenue["Mo Maple lessor_royalty"]).toBe("1/8");
    expect(revenue["Ann Ash npri"]).toBe("1/16");
    expect(revenue["Bob Birch lessor_royalty"]).toBe("1/16");
  });

  it("keeps the executive right with the grantor of minerals without it, and lets it pass by silence", () => {
    const { rows, codes } = owned("TX", [
      patent,
      { type: "mineral_deed", from: ["Ann Ash"], to: ["Ned Nut"], day: "1915-01-01", grants: [minerals("1/4", { executive: false })] },
      { from: ["Ann Ash"], to: ["Bob Birch"], day: "1920-01-01", exceptions: [minerals("1/4", { held_by: "Ned Nut" })] },
    ]);
    expect(rows).toEqual([
      "Bob Birch executive_right 1/4",
      "Bob Birch executive_right 3/4",
      "Bob Birch mineral 3/4",
      "Bob Birch surface 1",
      "Ned Nut mineral 1/4",
    ]);
    expect(codes).toContain("EXECUTIVE_RIGHT_PASSES_BY_SILENCE");
  });
});

describe("leases", () => {
  const assigned: Instrument = {
    type: "assignment_of_lease",
    action: "assign",
    from: ["Oak Oil"],
    to: ["Pine Petroleum"],
    day: "2018-06-01",
    cites: [2],
    grants: [{ estate_type: "leasehold", of: "lease_interest" }],
    reservations: [{ estate_type: "overriding_royalty", fraction: "1/32" }],
  };

  it("keeps an override on assignment and divides revenue to one", () => {
    const { rows, revenue } = owned("TX", [
      patent,
      lease(["Ann Ash"], "Oak Oil", "2018-01-01", { royalty: "1/4", proportionate_reduction: true, primary_term_months: 60 }),
      assigned,
    ]);
    expect(rows).toEqual(["Ann Ash fee 1", "Oak Oil overriding_royalty 1/32 of production", "Pine Petroleum leasehold 1"]);
    expect(revenue).toEqual({ "Ann Ash lessor_royalty": "1/4", "Oak Oil overriding_royalty": "1/32", "Pine Petroleum working_interest": "23/32" });
  });

  it("ends lease and override in the released tract only", () => {
    const release: Instrument = {
      type: "partial_release_of_lease",
      action: "release",
      from: ["Pine Petroleum"],
      to: ["Ann Ash"],
      day: "2019-01-01",
      cites: [2],
      tracts: ["B"],
      grants: [],
    };
    const { rows, codes } = owned(
      "TX",
      [patent, lease(["Ann Ash"], "Oak Oil", "2018-01-01", { royalty: "1/4", proportionate_reduction: true, primary_term_months: 60 }), assigned, release],
      "2020-01-01",
      ["A", "B"],
    );
    expect(rows).toEqual(["A: Ann Ash fee 1", "A: Oak Oil overriding_royalty 1/32 of production", "A: Pine Petroleum leasehold 1", "B: Ann Ash fee 1"]);
    expect(codes).toContain("ORRI_EXTINGUISHED_BY_RELEASE");
  });

  it("lets a lease run out without production, and hold with it", () => {
    const made = lease(["Ann Ash"], "Oak Oil", "2000-01-01", { proportionate_reduction: true, primary_term_months: 60 });
    const well: Instrument = {
      type: "affidavit_of_production",
      action: "affirm",
      day: "2004-01-01",
      people: { "Al Affiant": {} },
      grants: [],
      conveyance: { facts: [{ kind: "production", text: "The well has produced.", date: "2004-01-01" }] },
    };
    expect(owned("TX", [patent, made]).rows).toEqual(["Ann Ash fee 1"]);
    expect(owned("TX", [patent, made]).codes).toContain("LEASE_PRIMARY_TERM_EXPIRED");
    expect(owned("TX", [patent, made, well]).rows).toEqual(["Ann Ash fee 1", "Oak Oil leasehold 1"]);
    expect(owned("TX", [patent, made], "2004-06-01").rows).toEqual(["Ann Ash fee 1", "Oak Oil leasehold 1"]);
  });

  it("holds in Oklahoma only the tract in the spacing unit, and starts the top lease outside it", () => {
    const list = [
      patent,
      lease(["Ann Ash"], "Oak Oil", "1980-01-01", { royalty: "1/8", proportionate_reduction: true, primary_term_months: 36 }),
      { type: "spacing_order", action: "none", day: "1981-01-01", tracts: ["A"], grants: [] } as Instrument,
      {
        type: "affidavit_of_production",
        action: "affirm",
        day: "1982-01-01",
        tracts: ["A"],
        grants: [],
        conveyance: { facts: [{ kind: "production", text: "produces", date: "1982-01-01" }] },
      } as Instrument,
      lease(["Ann Ash"], "Top Oil", "2018-01-01", { royalty: "1/5", proportionate_reduction: true, primary_term_months: 36 }, { type: "top_lease" }),
    ];
    const { rows, codes } = owned("OK", list, "2019-01-01", ["A", "B"]);
    expect(rows).toEqual(["A: Ann Ash fee 1", "A: Oak Oil leasehold 1", "B: Ann Ash fee 1", "B: Top Oil leasehold 1"]);
    expect(codes).toEqual(expect.arrayContaining(["STATUTORY_PUGH", "TOP_LEASE"]));
  });
});

describe("deaths", () => {
  const heirs = (state: string, day: string, character: "separate" | "community" | null, allOf: boolean | null, marriages = 1): Instrument => ({
    type: "affidavit_of_heirship",
    action: "descend",
    day: "2010-01-01",
    grants: [],
    people: { "Ann Ash": { role: "decedent" }, "Sam Ash": {}, "Kit Ash": {}, "Lee Ash": {} },
    succession: [
      family(
        "Ann Ash",
        day,
        ["Kit Ash", "Lee Ash"].map((name) => heir(name, { of_spouse: allOf })),
        { state, character, spouse: "SamAsh", children_all_of_spouse: allOf, spouses_count: marriages },
      ),
    ],
  });

  it("gives a Texas spouse a third of separate land for life", () => {
    const { rows } = owned("TX", [patent, heirs("TX", "2005-01-01", "separate", true)]);
    expect(rows).toEqual(["Kit Ash fee 1/3", "Kit Ash remainder 1/6", "Lee Ash fee 1/3", "Lee Ash remainder 1/6", "Sam Ash life_estate 1/3"]);
  });

  it("follows the day of death in Oklahoma", () => {
    expect(owned("OK", [patent, heirs("OK", "1980-01-01", null, true)]).rows).toEqual(["Kit Ash fee 1/3", "Lee Ash fee 1/3", "Sam Ash fee 1/3"]);
    expect(owned("OK", [patent, heirs("OK", "1990-01-01", null, true)]).rows).toEqual(["Kit Ash fee 1/4", "Lee Ash fee 1/4", "Sam Ash fee 1/2"]);
  });

  it("keeps the title in the estate while heirs are unknown", () => {
    const death: Instrument = {
      type: "affidavit_of_death",
      action: "affirm",
      day: "2010-01-01",
      people: { "Ann Ash": { role: "decedent", died: "2009-01-01" } },
      grants: [],
    };
    expect(owned("TX", [patent, death]).rows).toEqual(["Estate of Ann Ash, Deceased fee 1"]);
  });
});

describe("every run", () => {
  const list = [
    patent,
    { from: ["Ann Ash"], to: ["Bob Birch"], day: "1910-01-01", reservations: [minerals("1/3")] },
    lease(["Bob Birch"], "Oak Oil", "2018-01-01", { proportionate_reduction: true, primary_term_months: 60 }),
  ];
  it("gives the same bytes again", () => {
    expect(JSON.stringify(runTitle(titleInput("TX", list)))).toBe(JSON.stringify(runTitle(titleInput("TX", list))));
  });
  it("traces every effect to words or a named assumption", () => {
    const { effects, traces } = runTitle(titleInput("TX", list));
    for (const e of effects) expect(traces[e.id]?.some((s) => s.outcome === "assumed" || s.inputs.some((i) => i.evidence?.length))).toBe(true);
  });
});

describe("who bears an outstanding royalty", () => {
  const list: Instrument[] = [
    patent,
    { type: "royalty_deed", from: ["Ann Ash"], to: ["Roy Rowan"], day: "1920-01-01", grants: [{ estate_type: "royalty", fraction: "1/32", floating: false }] },
    { type: "mineral_deed", from: ["Ann Ash"], to: ["Mo Maple"], day: "1930-01-01", grants: [minerals("1/2")], conveyance: { warranty: "general" } },
    lease(["Ann Ash", "Mo Maple"], "Oak Oil", "2018-01-01", { royalty: "1/8", proportionate_reduction: true, primary_term_months: 60 }),
  ];
  it("divides it in proportion in Texas", () => {
    const { revenue } = owned("TX", list);
    expect([revenue["Ann Ash lessor_royalty"], revenue["Mo Maple lessor_royalty"], revenue["Roy Rowan npri"]]).toEqual(["3/64", "3/64", "1/32"]);
  });
  it("leaves it to the warrantor who kept minerals in North Dakota", () => {
    const { revenue } = owned("ND", list);
    expect([revenue["Ann Ash lessor_royalty"], revenue["Mo Maple lessor_royalty"], revenue["Roy Rowan npri"]]).toEqual(["1/32", "1/16", "1/32"]);
  });
});
