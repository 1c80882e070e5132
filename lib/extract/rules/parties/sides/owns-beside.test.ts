import { describe, expect, test } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const sides = (text: string) =>
  readInstrument({ name: "paper.txt", text })
    .parties.resolved.parties.map((p) => `${p.display} ${p.side}`)
    .sort();
const land = "the NE/4 of Section 9, Township 14 North, Range 5 West, Grady County, Oklahoma";
const foot = "\n\nWitness my hand this 9th day of June, 1947.\n\nAda Venn";
const deed = (words: string, end = foot) => `WARRANTY DEED\n\n${words}${end}`;

describe("owners who are told of beside the giver", () => {
  test.each([
    `Know all men, that ADA VENN, a widow, owner of an undivided half, her brother Cy Mott owning the other and not being a party hereto, does hereby grant, bargain, sell and convey to BO LARK, of Reno, her undivided half of ${land}.`,
    `Ada Venn, a widow, who holds this land with Cy Mott, who does not join herein, for $10 grants and conveys to Bo Lark, of Reno, her undivided half of ${land}.`,
    `Know all men, that Ada Venn, a widow, owner of a half, the other half being in Cy Mott, does hereby grant, sell and convey to Bo Lark, of Reno, her undivided half of ${land}, to hold as tenant in common with Cy Mott.`,
    `Know all men, that Ada Venn, a widow, does hereby grant, sell and convey to Bo Lark, of Reno, her undivided half of ${land}; Cy Mott, owning the remaining half, is no party to this deed.`,
  ])("are no givers: %s", (words) => expect(sides(deed(words))).toEqual(["Ada Venn from", "Bo Lark to"]));

  test("but one whose wife does not join gives, and so does who signs", () => {
    const words = `Cy Mott, whose wife does not join, the land being no homestead, and Ada Venn, a widow, grant, sell and convey to Bo Lark, of Reno, ${land}.`;
    expect(sides(deed(words, "\n\nWitness our hands this 9th day of June, 1947.\n\nCy Mott\nAda Venn"))).toEqual([
      "Ada Venn from",
      "Bo Lark to",
      "Cy Mott from",
    ]);
  });
});

describe("three names behind 'between'", () => {
  test.each(["CY MOTT and DEE MOTT, of the same place, brother and sister, as tenants in common", "Cy Mott and Dee Mott, his sister, share and share alike"])(
    "take all but the one who signs: %s",
    (takers) => {
      const words = `This indenture, made October 3, 1929, between Ada Venn, a widow, and ${takers}. Witnesseth: that the party of the first part grants, sells and conveys unto the parties of the second part ${land}.`;
      expect(sides(deed(words))).toEqual(["Ada Venn from", "Cy Mott to", "Dee Mott to"]);
    },
  );

  test("give where two of them sign", () => {
    const words = `This indenture, made October 3, 1929, between Ada Venn and Cy Mott and Dee Mott. Witnesseth: that the parties of the first part grant, sell and convey unto the party of the second part ${land}.`;
    expect(sides(deed(words, "\n\nWitness our hands.\n\nAda Venn\nCy Mott"))).toEqual(["Ada Venn from", "Cy Mott from", "Dee Mott to"]);
  });
});

describe("labels ahead of the names", () => {
  test.each([
    "First party: ADA VENN, a widow, of Elm. Second parties: CY MOTT AND DEE MOTT, husband and wife, of Reno.\n\nFirst party grants, sells and conveys to second parties",
    "Grantor, ADA VENN, a widow, of Elm.\nGrantees, (i) CY MOTT, a single man, of Reno; (ii) DEE MOTT, a widow, of Reno.\n\nGrantor conveys and warrants to Grantees",
  ])("name both sides: %s", (head) => expect(sides(deed(`${head} ${land}.`))).toEqual(["Ada Venn from", "Cy Mott to", "Dee Mott to"]));
});
