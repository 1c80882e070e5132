// What orders and what only asks, allows, secures or waits.
import { describe, expect, it } from "vitest";
import { inFigures, orderAt, ordersAlone } from "./mood";
import { struckIn } from "./struck";

const left = (words: string) => ordersAlone(words).replace(/ +/g, " ").trim();

describe("ordersAlone", () => {
  it("keeps an order", () => expect(left("Ada Venn shall have the surface")).toBe("Ada Venn shall have the surface"));
  it.each([
    "the prayer that title be vested in Ada Venn is denied",
    "the guardian is authorised to lease the north half to Bo Lark",
    "which sum is made a lien upon one-half of the minerals of Bo Lark",
    "if Ada Venn pays the balance, Bo Lark is to have the land",
    "Bo Lark shall execute a deed of the land to Ada Venn",
    "Cy Dunn is appointed receiver of the minerals of Bo Lark",
    "the land shall be sold and the proceeds paid to Ada Venn",
    "said sale to Ada Venn of the north half be in all things approved and confirmed, and that the administrator make title to her",
    "the court confirms the report of sale of the north half to Ada Venn",
    "Bo Lark, administrator, sell the north half at private sale to Ada Venn",
    "plaintiff recover possession of the farm from defendant as her tenant",
    "Bo Lark holds the minerals in trust for Ada Venn",
    "the north half be set apart to Ada Venn as a homestead for her use",
    "the decree of May 1 that gave the land to Ada Venn is vacated",
  ])("blanks: %s", (words) => expect(left(words)).toBe(""));
  it("keeps what a court vests by the decree that confirms a sale", () =>
    expect(left("the sale is confirmed and the title of the heirs vested in Ada Venn")).toBe(
      "the sale is confirmed and the title of the heirs vested in Ada Venn",
    ));
  it("leaves out what an earlier order did, and no more", () =>
    expect(left("the ranch having been distributed by the decree of May 1, the farm is distributed to Ada Venn")).toBe(
      "the ranch having of May 1, the farm is distributed to Ada Venn",
    ));
  it.each([
    ["title to the farm is quieted in Ada Venn, and all other relief is denied", "title to the farm is quieted in Ada Venn, and"],
    ["Ada Venn owns the farm, as alleged in her petition, and Bo Lark is barred", "Ada Venn owns the farm, , and Bo Lark is barred"],
    ["Ada Venn, who asks for the ranch, shall have the farm", "Ada Venn , shall have the farm"],
    ["the farm is decreed to Ada Venn free of any lien of Bo Lark", "the farm is decreed to Ada Venn free of any lien of Bo Lark"],
    ["the farm is assigned to Ada Venn, that the claim of Bo Lark be denied", "the farm is assigned to Ada Venn,"],
    ["Ada Venn is vested with the farm with power to sell or lease the same", "Ada Venn is vested with the farm"],
    ["the prayer of Ada Venn, that the farm be vested in her, is denied", "the prayer of Ada Venn,"],
    ["it appearing that Ada Venn owns the farm, it is ordered that Bo Lark be appointed her guardian", ""],
    ["it appearing that Ada Venn owns the farm, it is ordered that title be confirmed in her", "keeps"],
  ])("judges each clause alone: %s", (words, kept) => expect(left(words)).toBe(kept === "keeps" ? words : kept));
  it("keeps every place", () => expect(ordersAlone("the motion is denied; Ada Venn takes the farm").indexOf("Ada")).toBe(22));
});

describe("orderAt", () => {
  it("begins with the first word of ordering", () => expect(orderAt("ADA VENN v. BO LARK. It is ordered that")).toBe(27));
  it("else with the paper", () => expect(orderAt("ESTATE OF BO LARK. Ada Venn has the farm.")).toBe(0));
});

describe("inFigures", () => {
  it("tells a bare part in figures in its place", () =>
    expect(inFigures("to Ada a third; the other fourth to Bo")).toBe("to Ada a 1/3  ; the other 1/4    to Bo"));
  it("leaves a third tract alone", () => expect(inFigures("a third tract")).toBe("a third tract"));
});

describe("struckIn", () => {
  it.each([
    "the mineral deed in Book 4, page 9, is cancelled and held for naught",
    "the Court does hereby annul the conveyance of May 4, 1931",
    "said instrument was never delivered and passed nothing",
    "the warranty deed, though absolute in form, was given as security only",
  ])("strikes: %s", (words) => expect(struckIn(words)).toHaveLength(1));
  it.each([
    "plaintiff asks that the deed in Book 4, page 9, be cancelled",
    "the relief is refused and the deed is adjudged good",
    "the mortgage of May 4, 1931, is cancelled",
    "the deed in Book 4, page 9, is cancelled only as to the minerals",
    "the deed in Book 4, page 9, is void as to creditors of Bo Lark",
    "the defense that the deed in Book 4, page 9, is void is without merit",
    "the motion to vacate the judgment on the deed in Book 4, page 9, is granted",
    "the deed in Book 4, page 9, is reformed, and its reservation of minerals stricken",
    "the deed to Ada Venn in Book 4, page 9, is valid and shall stand",
  ])("leaves: %s", (words) => expect(struckIn(words)).toEqual([]));
  it("strikes one of two", () => {
    const words = "the deed to Bo Lark in Book 4, page 9, is void; and the deed to Ada Venn in Book 5, page 2, is good";
    expect(struckIn(words).map((s) => words.slice(s.start, s.end))).toEqual(["the deed to Bo Lark in Book 4, page 9, is void"]);
  });
});
