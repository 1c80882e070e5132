import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

/** What is given and kept in a deed of exchange between Ada Venn and Bo Lark. */
function told(words: string): string[] {
  const text = `DEED OF EXCHANGE\n\nTHIS INDENTURE between ADA VENN, a widow, and BO LARK, a bachelor, who trade lands:\n\n${words}\n\nDone May 4, 1951.\n\nAda Venn     Bo Lark`;
  const c = read(text, people(["Ada Venn", "Bo Lark"], []), "exchange_deed").resolved;
  const line = (kind: string) => (g: (typeof c.grants)[number]) => `${kind} ${g.estate_type} ${g.fraction?.fraction} ${g.from.join()}>${g.to.join()}`;
  return [...c.grants.map(line("g")), ...c.reservations.map(line("r")), ...c.exceptions.map(line("x"))];
}

const NORTH = "the N/2 of Section 4, Township 2 North, Range 3 West";
const SOUTH = "the S/2 of Section 9, Township 2 North, Range 3 West";
const WHOLE = ["g fee 1 a1>a2", "g fee 1 a2>a1"];

describe("lands traded by two who each give and take", () => {
  it.each([
    [`Ada Venn conveys to Bo Lark ${NORTH}, reserving one-half of the minerals. In return Bo Lark conveys to Ada Venn ${SOUTH}, with all its minerals.`],
    [`Ada Venn deeds ${NORTH} to Bo Lark and holds back a half of the oil and gas. Bo Lark deeds ${SOUTH} to Ada Venn and holds back nothing.`],
    [`Ada Venn conveys to Bo Lark ${NORTH}. She reserves one-half of the oil in it. Bo Lark conveys to Ada Venn ${SOUTH}. He reserves nothing.`],
  ])("are read as the deed of each, with what that one keeps: %s", (words) => expect(told(words)).toEqual([...WHOLE, "r mineral 1/2 >a1"]));

  it.each([
    [`Ada Venn conveys to Bo Lark ${NORTH}, save and except 1/2 of the minerals. Bo Lark conveys to Ada Venn ${SOUTH}.`],
    [
      `First: Ada Venn grants to Bo Lark ${NORTH}, but one-half of the oil and gas under it is not traded, and she keeps it. Second: Bo Lark grants to Ada Venn ${SOUTH}.`,
    ],
  ])("leave the share that is left out with its giver: %s", (words) => expect(told(words)).toEqual([...WHOLE, "x mineral 1/2 >"]));

  it("pass whole where neither keeps anything", () =>
    expect(
      told(`Ada Venn conveys to Bo Lark ${NORTH}, and Bo Lark conveys to Ada Venn ${SOUTH}, both with all minerals, nothing being kept by either.`),
    ).toEqual(WHOLE));
});
