import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, minerals, owned, patent } from "@/lib/testing/owned";

const taxDeed = (owner: string, to: string, day: string, text = ""): Instrument => ({
  type: "tax_deed",
  from: ["Ray Treasurer"],
  to: [to],
  day,
  conveyance: { facts: [{ kind: "forfeiture", text: `assessed to ${owner} and sold for unpaid taxes ${text}` }] },
});
const severed = deed("Ann Ash", "Bob Birch", "1920-01-01", { reservations: [minerals(null)] });

describe("a sale for taxes", () => {
  it("passes surface and minerals that were never parted", () => {
    expect(owned("OK", [patent, taxDeed("Ann Ash", "Hal Judd", "1957-05-20")]).rows).toEqual(["Hal Judd fee 1"]);
  });

  it("leaves severed minerals with their owner", () => {
    const { rows, rules } = owned("OK", [patent, severed, taxDeed("Bob Birch", "Hal Judd", "1957-05-20")]);
    expect(rows).toEqual(["Ann Ash mineral 1", "Hal Judd surface 1"]);
    expect(rules).toContain("tax.severed-minerals-not-reached");
  });

  it("carries unreported severed minerals where unseated land was sold in Pennsylvania", () => {
    expect(owned("PA", [patent, severed, taxDeed("Bob Birch", "Hal Judd", "1935-11-26", "as unseated land; the severance was never reported")]).rows).toEqual([
      "Hal Judd mineral 1",
      "Hal Judd surface 1",
    ]);
    expect(owned("PA", [patent, severed, taxDeed("Bob Birch", "Hal Judd", "1935-11-26")]).rows).toContain("Ann Ash mineral 1");
  });

  it("takes one owner's undivided share only", () => {
    const { rows } = owned("OK", [
      patent,
      { from: ["Ann Ash"], to: ["Bob Birch", "Cy Cedar"], day: "1920-01-01" },
      taxDeed("Bob Birch", "Hal Judd", "1957-05-20"),
    ]);
    expect(rows).toEqual(["Cy Cedar fee 1/2", "Hal Judd fee 1/2"]);
  });
});

describe("grantors of whom one acts for another", () => {
  it("give what is theirs beside what the fiduciary gives", () => {
    const shared: Instrument = {
      from: ["Ann Ash"],
      to: ["Bob Birch", "First Bank"],
      day: "1950-01-01",
      people: { "First Bank": { capacity: "trustee of the Elm Trust" } },
    };
    const sale: Instrument = {
      from: ["Bob Birch", "First Bank"],
      to: ["Cy Cedar"],
      day: "1960-01-01",
      people: { "First Bank": { capacity: "trustee of the Elm Trust" } },
    };
    const { rows } = owned("TX", [patent, shared, sale]);
    expect(rows.every((r) => r.startsWith("Cy Cedar"))).toBe(true);
  });
});

describe("a judgment on title", () => {
  const judgment = (more: Partial<Instrument> = {}): Instrument => ({
    type: "quiet_title_judgment",
    from: ["Bob Birch"],
    to: ["Ann Ash"],
    day: "1980-05-03",
    ...more,
  });
  const shared: Instrument = { from: ["Ann Ash"], to: ["Bob Birch", "Cy Cedar"], day: "1920-01-01", grants: [minerals("2/3")] };

  it("moves what the losing party held and nothing of one who was not sued", () => {
    const { rows } = owned("ND", [patent, shared, judgment()]);
    expect(rows).toEqual(["Ann Ash mineral 1/3", "Ann Ash mineral 1/3", "Ann Ash surface 1", "Cy Cedar mineral 1/3"]);
  });

  it("moves as much as the adjudged share lacks", () => {
    const { rows } = owned("ND", [patent, shared, judgment({ grants: [minerals("1/2")] })]);
    expect(rows).toEqual(["Ann Ash mineral 1/3", "Ann Ash mineral 1/6", "Ann Ash surface 1", "Bob Birch mineral 1/6", "Cy Cedar mineral 1/3"]);
  });

  it("that quiets several in their titles takes nothing from one for another", () => {
    const several = judgment({
      from: ["Bob Birch", "Ann Ash", "Cy Cedar"],
      to: [],
      grants: [{ ...minerals("1/3"), to: ["BobBirch"] }, { ...minerals("1/3"), to: ["CyCedar"] }, { to: ["AnnAsh"] }],
    });
    const { rows } = owned("OK", [patent, shared, several]);
    expect(rows).toEqual(["Ann Ash mineral 1/3", "Ann Ash surface 1", "Bob Birch mineral 1/3", "Cy Cedar mineral 1/3"]);
  });

  it("that divides what two held together gives each the estate and share awarded", () => {
    const divorce = judgment({
      type: "divorce_decree",
      from: ["Bob Birch", "Cy Cedar"],
      to: [],
      grants: [
        { ...minerals("2/3"), to: ["BobBirch"] },
        { estate_type: "surface", to: ["CyCedar"] },
        { ...minerals("1/3"), to: ["CyCedar"] },
      ],
    });
    const { rows } = owned("NM", [patent, { from: ["Ann Ash"], to: ["Bob Birch", "Cy Cedar"], day: "1970-01-01" }, divorce]);
    const held = (name: string, estate: string) => rows.filter((r) => r.startsWith(`${name} ${estate}`)).map((r) => r.split(" ").at(-1));
    expect([held("Bob Birch", "mineral"), held("Cy Cedar", "mineral"), held("Bob Birch", "surface")]).toEqual([["1/2", "1/6"], ["1/3"], []]);
  });

  it("reaches the unknown heirs of an owner who is dead", () => {
    const death: Instrument = {
      type: "affidavit_of_death",
      action: "affirm",
      day: "1960-01-01",
      grants: [],
      people: { "Cy Cedar": { role: "decedent", died: "1959-01-01" } },
    };
    const { rows } = owned("ND", [patent, shared, death, judgment({ from: ["Bob Birch"], people: { "unknown heirs of Cy Cedar": { role: "defendant" } } })]);
    expect(rows.filter((r) => r.includes("Cedar"))).toEqual([]);
  });
});

