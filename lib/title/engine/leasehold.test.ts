import { describe, expect, it } from "vitest";
import { family } from "@/lib/testing/family";
import type { Instrument } from "@/lib/testing/instruments";
import { assignLease, deed, lease as leaseOf, leaseTerms, minerals, owned, patent } from "@/lib/testing/owned";

const lease = (from: string[], to: string, day: string, more: Partial<Instrument> = {}, royalty = "1/8") =>
  leaseOf(from, to, day, { royalty, primary_term_months: 600 }, more);
const half: Instrument = { from: ["Ann Ash"], to: ["Bob Birch"], day: "1920-01-01", grants: [minerals("1/4")] };

describe("leases", () => {
  it("pooled in their primary term are taken to be held by the unit until a paper says that it has no production", () => {
    const unit: Instrument = { type: "unit_designation", action: "pool", from: ["Oak Oil"], day: "1974-01-01", grants: [] };
    const dry: Instrument = {
      type: "affidavit_of_non_production",
      action: "affirm",
      day: "1979-01-01",
      grants: [],
      conveyance: { facts: [{ kind: "non_production", text: "No well was ever drilled in the unit.", date: "1979-01-01" }] },
    };
    const short = leaseOf(["Ann Ash"], "Oak Oil", "1971-10-05", { primary_term_months: 60 });
    expect(owned("TX", [patent, short, unit]).rows).toContain("Oak Oil leasehold 1");
    expect(owned("TX", [patent, short, unit, dry]).rows).toEqual(["Ann Ash fee 1"]);
    expect(owned("TX", [patent, short]).rows).toEqual(["Ann Ash fee 1"]);
  });

  it("end from the day that a judgment finds, and a top lease takes effect", () => {
    const judgment: Instrument = {
      type: "judgment",
      action: "none",
      day: "2012-10-22",
      grants: [],
      cites: [2],
      conveyance: { facts: [{ kind: "forfeiture", text: "It is adjudged that the lease terminated on July 31, 2007." }] },
    };
    const { rows } = owned("TX", [patent, lease(["Ann Ash"], "Oak Oil", "1971-10-05"), lease(["Ann Ash"], "Pine Oil", "2007-03-14"), judgment]);
    expect(rows).toEqual(["Ann Ash fee 1", "Pine Oil leasehold 1"]);
  });

  it("end by a judgment that cancels them in many words, though it cites no day", () => {
    const judgment: Instrument = {
      type: "judgment",
      action: "none",
      day: "1974-10-22",
      grants: [],
      cites: [2],
      conveyance: { facts: [{ kind: "forfeiture", text: "It is decreed that the said lease be, and the same hereby is, in all things cancelled." }] },
    };
    expect(owned("TX", [patent, lease(["Ann Ash"], "Oak Oil", "1971-10-05"), judgment]).rows).toEqual(["Ann Ash fee 1"]);
  });

  it("are not given up by the release of a lessee who only tells of another's top lease", () => {
    const release: Instrument = { type: "release_of_lease", action: "release", from: ["Oak Oil"], to: [], day: "2008-01-01", cites: [2, 3], grants: [] };
    const chain = [patent, lease(["Ann Ash"], "Oak Oil", "2004-10-05"), lease(["Ann Ash"], "Pine Oil", "2007-03-14", { type: "top_lease" }), release];
    expect(owned("ND", chain).rows).toEqual(["Ann Ash fee 1", "Pine Oil leasehold 1"]);
  });

  it("run from the end of the lease before them where their term is told from it", () => {
    const release: Instrument = { type: "release_of_lease", action: "release", from: ["Oak Oil"], to: [], day: "2018-01-01", cites: [2], grants: [] };
    const top = (clauses: { kind: string; text: string }[]) =>
      leaseOf(["Ann Ash"], "Pine Oil", "2007-03-14", { primary_term_months: 60, clauses }, { type: "top_lease" });
    const chain = (clauses: { kind: string; text: string }[]) => owned("TX", [patent, lease(["Ann Ash"], "Oak Oil", "1971-10-05"), top(clauses), release]).rows;
    expect(chain([{ kind: "term_from_prior_end", text: "five years from the release of the prior lease" }])).toEqual(["Ann Ash fee 1", "Pine Oil leasehold 1"]);
    expect(chain([])).toEqual(["Ann Ash fee 1"]);
  });

  it("are assigned in no land that the lease which is cited does not cover", () => {
    const list = [
      { ...patent, tracts: ["A", "B"] },
      lease(["Ann Ash"], "Oak Oil", "1971-10-05", { tracts: ["A"] }),
      assignLease("Oak Oil", "Pine Oil", "1972-01-01", { tracts: ["A", "B"], cites: [2] }),
    ];
    expect(owned("TX", list, "1980-01-01", ["A", "B"]).rows).toEqual(["A: Ann Ash fee 1", "A: Pine Oil leasehold 1", "B: Ann Ash fee 1"]);
  });

  it("at depths apart stand side by side", () => {
    const release: Instrument = {
      type: "partial_release_of_lease",
      action: "release",
      from: ["Oak Oil"],
      day: "2003-01-01",
      cites: [2],
      grants: [{ estate_type: "leasehold", depths: "depths below 9,800 feet" }],
    };
    const deep = lease(["Ann Ash"], "Pine Oil", "2005-01-01", { grants: [{ estate_type: "leasehold", depths: "depths below 9,800 feet" }] });
    const { rows } = owned("TX", [patent, lease(["Ann Ash"], "Oak Oil", "2000-01-01"), release, deep]);
    expect(rows).toEqual(["Ann Ash fee 1", "Oak Oil leasehold 1", "Pine Oil leasehold 1"]);
  });

  it("of an undivided share with a royalty already reduced are not reduced again", () => {
    const { revenue } = owned("TX", [
      patent,
      { from: ["Ann Ash"], to: ["Bob Birch"], day: "1920-01-01", grants: [{ fraction: "5/6" }] },
      lease(["Bob Birch"], "Oak Oil", "2000-01-01", { grants: [{ estate_type: "leasehold", fraction: "5/6" }] }, "5/48"),
    ]);
    expect(revenue["Bob Birch lessor_royalty"]).toBe("5/48");
  });

  it("by a life tenant bind those in remainder who ratify", () => {
    const life = deed("Ann Ash", "Bob Birch", "1950-01-01", { reservations: [{ estate_type: "life_estate", term: { kind: "life" } }] });
    const ratified: Instrument = { type: "ratification", action: "ratify", from: ["Bob Birch"], day: "2001-01-01", cites: [3], grants: [] };
    expect(owned("TX", [patent, life, lease(["Ann Ash"], "Oak Oil", "2000-01-01")]).rows.join()).not.toContain("leasehold");
    const { rows, revenue } = owned("TX", [patent, life, lease(["Ann Ash"], "Oak Oil", "2000-01-01"), ratified]);
    expect(rows).toContain("Oak Oil leasehold 1");
    expect(revenue["Bob Birch lessor_royalty"]).toBe("1/8");
  });

  it("made before a life estate pay the life tenant", () => {
    const life = deed("Ann Ash", "Bob Birch", "2005-01-01", { reservations: [{ estate_type: "life_estate", term: { kind: "life" } }] });
    expect(owned("TX", [patent, lease(["Ann Ash"], "Oak Oil", "2000-01-01"), life]).revenue["Ann Ash lessor_royalty"]).toBe("1/8");
  });

  it("are changed by an amendment that all owners sign", () => {
    const amended: Instrument = {
      type: "lease_amendment",
      action: "ratify",
      from: ["Ann Ash"],
      to: ["Oak Oil"],
      day: "2010-01-01",
      cites: [2],
      grants: [],
      conveyance: { lease: leaseTerms({ royalty: "1/4" }) },
    };
    expect(owned("TX", [patent, lease(["Ann Ash"], "Oak Oil", "2000-01-01"), amended]).revenue["Ann Ash lessor_royalty"]).toBe("1/4");
  });
});

