import { describe, expect, it } from "vitest";
import { blankTract } from "@/lib/testing/builders/resolved-document";
import type { Instrument } from "@/lib/testing/instruments";
import { titleInput } from "@/lib/testing/instruments";
import { deed, lease, minerals, owned, patent } from "@/lib/testing/owned";
import { runTitle } from "@/lib/title/run-title";

const twoTracts = { tracts: ["A", "B"] };
const term = { kind: "so_long_as" as const, months: 240, text: "for twenty years and as long thereafter as produced" };
const sold = deed("Ann Ash", "Bob Birch", "1925-08-13", { tracts: ["A"], grants: [minerals("1/2", { term })] });
const well: Instrument = {
  type: "affidavit_of_production",
  action: "affirm",
  day: "1946-09-18",
  tracts: ["B"],
  grants: [],
  conveyance: { facts: [{ kind: "production", text: "The well on tract B has produced oil since 1940.", date: "1940-02-11" }] },
};
const chain = (lessors: string[], state: string) =>
  owned(state, [{ ...patent, ...twoTracts }, sold, lease(lessors, "Oak Oil", "1932-06-22", { primary_term_months: 120 }, twoTracts), well], "1950-01-01", [
    "A",
    "B",
  ]).rows;

describe("a term of minerals", () => {
  it("goes on by production elsewhere on a lease in which its owner joined", () => {
    expect(chain(["Ann Ash", "Bob Birch"], "TX")).toContain("A: Bob Birch mineral 1/2");
  });

  it("ends by the day that its words name, with the months they add", () => {
    const until = (text: string) =>
      deed("Ann Ash", "Bob Birch", "1925-08-13", { tracts: ["A"], grants: [minerals("1/2", { term: { kind: "so_long_as", months: null, text } })] });
    const on = (text: string, asOf: string) => owned("TX", [{ ...patent, tracts: ["A"] }, until(text)], asOf, ["A"]).rows;
    expect(on("on May 3, 1940 no oil is produced", "1940-05-02")).toContain("Bob Birch mineral 1/2");
    expect(on("on May 3, 1940 no oil is produced", "1940-06-01")).not.toContain("Bob Birch mineral 1/2");
    expect(on("on May 3, 1940 no oil is produced, nor for six months after", "1940-06-01")).toContain("Bob Birch mineral 1/2");
  });

  it("is not ended by the day of a paper that its words name, nor by a day before the deed", () => {
    const rows = (text: string, kind: "so_long_as" | "years" = "so_long_as") => {
      const term = { kind, months: null, text };
      const well = { kind: "production" as const, text: "The well has produced oil since 1926.", date: "1926-01-01" };
      const told: Instrument = { type: "affidavit_of_production", action: "affirm", day: "1949-01-01", grants: [], conveyance: { facts: [well] } };
      return owned("TX", [patent, deed("Ann Ash", "Bob Birch", "1925-08-13", { grants: [minerals("1/2", { term })] }), told], "1950-01-01").rows;
    };
    for (const text of [
      "as long as oil is produced under the lease of June 1, 1930",
      "so long as oil is produced under the lease to Oak Oil made on June 1, 1930",
      "so long as oil is produced as it was on June 1, 1924",
    ])
      expect(rows(text)).toContain("Bob Birch mineral 1/2");
    for (const text of [
      "until June 1, 1930",
      "until midnight, June 1, 1930",
      "ending at 12 o'clock noon of June 1, 1930",
      "the termination date being June 1, 1930",
      "what is granted by this deed shall be the property of Grantee until June 1, 1930",
    ])
      expect(rows(text, "years")).not.toContain("Bob Birch mineral 1/2");
    expect(rows("under the lease of May 3, 1920, until the 1st day of June, 1930", "years")).not.toContain("Bob Birch mineral 1/2");
  });

  it.each([
    ["during the life of the said lease", false],
    ["grant attaches to the Fern lease and to no other", false],
    ["Whenever that lease comes to its end this royalty ends", false],
    ["royalty ceases upon the expiration of said lease", false],
    ["so long as oil is produced by the grantor under the said lease", true],
    ["so long as oil is produced, and upon production from said lease the overriding royalty is paid first", true],
    ["so long as oil is produced, insofar as this grant covers said lease only", true],
  ])("ends with the one lease on which its words hang it: %s", (text, lasts) => {
    const term = { kind: "so_long_as" as const, months: null, text };
    const hung = { estate_type: "royalty" as const, fraction: "1/32", term };
    const papers = [{ ...patent, tracts: ["A"] }, lease(["Ann Ash"], "Oak Oil", "1920-06-22", { primary_term_months: 120 }, { tracts: ["A"] })];
    const rows = (asOf: string) => owned("TX", [...papers, deed("Ann Ash", "Bob Birch", "1925-08-13", { tracts: ["A"], grants: [hung] })], asOf, ["A"]).rows;
    expect(rows("1929-01-01").join()).toContain("Bob Birch royalty");
    expect(rows("1931-01-01").join().includes("Bob Birch royalty")).toBe(lasts);
  });

  it("goes to the grantee at its end where the grantor excepted it out of the deed of the land", () => {
    const left = { ...minerals(null, { term, text: "all of the oil, gas and other minerals for twenty years or as long thereafter as produced" }) };
    const rows = (asOf: string, more = {}) =>
      owned("KS", [patent, deed("Ann Ash", "Bob Birch", "1967-12-30", { exceptions: [{ ...left, ...more }] })], asOf).rows;
    expect(rows("1980-01-01")).toEqual(["Ann Ash mineral 1", "Bob Birch reversion 1", "Bob Birch surface 1"]);
    expect(rows("1990-01-01")).toEqual(["Bob Birch mineral 1", "Bob Birch surface 1"]);
    expect(rows("1990-01-01", { term: null })).toEqual(["Ann Ash mineral 1", "Bob Birch surface 1"]);
  });

  it("takes a lease with it that its holder alone gave, and leaves one older than the term", () => {
    const years = { kind: "years" as const, months: 120, text: "for ten years" };
    const kept = deed("Ann Ash", "Bob Birch", "1970-01-05", { reservations: [minerals("1/4", { term: years })] });
    const rows = (papers: Instrument[]) => owned("OK", papers, "1981-01-01").rows.join();
    const given = (who: string, day: string, share: string) =>
      lease([who], "Oak Oil", day, { primary_term_months: 240 }, { grants: [{ estate_type: "leasehold", fraction: share }] });
    expect(rows([patent, kept, given("Ann Ash", "1978-03-01", "1/4"), given("Bob Birch", "1978-03-02", "3/4")])).toContain("Oak Oil leasehold 3/4");
    expect(rows([patent, lease(["Ann Ash"], "Oak Oil", "1968-01-01", { primary_term_months: 240 }), kept])).toContain("Oak Oil leasehold 1");
  });

  it("ends where its owner did not join in that lease", () => {
    expect(chain(["Ann Ash"], "TX")).not.toContain("A: Bob Birch mineral 1/2");
  });

  it("ends in Kansas, where the deed asks for production from the land itself", () => {
    expect(chain(["Ann Ash", "Bob Birch"], "KS")).not.toContain("A: Bob Birch mineral 1/2");
  });

  const said = (text: string, date: string): Instrument => ({ ...well, conveyance: { facts: [{ kind: "production", text, date }] } });
  const alone = (told: Instrument) => owned("TX", [{ ...patent, ...twoTracts }, sold, { ...told, tracts: ["A"] }], "1950-01-01", ["A", "B"]).rows;

  it("stands where the well may have begun in time, the year alone being told", () => {
    expect(alone(said("The well has been producing since 1945.", "1945-12-31"))).toContain("A: Bob Birch mineral 1/2");
    expect(alone(said("The well has been producing since 1946.", "1946-12-31"))).not.toContain("A: Bob Birch mineral 1/2");
  });

  it("goes on by a well that was completed, unless nothing has ever come from it", () => {
    const rows = (well: string, none: string) => {
      const made = { kind: "production" as const, text: well, date: "1944-05-03" };
      const told = { kind: "non_production" as const, text: none, date: null };
      return alone({ ...said("", ""), day: "1949-09-18", conveyance: { facts: [made, told] } });
    };
    const completed = "The well was completed on May 3, 1944.";
    expect(rows(completed, "No oil has yet been sold from the well.")).not.toContain("A: Bob Birch mineral 1/2");
    for (const [well, none] of [
      ["The well was completed on May 3, 1944 and has flowed oil ever since.", "No gas has been taken from the well."],
      [completed, "Before the completion nothing had been taken from the land."],
      [completed, "Since January, 1949 no oil has been taken from the well."],
    ] as const)
      expect(rows(well, none)).toContain("A: Bob Birch mineral 1/2");
  });

  it("ends where the only well is plugged and given up after the years, and not by a pause", () => {
    const produced = { kind: "production" as const, text: "One well was completed in 1940 and produced oil.", date: "1940-02-11" };
    const told = (text: string): Instrument => ({
      ...well,
      day: "1955-01-01",
      conveyance: { facts: [produced, { kind: "non_production", text, date: "1950-02-09" }] },
    });
    const later = (paper: Instrument) => owned("TX", [{ ...patent, ...twoTracts }, sold, { ...paper, tracts: ["A"] }], "1960-01-01", ["A", "B"]).rows;
    expect(later(told("The hole was plugged and abandoned on that day."))).not.toContain("A: Bob Birch mineral 1/2");
    expect(later(told("The well was shut down for repairs."))).toContain("A: Bob Birch mineral 1/2");
  });

  it("ends by a year without production, told from end to end, and not by some weeks of it", () => {
    const produced = { kind: "production" as const, text: "The well has produced oil in every other month since 1940.", date: "1940-02-11" };
    const gap = (until: string) =>
      owned(
        "TX",
        [
          { ...patent, tracts: ["A"] },
          sold,
          {
            ...well,
            day: "1955-01-01",
            tracts: ["A"],
            conveyance: {
              facts: [
                produced,
                {
                  kind: "non_production",
                  text: `From July 29, 1950 until ${until}, no oil or gas was produced from any well upon the land.`,
                  date: "1950-07-29",
                },
              ],
            },
          },
        ],
        "1960-01-01",
        ["A"],
      ).rows;
    expect(gap("September, 1951")).not.toContain("Bob Birch mineral 1/2");
    expect(gap("September 12, 1950")).toContain("Bob Birch mineral 1/2");
  });

  it("ends in Kansas where the paper places the well on land outside the deed", () => {
    const input = titleInput(
      "KS",
      [patent, sold, { ...said("The well on the Long forty was completed in 1940 and produces.", "1940-02-11"), tracts: ["A"] }],
      "1950-01-01",
    );
    const rows = () => runTitle(input).tracts.flatMap((t) => t.interests.map((i) => `${i.name} ${i.estate_type}`));
    expect(rows()).toContain("Bob Birch mineral");
    input.documents[2]?.land.resolved.tracts.push({ ...blankTract("off"), text: "the Long forty" });
    expect(rows()).not.toContain("Bob Birch mineral");
  });
});

