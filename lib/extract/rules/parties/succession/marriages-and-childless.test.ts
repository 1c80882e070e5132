// Marriages told as rows or by their number, adopted children under a later name, and children who died after the dead and left none.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const sworn = (words: string) =>
  readPaper(
    `AFFIDAVIT OF HEIRSHIP\n\nTHE STATE OF TEXAS, COUNTY OF ELM. Before me came Floy Penn, who being sworn said: Clyde Stone died February 6, 1981, without a will. ${words}\n\nFloy Penn\n\nSworn to and subscribed before me March 3, 1982. Filed March 5, 1982, Vol. 301, page 55.`,
  ).deaths;

const family = (words: string, dead = "Clyde Stone") => sworn(words).find((d) => d.decedent === dead)?.heirs;

describe("marriages told in rows and by number", () => {
  it.each([
    "Marriages: (1) Ada Poe, 1940, divorced 1949; (2) Vera Stone, 1951, who survives. Children of the first marriage: Ben Stone. Child of the second marriage: May Stone.",
    "First marriage: Ada Poe, divorced in 1949. Second marriage: Vera Stone, surviving. Children of first marriage: Ben Stone. Children of second marriage: May Stone.",
    "He married first Ada Poe, divorced in 1949, and second Vera Stone, who survives. Children by the first wife: Ben Stone. Children by the second wife: May Stone.",
    "He was married twice: first to Ada Poe, who died in 1949, and then to Vera Stone. By the former he had Ben Stone; by the latter, May Stone.",
  ])("%s", (words) => expect(family(words)).toEqual(["Vera Stone spouse", "Ben Stone child", "May Stone child"]));

  it("puts an earlier marriage before one that was told first", () =>
    expect(
      family(
        "He left as his widow Vera Stone, whom he married in 1951. An earlier marriage, to Ada Poe, ended in divorce. The children of the earlier marriage are Ben Stone and May Lusk.",
      ),
    ).toEqual(["Vera Stone spouse", "Ben Stone child", "May Lusk child"]));

  it("takes the children of a marriage for no other names of the wife", () =>
    expect(family("He left Vera Stone, his wife, and two children by a former marriage, Ben Stone and May Lusk.")).toEqual([
      "Vera Stone spouse",
      "Ben Stone child",
      "May Lusk child",
    ]));

  it("reads no spouse out of what is said of a marriage", () =>
    expect(family("Vera Stone survives him. Children born of that marriage: Ben Stone and May Lusk.")?.filter((h) => /spouse$/.test(h))).toEqual([]));
});

describe("those announced before their names", () => {
  it("are adopted under one name and go by another", () =>
    expect(family("One child was born to him, Ben Stone. In 1939 he adopted a small girl, now May Lusk, with leave of the court.")).toEqual([
      "Ben Stone child",
      "May Lusk child",
    ]));
  it("stand behind one who is said to have outlived the dead", () =>
    expect(
      family("He never married. He had one sister, May Lusk, who survived him, and two brothers, Ben Stone and Guy Stone, both of whom died before him."),
    ).toEqual(["May Lusk sibling", "Ben Stone sibling dead", "Guy Stone sibling dead"]));
});

describe("a child who died after the dead and left none", () => {
  const head = "He was a widower and left three children: Ben Stone, May Lusk and Guy Stone.";
  it.each([
    "Ben Stone died July 7, 1984. He was a bachelor and left no will.",
    "Ben Stone was next to go, on July 7, 1984. He was single and never had a child.",
    "The first of the three to die was Ben Stone, on July 7, 1984. He was childless.",
    "Ben Stone followed his father on July 7, 1984, leaving neither wife nor child.",
    "Ben Stone was never married; he died July 7, 1984, and had no children.",
  ])("leaves brothers and sisters: %s", (words) => expect(family(`${head} ${words}`, "Ben Stone")).toEqual(["May Lusk sibling", "Guy Stone sibling"]));
  it.each(["Ben Stone died July 7, 1984, leaving no minor children.", "Ben Stone died July 7, 1984. May Lusk has no children."])(
    "is not told by: %s",
    (words) => expect(family(`${head} ${words}`, "Ben Stone")).toBeUndefined(),
  );
});

describe("given names in a row", () => {
  it("all stand for children though a word of kin stands right before the first", () =>
    expect(family("Those left are his widow, Vera Stone, and their boys and girls, Ben, Guy and May Stone, and Una Stone Lusk.")).toEqual([
      "Vera Stone spouse",
      "Ben Stone child",
      "Guy Stone child",
      "May Stone child",
      "Una Stone Lusk child",
    ]));
});
