// Exceptions that tell of others without a name and without a number take as much as those have; a share or a whole that is told stays.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const deed = (clause: string) =>
  readPaper(
    `DEED\n\nCarl Dunn grants and conveys unto Roy P. Hale the NE/4 of Section 8, Township 2 South, Range 10 East, Coal County, Oklahoma. ${clause}\n\nDated May 3, 1950. Carl Dunn`,
  ).excepted;

describe("an exception of what others have", () => {
  it.each([
    "Minerals that other persons hold by old deeds are not sold.",
    "Minerals held by others under prior deeds are not conveyed.",
    "It is understood that other minerals are outstanding in third parties and are excepted.",
    "Mineral interests kept by former owners are excluded.",
    "Except whatever minerals have gone to strangers before this day.",
  ])("names no share: %s", (clause) => expect(deed(clause).join()).not.toMatch(/mineral 1 /));

  it.each(["All minerals, being held by others, are excepted."])("is of all where all are told: %s", (clause) =>
    expect(deed(clause).join()).toMatch(/mineral 1 /),
  );
  it("keeps the share that is told", () => expect(deed("Except one-half of the minerals outstanding in third parties.").join()).toMatch(/mineral 1\/2/));
});
