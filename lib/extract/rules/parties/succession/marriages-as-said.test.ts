import { describe, expect, it } from "vitest";

import { asMarried } from "./marriages-as-said";
import { familiesOf } from "./test-family";

const sworn = (words: string) =>
  familiesOf(
    `AFFIDAVIT OF HEIRSHIP\n\nTHE STATE OF TEXAS, COUNTY OF ELM. Before me came Floy Penn, who being sworn said: Otto Venn died June 4, 1999, without a will. ${words}\n\nFloy Penn\n\nSworn to and subscribed before me March 3, 2000. Filed March 5, 2000, Vol. 301, page 55.`,
  )[0];

describe("marriages told one after the other", () => {
  it.each([
    "FIRST MARRIAGE. In 1950, to NINA VENN, from whom he was divorced in 1962. One child: ROY VENN, living. SECOND MARRIAGE. On February 16, 1964, to OPAL VENN, who survives him. One child, KIP VENN, living.",
    "First marriage: 1950, at Taloga, to NINA VENN; divorced 1962. Child of it: ROY VENN, living. Second marriage: February 16, 1964, to OPAL VENN, who survives. Child of it: KIP VENN, living.",
    "Marriage No. 1 was in 1950, to NINA VENN. It ended in divorce in 1962. There was born ROY VENN, living. Marriage No. 2 was on May 1, 1964, to OPAL VENN, who lives at Elm. There was born KIP VENN, living.",
    "His first wife. NINA VENN, married 1950, divorced 1962; by her a son, ROY VENN, living. His second wife. OPAL VENN, married 1964, living; by her a son, KIP VENN, living.",
    "FIRST WIFE: NINA VENN. Married 1950. Divorced 1962. CHILDREN BY FIRST WIFE: ROY VENN, living. SECOND WIFE: OPAL VENN. Married 1964. Living. CHILDREN BY SECOND WIFE: KIP VENN, living.",
    "His first marriage was to NINA VENN, on May 1, 1950. It ended in divorce in 1962. The child of that marriage is ROY VENN, living. His second and last marriage was to OPAL VENN, on February 16, 1964. She survives. One child was born to them: KIP VENN, living.",
    "Wives. (1) NINA VENN, married May 4, 1950, divorced June 2, 1962. (2) OPAL VENN, married 1964. She was his wife when he died. Children by NINA VENN: ROY VENN, living. Children by OPAL VENN: KIP VENN, living.",
    "His first marriage, to NINA VENN, was dissolved in 1962; of it there is one son, ROY VENN. In 1964 he was married to OPAL VENN, who is his widow; of this second marriage there is KIP VENN.",
  ])("tell whose each child is: %s", (words) => {
    const death = sworn(words);
    expect([death?.spouse, death?.spouses_count, death?.children_all_of_spouse]).toEqual(["OPAL VENN", 2, false]);
    expect(death?.heirs.filter((h) => h.relation === "child").map((h) => [h.name, h.ofSpouse])).toEqual([
      ["ROY VENN", false],
      ["KIP VENN", true],
    ]);
  });

  it("keep their places, and what is no marriage as it stands", () => {
    for (const words of ["Second marriage. In 1964, to ADA POE.", "She was the wife of AL POE.", "He took ADA POE to wife."]) {
      expect(asMarried(words)).toHaveLength(words.length);
      expect(asMarried(words)).not.toBe(words);
    }
    for (const words of [
      "The marriage ended in 1964.",
      "His wife, ADA POE, is living.",
      "He took ADA POE to Elm City.",
      "The first was born in 1920; the second went to Elm City.",
      "A sister of his first wife.",
    ])
      expect(asMarried(words)).toBe(words);
  });
});

