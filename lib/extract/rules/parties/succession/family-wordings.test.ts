// How neighbours and widows of many counties tell a family: who died, who was married, who the children were and who stands in whose place.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const sworn = (words: string) =>
  readPaper(
    `AFFIDAVIT OF HEIRSHIP\n\nTHE STATE OF TEXAS, COUNTY OF ELM. Before me came Floy Penn, who being sworn said: I knew Clyde Stone for forty years and am no kin of his. ${words}\n\nFloy Penn\n\nSworn to and subscribed before me March 3, 1982. Filed March 5, 1982, Vol. 301, page 55.`,
  ).deaths;

describe("families told in running words", () => {
  it.each([
    [
      "takes up each of those announced in a sentence of its own",
      "He died on Feb. 6, 1981, leaving no will. His wife had died before him. Three children were born of the marriage. Wanda, the eldest, is now Mrs. Wanda Stone Lusk of Elm City. Troy Stone lives in Oakton. The third, Vernon Stone, was killed in an accident in 1969, and he left surviving him two children, namely Kay Mims and Dale Stone.",
      [
        [
          "Clyde Stone",
          [
            "Mrs. Wanda Stone Lusk child",
            "Troy Stone child",
            "Vernon Stone child dead",
            "Kay Mims grandchild of Vernon Stone",
            "Dale Stone grandchild of Vernon Stone",
          ],
        ],
      ],
    ],
    [
      "opens a list of children where they were born to a couple",
      "Clyde Stone died May 5, 1951 without a will. He was married once, in 1924, to Thelma Stone, who survives him. Born to them were Carl Stone and Nora Stone Zahn (formerly Nora Stone).",
      [["Clyde Stone", ["Thelma Stone spouse", "Carl Stone child", "Nora Stone Zahn child"]]],
    ],
    [
      "knows the children of each of two marriages by the marriage",
      "Clyde Stone died May 20, 2012, intestate. He was married two times. The first marriage, to Angela Reese, ended in divorce in 1985; Kyle Stone (born 1982) was the only child of that marriage. The second marriage was to Teresa Stone on July 7, 1986, and continued until his death; Brooke Stone Senn (born 1988) was the only child of the second marriage. Both children are living, as is Teresa Stone.",
      [["Clyde Stone", ["Teresa Stone spouse", "Kyle Stone child", "Brooke Stone Senn child"]]],
    ],
    [
      "reads numbered answers, each for itself",
      "(1) Name of decedent: CLYDE STONE. (2) Date of death: March 2, 1994. (3) Left a will? No. (4) Wife: Alma Stone, married 1972, survived him; no other marriage. (5) Children born of that marriage: Rita Stone Boyd and Glen Stone, both living. (6) Other children: None.",
      [["Clyde Stone", ["Alma Stone spouse", "Rita Stone Boyd child", "Glen Stone child"]]],
    ],
    [
      "takes no other name of a daughter for another child",
      "Clyde Stone died May 20, 1958, intestate, a widower. He had these children and no others: Zelda Stone Fry, formerly Zelda Stone; Ruth Stone Oakes, formerly Ruth Stone and before that Ruth Bates; and Homer Stone.",
      [["Clyde Stone", ["Zelda Stone Fry child", "Ruth Stone Oakes child", "Homer Stone child"]]],
    ],
    [
      "gives a death of her own to the daughter who is spoken of next",
      "Clyde Stone died January 2, 1931 and made no will. His wife Sallie went before him in 1922. Clyde and Sallie Stone had two children only, Odell Stone and Bessie Ray. Bessie was the wife of Tom Ray, and he died in 1940. She died on March 30, 1947, without a will, and had by Tom Ray two children and no more, to wit: Jewel Odom and Clifton Ray.",
      [
        ["Clyde Stone", ["Odell Stone child", "Bessie Ray child"]],
        ["Bessie Ray", ["Jewel Odom child", "Clifton Ray child"]],
      ],
    ],
  ])("%s", (_promise, words, want) => {
    const told = sworn(words).map((d) => [d.decedent, d.heirs]);
    for (const family of want) expect(told).toContainEqual(family);
  });
  it("lets no spouse survive who went before", () => {
    expect(sworn("Clyde Stone died January 2, 1931. His wife Sallie Stone preceded him in death. He left one child, Odell Stone.")[0]?.spouse).toBeNull();
  });
  it("finds whose family the heading speaks of, and ends his name with its line", () => {
    const text =
      "STATEMENT OF FACTS CONCERNING THE FAMILY OF CLYDE STONE\nGiven under oath by Floy Penn. Clyde Stone never married. His father, Green Stone, died in 1931. He died himself on May 15, 1966, without a will, leaving one brother, Hoyt Stone, and no other brother or sister.\nFloy Penn. Sworn to January 3, 1967.";
    const read = readPaper(text);
    expect(read.type).toBe("affidavit_of_heirship");
    expect(read.deaths.map((d) => d.decedent)).toContain("Clyde Stone");
  });
});