describe("an override on several leases", () => {
  const override: Instrument = {
    type: "assignment_of_overriding_royalty",
    action: "assign",
    from: ["Oak Oil"],
    to: ["Elm Royalty"],
    day: "2001-01-01",
    grants: [{ estate_type: "overriding_royalty", fraction: "1/20" }],
  };
  const leases = [patent, half, lease(["Ann Ash"], "Oak Oil", "2000-01-01"), lease(["Bob Birch"], "Oak Oil", "2000-02-01")];

  it("is borne by each for what it covers", () => {
    const { rows } = owned("TX", [...leases, override]);
    expect(rows.filter((r) => r.includes("Elm"))).toEqual([
      "Elm Royalty overriding_royalty 1/80 of production",
      "Elm Royalty overriding_royalty 3/80 of production",
    ]);
  });

  it("loses with a released lease only the part of that lease", () => {
    const release: Instrument = {
      type: "release_of_lease",
      action: "release",
      from: ["Oak Oil"],
      to: ["Bob Birch"],
      day: "2002-01-01",
      cites: [4],
      grants: [],
    };
    expect(owned("TX", [...leases, override, release]).rows.filter((r) => r.includes("Elm"))).toEqual(["Elm Royalty overriding_royalty 3/80 of production"]);
  });
});

