import { describe, expect, it, test } from "vitest";
import { PRODUCTION } from "@/lib/extract/rules/conveyance/phrases/production";
import { depthsOf } from "@/lib/extract/rules/conveyance/phrases/term";
import { readInstrument } from "@/lib/testing/read-in-process";

const read = (text: string) => readInstrument({ name: "paper.txt", text });

/** What a paper gives and keeps, in one line each: "leasehold 1/4 → Elm Oil Co.". */
function told(text: string): string[] {
  const d = read(text);
  const { parties } = d.parties.resolved;
  const { grants, reservations } = d.conveyance.resolved;
  const names = (ids: readonly string[]) => ids.map((id) => parties.find((p) => p.id === id)?.display ?? id).join(" + ");
  const line = (i: (typeof grants)[number]) =>
    `${i.estate_type} ${i.fraction?.fraction ?? "?"}${i.less_existing_burdens ? " less burdens" : ""} → ${names(i.to)}`;
  return [...grants.map(line), ...reservations.map((r) => `keeps ${line(r)}`)];
}

const HEAD = "ASSIGNMENT OF OIL AND GAS LEASE. ELM OIL CO., Assignor, for value assigns and conveys to OAK GAS, LLC, Assignee, ";
const LEASE = "the oil and gas lease from Ada Venn dated May 1, 1980, Book 4, page 9, on the NW/4 of Section 9";
const FOOT = " Dated June 1, 1981. ELM OIL CO., by Bo Lark, President.";

describe("what an override comes to", () => {
  test.each([
    ["Assignor retains as an overriding royalty the difference between lessor's royalty and twenty-three percent (23%).", "23/100 less burdens"],
    ["Assignor reserves an overriding royalty equal to the amount by which 25% exceeds existing lease burdens.", "1/4 less burdens"],
    ["Assignor reserves such overriding royalty interest as will leave Assignee a net revenue interest of 78%.", "11/50 less burdens"],
    ["Assignor reserves an overriding royalty equal to the difference between 25% and 20%.", "1/20"],
    ["Elm Oil Co. keeps an overriding royalty equal to the difference between 20% and 12.5%.", "3/40"],
    ["It is agreed that Assignor shall have, as an overriding royalty free of cost, 1/24th of the oil and gas produced.", "1/24"],
    ["Reserved to Assignor: overriding royalty, five percent (5%) of production.", "1/20"],
    ["Assignor reserves an overriding royalty of 4% of 8/8, to be reduced in proportion to the seventy-five percent assigned.", "1/25"],
  ])("%s", (words, size) => {
    expect(told(`${HEAD}all of ${LEASE}. ${words}${FOOT}`)).toEqual(["leasehold 1 → Oak Gas, LLC", `keeps overriding_royalty ${size} → Elm Oil Co.`]);
  });
});

test("an override kept by one called by his short name is reduced by the burdens told", () => {
  const words = "Venn keeps an overriding royalty equal to the difference between 20% and existing burdens of 12.5%.";
  const paper = `ASSIGNMENT. Bo Venn, a single man ("Venn"), assigns to OAK GAS, LLC all of ${LEASE}. ${words} Dated June 1, 1981. Bo Venn`;
  expect(told(paper)).toEqual(["leasehold 1 → Oak Gas, LLC", "keeps overriding_royalty 1/5 less burdens → Bo Venn"]);
});

