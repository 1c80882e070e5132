import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the NE/4 of Section 4, Block 3, H&TC Survey, Marsh County, Texas";
const what = (words: string) => {
  const p = readPaper(`DEED. ${words.replace("@", LAND)} June 5, 1958. Ada Venn`);
  return [...p.grants, ...p.kept.map((k) => `kept ${k}`)].join("; ");
};
const [LARK, VENN] = ["Bo Lark fee 1 of whole", "kept Ada Venn royalty"];

describe("a royalty that a deed of land keeps back in words of its own", () => {
  it.each([
    [
      "Ada Venn conveys @ to Bo Lark and withholds one thirty-second of the gross production of oil and gas as a perpetual royalty.",
      `${LARK}; ${VENN} 1/32 of whole`,
    ],
    ["Ada Venn conveys @ to Bo Lark, less a 1% of 8/8 non-participating royalty interest reserved by grantor.", `${LARK}; ${VENN} 1/100 of whole`],
    ["Ada Venn conveys @ to Bo Lark. The grantee agrees to pay to the grantor one-fourth of every royalty received.", `${LARK}; ${VENN} 1/4 of royalty`],
    ["Ada Venn conveys @ to Bo Lark. It is agreed that royalties, whatever their rate, are to be shared equally by them.", `${LARK}; ${VENN} 1/2 of royalty`],
    ["Ada Venn, a widow, sells @ to Bo Lark. She keeps one-half of the royalty that any lease may provide.", `${LARK}; ${VENN} 1/2 of royalty`],
    ["Ada Venn conveys @ to Bo Lark. A 1/16 royalty in what oil and gas may be produced remains hers.", `${LARK}; ${VENN} 1/16 of whole`],
    ["Ada Venn conveys @ to Bo Lark. The royalty of one-sixteenth which the State keeps elsewhere does not touch this land.", LARK],
    ["Ada Venn conveys @ to Bo Lark. Should the note not be paid, one-half of royalties shall go to the grantor until it is.", LARK],
    ["Ada Venn conveys @ to Bo Lark, with all royalties, none being reserved.", LARK],
    ["Ada Venn conveys @ to Bo Lark, subject to any royalty heretofore reserved of record.", LARK],
    ["Ada Venn conveys @ to Bo Lark; her late husband once thought to keep a sixteenth royalty, but nothing is kept.", LARK],
    ["Ada Venn conveys @ to Bo Lark, who shall keep one-eighth of the wheat.", LARK],
  ])("%s", (words, want) => expect(what(words)).toBe(want));
});

describe("a royalty deed in rows", () => {
  const row = (words: string) =>
    readPaper(`ROYALTY DEED\nGrantor: Ada Venn\nGrantee: Bo Lark\n${words}\nLand: ${LAND}\nJune 5, 1958. Ada Venn`).grants.join("; ");
  it.each([
    ["Interest: 1/16 royalty (non-participating, of total production)", "Bo Lark royalty 1/16 of whole"],
    ["Interest conveyed: one-half (1/2) of royalty under any lease", "Bo Lark royalty 1/2 of royalty"],
  ])("%s", (words, want) => expect(row(words)).toBe(want));
});
