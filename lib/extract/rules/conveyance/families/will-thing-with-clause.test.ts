import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const will = (words: string) =>
  readPaper(
    `LAST WILL OF AMBROSE DELL. I, Ambrose Dell, a widower, of Burleson County, Texas, declare this my will. ${words} Signed August 7, 1948. Ambrose Dell`,
  );

describe("a thing told ahead of its gift, with a clause of its own", () => {
  it.each([
    "The Bend Farm of 250 acres in the Hodge Grant, A-31, which I bought of the Brazos Land Company, with the oil and minerals in it, I leave to my two children: to my daughter ROSA DELL one-half, and to my son HUGH DELL one-half.",
    "The Bend Farm of 250 acres in the Hodge Grant, A-31, which I had of my uncle with its oil and minerals, I will to my daughter ROSA DELL one-half, and to my son HUGH DELL one-half.",
  ])("is the land with its minerals: %s", (words) => {
    expect(will(words).grants).toEqual(["Rosa Dell fee 1/2 of grantor_interest", "Hugh Dell fee 1/2 of grantor_interest"]);
    expect(will(words).to).not.toContain("Farm");
  });

  it("is the minerals alone where those are the thing", () =>
    expect(
      will("All the minerals in my farm of 250 acres in the Hodge Grant, A-31, which I bought of the Brazos Land Company, I leave to my daughter ROSA DELL.")
        .grants,
    ).toEqual(["Rosa Dell mineral 1 of grantor_interest"]));
});
