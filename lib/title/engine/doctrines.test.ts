import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, lease, minerals, owned, patent } from "@/lib/testing/owned";

const fact = (kind: "payout" | "election" | "non_production" | "production" | "other", text: string, date: string | null = null) => ({ kind, text, date });
const heirs: Instrument = deed("Ann Ash", "Bob Birch", "1910-01-01", { to: ["Bob Birch", "Cy Cedar"] });

describe("an attorney in fact", () => {
  const power: Instrument = { type: "power_of_attorney", action: "none", from: ["Bob Birch"], to: [], grants: [], day: "1911-01-01" };
  const byAgent = (extra: Partial<Instrument> = {}) =>
    deed("Bob Birch", "Di Dogwood", "1912-01-01", {
      from: ["Bob Birch", "Cy Cedar"],
      people: { "Cy Cedar": { capacity: "by Ed Elm, their attorney in fact" } },
      cites: [2],
      ...extra,
    });

  it("binds only the cotenant who gave the power", () => {
    const { rows, codes } = owned("TX", [patent, heirs, power, byAgent()]);
    expect(rows).toEqual(["Cy Cedar fee 1/2", "Di Dogwood fee 1/2"]);
    expect(codes).toContain("POA_MISSING_OR_EXPIRED");
  });

  it("binds all where the power is not of record, which is assumed", () => {
    expect(owned("TX", [patent, heirs, byAgent({ cites: [] })]).rows).toEqual(["Di Dogwood fee 1"]);
  });
});

describe("minerals other than oil and gas", () => {
  const coal = (words: string) => deed("Ann Ash", "Bob Birch", "1902-01-01", { reservations: [minerals(null, { text: words })] });

  it("are set aside: coal kept leaves oil and gas with the land", () => {
    expect(owned("WV", [patent, coal("all the coal, with mining rights")]).rows).toEqual(["Bob Birch fee 1"]);
  });

  it("are all that minerals in general mean in Pennsylvania, and in Arkansas in 1902", () => {
    for (const state of ["PA", "AR"]) expect(owned(state, [patent, coal("all minerals of every kind")]).rows).toEqual(["Bob Birch fee 1"]);
    expect(owned("TX", [patent, coal("all minerals of every kind")]).rows).toContain("Ann Ash mineral 1");
  });
});

describe("oil named without gas in Pennsylvania", () => {
  const kept = (...words: string[]) => deed("Ann Ash", "Bob Birch", "1902-01-01", { reservations: words.map((text) => minerals("1/2", { text })) });

  it("leaves the gas with the land, also where minerals and oil are told apart", () => {
    expect(owned("PA", [patent, kept("one-half of the minerals, and", "one-half of the petroleum oils")]).rows).toEqual(["Bob Birch fee 1"]);
  });
  it("is oil and gas with the gas, and in Texas the minerals all the same", () => {
    expect(owned("PA", [patent, kept("one-half of the minerals, oil and gas")]).rows).toContain("Ann Ash mineral 1/2");
    expect(owned("TX", [patent, kept("one-half of the minerals and petroleum oils")]).rows).toContain("Ann Ash mineral 1/2");
  });
});

