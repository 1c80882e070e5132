import { describe, expect, it } from "vitest";
import { withoutBesideThis } from "./beside-this";

const alone = (words: string): string => withoutBesideThis(words).replace(/ +/g, " ").trim();
const GIVEN = "a royalty of 3% of all oil produced from Lot 4";

describe("what others have, told beside a share", () => {
  it.each([
    ", this being in addition to the two per cent heretofore given to Elm Royalty Company",
    ", which is over and above the royalty of 2% that I made over to Elm Royalty Company",
    ", besides the two per cent belonging to Cy Mott",
    ", Elm Royalty Company having two per cent",
    ", the two per cent of Cy Mott being left as it is",
    ", without prejudice to the 2% which Cy Mott holds",
    ", making with the 2% of Cy Mott five per cent",
  ])("%s", (told) => expect(alone(GIVEN + told).slice(0, GIVEN.length + 14)).toMatch(/^a royalty of 3% of all oil produced from Lot 4(?: five per cent)?$/));

  it.each([
    `${GIVEN}, and besides one-fourth of the minerals in Lot 5`,
    "one-half of the minerals, and one-fourth of the royalty reserved by Cy Mott",
    "in addition to the surface, one-half of the minerals",
    "one-half of the surface together with one-fourth of the minerals owned by Grantor in Lot 4",
    "one-half of the minerals, besides one-half of the royalty now payable under a lease of Lot 4",
    "one-half of the minerals in Lot 4, together with one-third of the minerals in Lot 5, formerly the Mott place",
    "one-half of the minerals in Lot 4, together with one-third of the minerals in Lot 5",
  ])("keeps what is given too: %s", (words) => expect(withoutBesideThis(words)).toBe(words));
});
