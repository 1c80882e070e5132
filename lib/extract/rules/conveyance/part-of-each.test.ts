// The part of each told beside the sum of all, and shares beside what is kept that the paper gives.
import { describe, expect, it } from "vitest";
import { div, fromWire, rational, toText } from "@/lib/fraction/rational";
import { people, read } from "./test-paper";

const deed = (clause: string) => {
  const text = `WARRANTY DEED. Ada Venn, a widow, and Cy Mott, a single man, grantors, do hereby grant, bargain, sell and convey unto Bo Lark the NW/4 of Section 9, Block 4, Marsh County, 160 acres. ${clause}\n\nDated May 3, 1950.`;
  return read(text, people(["Ada Venn", "Cy Mott"], ["Bo Lark"]), "warranty_deed").resolved;
};
const kept = (clause: string) => deed(clause).reservations.map((r) => `${r.to.join("+")} ${r.fraction?.fraction} of ${r.of}`);
const given = (object: string) => {
  const text = `MINERAL DEED. Ada Venn, a widow, grants, sells and conveys to Bo Lark and Di Hale ${object}\n\nDated May 3, 1950.`;
  return read(text, people(["Ada Venn"], ["Bo Lark", "Di Hale"]), "mineral_deed").resolved.grants.flatMap((g) =>
    g.to.map((id) => `${id} ${g.fraction ? toText(div(fromWire(g.fraction), rational(g.to.length))) : null}`),
  );
};
const LAND = "in the 55 acre tract in the J. Smith Survey, A-96, Elm County, Texas";

describe("what each giver keeps, beside the sum", () => {
  it.each([
    "There is reserved to the grantors an eighth to each, a total of one-fourth of the royalty.",
    "Grantors keep one-fourth of the royalty, an eighth apiece.",
    "Grantors reserve, one-eighth to each of them, in all one-fourth of the royalty.",
    "Grantors keep for themselves, each a one-eighth and together a one-fourth, of the royalty on oil and gas.",
  ])("is his part of the thing of the sum: %s", (clause) => expect(kept(clause)).toEqual(["a1 1/8 of royalty", "a2 1/8 of royalty"]));
  it("takes no part for the sum where no word gives it to each", () => {
    expect(kept("Grantors reserve one-fourth of the royalty, with one-half of the rentals.")).toEqual(["a1+a2 1/4 of royalty"]);
  });
});

describe("what each taker gets, beside the sum", () => {
  it.each([
    `, to each one-fourth, in all an undivided one-half (1/2) interest of, in and to all the oil, gas and minerals ${LAND}.`,
    `an undivided one-half of the minerals ${LAND}, a fourth to each.`,
    `a half of the minerals, each taking a quarter, ${LAND}.`,
    `one-fourth apiece, together one-half, of the minerals ${LAND}.`,
  ])("gives no more than the sum: %s", (object) => expect(given(object)).toEqual(["b1 1/4", "b2 1/4"]));
  it("are halves of the whole where it speaks of each half", () => {
    const text = `DEED OF GIFT. Ada Venn, a widow, gives and conveys the whole of the J. Smith Survey, A-96, 55 acres, in equal halves to Bo Lark, one-half; and to Di Hale, one-half, each half to be the separate estate of its taker.\n\nDated May 3, 1950.`;
    const { grants } = read(text, people(["Ada Venn"], ["Bo Lark", "Di Hale"]), "gift_deed").resolved;
    expect(grants.map((g) => `${g.to.join()} ${g.fraction?.fraction}`)).toEqual(["b1 1/2", "b2 1/2"]);
  });
  it("takes a share of another tract for no sum", () => {
    expect(given("one-fourth each of the minerals in the N/2 and one-half of the minerals in the S/2 of Section 9, Elm County, Texas.")).toEqual([
      "b1 1/4",
      "b2 1/4",
      "b1 1/4",
      "b2 1/4",
    ]);
  });
  it("gives so much to each where no sum is told", () => {
    expect(given(`each an undivided one-fourth of the minerals ${LAND}.`)).toEqual(["b1 1/4", "b2 1/4"]);
  });
});

describe("a share beside what is kept", () => {
  it("is no exception where the paper gives it", () => {
    const clause =
      "RESERVING to Ada Venn one-third, and to Cy Mott one-third, of all oil, gas and minerals, the remaining one-third thereof being hereby conveyed to the grantee.";
    expect(deed(clause).exceptions).toEqual([]);
    expect(kept(clause)).toEqual(["a1 1/3 of whole", "a2 1/3 of whole"]);
  });
  it("is kept besides where only what the taker gets is told of the rest", () => {
    const clause =
      "But of the oil, gas and other minerals Ada Venn keeps one-third and Cy Mott keeps one-third, and only the other third passes to the grantee.";
    expect(kept(clause)).toEqual(["a1 1/3 of whole", "a2 1/3 of whole"]);
  });
  it("stays out of the grant where another owns it", () => {
    expect(deed("Excepting one-third of the minerals, which shall pass to her children by her will.").exceptions).toHaveLength(1);
    expect(deed("Excepting one-third of the minerals, which one-third was conveyed to Al Roe in Book 4, page 2.").exceptions).toHaveLength(1);
  });
});