describe("a partition", () => {
  const three: Instrument = { from: ["Ann Ash"], to: ["Bob Birch", "Cy Cedar"], day: "1935-01-01", tracts: ["A", "B"] };
  const part = (estate: "fee" | "surface"): Instrument => ({
    type: "partition_deed",
    from: ["Bob Birch", "Cy Cedar"],
    day: "1948-01-01",
    tracts: ["A", "B"],
    grants: [
      { estate_type: estate, to: ["BobBirch"], tracts: ["tA"] },
      { estate_type: estate, to: ["CyCedar"], tracts: ["tB"] },
    ],
  });
  const both = { ...patent, tracts: ["A", "B"] };

  it("gives each cotenant a tract in severalty, minerals with it", () => {
    expect(owned("OK", [both, three, part("fee")], "2020-01-01", ["A", "B"]).rows).toEqual([
      "A: Bob Birch fee 1/2",
      "A: Bob Birch fee 1/2",
      "B: Cy Cedar fee 1/2",
      "B: Cy Cedar fee 1/2",
    ]);
  });

  it("of the surface leaves minerals undivided", () => {
    const { rows } = owned("OK", [both, three, part("surface")], "2020-01-01", ["A", "B"]);
    expect(rows.filter((r) => r.includes("mineral"))).toEqual([
      "A: Bob Birch mineral 1/2",
      "A: Cy Cedar mineral 1/2",
      "B: Bob Birch mineral 1/2",
      "B: Cy Cedar mineral 1/2",
    ]);
    expect(rows.filter((r) => r.startsWith("A") && r.includes("surface")).every((r) => r.includes("Bob Birch"))).toBe(true);
  });

  it("whose parts cannot be told apart leaves the tract undivided and says so", () => {
    const { rows, codes } = owned("OK", [
      patent,
      { ...three, tracts: ["A"] },
      {
        ...part("surface"),
        tracts: ["A"],
        grants: [
          { estate_type: "surface", to: ["BobBirch"] },
          { estate_type: "surface", to: ["CyCedar"] },
        ],
      },
    ]);
    expect(rows).toEqual(["Bob Birch mineral 1/2", "Bob Birch surface 1/2", "Cy Cedar mineral 1/2", "Cy Cedar surface 1/2"]);
    expect(codes).toContain("LEGAL_DESCRIPTION_DEFECT");
  });
});

describe("a deed of the homestead by one spouse", () => {
  const claim: Instrument = {
    type: "affidavit",
    action: "affirm",
    day: "1974-01-01",
    grants: [],
    people: { "Bea Ash": { role: "affiant" } },
    conveyance: { facts: [{ kind: "other", text: "We have claimed the land as our homestead since 1955." }] },
  };
  const alone = deed("Ann Ash", "Bob Birch", "1971-01-01", { grants: [minerals("1/2")] });

  it("is void in Oklahoma, and a later deed of both is good", () => {
    const { rows } = owned("OK", [patent, alone, claim, { from: ["Ann Ash", "Bea Ash"], to: ["Cy Cedar"], day: "1976-01-01", grants: [minerals("1/4")] }]);
    expect(rows).toEqual(["Ann Ash mineral 3/4", "Ann Ash surface 1", "Cy Cedar mineral 1/4"]);
  });

  it("does not strike the deed by which those who claim the homestead took the land", () => {
    const gift = deed("Ann Ash", "Tom Ash", "1970-12-24");
    const theirs: Instrument = { ...claim, people: { "Tom Ash": { role: "affiant" }, "Elsie Ash": { role: "affiant" } } };
    expect(owned("TX", [patent, gift, theirs]).rows).toEqual(["Tom Ash fee 1"]);
  });

  it("stands where the paper denies the homestead, and in a state without such a rule", () => {
    const denied: Instrument = { ...claim, conveyance: { facts: [{ kind: "other", text: "The land was never our homestead." }] } };
    expect(owned("OK", [patent, alone, denied]).rows).toContain("Bob Birch mineral 1/2");
    expect(owned("PA", [patent, alone, claim]).rows).toContain("Bob Birch mineral 1/2");
  });
});

describe("a judgment on title against one who died later", () => {
  it("takes effect on its own day", () => {
    const suit: Instrument = { type: "quiet_title_judgment", action: "descend", from: ["Bob Birch"], to: ["Ann Ash"], day: "1948-12-20" };
    const minerals0 = deed("Ann Ash", "Bob Birch", "1920-01-01", { grants: [minerals(null)] });
    const sale = deed("Ann Ash", "Cy Cedar", "1951-01-01");
    const death: Instrument = {
      type: "affidavit_of_death",
      action: "affirm",
      day: "1968-01-01",
      grants: [],
      people: { "Bob Birch": { role: "decedent", died: "1967-10-28" } },
    };
    const { rows } = owned("NM", [patent, minerals0, suit, sale, death]);
    expect(rows.every((r) => r.startsWith("Cy Cedar"))).toBe(true);
  });
});
