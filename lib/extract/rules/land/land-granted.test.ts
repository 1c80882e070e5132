import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { Grounding } from "@/lib/extract/grounding/grounded";
import { extractLand } from "./extract-land";

const acres = (text: string, type = "warranty_deed") => {
  const a = findAnatomy(text);
  const place = { county: "Marsh", state: "TX", book: null, page: null, instrument_no: null, document_no: null } as never;
  return extractLand(a, place, new Grounding(a.view, []), type).tracts.map((t) => t.acres_stated);
};

describe("a paper on a well", () => {
  const well = (cited: string) =>
    acres(
      `AFFIDAVIT OF PRODUCTION\n\nTHE STATE OF TEXAS\nCOUNTY OF MARSH\n\nCY MOTT, upon oath, states that Roe Oil completed a well on the East ten acres (E 10 ac.) of the South 80 acres of the SW/4 of Section 17, Block D, E. & W. Ry. Co. Survey, Marsh County, on May 3, 1980${cited}; that it has produced oil since.\n\nSworn to before me this 3rd day of May, 1984. A. Fry, Notary Public. Filed May 9, 1984, Vol. 8, page 3.`,
      "affidavit_of_production",
    );
  it("speaks of the land where the well stands, where it cites no other paper", () => expect(well("")).toEqual(["10"]));
  it("leaves its land to the lease that it cites", () => expect(well(" under its lease of record in Book 2, page 9")).toEqual([]));
});

describe("the pooling clause of a lease", () => {
  it("gives no land by the acres of its units", () =>
    expect(
      acres(
        "OIL AND GAS LEASE. CY MOTT, lessor, grants, leases and lets unto ADA VENN, lessee, the 107.2 acres in the Roe Survey, A-311, Marsh County, Texas, for five years and as long thereafter as oil is produced.\n\nLessee is given the right to pool this lease, the land covered by it or any part of it, with other land. Units pooled for oil shall not exceed forty (40) acres each, and units pooled for gas six hundred forty (640) acres.",
        "oil_gas_lease",
      ),
    ).toEqual(["107.2"]));
});

describe("land before the granting words", () => {
  it("is not granted where it is what the giver is paid with", () =>
    expect(
      acres(
        "WARRANTY DEED. That I, CY MOTT, in consideration of the conveyance to me of 6.42 acres of land, have granted, sold and conveyed, and do grant, sell and convey unto ADA VENN that tract of 6.77 acres, a part of the Roe Survey, A-311, Marsh County, Texas. To have and to hold.",
      ),
    ).toEqual(["6.77"]));
  it("is granted where the words behind only point back to it", () =>
    expect(
      acres(
        "DEED. Whereas CY MOTT owns 310 acres, a part of the Roe Survey, A-12, Marsh County, Texas; now, therefore, CY MOTT does grant, sell and convey unto ADA VENN the said 310 acres. To have and to hold.",
      ),
    ).toEqual(["310"]));
});

describe("a part of a tract by side and acres", () => {
  it("is the land of a release that is limited to it", () =>
    expect(
      acres(
        "PARTIAL RELEASE. WHEREAS CY MOTT leased 110 acres of land, the West part of the Roe Survey, Marsh County, Texas; NOW, THEREFORE, ELM OIL COMPANY does hereby release and surrender unto CY MOTT said lease insofar as it covers the NORTH 60 ACRES of said 110 acre tract.",
      ),
    ).toEqual(["60"]));
});

describe("the county of the land", () => {
  const county = (taker: string, land: string) => {
    const a = findAnatomy(`MINERAL DEED\n\nADA VENN does hereby grant and convey unto ${taker} an undivided half of the minerals in ${land}.\n\nAda Venn`);
    const place = { county: "Marsh", state: "ND", book: null, page: null, instrument_no: null, document_no: null } as never;
    return extractLand(a, place, new Grounding(a.view, []), "mineral_deed").tracts.map((t) => `${t.county} ${t.state}`);
  };
  const land = "all of Section 23, Township 158 North, Range 91 West";
  it.each([
    ["B. Lark, of Elm County, Texas, hereinafter called Grantee,", land, "Marsh ND"],
    ["B. Lark, resident of Plano, Elm County, Texas,", land, "Marsh ND"],
    ["B. Lark, lands in Elm County, Texas, to wit:", land, "Elm TX"],
    ["the Sheriff of Elm County, Texas,", land, "Elm TX"],
    ["B. Lark, of Plano,", `${land}, Elm County, Texas`, "Elm TX"],
  ])("is not where a party lives: %s %s", (taker, words, want) => expect(county(taker, words)).toEqual([want]));
});