describe("life tenants", () => {
  const will = (text: string): Instrument =>
    deed("Ann Ash", "Bob Birch", "1920-01-01", {
      to: ["Bob Birch", "Cy Cedar"],
      grants: [
        { estate_type: "life_estate", to: ["BobBirch"], text },
        { estate_type: "remainder", to: ["CyCedar"] },
      ],
    });
  const sale = deed("Bob Birch", "Di Dogwood", "1930-01-01", { grants: [minerals("1/4")] });

  it("pass no more than their lives without a power", () => {
    expect(owned("TX", [patent, will("to have for her life"), sale]).rows).toEqual([
      "Bob Birch life_estate 1",
      "Bob Birch life_estate 3/4",
      "Cy Cedar remainder 1",
      "Cy Cedar remainder 1",
      "Di Dogwood life_estate 1/4",
    ]);
  });

  it("pass the fee of what they sell under a power of sale", () => {
    const { rows } = owned("TX", [patent, will("for life, with full power to sell and convey"), sale]);
    expect(rows).toContain("Di Dogwood mineral 1/4");
    expect(rows).toContain("Cy Cedar remainder 3/4");
  });

  it.each([
    ["for life without impeachment for waste, and with full power to sell and convey", true],
    ["for life, without bond and with full power to sell the same", true],
    ["for life, with full power to sell and convey without any order of court or right of anyone to object to the sale", true],
    ["for life; my said wife may at any time sell the land", true],
    ["for life, without any power to sell or encumber it", false],
    ["for life, but she shall have no right or power to dispose of the land", false],
    ["for life, with the right to convey oil and gas by pipe lines over it", false],
    ["for life; and when she is gone the children are to have it, and then they may sell it", false],
  ])("have a power of sale by the words that give one: %s", (words, power) => {
    const { rows } = owned("TX", [patent, will(words), sale]);
    expect(rows.includes("Di Dogwood mineral 1/4")).toBe(power);
  });
});

describe("a royalty said again", () => {
  const kept = (list: NonNullable<Instrument["reservations"]>) =>
    owned("TX", [patent, deed("Ann Ash", "Bob Birch", "1955-01-01", { reservations: list })]).rows;

  it("for present and future leases is one royalty", () => {
    const sixth = { estate_type: "royalty" as const, fraction: "1/6", of: "royalty" as const, floating: true };
    const one = "Ann Ash royalty 1/6 of lease_royalty";
    expect(kept([sixth, { ...sixth, text: "one-sixth of the royalty of any later lease" }]).filter((r) => r === one)).toHaveLength(1);
    expect(kept([sixth, { ...sixth, text: "in addition one-sixth" }]).filter((r) => r === one)).toHaveLength(2);
  });
});

describe("a royalty of one lease", () => {
  const old = lease(["Ann Ash"], "Oak Oil", "1919-07-15", { primary_term_months: 60 });
  const next = lease(["Bob Birch"], "Pine Oil", "1938-01-28", { primary_term_months: 120 });
  const kept = (text: string) =>
    owned(
      "AR",
      [
        patent,
        old,
        deed("Ann Ash", "Bob Birch", "1919-12-22", { reservations: [{ estate_type: "royalty", fraction: "1/2", of: "royalty", floating: true, text }] }),
        next,
      ],
      "1940-01-01",
    );

  it("ends with it, so that the next lease pays the owner of the land all", () => {
    const { rows, revenue } = kept("one-half of the royalty retained by the grantor in the lease heretofore executed on said land");
    expect(rows).toEqual(["Bob Birch fee 1", "Pine Oil leasehold 1"]);
    expect(revenue["Bob Birch lessor_royalty"]).toBe("1/8");
    expect(kept("one-half of the royalty of one-eighth which Oak Oil and J. B. Elm owe me under the lease they took from me").rows).toEqual(rows);
  });

  it("goes on where the words reach later leases, or name none", () => {
    const still = "Ann Ash royalty 1/2 of lease_royalty";
    expect(kept("one-half of the royalty payable under the lease now on said land or any future lease").rows).toContain(still);
    expect(kept("one-half of the royalty on oil and gas").rows).toContain(still);
  });
});

describe("a covenant on lease benefits", () => {
  it("stands as written where the minerals kept give way", () => {
    const first = deed("Ann Ash", "Bob Birch", "1930-01-01", { reservations: [minerals("1/4")] });
    const second = deed("Bob Birch", "Cy Cedar", "1940-01-01", {
      reservations: [minerals("3/8", { benefits: { fraction: "3/8", decimal: "0.37500000" } })],
    });
    const { revenue } = owned("TX", [patent, first, second, lease(["Ann Ash", "Bob Birch", "Cy Cedar"], "Oak Oil", "2019-01-01", { primary_term_months: 60 })]);
    expect(revenue["Cy Cedar lessor_royalty"]).toBe("3/64");
    expect(revenue["Ann Ash lessor_royalty"]).toBe("1/32");
  });
});

