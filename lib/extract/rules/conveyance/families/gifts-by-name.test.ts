import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const ADMITTED = "June 5, 1968. Al Venn. Al Venn died January 9, 1972 and this will was admitted to probate in Grady County, Oklahoma, February 8, 1972.";
const gifts = (words: string) => readPaper(`LAST WILL AND TESTAMENT. I, Al Venn, make my will. ${words} ${ADMITTED}`).grants;

describe("gifts of a will by name", () => {
  it.each([
    ["two who have one thing", "My son Bo Venn and my daughter Cy Venn are to have my farm.", ["Bo Venn + Cy Venn fee 1 of grantor_interest"]],
    [
      "each verb its thing",
      "I give one-half of my royalty to my son Bo Venn, and I devise the land itself to my daughter Cy Venn.",
      ["Bo Venn royalty 1/2", "Cy Venn fee 1"],
    ],
    [
      "each taker his thing",
      "I give to Bo Venn the surface of my farm, and to my daughter Cy Venn all of the minerals.",
      ["Bo Venn surface 1", "Cy Venn mineral 1"],
    ],
    [
      "divided as follows",
      "I direct that my real estate be divided as follows: one-half to my brother, Bo Venn; one-half to my niece, Cy Venn.",
      ["Bo Venn fee 1/2", "Cy Venn fee 1/2"],
    ],
    ["what goes told behind", "To my two girls, Bo Venn and Cy Venn, goes all that I die possessed of.", ["Bo Venn + Cy Venn fee 1"]],
    [
      "the use of land for life",
      "I give my husband, Bo Venn, the use of all my real estate during his natural life. Subject to that life estate I give my real estate to Cy Venn.",
      ["Bo Venn life_estate 1", "Cy Venn remainder 1"],
    ],
    [
      "those who own it when he is dead",
      "My husband, Bo Venn, may live on and use my farm until he dies. Then my two children, Cy Venn and Di Venn, shall own it.",
      ["Bo Venn life_estate 1", "Cy Venn + Di Venn remainder 1"],
    ],
    ["what the executor hands over", "My executor shall turn over all that remains to Cy Venn.", ["Cy Venn fee 1"]],
    ["what nothing else disposes of", "I give to Cy Venn everything not otherwise disposed of herein.", ["Cy Venn fee 1"]],
    [
      "excepted and devised",
      "I devise my farm to Bo Venn, excepting the oil and gas thereunder, which I devise to Cy Venn.",
      ["Cy Venn mineral 1", "Bo Venn fee 1"],
    ],
    [
      "only the first where she lives",
      "I give everything I own to my wife, Bo Venn, if she survives me; if she does not, then to my son, Cy Venn.",
      ["Bo Venn fee 1"],
    ],
  ])("%s", (_, words, want) => {
    const read = gifts(words);
    expect(read).toHaveLength(want.length);
    expect(want.filter((w, i) => read[i]?.startsWith(w))).toEqual(want);
  });
  it.each([
    ["a saddle", "I give my saddle to Bo Venn, and I leave my thanks to Cy Venn."],
    ["a power", "My executor shall deliver my letters to Bo Venn."],
  ])("not %s", (_, words) => expect(gifts(words)).toEqual([]));
});
