import { describe, expect, it } from "vitest";
import { family } from "@/lib/testing/family";
import type { Instrument, Wording } from "@/lib/testing/instruments";
import { deed, lease, minerals, owned, patent } from "@/lib/testing/owned";

const codes = (state: string, chain: Instrument[], asOf?: string) => new Set(owned(state, chain, asOf).codes);
const sale = (more: Partial<Instrument>) => deed("Ann Ash", "Bob Birch", "1950-01-01", more);
const royalty = (more: Partial<Wording> = {}): Wording => ({ estate_type: "royalty", fraction: "1/2", of: "royalty", to: ["AnnAsh"], ...more });
const untilProduction = { kind: "so_long_as" as const, months: 180, text: "as long thereafter as oil is produced", measuring_life: null };

describe("codes that a deed's words call for", () => {
  it("asks for perpetuities where what is kept ends on an event, and in Kansas where a royalty is kept for ever", () => {
    expect(codes("TX", [patent, sale({ reservations: [royalty({ term: untilProduction })] })])).toContain("PERPETUITIES_CHECK");
    expect(codes("TX", [patent, sale({ reservations: [royalty()] })])).not.toContain("PERPETUITIES_CHECK");
    expect(codes("KS", [patent, sale({ reservations: [royalty()] })])).toContain("PERPETUITIES_CHECK");
  });
  it("asks whose an excepted royalty is that nobody is told to have", () => {
    expect(codes("TX", [patent, sale({ exceptions: [royalty({ to: [] })] })])).toContain("EXCEPTION_VS_RESERVATION");
    expect(codes("TX", [patent, sale({ exceptions: [royalty()] })])).not.toContain("EXCEPTION_VS_RESERVATION");
    expect(codes("TX", [patent, sale({ reservations: [royalty()] })])).not.toContain("EXCEPTION_VS_RESERVATION");
  });
  it("asks whether minerals in and under the land without leasing power are royalty", () => {
    const given = (text: string, executive: boolean | null) => sale({ grants: [{ ...minerals("1/16"), text, executive }] });
    expect(codes("TX", [patent, given("1/16 of the oil, gas and minerals in and under the land", false)])).toContain("MINERAL_OR_ROYALTY");
    expect(codes("TX", [patent, given("1/16 of the oil, gas and minerals in and under the land", null)])).not.toContain("MINERAL_OR_ROYALTY");
    const withBonus: Wording = { ...minerals("1/4"), text: "1/4 of the oil and gas in and under the land", executive: false, attributes: { bonus: true } };
    expect(codes("TX", [patent, sale({ grants: [withBonus] })])).not.toContain("MINERAL_OR_ROYALTY");
  });
  it("asks what a reserved fraction is of that is more than the grantor had", () => {
    const half = deed("Ann Ash", "Cy Cedar", "1940-01-01", { grants: [minerals("1/2")] });
    const kept = (fraction: string) => sale({ reservations: [{ ...minerals(fraction), to: ["AnnAsh"] }] });
    expect(codes("UT", [patent, half, kept("3/4")])).toContain("FRACTION_BASE_AMBIGUITY");
    expect(codes("UT", [patent, half, kept("1/4")])).not.toContain("FRACTION_BASE_AMBIGUITY");
    expect(codes("UT", [patent, half, kept("1")])).not.toContain("FRACTION_BASE_AMBIGUITY");
  });
  it("tells a spouse of an owner, not one who owns the surface, as the stranger for whom is kept", () => {
    const kept = (people: Instrument["people"]) =>
      codes("TX", [
        patent,
        { ...deed("Ann Ash", "Cy Cedar", "1940-01-01", { grants: [minerals("1")] }) },
        deed("Ann Ash", "Bob Birch", "1950-01-01", {
          from: ["Cy Cedar", "Ann Ash"],
          ...(people ? { people } : {}),
          reservations: [{ ...minerals("1/3"), to: ["AnnAsh"], text: "to Ann Ash" }],
        }),
      ]);
    expect(kept({ "Ann Ash": { spouse_of: "CyCedar" } })).toContain("STRANGER_TO_TITLE_SPOUSE");
    expect(kept({ "Ann Ash": { spouse_of: "DelAsh" } })).toContain("RESERVATION_BY_NON_OWNER");
  });
  it("asks in Texas for compensation where a mineral that destroys the surface was severed without its name", () => {
    const mined = (substance: string): Instrument => ({
      type: "affidavit",
      action: "affirm",
      day: "1990-01-01",
      grants: [],
      conveyance: { facts: [{ kind: "other", text: `${substance} was mined there.` }] },
    });
    const severed = deed("Ann Ash", "Bob Birch", "1940-01-01", { grants: [{ ...minerals("1"), text: "all the oil, gas and other minerals" }] });
    expect(codes("TX", [patent, severed, mined("Uranium")])).toContain("SURFACE_DAMAGE_COMPENSATION");
    expect(codes("TX", [patent, severed, mined("Lignite")])).not.toContain("SURFACE_DAMAGE_COMPENSATION");
    expect(codes("TX", [patent, severed, mined("Lignite")])).toContain("OTHER_MINERALS_SCOPE");
    expect(codes("OK", [patent, severed, mined("Uranium")])).not.toContain("SURFACE_DAMAGE_COMPENSATION");
  });
  it("asks what has severed a joint tenancy", () => {
    const joint = (survivorship: boolean) => deed("Ann Ash", "Bob Birch", "1950-01-01", { to: ["Bob Birch", "Cy Cedar"], grants: [{ survivorship }] });
    expect(codes("UT", [patent, joint(true)])).toContain("JOINT_TENANCY_SURVIVORSHIP");
    expect(codes("UT", [patent, joint(false)])).not.toContain("JOINT_TENANCY_SURVIVORSHIP");
  });
});

