import { describe, expect, it } from "vitest";
import { beforeAfterLife, FOR_LIFE, leadsAfterLife } from "./after-life";

const name = (words: string): string[] => leadsAfterLife(words).map((l) => words.slice(l.end).split(/[,.]/)[0] ?? "");

describe("words of a gift for life", () => {
  it.each([
    "for her natural life",
    "during her lifetime",
    "so long as she may live",
    "while he lives",
    "until her death",
    "for and during the term of his life",
    "a life estate only",
  ])("are %s", (words) => expect(FOR_LIFE.test(words)).toBe(true));
  it.each(["during the life of said lease", "so long as oil is produced", "for the life of the well"])("are not %s", (words) =>
    expect(FOR_LIFE.test(words)).toBe(false),
  );
});

describe("words that lead to who takes after a life", () => {
  it.each([
    "to Ada Venn for life, remainder to Bo Lark, forever",
    "to Ada Venn for life, and from and after her decease to her children, Bo Lark, share alike",
    "to Ada Venn so long as she lives, and when she dies to Bo Lark, in fee",
    "to Ada Venn for her life; and upon her death the same shall go and belong to Bo Lark, in fee",
    "to Ada Venn while she lives, and after her to Bo Lark, in fee",
    "to Ada Venn for her lifetime only. At her death title shall vest in her son Bo Lark, in fee",
    "to Ada Venn during her life, then to Bo Lark, in fee",
    "to Ada Venn a life estate, and unto Bo Lark, the remainder, in",
  ])("are read: %s", (words) => expect(name(words)).toEqual(["Bo Lark"]));

  it("are none where only time goes on", () => {
    expect(name("to Ada Venn the land, and then to Bo Lark the house")).toEqual([]);
    expect(name("to Ada Venn the surface, and the minerals to Bo Lark")).toEqual([]);
  });

  it("are none where a paper tells who has the rest", () => {
    expect(name("She has three-eighths; the remainder belongs to Bo Lark, who leased to nobody.")).toEqual([]);
    expect(name("to Ada Venn for life, and the remainder shall belong to Bo Lark, in fee")).toEqual(["Bo Lark"]);
  });

  it("part the words before from those behind", () => {
    expect(beforeAfterLife("to Ada Venn for life, remainder to Bo Lark, each")).toBe("to Ada Venn for life, ");
    expect(beforeAfterLife("to Ada Venn and Bo Lark, each one-half")).toBe("to Ada Venn and Bo Lark, each one-half");
  });
});
