import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, lease, minerals, owned, patent } from "@/lib/testing/owned";

const has = (rows: readonly string[], name: string, estate: string) =>
  rows.filter((r) => r.startsWith(`${name} ${estate} `)).map((r) => r.slice(`${name} ${estate} `.length));
/** Ann sold a half of the minerals; Bob, who has the rest, sells the land with warranty and reserves a half. */
const classic = (more: Partial<Instrument> = {}, kept = "1/2", out = "1/2"): Instrument[] => [
  patent,
  deed("Ann Ash", "Zed Zinc", "1920-01-01", { grants: [minerals(out)] }),
  deed("Ann Ash", "Bob Birch", "1930-01-01", { exceptions: [minerals(out)] }),
  deed("Bob Birch", "Cy Cedar", "1940-01-01", { reservations: [minerals(kept)], conveyance: { warranty: "general" }, ...more }),
];

describe("a warranty deed that reserves what must make its grant good", () => {
  it.each(["TX", "ND", "AR", "MS", "CO", "AL", "NM", "WY", "OK"])("gives way in %s", (state) => {
    const { rows } = owned(state, classic());
    expect(has(rows, "Cy Cedar", "mineral")).toEqual(["1/2"]);
    expect(has(rows, "Bob Birch", "mineral")).toEqual([]);
  });

  it("stands in Utah", () => expect(has(owned("UT", classic()).rows, "Bob Birch", "mineral")).toEqual(["1/2"]));

  it("gives way only as far as the grant needs it", () => {
    const { rows } = owned("WY", classic({}, "1/2", "1/4"));
    expect([has(rows, "Cy Cedar", "mineral"), has(rows, "Bob Birch", "mineral")]).toEqual([["1/2"], ["1/4"]]);
  });

  it.each(["AR", "ND", "TX"])("stands in a quitclaim in %s", (state) => {
    const { rows } = owned(state, classic({ type: "quitclaim_deed", conveyance: { warranty: "none", quitclaim_words: true } }));
    expect(has(rows, "Bob Birch", "mineral")).toEqual(["1/2"]);
  });

  it.each(["ND", "MT"])("stands in %s where the half that is out is the grantee's own", (state) => {
    const cotenant = deed("Bob Birch", "Zed Zinc", "1940-01-01", { reservations: [minerals("1/4")], conveyance: { warranty: "general" } });
    const { rows } = owned(state, [...classic().slice(0, 3), cotenant]);
    expect(has(rows, "Bob Birch", "mineral")).toEqual(["1/4"]);
  });

  it("stands where the deed excepts what is out", () => {
    const { rows } = owned("TX", classic({ exceptions: [minerals("1/2", { held_by: "Zed Zinc" })] }, "1/4"));
    expect([has(rows, "Cy Cedar", "mineral"), has(rows, "Bob Birch", "mineral")]).toEqual([["1/4"], ["1/4"]]);
  });
});

describe("takers called joint tenants and no more", () => {
  const joint: Instrument = {
    from: ["Ann Ash"],
    to: ["Bob Birch", "Bo Birch"],
    day: "1958-01-01",
    grants: [{ estate_type: "fee", fraction: null, survivorship: true, text: "to Bob Birch and Bo Birch, brothers, as joint tenants, the land" }],
  };
  const death: Instrument = {
    type: "affidavit_of_death",
    action: "affirm",
    from: [],
    to: [],
    grants: [],
    day: "1971-01-01",
    people: { "Bob Birch": { died: "1970-05-01" } },
  };
  it("hold in common where the state asks for words of survivorship", () => {
    expect(owned("TX", [patent, joint, death]).rows).toContain("Bo Birch fee 1/2");
    expect(owned("KS", [patent, joint, { ...death, from: ["Bob Birch"] }]).rows).toEqual(["Bo Birch fee 1"]);
  });
});

