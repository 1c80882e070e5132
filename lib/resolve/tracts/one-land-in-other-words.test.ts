import { describe, expect, it } from "vitest";
import type { ResolvedTract } from "@/lib/contracts/resolution";
import { parseLand } from "@/lib/land/parse-land";
import { resolvePackage } from "@/lib/resolve/resolve-package";
import { blankTract, party, resolvedDocument } from "@/lib/testing/builders/resolved-document";

type Paper = [id: string, executed: string, text: string, state?: string];
const tractsOf = (county: string, ...papers: Paper[]): ResolvedTract[] =>
  resolvePackage(
    papers.map(([id, executed, text, state]) =>
      resolvedDocument(id, {
        executed,
        tracts: parseLand(text, { county, state: state ?? "CO" }).length
          ? parseLand(text, { county, state: state ?? "CO" })
          : [{ ...blankTract("t1"), text, county, state: state ?? "CO", acres_stated: /([\d.]+) acres/.exec(text)?.[1] ?? null }],
        parties: [party("p1", `Giver ${id}`, "grantor"), party("p2", `Taker ${id}`, "grantee")],
      }),
    ),
    [],
  ).tracts;

describe("one land in other words", () => {
  it("takes lots along the north side for the quarters in whose place they stand, and says so", () => {
    const tracts = tractsOf(
      "Weld",
      ["a", "1950-01-01", "N/2 of Section 4, T7N-R64W"],
      ["b", "1990-01-01", "Lots 1, 2, 3, 4 and S/2 N/2 of Section 4, T7N-R64W"],
    );
    expect(tracts).toHaveLength(1);
    expect(tracts[0]?.assumed?.join()).toContain("usual places");
  });
  it("leaves lots alone where no paper names the ground by quarters, or where lots have no usual place", () => {
    expect(
      tractsOf("Weld", ["a", "1950-01-01", "Lots 1, 2 of Section 4, T7N-R64W"], ["b", "1990-01-01", "Lots 1, 2 of Section 4, T7N-R64W"])[0]?.assumed,
    ).toEqual([]);
    const river = tractsOf("Weld", ["a", "1950-01-01", "N/2 of Section 16, T7N-R64W"], ["b", "1990-01-01", "Lots 1, 2 of Section 16, T7N-R64W"]);
    expect(river.length).toBeGreaterThan(1);
  });
  it("takes a quarter of a survey for one land however its side is written", () => {
    const said = ["the South East fourth of Roe Survey 60, A-7, 80 acres", "the southeast quarter of Roe Survey 60, A-7", "S. E. 1/4 of Roe Survey 60, A-7"];
    const papers = said.map((text, i): Paper => [`p${i}`, `19${i + 4}0-01-01`, text, "TX"]);
    expect(tractsOf("Young", ...papers)).toHaveLength(1);
    expect(tractsOf("Young", ...papers, ["q", "1990-01-01", "the North West fourth of Roe Survey 60, A-7, 80 acres", "TX"])).toHaveLength(2);
  });
  it("takes a section of one county for one section though a notary's state was read into one paper", () => {
    const tracts = tractsOf(
      "Converse",
      ["a", "1974-01-01", "All of Section 21, T36N-R71W", "WY"],
      ["b", "1980-01-01", "All of Section 21, T36N-R71W", "WY"],
      ["c", "1990-01-01", "All of Section 21, T36N-R71W", "CO"],
    );
    expect(tracts.map((t) => t.state)).toEqual(["WY"]);
  });
  it("takes a tract of one acreage on one warrant, or in one district, for one land; other waters keep it apart", () => {
    const words = (place: string) => `a tract of 92 acres ${place}`;
    expect(
      tractsOf(
        "Roane",
        ["a", "1906-01-01", words("on Spring Creek, Oak District"), "WV"],
        ["b", "1970-01-01", words("Tax Map 3 Parcel 9, Oak District"), "WV"],
      ),
    ).toHaveLength(1);
    expect(
      tractsOf("Roane", ["a", "1906-01-01", words("on Spring Creek, Oak District"), "WV"], ["b", "1970-01-01", words("on Elk Run, Oak District"), "WV"]),
    ).toHaveLength(2);
  });
  it("takes a part of a section told by its size alone for the one piece of it that the package tells of, and says so", () => {
    const tracts = tractsOf(
      "Weld",
      ["a", "1926-01-01", "S/2 NW/4 and NE/4 SW/4 of Section 12, T7N-R64W"],
      ["b", "1941-01-01", "the 119 acres in Section 12, T7N-R64W"],
    );
    expect(tracts).toHaveLength(1);
    expect(tracts[0]?.assumed?.join()).toContain("size alone");
  });
  it("leaves such a part alone where the package tells of several pieces, or the size is more than the piece", () => {
    const papers: Paper[] = [["a", "1926-01-01", "S/2 NW/4 of Section 12, T7N-R64W"]];
    expect(tractsOf("Weld", ...papers, ["b", "1941-01-01", "the 300 acres in Section 12, T7N-R64W"]).length).toBeGreaterThan(1);
    expect(
      tractsOf("Weld", ...papers, ["c", "1930-01-01", "E/2 SW/4 of Section 12, T7N-R64W"], ["b", "1941-01-01", "the 80 acres in Section 12, T7N-R64W"]).length,
    ).toBeGreaterThan(2);
  });
});

describe("what a paper leaves out", () => {
  it("takes a township written without its letter for the lettered one of the package", () => {
    const tracts = tractsOf(
      "Marsh",
      ["a", "1950-01-01", "N½ of NW¼ of Section 10, Township 18 South, Range 9 West", "AL"],
      [
        "b",
        "1960-01-01",
        "the North half of the Northwest quarter of Section Ten (10), Township Eighteen (18), Range Nine (9) West, containing 80 acres",
        "AL",
      ],
    );
    expect(tracts.map((t) => t.mentions.length)).toEqual([2]);
  });
  it("takes whole acres of one township for the land of those acres and some perches", () => {
    const tracts = tractsOf(
      "Marsh",
      ["a", "1911-01-01", "all that tract in North Elm Township, containing 163 acres and 110 perches", "PA"],
      ["b", "1928-01-01", "all that tract in North Elm Township, 163 acres, more or less", "PA"],
      ["c", "1930-01-01", "all that tract in South Elm Township, 163 acres, more or less", "PA"],
    );
    expect(tracts.map((t) => t.mentions.length).sort()).toEqual([1, 2]);
  });
});

it("takes a part of a tract told by its acres in words for a part of it", () => {
  const whole: Paper = ["a", "1904-01-01", "16 acres out of the Amos Doe League, A-3", "TX"];
  const acres = (text: string) =>
    tractsOf("Elm", whole, ["b", "1911-01-01", text, "TX"])
      .map((t) => t.acres)
      .sort();
  expect(acres("one (1) acre in the Northwest corner of the sixteen acre tract in the Amos Doe League, A-3")).toEqual(["1", "15"]);
  expect(acres("the North five acres of the sixteen acres in the Amos Doe League, A-3")).toEqual(["11", "5"]);
  expect(acres("the sixteen acres in the Amos Doe League, A-3")).toEqual(["16"]);
});
