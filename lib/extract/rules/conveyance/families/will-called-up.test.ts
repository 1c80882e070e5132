// Gifts to those whom a will told of before: by pronoun, by number, by the given name.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const gifts = (said: string) => readPaper(`LAST WILL OF ANN POOLE\n\nI, Ann Poole, make this my will. ${said} Signed July 2nd, 1921. Ann Poole`).grants;

describe("takers called up", () => {
  it.each([
    [
      "I have one child, NETTIE POOLE CASTLE, and to her I give all my land, and all else that I own, in fee.",
      ["Nettie Poole Castle fee 1 of grantor_interest"],
    ],
    ["I have two children, DAN POOLE and EVE POOLE. I give all my land to them, share and share alike.", ["Dan Poole + Eve Poole fee 1 of grantor_interest"]],
    [
      "My husband is CARL POOLE. My children are DAN POOLE and EVE POOLE. To him I give my land for his life, and then to them in equal shares.",
      ["Carl Poole life_estate 1 of grantor_interest", "Dan Poole + Eve Poole remainder 1 of grantor_interest"],
    ],
    [
      "My son Wade left one child, LEAH POOLE BOWEN. I leave all of the royalty that I own, one-half to my son GARY DON POOLE, and one-half to the said Leah.",
      ["Gary Don Poole royalty 1/2 of grantor_interest", "Leah Poole Bowen royalty 1/2 of grantor_interest"],
    ],
  ])("%s", (said, want) => {
    expect(gifts(said)).toEqual(want);
  });

  it("takes nobody up where nobody was told", () => {
    expect(gifts("I give all my land to them.")).toEqual([" fee 1 of grantor_interest"]);
  });
});
