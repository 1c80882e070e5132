import { describe, expect, it } from "vitest";
import { withoutClauseHeadings } from "./clause-headings";

const left = (raw: string): string => withoutClauseHeadings(raw).replace(/\s+/g, " ").trim();

describe("the number of a clause is no section of land", () => {
  it.each([
    [
      "LEASE. Section 1. Lessor leases the NE/4 of Section 32. Section 2. Three years. Section 3. All notices go to Elm.",
      "LEASE. Lessor leases the NE/4 of Section 32. Three years. All notices go to Elm.",
    ],
    ["Lessor leases: Section 1: NE/4; Section 2: All of it", "Lessor leases: Section 1: NE/4; Section 2: All of it"],
    ["AFFIDAVIT (Texas Probate Code, Section 52) on the NE/4 of Section 32", "AFFIDAVIT (Texas Probate on the NE/4 of Section 32"],
    ["heirs under Section 201.002 of the Texas Estates Code, and Section 9, Block A", "heirs under , and Section 9, Block A"],
    ["by Title 52, Section 87.1, the part of Section 7 outside the unit", "by , the part of Section 7 outside the unit"],
    [
      "land entered under the Homestead Act, Sections 12 and 13, Township 3 North",
      "land entered under the Homestead Act, Sections 12 and 13, Township 3 North",
    ],
    ["Section 5, Township 3 North, under the Act of 1916", "Section 5, Township 3 North, under the Act of 1916"],
    ["the land in Section 4. The lease runs five years.", "the land in Section 4. The lease runs five years."],
  ])("%s", (raw, want) => expect(left(raw)).toBe(want));
});
