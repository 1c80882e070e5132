import { expect, test } from "vitest";
import { people, read } from "./test-paper";

const LAND = "the NE/4 of Section 9, Township 14 North, Range 5 West, Grady County, Oklahoma";
const given = (words: string) =>
  read(
    `ROYALTY DEED\n\nAda Venn, a widow, ${words}\n\nDated May 4, 1952.\n\nAda Venn`,
    people(["Ada Venn"], ["Bo Lark", "Cy Mott"]),
    "royalty_deed",
  ).resolved.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction} of ${g.of}`);

test.each([
  `sells and assigns, out of all oil and gas which shall be produced and saved from ${LAND}, under whatever lease, the following per cents of such gross production: to Bo Lark 2½%; to Cy Mott 2%.`,
  `sells and assigns, out of all oil and gas produced and saved from ${LAND}, these shares of the production: to Bo Lark two and one-half per cent (2½%); to Cy Mott two per cent (2%).`,
])("shares of what is produced are of the whole production: %s", (words) => expect(given(words)).toEqual(["royalty 1/40 of whole", "royalty 1/50 of whole"]));

test("shares of the royalty, told ahead, are of the royalty, however long the land between", () => {
  const words = `grants and conveys, out of all royalty payable at any time under the present or any future lease of ${LAND}, an undivided one-fifth, and divides that fifth as follows: three-fourths thereof to Bo Lark, of Reno, and one-fourth thereof to Cy Mott, of Elm.`;
  expect(given(words)).toEqual(["royalty 3/20 of royalty", "royalty 1/20 of royalty"]);
});
