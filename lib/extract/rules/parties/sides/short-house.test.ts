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

describe("a house called by the first words of its name", () => {
  const act = (named: string, short: string) =>
    sides(
      `ASSIGNMENT OF LEASE\n\n${named} holds the oil and gas lease of Ada Venn, May 3, 1970, Book 9, page 4, on the NW/4 of Section 9-3N-8W, Elm County, Oklahoma. ${short}, for value, assigns the lease to Bo Lark.\n\nJune 1, 1971.\n${named}, by O. Fry, President\n`,
    );
  it.each([
    ["Oak Hill Energy Corporation", "Oak Hill"],
    ["Oak Hill Exploration, L.L.C.", "Oak Hill Exploration"],
  ])("is one party under its full name: %s", (named, short) => expect(act(named, short).sort()).toEqual(["Bo Lark to", `${named} from`].sort()));
  it("stays a person who has a house of his name", () =>
    expect(
      sides(
        "DEED. Cy Mott Oil Company owns nothing here. CY MOTT, a single man, grants and conveys to BO LARK the NW/4 of Section 9, Township 3 North, Range 8 East, Elm County, Ohio. Dated May 1, 1960.\n\nCy Mott\n",
      ),
    ).toEqual(["Cy Mott from", "Bo Lark to"]));
});