describe("a farmout", () => {
  const farmout = (text: string): Instrument => ({
    type: "farmout",
    action: "assign",
    from: ["Oak Oil"],
    to: ["Pine Gas"],
    day: "2018-06-01",
    grants: [{ estate_type: "leasehold", of: "lease_interest" }],
    reservations: [{ estate_type: "overriding_royalty", fraction: "1/16", of_8_8: true }],
    conveyance: { facts: [fact("payout", text)] },
    cites: [2],
  });
  const option = "At payout Assignor may elect to convert the override to an undivided one-fourth (1/4) of the working interest in the lease.";
  const statement = (texts: string[]): Instrument => ({
    type: "affidavit",
    action: "affirm",
    from: ["Pine Gas"],
    day: "2019-02-01",
    grants: [],
    conveyance: { facts: texts.map((t) => fact("payout", t, "2019-01-31")) },
    cites: [3],
  });
  const start = [patent, lease(["Ann Ash"], "Oak Oil", "2018-01-01", { primary_term_months: 60 })];

  it("is not turned over twice by the assignment that gives effect to it", () => {
    const back = (fraction: string, words: string): Instrument => ({
      type: "assignment_of_lease",
      action: "assign",
      from: ["Pine Gas"],
      to: ["Oak Oil"],
      day: "2019-06-01",
      grants: [{ estate_type: "leasehold", fraction, of: "lease_interest", text: words }],
    });
    const rowsWith = (paper: Instrument) =>
      owned("TX", [...start, farmout(option), statement(["Payout occurred on January 31, 2019, and Oak Oil elected to convert."]), paper]).rows;
    expect(rowsWith(back("1/4", "1/4 of the lease, to which it has reverted at payout"))).toContain("Oak Oil leasehold 1/4");
    expect(rowsWith(back("1/4", "1/4 of the lease, sold for cash"))).toContain("Pine Gas leasehold 1/2");
    expect(rowsWith(back("1/3", "1/3 of the lease, beside what it had at payout"))).toContain("Pine Gas leasehold 5/12");
  });

  it("raises the royalty of a lease that says so at payout", () => {
    const clauses = [{ kind: "royalty_after_payout", text: "1/4" }];
    const list = [patent, lease(["Ann Ash"], "Oak Oil", "2018-01-01", { royalty: "1/5", primary_term_months: 60, clauses })];
    const said = (text: string) => owned("TX", [...list, statement([text])]).revenue["Ann Ash lessor_royalty"];
    expect(said("Payout occurred on January 31, 2019.")).toBe("1/4");
    expect(said("Payout has not occurred.")).toBe("1/5");
    expect(said("The operator has recovered all costs of the well.")).toBe("1/4");
    expect(said("After the operator has recovered all costs of the well, the royalty shall be raised.")).toBe("1/5");
    expect(said("The lease provides for a higher royalty at such time as lessee has recovered his costs.")).toBe("1/5");
  });

  it("converts into the share told of the working interest, whatever royalty is named before it", () => {
    const text =
      "FARMOUT, with right to back in. The lease bears a royalty of 12.5%. At payout the override ceases, and in place of it Assignor shall own 25% of the working interest.";
    const said = statement(["Payout occurred on January 31, 2019."]);
    expect(owned("TX", [...start, farmout(text), said]).rows).toEqual(["Ann Ash fee 1", "Oak Oil leasehold 1/4", "Pine Gas leasehold 3/4"]);
  });

  it.each([
    "At payout Assignor may convert its 1/16 override to a 25% working interest.",
    "At payout Assignor may convert its 1/16 of 8/8 overriding royalty under the lease to an undivided one-fourth (1/4) leasehold interest.",
  ])("converts into the share, not into the fraction of the override that it takes the place of: %s", (text) => {
    const said = statement(["Payout occurred on January 31, 2019.", "Oak Oil elected to convert its override."]);
    expect(owned("TX", [...start, farmout(text), said]).rows).toEqual(["Ann Ash fee 1", "Oak Oil leasehold 1/4", "Pine Gas leasehold 3/4"]);
  });

  it("converts of itself into the share told before the words of change, where no election is asked", () => {
    const said = statement(["Payout took place on January 31, 2019."]);
    const rows = (text: string) => owned("TX", [...start, farmout(text), said]).rows;
    expect(
      rows(
        "After payout the override of 1/16 ends, and an undivided one-fourth (1/4) of the working interest shall without further act or election revert to Assignor.",
      ),
    ).toEqual(["Ann Ash fee 1", "Oak Oil leasehold 1/4", "Pine Gas leasehold 3/4"]);
    expect(rows("After payout an undivided one-fourth (1/4) of the working interest shall at Assignor's election revert to Assignor.")).toContain(
      "Oak Oil overriding_royalty 1/16 of production",
    );
  });

  it("converts the override at payout on election, and not without", () => {
    const both = statement(["Payout occurred on January 31, 2019.", "Oak Oil elected to convert its override."]);
    expect(owned("TX", [...start, farmout(option), both]).rows).toEqual(["Ann Ash fee 1", "Oak Oil leasehold 1/4", "Pine Gas leasehold 3/4"]);
    expect(owned("TX", [...start, farmout(option), statement(["Payout occurred on January 31, 2019."])]).rows).toContain(
      "Oak Oil overriding_royalty 1/16 of production",
    );
  });
});

