import { expect, it } from "vitest";
import { othersIn } from "./others";

const isSide = (name: string): boolean => /Venn|Lark/.test(name);
const who = (words: string): string | null | undefined => {
  const [before = "", behind = ""] = words.split("|");
  const found = othersIn({ before, behind }, isSide);
  return found ? found.name : undefined;
};

it("finds who else has a share by where his name stands", () => {
  expect(who("Cy Mott, |")).toBe("Cy Mott");
  expect(who("the |of the minerals which Elm Oil Company reserved when it sold to Ada Venn")).toBe("Elm Oil Company");
  expect(who("|of the minerals, being in August Hale by an earlier deed")).toBe("August Hale");
  expect(who("|, the property of Ann Moss")).toBe("Ann Moss");
});

it("finds one who is not named by what is told of old", () => {
  expect(who("| of the minerals heretofore sold")).toBeNull();
  expect(who("|, sold by me before")).toBeNull();
  expect(who("|, outstanding in others")).toBeNull();
});

it("takes no giver, taker, place or heading for another", () => {
  for (const words of ["Ada Venn, |", "|to Bo Lark", "|of the minerals in Marsh County", "Conveyed, |", "the other |, which passes", "|, on 3 May 1940"])
    expect(who(words)).toBeUndefined();
});
