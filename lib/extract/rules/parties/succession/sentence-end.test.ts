import { describe, expect, it } from "vitest";
import { sentenceEnd } from "./sentence-end";

const first = (text: string) => text.slice(0, sentenceEnd(text, 0, text.length));

describe("where a sentence of a statement ends", () => {
  it.each([
    ["leaving as her only child JAMES CANTLEY. /s/ Ora Snow", "leaving as her only child JAMES CANTLEY."],
    ["leaving one child, James Cantley. /s/ Ora Snow", "leaving one child, James Cantley."],
    ["Maria Dreiling, daughter - 1/8. IT IS SO ORDERED", "Maria Dreiling, daughter - 1/8."],
    ["He died on Feb. 6, 1981, at home. His wife", "He died on Feb. 6, 1981, at home."],
    ["his only heirs, in possession of the SW¼ of Section 11, T7N, R12W. Ora Snow", "his only heirs, in possession of the SW¼ of Section 11, T7N, R12W."],
    ["who owned the NW/4 of Section 3, T. 7N. Range 12W, at his death. His wife", "who owned the NW/4 of Section 3, T. 7N. Range 12W, at his death."],
    ["is now Mrs. Wanda Lusk of Reno. Troy", "is now Mrs. Wanda Lusk of Reno."],
    ["his son J. T. Lund and no other. He died", "his son J. T. Lund and no other."],
  ])("%s", (text, want) => {
    expect(first(text)).toBe(want);
  });
});
