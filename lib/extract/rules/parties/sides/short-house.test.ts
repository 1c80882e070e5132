import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const sides = (text: string): string[] => readInstrument({ name: "x.txt", text }).parties.resolved.parties.map((p) => `${p.display} ${p.side}`);
const TAIL =
  "the NW/4 of Section 9, Township 3 North, Range 8 East, Elm County, Ohio. Dated May 1, 1960. Ada Venn. Acknowledged by Ada Venn before me May 1, 1960. O. Fry, Notary Public.";

describe("a house called by one word of its name", () => {
  it.each(["Club", "Lodge", "Society"])("is one party under its full name: %s", (word) =>
    expect(
      sides(
        `DEED. Made May 1, 1960, by ADA VENN, a widow, of Oak, Ohio, to the OAK HILL HUNTING ${word.toUpperCase()}, a nonprofit corporation. For $500 she hereby grants and conveys to the said ${word}, its successors and assigns, ${TAIL}`,
      ),
    ).toEqual(["Ada Venn from", `Oak Hill Hunting ${word} to`]),
  );
  it("stays a party where no longer name has the word", () =>
    expect(sides(`DEED. ADA VENN, a widow, for $500 hereby grants and conveys to the Oak Hill Hunting Club, and to Bo Lark, ${TAIL}`)).toEqual([
      "Ada Venn from",
      "Oak Hill Hunting Club to",
      "Bo Lark to",
    ]));
});