describe("a part of an override", () => {
  const given: Instrument = {
    type: "assignment_of_overriding_royalty",
    action: "assign",
    from: ["Oak Oil"],
    to: ["Elm Royalty"],
    day: "1980-01-01",
    grants: [{ estate_type: "overriding_royalty", fraction: "1/16" }],
  };
  const passed = (fraction: string) =>
    owned("TX", [
      patent,
      lease(["Ann Ash"], "Oak Oil", "1971-10-05"),
      given,
      { ...given, from: ["Elm Royalty"], to: ["Fir Royalty"], day: "1985-01-01", grants: [{ estate_type: "overriding_royalty", fraction }] },
    ]);
  const RULE = "assignment.share-of-the-override-held";

  it("that is more than its holder has and more than any override is a share of his, and the trace says that this is assumed", () => {
    const { rows, rules } = passed("1/2");
    expect(rows).toContain("Fir Royalty overriding_royalty 1/32 of production");
    expect(rules).toContain(RULE);
  });

  it("within what its holder has is a share of production, and nothing is assumed", () => {
    const { rows, rules } = passed("1/64");
    expect(rows).toContain("Fir Royalty overriding_royalty 1/64 of production");
    expect(rules).not.toContain(RULE);
  });
});

describe("an override that names its lease", () => {
  it("stands on that lease alone, reduced to what its lessor owns", () => {
    const text = "five percent of 8/8 of all oil and gas produced under the Bob Birch lease only, reduced in the proportion of the lessor's minerals";
    const assignment: Instrument = {
      type: "assignment_of_lease",
      action: "assign",
      from: ["Oak Oil"],
      to: ["Pine Oil"],
      day: "2001-01-01",
      grants: [{ estate_type: "leasehold", of: "grantor_interest" }],
      reservations: [{ estate_type: "overriding_royalty", fraction: "1/20", of_8_8: true, text }],
    };
    const chain = [patent, half, lease(["Ann Ash"], "Oak Oil", "2000-01-01"), lease(["Bob Birch"], "Oak Oil", "2000-02-01"), assignment];
    expect(owned("TX", chain).rows.filter((r) => r.includes("overriding"))).toEqual(["Oak Oil overriding_royalty 1/80 of production"]);
  });
});

describe("a royalty deed", () => {
  it("of the royalty payable to the grantor is of his own royalty", () => {
    const royalty = (text: string): Instrument => ({
      type: "royalty_deed",
      from: ["Bob Birch"],
      to: ["Cy Cedar"],
      day: "1990-01-01",
      grants: [{ estate_type: "royalty", fraction: "1/8", of: "royalty", floating: true, text }],
    });
    const paid = (text: string) => owned("TX", [patent, half, royalty(text), lease(["Bob Birch"], "Oak Oil", "2000-01-01")]).revenue["Cy Cedar npri"];
    expect(paid("one-eighth of the royalty payable to Grantor under any lease")).toBe("1/256");
    expect(paid("one-eighth of all royalty from the land")).toBe("1/64");
  });
});

