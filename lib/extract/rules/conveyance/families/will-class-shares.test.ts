// Gifts to a class with what each of it has, and gifts by words of having.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const gifts = (said: string) =>
  readPaper(
    `LAST WILL OF ANN POOLE\n\nI, Ann Poole, make this my will. My children are DAN POOLE, EVE POOLE and FAY MOSS. ${said} Signed July 2nd, 1921. Ann Poole`,
  ).grants;
const each = (what: string) => ["Dan Poole", "Eve Poole", "Fay Moss"].map((n) => `${n} ${what}`);
const ALL = "Dan Poole + Eve Poole + Fay Moss";

describe("what each of several takers has", () => {
  it.each([
    ["I give all my royalty under Section 5 to my three children, one-third to each.", [`${ALL} royalty 1 of grantor_interest`]],
    ["My minerals in Section 5 shall belong to my children, a third to each of them.", [`${ALL} mineral 1 of whole`]],
    ["I leave my farm, Section 5, to the three children whom I have, each a third.", [`${ALL} fee 1 of grantor_interest`]],
    ["Each child of mine is to own one-third of the minerals under Section 5.", each("mineral 1/3 of whole")],
    ["It is my wish that each of my children own one-third of all royalty from Section 5.", each("royalty 1/3 of royalty")],
    [
      "I give all my minerals to my children. If I should sell some of them while I live, what I have not sold shall belong to my children.",
      [`${ALL} mineral 1 of grantor_interest`],
    ],
  ])("%s", (said, want) => {
    expect(gifts(said)).toEqual(want);
  });

  it.each([
    [
      "My son Dan Poole is to have the N/2 of Section 5 and my daughter Eve Poole the S/2.",
      ["Dan Poole fee 1 of grantor_interest", "Eve Poole fee 1 of grantor_interest"],
    ],
    [
      "Dan Poole gets the surface of Section 5; the minerals go to my three children, a third apiece.",
      ["Dan Poole surface 1 of whole", `${ALL} mineral 1 of grantor_interest`],
    ],
  ])("gives by words of having: %s", (said, want) => {
    expect(gifts(said).sort()).toEqual([...want].sort());
  });

  it.each([
    "During my lifetime I gave to my son Dan Poole the north half of Section 5.",
    "It is my wish that my executor have full power to sell the minerals under Section 5.",
    "It is my desire that no child of mine shall have cause to complain.",
  ])("gives nothing by what was given alive, by powers or by hopes: %s", (said) => {
    expect(gifts(`${said} I give all my land to Eve Poole.`)).toEqual(["Eve Poole fee 1 of grantor_interest"]);
  });
});
