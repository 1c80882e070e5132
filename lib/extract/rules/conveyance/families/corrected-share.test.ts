import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const given = (words: string) => {
  const paper = `CORRECTION DEED\n\nThis instrument corrects the Mineral Deed in Book 7, page 14, given by Ora Venn to Bo Lark.\n\n${words}\n\nSigned May 2, 1982 by both parties. Ora Venn, Bo Lark`;
  return read(paper, people(["Ora Venn"], ["Bo Lark"]), "correction_deed").resolved.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction}`);
};

describe("the share that a correction puts right", () => {
  it.each([
    'The slip: our deed says that one-half (1/2) passes. It should say "an undivided one-fifth (1/5)" of the minerals. Let it be taken to say so instead of "an undivided one-half (1/2)".',
    "The interest stated as one-half (1/2) should have been one-fifth (1/5) of the oil, gas and other minerals.",
    'By a slip of the typist "one-half" was written instead of "one-fifth". The parties agree that the interest conveyed is and always was one-fifth of the minerals.',
    'Where the mineral deed reads "an undivided 1/2" it shall read "an undivided 1/5".',
    "The deed erroneously conveyed an undivided 1/2 of the minerals; the correct interest is 1/5.",
    "The true intention was to convey an undivided one-fifth interest in the minerals and not one-half as there written.",
  ])("%s", (words) => expect(given(words)).toEqual(["mineral 1/5"]));

  it("takes two shares of two takers for no correction of one", () =>
    expect(given("The deed is corrected to read: one-third of the minerals to Bo Lark and two-thirds to his wife.")).not.toEqual(["mineral 2/3"]));
});