describe("what is assigned", () => {
  it("is the working interest, not what it nets", () => {
    expect(told(`${HEAD}an undivided one-half (50% of 8/8) working interest, being not less than a 40% net revenue interest, in ${LEASE}.${FOOT}`)).toEqual([
      "leasehold 1/2 → Oak Gas, LLC",
    ]);
  });
  it("is a lease called after its lessor, whatever land stands behind it", () => {
    expect(told(`${HEAD}the Ada Venn lease, Book 4, page 9, NW/4 Section 9.${FOOT}`)).toEqual(["leasehold 1 → Oak Gas, LLC"]);
  });
  it("is a share of the override that the assignor holds", () => {
    const text = `ASSIGNMENT OF OVERRIDING ROYALTY. BO LARK assigns to CY FERN one-half (1/2) of the overriding royalty which he holds in ${LEASE}. June 1, 1981. Bo Lark.`;
    expect(read(text).conveyance.resolved.grants.map((g) => [g.estate_type, g.fraction?.fraction, g.of])).toEqual([
      ["overriding_royalty", "1/2", "grantor_interest"],
    ]);
  });
  it("is no part of the lease where only net profits are", () => {
    expect(told(`${HEAD}ten percent (10%) of the net profits, after all costs, realized from ${LEASE}.${FOOT}`)).toEqual([]);
  });
  it("goes to the takers of a list, each by the share set beside his name", () => {
    const text = `PARTIAL ASSIGNMENT OF OIL AND GAS LEASE\nELM OIL CO., of Enid, does hereby assign, transfer and set over unto the parties named below the undivided decimal of its working interest set beside each, in and to ${LEASE}:\n  OAK GAS PARTNERS   .250000\n  Ash Creek Oil, Inc.   .125000\nThe remaining .625000 is not assigned.\n${FOOT}`;
    expect(told(text)).toEqual(["leasehold 1/4 → Oak Gas Partners", "leasehold 1/8 → Ash Creek Oil, Inc."]);
  });
});

describe("releases", () => {
  it("of an override give up no lease", () => {
    const text =
      "RELEASE. Bo Lark, for value, releases and relinquishes unto Elm Oil Co., its successors and assigns, the overriding royalty of 1.5% created in Book 5, page 1, under the lease of Ada Venn. June 7, 1990. Bo Lark.";
    expect(read(text).conveyance.resolved.grants.map((g) => g.estate_type)).toEqual(["overriding_royalty"]);
  });
  it("of a section leave alone the one in which the lease goes on", () => {
    const text =
      "PARTIAL RELEASE. The State of Texas, County of Marsh. Elm Oil Co., holder of the lease from Ada Venn, Vol. 4, page 9, upon Sections 12 and 13, Block B, T&P Ry. Co. Survey, does release and surrender the said lease in so far as it covers Section 13, but not otherwise, the lease to continue as to Section 12. August 15, 1966. Elm Oil Co., by Bo Lark, President.";
    const d = read(text);
    const named = d.land.resolved.tracts.filter((t) => d.conveyance.resolved.grants[0]?.tracts.includes(t.id));
    expect(named.map((t) => t.survey?.section)).toEqual(["13"]);
  });
});

describe("how far a release reaches", () => {
  const of = (words: string) => {
    const text = `RELEASE OF OIL AND GAS LEASE. Elm Oil Co., holder of the lease from Ada Venn, Vol. 4, page 9, upon Sections 12 and 13, Block B, T&P Ry. Co. Survey, Marsh County, Texas, ${words} August 15, 1966. Elm Oil Co., by Bo Lark, President.`;
    const d = read(text);
    return d.land.resolved.tracts.filter((t) => d.conveyance.resolved.grants[0]?.tracts.includes(t.id)).map((t) => t.survey?.section);
  };
  it.each([
    "does release and surrender the lease in respect of Section 13.",
    "does release the said lease so far as it covers Section 13.",
    "does hereby surrender the same with respect to the land in Section 13.",
  ])("a part: %s", (words) => expect(of(words)).toEqual(["13"]));
  it.each([
    "does release all rights with respect to the lease recorded in Book 4, page 9.",
    "does release the lease. It has no further liability with respect to rentals on Section 13.",
    "does release the lease, so far as it knows the only one of record on Section 13.",
  ])("the whole, with no tract picked out: %s", (words) => expect(of(words)).toEqual([]));
});

describe("depths and wells", () => {
  test.each([
    ["the lease, down to but not below 2,000 feet", "from the surface to 2,000 feet"],
    ["the lease, no deeper than the base of the Hunton formation", "from the surface to the base of the Hunton formation"],
  ])("%s", (words, depths) => {
    expect(depthsOf(words)).toBe(depths);
  });
  test.each([
    ["The Venn No. 1 was brought in on the 9th of May, 1928, at 30 barrels.", true],
    ["The well has been pumped without interruption.", true],
    ["Oil from it was run to the line every month up to this day.", true],
    ["No gas has ever been sold from it.", false],
    ["The gas sold since then has brought less than the cost of lifting.", false],
    ["Royalty is paid on the unit basis from first production.", false],
  ])("%s → %s", (words, produced) => {
    expect(PRODUCTION.test(words)).toBe(produced);
  });
});