describe("a will that names a section", () => {
  it("is no root of the part in which its testator never held", () => {
    const will: Instrument = {
      type: "will",
      action: "devise",
      from: ["Bob Birch"],
      to: ["Cy Cedar"],
      day: "1950-01-01",
      tracts: ["A", "B"],
      people: { "Bob Birch": { role: "decedent", died: "1949-01-01" } },
    };
    const bought: Instrument = { from: ["Ann Ash"], to: ["Bob Birch"], day: "1920-01-01", tracts: ["A"] };
    expect(owned("TX", [{ ...patent, tracts: ["A"] }, bought, will], "2020-01-01", ["A", "B"]).rows).toEqual(["A: Cy Cedar fee 1"]);
  });
});

describe("papers beside a deed", () => {
  it("let the sole heir by recital pass the title of the dead", () => {
    const heir = deed("Bea Ash", "Bob Birch", "1960-01-01", { people: { "Bea Ash": { capacity: "widow and only devisee of Ann Ash" } } });
    expect(owned("PA", [patent, heir]).rows).toEqual(["Bob Birch fee 1"]);
    const one = deed("Bea Ash", "Bob Birch", "1960-01-01", { people: { "Bea Ash": { capacity: "one of the heirs of Ann Ash" } } });
    expect(owned("PA", [patent, one]).rows).toEqual(["Ann Ash fee 1"]);
  });

  it("let nothing come to a spouse who only joins the one named as sole heir", () => {
    const text = "that ANN ASH died in 1955 and that her sole heir was her son, BOB ASH";
    const order: Instrument = {
      type: "affidavit_of_identity",
      action: "affirm",
      day: "1970-01-01",
      grants: [],
      conveyance: { facts: [{ kind: "other", text, date: null }] },
    };
    const sale = deed("Bob Ash", "Cy Cedar", "1960-01-01", { from: ["Bob Ash", "Eve Ash"], grants: [{ estate_type: "mineral", fraction: "1/2" }] });
    expect(owned("OH", [patent, order, sale]).rows).toEqual(["Bob Ash mineral 1/2", "Bob Ash surface 1", "Cy Cedar mineral 1/2"]);
  });

  it("let each of several lessors take from the one whose sole devisee he says he is", () => {
    const two = deed("Ann Ash", "Bob Birch", "1950-01-01", { to: ["Bob Birch", "Cy Cedar"] });
    const people = { "Di Birch": { capacity: "sole devisee of Bob Birch" }, "Ed Cedar": { capacity: "sole heir of Cy Cedar" } };
    const text = "Lessors: DI BIRCH (sole devisee of Bob Birch) and ED CEDAR (sole heir of Cy Cedar).";
    const both = leaseOf(["Di Birch", "Ed Cedar"], "Oak Oil", "2015-01-01", { primary_term_months: 120 });
    const told = { ...both, people, conveyance: { ...both.conveyance, facts: [{ kind: "other" as const, text, date: null }] } };
    expect(owned("MT", [patent, two, told]).rows).toEqual(["Di Birch fee 1/2", "Ed Cedar fee 1/2", "Oak Oil leasehold 1"]);
  });

  it("let the only children of two dead pass what both held, with a severed power to lease", () => {
    const two = deed("Ann Ash", "Bob Birch", "1950-01-01", { to: ["Bob Birch", "Bea Birch"] });
    const apart = deed("Bob Birch", "Cy Cedar", "1951-01-01", {
      from: ["Bob Birch", "Bea Birch"],
      grants: [{ estate_type: "mineral" as const, fraction: "1/4", executive: false }],
    });
    const text = "That ED ELM and FAY ELM, being the only children and heirs at law of Bob Birch and Bea Birch, both deceased intestate, grant";
    const facts = [{ kind: "other" as const, text, date: null }];
    const sale: Instrument = {
      from: ["Ed Elm", "Fay Elm"],
      to: ["Gus Gum"],
      day: "1973-01-01",
      grants: [{ estate_type: "mineral", fraction: "3/4" }],
      conveyance: { facts },
    };
    const { rows } = owned("TX", [patent, two, apart, sale]);
    expect(rows).toContain("Gus Gum mineral 3/4");
    expect(rows.filter((r) => r === "Gus Gum executive_right 1/16")).toHaveLength(4);
  });

  it("let those who are the owners of an estate pass what the dead held", () => {
    const facts = [
      { kind: "death" as const, text: "Whereas Ann Ash died May 1, 1950, and Bea Ash and Cal Ash are the owners of her estate;", date: "1950-05-01" },
    ];
    const sale: Instrument = { from: ["Bea Ash", "Cal Ash"], to: ["Bob Birch"], day: "1952-01-01", conveyance: { facts } };
    expect(owned("TX", [patent, sale]).rows).toEqual(["Bob Birch fee 1"]);
  });

  it("let a later purchaser in over an earlier deed that was off record", () => {
    const first = deed("Ann Ash", "Bob Birch", "1978-01-01", { recorded: "1985-01-01", grants: [minerals("1/2")] });
    const second = deed("Ann Ash", "Cy Cedar", "1980-01-01", { grants: [minerals(null)] });
    expect(owned("TX", [patent, first, second]).rows).toEqual(["Ann Ash surface 1", "Cy Cedar mineral 1"]);
    expect(owned("TX", [patent, { ...first, recorded: "1979-01-01" }, second]).rows).toContain("Bob Birch mineral 1/2");
  });

  it("give a decree's own shares in place of the statute's", () => {
    const decree: Instrument = {
      type: "probate_decree",
      action: "descend",
      from: ["Ann Ash"],
      to: ["Bob Birch", "Cy Cedar"],
      day: "1970-11-02",
      people: { "Ann Ash": { role: "decedent", died: "1970-01-09" } },
      grants: [
        { fraction: "3/4", of: "grantor_interest", to: ["BobBirch"] },
        { fraction: "1/4", of: "grantor_interest", to: ["CyCedar"] },
      ],
      succession: [family("Ann Ash", "1970-01-09", ["Bob Birch", "Cy Cedar"], { state: "ND" })],
    };
    expect(owned("ND", [patent, decree]).rows).toEqual(["Bob Birch fee 3/4", "Cy Cedar fee 1/4"]);
  });
});

