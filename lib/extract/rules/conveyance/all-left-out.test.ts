import { describe, expect, it } from "vitest";
import { landDeed } from "./test-paper";

const told = (clause: string) => {
  const { exceptions, reservations } = landDeed(clause);
  const size = (i: (typeof exceptions)[number]) => `${i.estate_type} ${i.fraction?.fraction}`;
  return `${exceptions.map(size).join(" + ") || "-"} / ${reservations.map(size).join(" + ") || "-"}`;
};

describe("minerals left out altogether", () => {
  it.each([
    "There are excepted from this deed all oil, gas and other minerals: one-fourth (1/4) belongs to Sun Royalty Company, and all the rest is kept by Ada Venn.",
    "EXCEPTING AND RESERVING all of the oil, gas and other minerals in and under said land, of which one-fourth has heretofore been conveyed to Sun Royalty Company and the rest is reserved unto Grantor.",
    "All of the minerals are excepted; 1/4 thereof is the property of Sun Royalty Company by deed of record, and the remainder is reserved to the grantor.",
    "No minerals pass by this deed, 1/4 having been conveyed to Sun Royalty Company in 1951 and the balance being retained by the grantor.",
    "Less and except all minerals, one-fourth of which was sold to Sun Royalty Company, the grantor keeping the remaining three-fourths.",
  ])("stay with those who have them, whosever a piece is told to be: %s", (clause) => expect(told(clause)).toBe("mineral 1 / -"));

  it.each([
    [
      "Excepting 1/4 of the minerals heretofore conveyed to Sun Royalty Company, and reserving to the grantor 1/2 of the minerals.",
      "mineral 1/4 / mineral 1/2",
    ],
    ["Grantor reserves one-half of all minerals.", "- / mineral 1/2"],
  ])("are not made of pieces that are left out alone: %s", (clause, want) => expect(told(clause)).toBe(want));
});