describe("leases after their term", () => {
  const old = lease(["Ann Ash"], "Oak Oil", "1950-01-01", { primary_term_months: 60 });
  const says = (day: string, f: ReturnType<typeof fact>): Instrument => ({
    type: "affidavit",
    action: "affirm",
    from: ["Ed Elm"],
    day,
    grants: [],
    conveyance: { facts: [f] },
  });
  const made = says("1960-01-01", fact("production", "The well has produced oil since 1953."));
  const stopped = says("1972-01-01", fact("non_production", "Production ceased on May 1, 1970 and no oil has been produced since.", "1970-05-01"));

  it("end when production stops for good, so that a later lease stands", () => {
    const next = lease(["Ann Ash"], "Pine Gas", "1972-06-01", { primary_term_months: 600 });
    expect(owned("TX", [patent, old, made, stopped, next]).rows).toEqual(["Ann Ash fee 1", "Pine Gas leasehold 1"]);
    expect(owned("TX", [patent, old, made, next]).rows).toContain("Oak Oil leasehold 1");
  });
});

describe("deeds and the dead", () => {
  const heirship = (dead: string, day: string): Instrument => ({
    type: "affidavit_of_heirship",
    action: "descend",
    from: [dead],
    people: { [dead]: { role: "decedent", died: day } },
    day,
    grants: [],
  });

  it("to one who had died pass nothing", () => {
    const late = deed("Ann Ash", "Bob Birch", "1931-01-01");
    expect(owned("TX", [patent, heirship("Bob Birch", "1930-01-01"), late]).rows).toEqual(["Ann Ash fee 1"]);
  });

  it("on death pass what the owner still had, and nothing before", () => {
    const designation: Instrument = deed("Ann Ash", "Bob Birch", "2011-01-01", {
      type: "transfer_on_death_designation_affidavit",
      grants: [{ of: "grantor_interest" }],
      conveyance: { warranty: "none" },
    });
    const sold = deed("Ann Ash", "Cy Cedar", "2013-01-01", { grants: [minerals("1/4")] });
    expect(owned("OK", [patent, designation, sold], "2015-01-01").rows).toContain("Ann Ash mineral 3/4");
    const after = owned("OK", [patent, designation, sold, heirship("Ann Ash", "2016-01-01")]).rows;
    expect(after).toEqual(["Bob Birch mineral 3/4", "Bob Birch surface 1", "Cy Cedar mineral 1/4"]);
  });
});