describe("production that began when the years were over", () => {
  const rowsOf = (facts: { kind: "production" | "non_production"; text: string; date: string }[]) =>
    owned(
      "TX",
      [
        patent,
        deed("Ann Ash", "Bob Birch", "1925-08-13", { grants: [minerals("1/2", { term })] }),
        { type: "affidavit_of_production", action: "affirm", day: "1949-01-01", grants: [], conveyance: { facts } },
      ],
      "1950-01-01",
    ).rows;
  it.each([
    "The well was first placed on production on June 2, 1946.",
    "The well came on production June 2, 1946.",
    "On June 2, 1946, it was turned into the line.",
  ])("keeps no term: %s", (text) => expect(rowsOf([{ kind: "production", text, date: "1946-06-02" }])).not.toContain("Bob Birch mineral 1/2"));
  it("keeps none where a paper says that on the last day nothing was produced", () => {
    const produced = { kind: "production" as const, text: "The well has produced oil in paying quantities on June 2, 1946.", date: "1946-06-02" };
    expect(rowsOf([produced])).toContain("Bob Birch mineral 1/2");
    expect(rowsOf([{ kind: "non_production", text: "On August 13, 1945 there was no production from the land.", date: "1945-08-13" }, produced])).not.toContain(
      "Bob Birch mineral 1/2",
    );
  });
});