describe("a stipulation that conveys", () => {
  it("parts the minerals of those who held the land, and leaves them the land", () => {
    const two = deed("Ann Ash", "Bob Birch", "1950-01-01", { to: ["Bob Birch", "Clay Dunn"] });
    const says: Instrument = {
      type: "stipulation_of_interest",
      from: ["Bob Birch", "Clay Dunn"],
      to: ["Bob Birch", "Clay Dunn"],
      day: "1973-01-01",
      grants: [minerals("3/4", { to: ["BobBirch"], text: "three-fourths (3/4); Clay Dunn," }), minerals("1/4", { to: ["ClayDunn"], text: "one-fourth" })],
    };
    expect(owned("TX", [patent, two, says]).rows).toEqual(["Bob Birch mineral 3/4", "Bob Birch surface 1/2", "Clay Dunn mineral 1/4", "Clay Dunn surface 1/2"]);
  });
});

describe("an earlier deed off record when a later one was made", () => {
  const chain = (more: Partial<Instrument>, recorded = "1955-01-01") => [
    patent,
    deed("Ann Ash", "Bob Birch", "1950-01-01", { recorded }),
    deed("Ann Ash", "Cy Cedar", "1952-01-01", {
      recorded: "1952-01-05",
      conveyance: { warranty: "general", consideration: { text: "$10,000 paid", amount: "10000", currency: "USD" } },
      ...more,
    }),
  ];
  it.each(["TX", "OK", "KS", "NM", "IL", "KY", "WV", "AL"])("loses to a purchaser in the notice state %s, whoever records first", (state) => {
    expect(owned(state, chain({ recorded: "1956-01-01" })).rows).toEqual(["Cy Cedar fee 1"]);
  });
  it.each(["ND", "CO", "AR", "MS", "MT", "OH", "PA", "UT", "WY"])(
    "loses in the race-notice state %s to the purchaser who records first, and to no other",
    (state) => {
      expect(owned(state, chain({})).rows).toEqual(["Cy Cedar fee 1"]);
      expect(owned(state, chain({ recorded: "1956-01-01" })).rows).toEqual(["Bob Birch fee 1"]);
    },
  );
  it("wins where the later deed itself tells of it", () => {
    expect(owned("TX", chain({ recorded: "1956-01-01", cites: [2] })).rows).toEqual(["Bob Birch fee 1"]);
    const told = { warranty: "general" as const, subject_to: [{ text: "subject to whatever rights Bob Birch may have in the land" }] };
    expect(owned("TX", chain({ recorded: "1956-01-01", conveyance: told })).rows).toEqual(["Bob Birch fee 1"]);
  });
  it("takes a deed of its taker down with it: that one is out of the chain of names, but is found where records are kept by tract", () => {
    const [first, prior, later] = chain({ recorded: "1956-01-01" });
    const onward = deed("Bob Birch", "Di Dogwood", "1951-01-01", { grants: [minerals("1/2")] });
    const list = [first, prior, onward, later].filter((i) => i !== undefined);
    expect(owned("TX", list).rows).toEqual(["Cy Cedar mineral 1", "Cy Cedar surface 1"]);
    expect(owned("OK", list).rows).toEqual(["Bob Birch mineral 1/2", "Bob Birch surface 1", "Di Dogwood mineral 1/2"]);
  });
  it("wins in a race-notice state where the maker of the later deed never acknowledged it", () => {
    const sworn: Instrument = {
      type: "affidavit",
      action: "affirm",
      from: [],
      to: [],
      day: "1956-01-01",
      grants: [],
      cites: [3],
      conveyance: { facts: [{ kind: "other", text: "Ann Ash did not appear before me to acknowledge the deed.", date: null }] },
    };
    expect(owned("ND", [...chain({}), sworn]).rows).toEqual(["Bob Birch fee 1"]);
  });
  it("wins against a gift", () => {
    const gift = { type: "gift_deed" as const, conveyance: { consideration: { text: "love and affection", amount: null, currency: null } } };
    expect(owned("TX", chain(gift)).rows).toEqual(["Bob Birch fee 1"]);
  });
});