describe("husband and wife", () => {
  it.each([
    "He was married once. He married NINA VENN in 1961, and they were husband and wife when he died. Nina is living. He had two children, ROY VENN and FAY VENN, both of that marriage.",
    "Marriage: one. He married NINA VENN in 1961. She was his wife to the end and is living. Children: two, all by Nina. - ROY VENN, living. - FAY VENN, living.",
    "In 1961 he took NINA VENN to wife, and they remained man and wife till he died. She lives at Elm. Two children came of it: ROY VENN and FAY VENN, both living.",
    "Otto Venn and NINA VENN were husband and wife from 1961 on. Their children are ROY VENN and FAY VENN. Nina survives him.",
    "He and NINA VENN were husband and wife at the time of his death. ROY VENN and FAY VENN are their only children.",
  ])("the wife survives, and is no child: %s", (words) => {
    const death = sworn(words);
    expect(death?.spouse).toBe("NINA VENN");
    expect(death?.heirs.map((h) => h.name)).toEqual(["NINA VENN", "ROY VENN", "FAY VENN"]);
  });

  it("takes one of whom the couple bought for no wife", () => {
    const death = sworn(
      "In 1946 he married Ernestine, and she outlived him. They had two children: ROY VENN and FAY VENN. The farm, which he and his wife bought in 1961 from Tully Best, was community property.",
    );
    expect(death?.heirs.map((h) => h.name)).toEqual(["Ernestine Venn", "ROY VENN", "FAY VENN"]);
  });

  it("keeps a child of an earlier marriage whom the second husband did not adopt", () => {
    const words =
      "She had been married before, in 1934, to Cal Doe, who died in 1937. The one child of that marriage is LES DOE, who is living. He was not adopted by Abe Venn. By Abe Venn she had two children: ROY VENN and FAY VENN, both living.";
    const death = familiesOf(
      `AFFIDAVIT OF HEIRSHIP\n\nTHE STATE OF TEXAS, COUNTY OF ELM. Floy Penn being sworn said: Ida Venn died June 4, 1999. She was then a widow; Abe Venn, her husband, had died in 1984. ${words}\n\nFloy Penn\n\nSworn to and subscribed before me March 3, 2000.`,
    )[0];
    expect(death?.heirs.map((h) => h.name)).toEqual(["LES DOE", "ROY VENN", "FAY VENN"]);
  });
});

describe("families told in their own ways", () => {
  it("stands those of a family below the one who heads it", () =>
    expect(
      sworn(
        "He left: I. Family of his son Abe Venn (died 1945): Lee Venn; Pearl Venn Hines. II. His daughter Lou Venn Pike, living. He had no other children.",
      )?.heirs.map((h) => [h.name, h.perStirpesOf]),
    ).toEqual([
      ["Abe Venn", null],
      ["Lou Venn Pike", null],
      ["Lee Venn", "Abe Venn"],
      ["Pearl Venn Hines", "Abe Venn"],
    ]));

  it("takes the mother told behind a marriage for no child of it", () =>
    expect(
      sworn(
        "He was survived by his second wife, Faye Venn, and by the two children of his first marriage, to Beulah Venn (who died in 1940): Cecil Venn and Troy Venn.",
      )?.heirs.map((h) => [h.name, h.ofSpouse]),
    ).toEqual([
      ["Faye Venn", null],
      ["Cecil Venn", false],
      ["Troy Venn", false],
    ]));

  it("puts the children of a dead child in his place where both parents died, he between them", () => {
    const told = familiesOf(
      `AFFIDAVIT OF HEIRSHIP. OKLAHOMA, ELM COUNTY. Floy Penn, sworn, says:\n1. Otto Venn died February 2, 1966, intestate. Surviving him were his wife, Nina Venn, and his son, Roy Venn, and daughter, Fay Venn, the only children he had, both by Nina.\n2. Nina Venn died March 3, 1986, intestate, not remarried. Surviving her were Fay Venn and the two children of Roy Venn, who had died in 1984, namely Clyde Venn and Diane Venn.\n3. Roy Venn's widow is Jan Venn.\n\nFloy Penn\n\nSworn to May 5, 1987.`,
    ).find((d) => d.decedent === "Nina Venn");
    expect(told?.heirs.map((h) => [h.name, h.living === false, h.perStirpesOf])).toEqual([
      ["Roy Venn", true, null],
      ["Clyde Venn", false, "Roy Venn"],
      ["Diane Venn", false, "Roy Venn"],
      ["Fay Venn", false, null],
    ]);
  });
});

describe("a child told by the mother's name right behind the issue of a dead child", () => {
  it.each(["By Nina", "By NINA VENN"])("is a child of the dead: %s", (by) => {
    const death = sworn(
      `He was married twice, to NINA VENN, divorced 1962, and to OPAL VENN, who survives. Children. ${by}: ROY VENN, living; and STACY REED, who died on April 3, 1990, leaving as her only children TY REED and BREE REED, both living. ${by.replace(/nina/i, (n) => (n === "NINA" ? "OPAL" : "Opal"))}: KIP VENN, living.`,
    );
    expect(death?.heirs.map((h) => `${h.name} ${h.relation}`).sort()).toEqual(
      ["BREE REED grandchild", "KIP VENN child", "OPAL VENN spouse", "ROY VENN child", "STACY REED child", "TY REED grandchild"].sort(),
    );
  });
});
