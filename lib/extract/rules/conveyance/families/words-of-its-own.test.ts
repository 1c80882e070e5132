import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const granted = (text: string) => readPaper(text).grants;

describe("papers that give in words of no form", () => {
  it.each([
    [
      "DEED. I, Orpha Lindqvist, a widow, of Baca County, for forty dollars and three cords of wood, do hereby deed you, Nils Aldous Varney, sixty acres off the east side of Section 9, Township 30 South, Range 44 West. Orpha Lindqvist",
      ["Nils Aldous Varney fee 1 of whole"],
    ],
    [
      "ROYALTY DEED\n\n1. Parties. The transferor is Emeric Tollefson, a widower. The transferee is Sable Fork Royalty Company, a corporation.\n\n2. Interest. A non-participating royalty of one thirty-second (1/32) of all oil and gas produced and saved from the NW/4 of Section 3, Township 9 North, Range 4 West.\n\n3. Term. Perpetual.\n\nEmeric Tollefson",
      ["Sable Fork Royalty Company royalty 1/32 of whole"],
    ],
    [
      "WARRANTY DEED\n\nGRANTOR: Prudence Achterberg, a single woman\n\nGRANTEE: Leland Fusco\n\nCONVEYS: An undivided one-half interest in the SW/4 of Section 12, Township 3 North, Range 8 East.\n\nPrudence Achterberg",
      ["Leland Fusco fee 1/2 of whole"],
    ],
    [
      "ASSIGNMENT OF OIL AND GAS LEASE. The transferors: Gilded Mesa Oil Company. The transferee: Harlan Petrie. Thing transferred: the Osterhaus lease on Section 4, Block 3, H&GN Survey, with one well pumping. Price: $900. May 4, 1931.",
      ["Harlan Petrie leasehold 1 of lease_interest"],
    ],
    [
      "ROYALTY DEED. FROM: Enoch Saddler, a bachelor. TO: Winona Crisp, 1/256; Abel Crisp, 1/128. OUT OF: all the oil and gas from the NE/4 of Section 18, Township 5 North, Range 9 West. TERM: perpetual. Enoch Saddler",
      ["Winona Crisp royalty 1/256 of whole", "Abel Crisp royalty 1/128 of whole"],
    ],
    [
      "MINERAL DEED dated May 9, 2011, between Ione Kratz and Dwight Kratz (Grantors) and Tall Pine Minerals, LLC (Grantee). Each Grantor conveys, with special warranty, one-half of his or her interest in the oil and gas under 90 acres in Meade District. Ione Kratz. Dwight Kratz",
      ["Tall Pine Minerals, LLC mineral 1/2 of grantor_interest"],
    ],
  ])("%#: what is given is read from its verb, its label or its row", (text, grants) => {
    expect(granted(text)).toEqual(grants);
  });

  it("takes what lies above the ground for the surface", () => {
    expect(
      granted(
        "DEED. I am Hedwig Pfeil, a widow. The purchaser is Corvin Lathrop. The land is the W/2 of Section 8, Township 12 South, Range 20 West. What I sell is the top of the ground: the soil, grass and fences. I do not sell the oil or gas. Hedwig Pfeil",
      ),
    ).toEqual(["Corvin Lathrop surface 1 of whole"]);
  });

  it.each([
    "LETTER OF AGREEMENT. ASSIGNMENT OF OIL AND GAS LEASE. Bright Coulee Oil Company, assignor, agrees to assign to Selma Duquette, assignee, when the well is drilled. Interests: the lease on the N/2 of Section 5, Township 6 North, Range 7 West.",
    "WARRANTY DEED. GRANTOR: Ruel Maddox. GRANTEE: Fern Ottley. On full payment of $400 the grantor shall make a deed for Lot 5, Block 2, Elgin.",
  ])("%#: takes no promise for a gift", (text) => {
    expect(granted(text)).toEqual([]);
  });

  it("takes what shares come out of for no grant of all of it", () => {
    expect(
      granted(
        "ASSIGNMENT OF OVERRIDING ROYALTY. FROM: Tansy Oil Company. TO: Milo Vance, as his letter tells. OUT OF: 8/8 of production under the Groat lease on Section 2, Township 4 North, Range 6 West.",
      ),
    ).toEqual([]);
  });
});