describe("title that a grantor acquires after his deed", () => {
  const early = (more: Partial<Instrument> = {}) => deed("Bob Birch", "Cy Cedar", "1940-01-01", { conveyance: { warranty: "general" }, ...more });
  const late = deed("Ann Ash", "Bob Birch", "1945-01-01");
  it.each(["TX", "MT", "ND", "OK", "NM"])("passes to his grantee by warranty in %s", (state) => {
    expect(owned(state, [patent, early(), late]).rows).toEqual(["Cy Cedar fee 1"]);
  });
  it("does not pass by a quitclaim", () => {
    expect(owned("OK", [patent, early({ type: "quitclaim_deed", conveyance: { warranty: "none", quitclaim_words: true } }), late]).rows).toEqual([
      "Bob Birch fee 1",
    ]);
  });
});

describe("a reservation to grantors together", () => {
  it("keeps the proportions in which they held", () => {
    const unequal = [patent, deed("Ann Ash", "Bob Birch", "1930-01-01", { grants: [{ estate_type: "fee", fraction: "1/4" }] })];
    const sale: Instrument = { from: ["Ann Ash", "Bob Birch"], to: ["Cy Cedar"], day: "1940-01-01", reservations: [minerals("1/2")] };
    const { rows } = owned("ND", [...unequal, sale]);
    expect([has(rows, "Ann Ash", "mineral"), has(rows, "Bob Birch", "mineral")]).toEqual([["3/8"], ["1/8"]]);
  });
});

describe("a well that could produce at the end of the primary term", () => {
  const capable: Instrument = {
    type: "affidavit",
    action: "affirm",
    day: "1981-01-01",
    grants: [],
    conveyance: { facts: [{ kind: "production", text: "The well is capable of production in paying quantities but has no market.", date: "1975-06-01" }] },
  };
  it.each(["OK", "WV", "KY", "MT"])("holds the lease in %s", (state) => {
    const { rows } = owned(state, [patent, lease(["Ann Ash"], "Oak Oil", "1971-01-01", { primary_term_months: 60 }), capable]);
    expect(rows).toContain("Oak Oil leasehold 1");
  });
});

describe("an override", () => {
  it("ends with its lease, while a royalty of the minerals goes on", () => {
    const royalty = deed("Ann Ash", "Bob Birch", "1960-01-01", { reservations: [{ estate_type: "royalty", fraction: "1/2", of: "royalty", floating: true }] });
    const assigned: Instrument = {
      type: "assignment_of_lease",
      action: "assign",
      from: ["Oak Oil"],
      to: ["Elm Oil"],
      day: "1972-01-01",
      grants: [{ estate_type: "leasehold", of: "lease_interest" }],
      reservations: [{ estate_type: "overriding_royalty", fraction: "1/16" }],
    };
    const { rows } = owned("TX", [patent, royalty, lease(["Bob Birch"], "Oak Oil", "1971-01-01", { primary_term_months: 60 }), assigned], "1980-01-01");
    expect(rows).toEqual(["Ann Ash royalty 1/2 of lease_royalty", "Bob Birch fee 1"]);
  });
});

describe("land of husband and wife by the entirety", () => {
  const couple: Instrument = deed("Ann Ash", "Bob Birch", "1950-01-01", {
    to: ["Bob Birch", "Bea Birch"],
    people: { "Bob Birch": { spouse_of: "BeaBirch" }, "Bea Birch": { spouse_of: "BobBirch" } },
  });
  const death: Instrument = {
    type: "affidavit_of_death",
    action: "affirm",
    day: "1981-04-02",
    grants: [],
    people: { "Bob Birch": { role: "decedent", died: "1981-03-09" } },
  };
  const sale = (from: string[]): Instrument => ({ from, to: ["Cy Cedar"], day: "1963-01-01", reservations: from.length > 1 ? [minerals("1/2")] : [] });

  it("stays with the buyer of both, while the survivor keeps all of what both reserved", () => {
    const { rows } = owned("AR", [patent, couple, sale(["Bob Birch", "Bea Birch"]), death]);
    expect(has(rows, "Cy Cedar", "mineral")).toEqual(["1/2"]);
    expect(has(rows, "Cy Cedar", "surface")).toEqual(["1"]);
    expect(rows.join()).not.toContain("Bob Birch");
  });

  it("goes to the survivor when the other alone had sold", () => {
    expect(owned("AR", [patent, couple, sale(["Bob Birch"]), death]).rows.join()).not.toContain("Cy Cedar");
  });
});