describe("an override whose clause reaches new leases of its lessee", () => {
  const old = lease(["Ann Ash"], "Oak Oil", "2000-01-01");
  const kept = (months: number | null, text: string): Instrument => ({
    type: "assignment_of_lease",
    action: "assign",
    from: ["Oak Oil"],
    to: ["Pine Oil"],
    day: "2001-01-01",
    grants: [{ estate_type: "leasehold", of: "lease_interest" }],
    reservations: [{ estate_type: "overriding_royalty", fraction: "1/16", renewals: { text, months } }],
  });
  const released: Instrument = { type: "release_of_lease", action: "release", from: ["Pine Oil"], to: ["Ann Ash"], day: "2005-01-01", cites: [2], grants: [] };
  const held = (day: string, months: number | null, text = "extensions, renewals and new leases taken within one year", lessee = "Pine Oil") =>
    owned("OK", [patent, old, kept(months, text), released, lease(["Ann Ash"], lessee, day)]).rows.includes("Oak Oil overriding_royalty 1/16 of production");

  it("stands on the next lease within its time, and on no other", () => {
    expect(held("2005-03-01", 12)).toBe(true);
    expect(held("2007-03-01", 12)).toBe(false);
    expect(held("2005-03-01", 12, "extensions and renewals")).toBe(false);
    expect(held("2005-03-01", 12, undefined, "Fir Oil")).toBe(false);
  });
});
