// Gifts of a will told in parts, by what remains, or of a thing named before him who takes it.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";
import { inFractions } from "@/lib/extract/rules/shares/equal-parts";

const gifts = (words: string) =>
  readPaper(
    `LAST WILL AND TESTAMENT OF IDA STONE\n\nI, Ida Stone, of Elm County, make this my last will. ${words} Dated May 1, 1949. Ida Stone. Witnesses: Al Moss, Cy Penn.`,
  ).grants;

describe("a gift divided into equal parts", () => {
  it.each([
    "All the residue of my estate my executor shall divide into four equal parts. Two of such parts I give to my sister, MAY LUSK. Of the other two I give one to my brother, BEN STONE, and one to my nephew, GUY ORT.",
    "I direct that all my lands be divided into four equal shares, and I give two such shares to MAY LUSK, one to BEN STONE and one to GUY ORT.",
  ])("gives each his parts: %s", (words) =>
    expect(gifts(words)).toEqual(["May Lusk fee 1/2 of grantor_interest", "Ben Stone fee 1/4 of grantor_interest", "Guy Ort fee 1/4 of grantor_interest"]),
  );
  it("gives what is owned in royalties in the parts told behind", () =>
    expect(
      gifts("What I own in royalties under the farm I give in two equal parts: one part to my sister, MAY LUSK, and the other part to my brother, BEN STONE."),
    ).toEqual(["May Lusk royalty 1/2 of grantor_interest", "Ben Stone royalty 1/2 of grantor_interest"]));
  it("keeps every word in its place, and counts no people", () => {
    expect(inFractions("divided into five equal parts, two to ANN and three to BOB")).toBe("divided into five equal parts, 2/5 to ANN and 3/5   to BOB");
    expect(inFractions("divided into two equal parts, one to ANN and one to my three sons")).toBe(
      "divided into two equal parts, 1/2 to ANN and 1/2 to my three sons",
    );
    expect(inFractions("one to ANN and two to BOB")).toBeNull();
  });
});

describe("a gift told by the words before it", () => {
  it("gives what remains of the minerals to those named next", () =>
    expect(
      gifts(
        "The surface of my farm I give to BEN STONE. Of the minerals under the farm, one-half shall belong to MAY LUSK. The remaining half shall be divided evenly among BEN STONE and GUY ORT.",
      ),
    ).toEqual(["Ben Stone surface 1 of grantor_interest", "May Lusk mineral 1/2 of whole", "Ben Stone + Guy Ort mineral 1/2 of whole"]));
  it.each([
    "My boy BEN STONE has worked the home place, and I want him to have it, 100 acres, house, barns, minerals and all.",
    "BEN STONE is to have the home place of 100 acres.",
    "My son BEN STONE has worked the farm with me, and it is to be his.",
    "The farm of 100 acres goes to my son BEN STONE.",
  ])("gives to him who was named: %s", (words) => {
    const [land] = gifts(words);
    expect(land).toMatch(/^Ben Stone fee 1 of /);
  });
  it("gives the rest where it is told before the verb", () =>
    expect(gifts("Whatever else I have when I go, land or money, I leave to my girls, MAY LUSK and ADA ORT.")).toEqual([
      "May Lusk + Ada Ort fee 1 of grantor_interest",
    ]));
  it.each([
    "BEN STONE is to have full power to lease my lands.",
    "The road to my farm goes by the church of BEN STONE.",
    "I own a farm beside the land which belongs to my brother BEN STONE.",
  ])("gives no land: %s", (words) => expect(gifts(words).filter((g) => / fee /.test(g))).toEqual([]));
});

describe("what a testator gives, beside why", () => {
  const MINERALS = ["May Lusk mineral 3/5 of grantor_interest", "Ben Stone mineral 2/5 of grantor_interest"];
  it.each([
    "The minerals under the farm I leave to my two children, because Ben has the surface, in these shares: MAY LUSK three-fifths and BEN STONE two-fifths.",
    "The oil, gas and all other minerals under the farm I leave to my two children, and not evenly, since my son has the land: MAY LUSK is to have three-fifths of the minerals, and BEN STONE two-fifths.",
    "To my two children I leave the oil, gas and other minerals under the farm: my daughter MAY LUSK is to have three-fifths of the minerals, and my son BEN STONE two-fifths.",
  ])("is the thing given: %s", (words) => expect(gifts(words)).toEqual(MINERALS));

  it("is a second thing where it is one, and goes wholly to one", () =>
    expect(gifts("I leave the surface of the farm to MAY LUSK and the minerals under it to BEN STONE. The coal goes wholly to MAY LUSK.")).toEqual([
      "May Lusk surface 1 of whole",
      "Ben Stone mineral 1 of whole",
      "May Lusk mineral 1 of whole",
    ]));
});
