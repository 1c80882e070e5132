import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { findDates } from "@/lib/text/find-dates";
import { fromSigningSentence } from "./signing-sentence";

const grant =
  "Orley Stone does hereby grant and convey unto Ann Quade Lot 4, being the land in a deed\ndated as of March 5, 1902, and recorded. To have and to hold forever.";
const read = (text: string) => {
  const anatomy = findAnatomy(text);
  return fromSigningSentence({ anatomy, type: "warranty_deed", all: findDates(anatomy.view.text) })?.iso ?? null;
};

describe("a sentence of signing without a witness clause", () => {
  it.each([
    [
      `DEED\n\n${grant}\nSigned, sealed and delivered this 22nd day of March, 1974, in the presence of: Joan Bright.\n\nBefore me personally appeared Orley Stone, March 25, 1974.`,
      "1974-03-22",
    ],
    [
      `DEED\n\n${grant}\nExecuted by its President and attested by its Secretary this 20th day of June, 1972.\n\nState of Texas, County of Elm. Before me appeared Orley Stone.`,
      "1972-06-20",
    ],
    [`Date: June 16, 1980\n\nWARRANTY DEED. ${grant}\n\nState of Texas, County of Elm. Before me appeared Orley Stone.`, "1980-06-16"],
  ])("gives its day", (text, day) => {
    expect(read(text)).toBe(day);
  });

  it("is not a date of another paper at the start of a line, nor one of recording", () => {
    expect(read(`DEED\n\n${grant}\n\nBefore me appeared Orley Stone.`)).toBeNull();
    expect(read(`DEED\n\n${grant}\nDated deed recorded May 5, 1931.\n\nBefore me appeared Orley Stone.`)).toBeNull();
  });
});
