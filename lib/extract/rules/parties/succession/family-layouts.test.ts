import { describe, expect, it } from "vitest";
import { familiesOf } from "./test-family";

const LAND = "the NE/4 of Section 14, T10N-R5W, Grady County, Oklahoma";
const heirs = (paper: string, who = 0) =>
  (familiesOf(paper)[who]?.heirs ?? [])
    .map((h) => `${h.name} ${h.relation}${h.perStirpesOf ? ` of ${h.perStirpesOf}` : ""}${h.living === false ? " dead" : ""}`)
    .sort();
const sworn = (words: string) => `AFFIDAVIT OF HEIRSHIP. ${words} He owned ${LAND}. Otis Hay. Sworn to June 1, 1980.`;
const TWO = ["Ada Venn child", "Bo Venn child"];
const BELOW = ["Ada Venn child", "Bo Venn child dead", "Cy Venn grandchild of Bo Venn", "Di Venn grandchild of Bo Venn"];

describe("families told in one way or another", () => {
  it.each([
    [
      "the last named",
      "Al Venn, a widower, died intestate May 1, 1970. Two children were born to him: Ada Venn and Bo Venn. The last named died in 1965, leaving two children, Cy Venn and Di Venn.",
      BELOW,
    ],
    [
      "the second",
      "Al Venn, a widower, died intestate May 1, 1970. He had two children, Ada Venn and Bo Venn. The second died in 1965, leaving two sons, Cy Venn and Di Venn.",
      BELOW,
    ],
    [
      "who is dead behind the word of kin",
      "Al Venn, a widower, died intestate May 1, 1970, leaving Ada Venn, his daughter, and Cy Venn and Di Venn, his grandchildren, being the children of Bo Venn, his son, deceased.",
      BELOW,
    ],
    [
      "labels behind a dead one",
      "Al Venn, a widower, died intestate May 1, 1970. He had 2 children. (1) Ada Venn, living. (2) Bo Venn, deceased March 1, 1965; spouse: Eve Venn, living; children: Cy Venn, Di Venn.",
      BELOW,
    ],
    [
      "what is told between the names and the kin",
      "Al Venn, a widower, died intestate May 1, 1970. Ada Venn and Bo Venn, both grown, are the only children he ever had.",
      TWO,
    ],
    [
      "given names behind a dash",
      "Al Venn, a widower, died intestate May 1, 1970, leaving two children, both by his late wife - Ada and Bo, each bearing the name of Venn.",
      TWO,
    ],
  ])("%s", (_, words, want) => expect(heirs(sworn(words))).toEqual(want));
  it("a widow told so beside her name opens no list of spouses", () =>
    expect(
      heirs(
        sworn(
          "Di Venn, widow, died intestate May 1, 1970, leaving as heirs: Ada Venn, her daughter; and Cy Venn and Eve Venn, her grandchildren, being the children of Bo Venn, her son, deceased.",
        ),
      ),
    ).toEqual(["Ada Venn child", "Bo Venn child dead", "Cy Venn grandchild of Bo Venn", "Eve Venn grandchild of Bo Venn"]));
  it("one who swears tells of his own father", () =>
    expect(
      heirs(
        "AFFIDAVIT OF HEIRSHIP. My name is Ada Venn. My father was Al Venn, who died May 1, 1970 with no will. My mother died in 1960. I have one brother, Bo Venn. Ada Venn. Sworn June 1, 1971.",
      ),
    ).toEqual(TWO));
  it("two who died are told with one verb", () =>
    expect(
      familiesOf(
        sworn(
          "Al Venn and Eve Venn, husband and wife, had two children, Ada Venn and Bo Venn. Eve Venn died in 1965 and Al Venn on May 1, 1970, neither leaving a will.",
        ),
      ).map((d) => [d.decedent, d.died]),
    ).toContainEqual(["Al Venn", "1970-05-01"]));
  it("a widower who had long been one leaves no wife", () =>
    expect(
      familiesOf(
        sworn("On May 1, 1970 Al Venn died without a will. He had long been a widower. He and his wife, Eve Venn, had two children, Ada Venn and Bo Venn."),
      )[0]?.spouse,
    ).toBeNull());
});

describe("families drawn", () => {
  const form = (rows: string) =>
    `AFFIDAVIT OF HEIRSHIP\nName of decedent: Al Venn\nDate of death: May 1, 1970\nWill: none\n${rows}\nReal property: ${LAND}\nAffiant: Otis Hay, a neighbor\nSworn to June 1, 1971.`;
  it.each([
    [
      "lists within a list",
      "Children:\n  (a) Ada Venn, Tulsa\n  (b) Bo Venn, died 1965, survived by\n      (i) Cy Venn\n      (ii) Di Venn\n      and by his widow, Eve Venn",
      BELOW,
    ],
    ["a tree", "FAMILY OF AL VENN\n  m. Eve Venn (died 1960)\n    1. Ada Venn\n    2. Bo Venn - died 1965\n       - Cy Venn\n       - Di Venn", BELOW],
    [
      "children beside each marriage",
      "| Marriage | Spouse | How ended | Children |\n| First | Eve Venn | divorced 1940 | Ada Venn |\n| Second | Fay Venn | her death, 1967 | Bo Venn, Cy Venn |",
      [...TWO, "Cy Venn child"],
    ],
    ["a dot for a colon", "Issue: Ada Venn, daughter; Bo Venn, son\nPredeceased issue . None", TWO],
    [
      "how each stands",
      "Children: A. Name: Ada Venn. Status: living. B. Name: Bo Venn. Status: deceased 1965. Children of Bo Venn: Cy Venn and Di Venn.",
      BELOW,
    ],
  ])("%s", (_, rows, want) => expect(heirs(form(rows))).toEqual(want));
  it("not a list of one rank, which stands as it is read", () => expect(heirs(form("Children:\n  1. Ada Venn, Tulsa\n  2. Bo Venn, Enid"))).toEqual(TWO));
  it("a spouse whose death ended the marriage does not survive", () =>
    expect(familiesOf(form("Name of each spouse, and how the marriage ended: Eve Venn - death, 1950.\nChildren: Ada Venn; Bo Venn"))[0]?.spouse).toBeNull());
});