describe("reservations for a spouse who owned nothing", () => {
  const kept = deed("Ann Ash", "Bob Birch", "1950-01-01", {
    from: ["Ann Ash", "Ed Ash"],
    people: { "Ann Ash": { spouse_of: "EdAsh" }, "Ed Ash": { spouse_of: "AnnAsh" } },
    grants: [{ from: ["AnnAsh", "EdAsh"] }],
    reservations: [minerals("1/2", { to: ["AnnAsh", "EdAsh"], survivorship: true })],
  });
  const general = { ...kept, reservations: [minerals("1/2", { to: ["AnnAsh", "EdAsh"], text: "reserving unto grantors one-half" })] };

  it("are given effect in North Dakota and not in Texas", () => {
    expect(owned("ND", [patent, kept]).rows).toContain("Ed Ash mineral 1/4");
    expect(owned("TX", [patent, kept]).rows).toContain("Ann Ash mineral 1/2");
    expect(owned("ND", [patent, general]).rows).toContain("Ann Ash mineral 1/2");
  });
});

describe("a royalty that springs when another ends", () => {
  it("is void in Texas where that end is as uncertain as production", () => {
    const royalty = (to: string, day: string, more = {}) =>
      deed("Ann Ash", to, day, { grants: [{ estate_type: "royalty", fraction: "1/2", of: "royalty", floating: true, ...more }] });
    const first = royalty("Bob Birch", "1960-01-01", { term: { kind: "so_long_as", months: 180, text: "as long as produced" } });
    const { rows, codes } = owned(
      "TX",
      [patent, first, royalty("Cy Cedar", "1970-01-01", { effective_when: "only when the royalty of Bob Birch ends" })],
      "1971-01-01",
    );
    expect(rows.some((r) => r.startsWith("Cy Cedar"))).toBe(false);
    expect(codes).toContain("PERPETUITIES_CHECK");
  });
});

describe("a partition at the head of a chain", () => {
  it("roots the land in all who divide it, in equal shares", () => {
    const partition: Instrument = {
      type: "partition_deed",
      from: ["Ann Ash", "Bob Birch", "Cy Cedar"],
      to: ["Ann Ash", "Bob Birch", "Cy Cedar"],
      day: "1950-01-01",
      grants: [{ estate_type: "surface", from: ["BobBirch", "CyCedar"], to: ["AnnAsh"] }],
    };
    expect(owned("TX", [partition]).rows).toEqual(["Ann Ash mineral 1/3", "Ann Ash surface 1", "Bob Birch mineral 1/3", "Cy Cedar mineral 1/3"]);
  });
});

describe("a leasehold adjudged by limitation after its lease ended", () => {
  it("stands on the terms of that lease, its royalty still owed", () => {
    const lost = lease(["Ann Ash"], "Oak Oil", "1926-05-08", { primary_term_months: 120 });
    const judgment: Instrument = {
      type: "judgment",
      from: ["Ann Ash"],
      to: ["Oak Oil"],
      day: "2004-03-22",
      cites: [1],
      grants: [{ estate_type: "leasehold", text: "by limitation title to the same leasehold estate" }],
    };
    const { rows, revenue, codes } = owned("TX", [patent, lost, judgment]);
    expect(rows).toContain("Oak Oil leasehold 1");
    expect(revenue["Ann Ash lessor_royalty"]).toBe("1/8");
    expect(codes).toContain("ADVERSE_POSSESSION_OF_MINERALS");
  });
});

