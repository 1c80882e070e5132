// What the lessor owns, told between his name and "lessor", hides none of those who take.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const lease = (premises: string): string[] =>
  readPaper(
    `OIL AND GAS LEASE\n\n${premises}\n\nLessor has this day leased to lessees, for drilling for oil and gas, the NW/4 of Section 21, Block K, Public School Land, Knox County, Texas, 160 acres, for five years and as long after as oil or gas is produced. Royalty one-eighth.\n\nT. B. Orr`,
  ).grants;

describe("what the lessor owns, told beside his name", () => {
  it.each([
    "as owner of an undivided five-sixths (5/6) of the land and minerals",
    "owner of one-half of the minerals",
    "holding five-sixths of the minerals",
    "owning an undivided half of the minerals",
    "as holder of an undivided third",
    "who owns five-sixths of the minerals",
  ])("leaves all three lessees: %s", (aside) => {
    const [grant] = lease(`THIS LEASE of May 2, 1951, from T. B. ORR, ${aside}, lessor, to ABEL J. CROWN, J. M. DORN and F. M. ELSE, lessees:`);
    for (const name of ["CROWN", "DORN", "ELSE"]) expect(grant?.toUpperCase()).toContain(name);
    expect(grant?.toUpperCase()).not.toContain("ORR");
  });

  it("is no reason to take another owner who is named there for a lessee", () => {
    const [grant] = lease("THIS LEASE of May 2, 1951, from T. B. ORR, owner of one-half with Cy Fern, lessor, to ABEL J. CROWN, lessee:");
    expect(grant?.toUpperCase()).toContain("CROWN");
    expect(grant?.toUpperCase()).not.toContain("FERN");
  });
});