describe("codes that leases and their papers call for", () => {
  const first = lease(["Ann Ash"], "Oak Oil", "2000-01-01", { primary_term_months: 60 });
  it("asks for the washout of an override where a party to the ended lease leases again", () => {
    const override: Instrument = {
      type: "assignment_of_overriding_royalty",
      action: "assign",
      from: ["Oak Oil"],
      to: ["Cy Cedar"],
      day: "2001-01-01",
      cites: [2],
      grants: [{ estate_type: "overriding_royalty", fraction: "1/16" }],
    };
    const anew = (lessee: string) =>
      codes("TX", [patent, first, override, lease(["Ann Ash"], lessee, "2006-01-01", { primary_term_months: 60 })], "2007-01-01");
    expect(anew("Oak Oil")).toContain("WASHOUT_CHECK");
    expect(anew("Elm Gas")).not.toContain("WASHOUT_CHECK");
    const kept: Instrument = { ...override, to: ["Oak Oil"], from: ["Elm Gas"] };
    const sold: Instrument = { ...override, type: "assignment_of_lease", to: ["Elm Gas"], grants: [{ estate_type: "leasehold", of: "grantor_interest" }] };
    const own = [patent, first, sold, { ...kept, day: "2001-02-01" }, lease(["Ann Ash"], "Oak Oil", "2006-01-01", { primary_term_months: 60 })];
    expect(codes("TX", own, "2007-01-01")).not.toContain("WASHOUT_CHECK");
  });
  it("tells a lease by an heir whose papers came later", () => {
    const heirs: Instrument = {
      type: "affidavit_of_heirship",
      action: "descend",
      day: "2004-01-01",
      grants: [],
      people: { "Ann Ash": { role: "decedent" }, "Ed Ash": {} },
      succession: [family("Ann Ash", "1999-01-01", ["Ed Ash"])],
    };
    const by = (day: string) => codes("ND", [patent, heirs, lease(["Ed Ash"], "Oak Oil", day, { primary_term_months: 60 })]);
    expect(by("2002-01-01")).toContain("LEASE_BY_NON_RECORD_OWNER");
    expect(by("2002-01-01")).toContain("UNPROBATED_ESTATE_IN_CHAIN");
    expect(by("2005-01-01")).not.toContain("LEASE_BY_NON_RECORD_OWNER");
  });
  it("takes a deed recorded ahead of the lease for one of record, though it was filed after the lease was signed", () => {
    const bought = (recorded: string) =>
      codes("ND", [patent, sale({ recorded }), { ...lease(["Bob Birch"], "Oak Oil", "1950-01-05", { primary_term_months: 60 }), recorded: "1950-02-01" }]);
    expect(bought("1950-01-20")).not.toContain("LEASE_BY_NON_RECORD_OWNER");
    expect(bought("1951-01-20")).toContain("LEASE_BY_NON_RECORD_OWNER");
  });
  it("asks for the shut-in royalty, and for notice of an earlier recorded lease", () => {
    const shut: Instrument = {
      type: "affidavit",
      action: "affirm",
      day: "2003-01-01",
      grants: [],
      cites: [2],
      conveyance: { facts: [{ kind: "shut_in", text: "The gas well is shut in.", date: "2002-05-01" }] },
    };
    expect(codes("TX", [patent, first, shut])).toContain("SHUT_IN_ROYALTY_PROOF");
    const second = lease(["Ann Ash"], "Elm Gas", "2002-01-01", { primary_term_months: 60 });
    expect(codes("TX", [patent, { ...first, recorded: "2000-02-01" }, second])).toContain("CONSTRUCTIVE_NOTICE_OF_RECORDED_DEED");
    expect(codes("TX", [patent, { ...first, recorded: "2003-02-01" }, second])).not.toContain("CONSTRUCTIVE_NOTICE_OF_RECORDED_DEED");
  });
  it("tells a lease by one without title beside a lease that stands as competing", () => {
    expect(codes("TX", [patent, first, lease(["Ed Elm"], "Elm Gas", "2002-01-01", { primary_term_months: 60 })], "2003-01-01")).toContain("COMPETING_LEASES");
  });
  it("asks for the acres of a bonus that are not the lessors' net acres", () => {
    const paid = (acres: string) => codes("ND", [patent, lease(["Ann Ash"], "Oak Oil", "2000-01-01", { clauses: [{ kind: "bonus_acres", text: acres }] })]);
    expect(paid("120")).toContain("BONUS_ACREAGE_MISMATCH");
    expect(paid("160")).not.toContain("BONUS_ACREAGE_MISMATCH");
  });
  it("counts the acres of all lessors of a lease together, those under a standing lease too", () => {
    const half = deed("Ann Ash", "Bob Birch", "1990-01-01", { grants: [minerals("1/2")] });
    const both = { ...lease(["Ann Ash", "Bob Birch"], "Elm Gas", "2001-01-01", { clauses: [{ kind: "bonus_acres", text: "160" }] }) };
    expect(codes("ND", [patent, half, first, both])).not.toContain("BONUS_ACREAGE_MISMATCH");
  });
  it("asks which paper a release reaches where the releasor holds a lease and a deed of one owner", () => {
    const sold = deed("Ann Ash", "Oak Oil", "1990-01-01", { grants: [minerals("1/2")] });
    const given: Instrument = { type: "release_of_lease", action: "release", from: ["Oak Oil"], to: ["Ann Ash"], day: "2002-01-01", grants: [] };
    expect(codes("TX", [patent, sold, first, given])).toContain("LEASE_OR_MINERAL_DEED");
    expect(codes("TX", [patent, first, given])).not.toContain("LEASE_OR_MINERAL_DEED");
    const clear = codes("TX", [patent, sold, first, { ...given, cites: [3] }]);
    expect(clear).not.toContain("LEASE_OR_MINERAL_DEED");
    expect(clear).not.toContain("RELEASE_WITHOUT_CLEAR_REFERENCE");
    const doubt = deed("Ann Ash", "Cy Cedar", "2004-01-01", { cites: [2, 4] });
    expect(codes("TX", [patent, sold, first, { ...given, cites: [3] }, doubt])).toContain("LEASE_OR_MINERAL_DEED");
  });
  it("asks which acres an assignment keeps that ends but for its wells' units", () => {
    const assigned = (value: string | null): Instrument => ({
      type: "assignment_of_lease",
      action: "assign",
      from: ["Oak Oil"],
      to: ["Elm Gas"],
      day: "2001-01-01",
      cites: [2],
      grants: [{ estate_type: "leasehold", of: "grantor_interest" }],
      conveyance: { facts: [{ kind: "other", text: "save the proration unit of each well", date: null, value }] },
    });
    expect(codes("TX", [patent, first, assigned("retained_acreage")])).toContain("RETAINED_ACREAGE_EXPIRY");
    expect(codes("TX", [patent, first, assigned(null)])).not.toContain("RETAINED_ACREAGE_EXPIRY");
  });
});