describe("an undivided share granted subject to a royalty", () => {
  const royalty = deed("Ann Ash", "Bob Birch", "1940-01-01", { reservations: [{ estate_type: "royalty", fraction: "2/7", of: "royalty", floating: true }] });
  const half = (more: Partial<Instrument>) =>
    owned("TX", [
      patent,
      royalty,
      deed("Bob Birch", "Cy Cedar", "1957-01-01", {
        conveyance: { warranty: "general", subject_to: [{ text: "subject to the royalty reservation contained in the deed from Ann Ash" }] },
        ...more,
      }),
      lease(["Bob Birch", "Cy Cedar"], "Oak Oil", "2019-01-01", { primary_term_months: 60 }),
    ]).revenue;

  it("bears the whole of it in Texas, while a grant of all less a reserved share bears it in proportion", () => {
    expect(half({ grants: [{ estate_type: "fee", fraction: "1/2" }] })).toMatchObject({
      "Cy Cedar lessor_royalty": "3/112",
      "Bob Birch lessor_royalty": "1/16",
    });
    expect(half({ reservations: [minerals("1/2")] })).toMatchObject({ "Cy Cedar lessor_royalty": "5/112", "Bob Birch lessor_royalty": "5/112" });
  });

  it.each([
    ["subject to the royalty reserved by Ann Ash, of record in Book 2, page 1", "1/16"],
    ["subject to the royalty reservation of Ann Ash, Vol. 2, page 1, each to bear its share, but the half here given is charged with the whole of it", "1/16"],
    ["subject to the royalty of Ann Ash of record in Book 2, to be borne in proportion", "5/112"],
    ["subject to the royalty reserved in an oil and gas lease to Elm Oil, recorded in Book 5, page 9", "5/112"],
    ["subject to all royalty reservations of record", "5/112"],
    ["subject to the royalties reserved to the lessor in the lease of Book 5", "5/112"],
  ])("%s: the grantor's part is %s", (text, left) =>
    expect(
      half({ grants: [{ estate_type: "fee", fraction: "1/2" }], conveyance: { warranty: "general", subject_to: [{ text, reference: null, interest: null }] } })[
        "Bob Birch lessor_royalty"
      ],
    ).toBe(left),
  );
});

describe("a grant of the power to lease", () => {
  const first = deed("Ann Ash", "Bob Birch", "1940-01-01", { grants: [minerals("1/2", { executive: false })] });
  const power = (text: string) =>
    owned("TX", [patent, first, deed("Ann Ash", "Cy Cedar", "1950-01-01", { grants: [{ estate_type: "executive_right", text }] })]).rows;

  it("is of all that the giver has, over his own minerals too, unless it speaks of the others' alone", () => {
    expect(power("the exclusive right to lease the minerals").filter((r) => r.startsWith("Cy"))).toEqual([
      "Cy Cedar executive_right 1/2",
      "Cy Cedar executive_right 1/2",
    ]);
    expect(power("the right to lease the half heretofore conveyed to Bob Birch").filter((r) => r.startsWith("Cy"))).toEqual(["Cy Cedar executive_right 1/2"]);
  });
});

describe("a grant of minerals with less of the lease benefits", () => {
  it("leaves the rest of the royalty with the grantor", () => {
    const text = "one-half of the minerals, but grantee shall have only one-fourth of the bonus, rentals and royalties";
    const benefits = { fraction: "1/4", decimal: "0.25000000" };
    const sale = deed("Ann Ash", "Bob Birch", "1946-01-01", { grants: [minerals("1/2", { text, benefits })] });
    const { revenue, rows } = owned("TX", [patent, sale, lease(["Ann Ash", "Bob Birch"], "Oak Oil", "2018-01-01", { primary_term_months: 60 })]);
    expect(rows).toContain("Bob Birch mineral 1/2");
    expect(revenue["Bob Birch lessor_royalty"]).toBe("1/32");
    expect([revenue["Ann Ash lessor_royalty"], revenue["Ann Ash npri"]]).toEqual(["1/16", "1/32"]);
  });
});
