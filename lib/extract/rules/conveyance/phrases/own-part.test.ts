import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const kept = (words: string) => {
  const deed = `WARRANTY DEED\n\nThat Ora Venn, a widow, for ten dollars, does hereby grant and convey unto Bo Lark the NE/4 of Section 4, Township 3 North, Range 2 West, Elm County. ${words}\n\nTo have and to hold forever. Ora Venn`;
  const { reservations, exceptions } = read(deed, people(["Ora Venn"], ["Bo Lark"]), "warranty_deed").resolved;
  return [...reservations.map((r) => `${r.fraction?.fraction} of ${r.of}`), ...exceptions.map((x) => `except ${x.fraction?.fraction}`)];
};

describe("a share of what the giver has", () => {
  it.each([
    [
      "RESERVING to Grantor, from the mineral interest that Grantor owns on the day of this deed, two-thirds (2/3) of such interest.",
      "2/3 of grantor_interest",
    ],
    ["Grantor reserves one-third of the minerals which stand in her name at the date hereof.", "1/3 of grantor_interest"],
    ["Out of the minerals which belong to her, Grantor retains one-half thereof.", "1/2 of grantor_interest"],
    ["Grantor reserves a half of her present mineral ownership in the above land.", "1/2 of grantor_interest"],
    ["Excepting and reserving 60% of those minerals presently titled in Grantor.", "3/5 of grantor_interest"],
    ["Grantor reserves one-fourth of all minerals in and under said land.", "1/4 of whole"],
    ["Grantor reserves 1/4 of all minerals in and under said land, the grantor being now the owner of one-half thereof.", "1/4 of whole"],
  ])("%s", (words, share) => expect(kept(words)).toEqual([share]));

  it.each([
    "Excepted also is the one-fourth of the minerals held by Ann Moss under Book 7, page 56.",
    "Also excepted is the undivided 1/4 of the minerals owned by Ann Moss under the deed in Book 9, page 12.",
  ])("leaves out what opens with its verb: %s", (words) => expect(kept(words)).toEqual(["except 1/4"]));
});