describe("a lease of two tracts held by a well on one", () => {
  const both = lease(["Ann Ash"], "Oak Oil", "1932-06-22", { primary_term_months: 120 }, twoTracts);
  const again = lease(["Ann Ash"], "Oak Oil", "1960-01-01", { primary_term_months: 120 }, { tracts: ["B"] });

  it("stands in both while the lease of the tract with the well does", () => {
    expect(owned("TX", [{ ...patent, ...twoTracts }, both, well], "1950-01-01", ["A", "B"]).rows).toContain("A: Oak Oil leasehold 1");
  });

  it("ends in the other when that tract is leased anew", () => {
    const { rows } = owned("TX", [{ ...patent, ...twoTracts }, both, well, again], "1961-01-01", ["A", "B"]);
    expect(rows).toEqual(["A: Ann Ash fee 1", "B: Ann Ash fee 1", "B: Oak Oil leasehold 1"]);
  });
});

describe("production that a paper says came later", () => {
  const sold = deed("Ann Ash", "Bob Birch", "1990-03-01", {
    grants: [minerals("1/2", { term: { kind: "so_long_as", months: 240, text: "for twenty years and as long thereafter as produced" } })],
  });
  const rows = (facts: { kind: "production" | "non_production"; text: string; date: string }[]) =>
    owned("TX", [patent, sold, { type: "affidavit_of_production", action: "affirm", day: "2011-09-01", grants: [], conveyance: { facts } }], "2012-01-01").rows;
  const none = (text: string, date: string) => ({ kind: "non_production" as const, text, date });
  const made = (text: string, date: string) => ({ kind: "production" as const, text, date });

  it.each([
    [
      none("No well was drilled or producing on the land or on land pooled with it at any time before May 5, 2010.", "2010-05-05"),
      made("Production has been continuous from May 5, 2010.", "2010-05-05"),
    ],
    [
      made("The Birch No. 1 was spudded December 2, 2009, and was completed in 2010.", "2009-12-02"),
      made("The first oil of any kind produced from the land was produced May 5, 2010.", "2010-05-05"),
    ],
  ])("does not hold a term that ended before: %j", (...facts) => expect(rows(facts)).not.toContain("Bob Birch mineral 1/2"));

  it("holds it where it began before the end", () => {
    expect(
      rows([none("No well was producing before May 5, 2008.", "2008-05-05"), made("Production has been continuous from May 5, 2008.", "2008-05-05")]),
    ).toContain("Bob Birch mineral 1/2");
    expect(rows([made("The well was completed in December, 2009, and has produced oil since.", "2009-12-31")])).toContain("Bob Birch mineral 1/2");
  });
});
