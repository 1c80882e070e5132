import { describe, expect, it, vi } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

vi.setConfig({ testTimeout: 20_000 });

/** What a mineral deed of two tracts gives: estate, share and the land it lies in. */
const given = (object: string, behind = ""): string[] => {
  const text = `MINERAL DEED\n\nI, Ora Venn, a widow, for ten dollars, do grant and convey to BO LARK, a single man, ${object}\n\nTo have and to hold to Bo Lark forever. Dated June 4, 1951. Ora Venn\n\nAcknowledged June 4, 1951 by Ora Venn. T. Oke, Notary Public.\n${behind}\nFiled June 9, 1951, Vol. 40, page 91, Deed Records, Elm County, Texas.`;
  const { land, conveyance } = readInstrument({ name: "1.txt", text });
  const tracts = land.resolved.tracts;
  return conveyance.resolved.grants.map(
    (g) =>
      `${g.estate_type} ${g.fraction?.fraction}${g.tracts.map((id) => ` ${tracts.find((t) => t.id === id)?.survey?.section ?? tracts.find((t) => t.id === id)?.plss?.section}`)}`,
  );
};

const ONE = "the N/2 of Section 14, Block 7, T. & P. Ry. Co. Survey";
const TWO = "the W/2 of Section 15, Block 7, T. & P. Ry. Co. Survey";
const HALF_AND_FIFTH = ["mineral 1/2 14", "mineral 1/5 15"];

describe("shares listed land by land", () => {
  it.each([
    `the following parts of the oil, gas and other minerals beneath my lands: In the First Tract (N/2 of Section 14, Block 7, T. & P. Ry. Co. Survey): one-half. In the Second Tract (W/2 of Section 15, Block 7, T. & P. Ry. Co. Survey): one-fifth. He may lease his parts without me.`,
    `the minerals as follows. Under ${ONE}, one-half. Under ${TWO}, one-fifth.`,
    `mineral interests in these lands: one-half under ${ONE}, but only one-fifth under ${TWO}.`,
    `so much of the oil and gas as is set down for each of these lands, namely: for ${ONE}, one-half; for ${TWO}, one-fifth.`,
    `an undivided interest in the minerals in two tracts. The first is ${ONE}, and in it I convey one-half. The second is ${TWO}, and in it I convey one-fifth.`,
  ])("reads them from sentences: %s", (object) => expect(given(object)).toEqual(HALF_AND_FIFTH));

  it.each([
    "EXHIBIT A\n\nTract     Description     Gross acres     Interest conveyed     Net acres\n1     N½ of Section 14, Block 7, T. & P. Ry. Co. Survey     320     0.50     160.00\n2     W½ of Section 15, Block 7, T. & P. Ry. Co. Survey     320     0.20     64.00",
    "EXHIBIT A\n\nLand | Grantor's interest | Interest conveyed\nN/2 of Section 14, Block 7, T. & P. Ry. Co. Survey | 3/4 | 1/2\nW/2 of Section 15, Block 7, T. & P. Ry. Co. Survey | 1/2 | 1/5",
    "EXHIBIT A\n\nN/2 of Section 14, Block 7, T. & P. Ry. Co. Survey   50%\nW/2 of Section 15, Block 7, T. & P. Ry. Co. Survey   20%",
  ])("reads them from a table: %s", (table) =>
    expect(given("undivided interests in the oil, gas and other minerals under the lands on Exhibit A, in the measure shown there for each.", table)).toEqual(
      HALF_AND_FIFTH,
    ),
  );

  it("takes no acres and no place of record for a share", () => {
    const acres =
      "EXHIBIT A\n\nTract   Description   Net acres\n1   N/2 of Section 14, Block 7, T. & P. Ry. Co. Survey   160\n2   W/2 of Section 15, Block 7, T. & P. Ry. Co. Survey   64";
    expect(given("an undivided one-half of the oil, gas and other minerals in the lands on Exhibit A.", acres)).toEqual(["mineral 1/2"]);
    const places =
      "EXHIBIT A\n\nN/2 of Section 14, Block 7, T. & P. Ry. Co. Survey   Book 12/40\nW/2 of Section 15, Block 7, T. & P. Ry. Co. Survey   Book 13/80";
    expect(given("all of the oil, gas and other minerals in the lands on Exhibit A.", places)).toEqual(["mineral 1"]);
    expect(given(`one-half of the minerals in ${ONE}, and in ${TWO}.`)).toEqual(["mineral 1/2"]);
  });
});
