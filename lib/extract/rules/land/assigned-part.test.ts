import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { Grounding } from "@/lib/extract/grounding/grounded";
import { extractLand } from "./extract-land";

const LEASE = "the lease from Ada Venn of March 1, 1950 (Book 9, Page 4)";
const NE = "the NE/4 of Section 6, Township 4 North, Range 2 East, Marsh County, Oklahoma";

const land = (body: string, type = "assignment_of_lease") => {
  const a = findAnatomy(
    `ASSIGNMENT\n\n${body}\n\nDated June 2, 1952.\n\nROE OIL COMPANY, by C. Mott, President\n\nAcknowledged before me June 2, 1952, by C. Mott. T. Fry, Notary Public.`,
  );
  const place = { county: "Marsh", state: "OK", book: null, page: null, instrument_no: null, document_no: null } as never;
  return extractLand(a, place, new Grounding(a.view, []), type).tracts.map((t) => t.plss?.label);
};
const ROE = "Roe Oil Company assigns to Elm Gas Company";

describe("an assignment of a part of a lease's land", () => {
  it.each([
    [
      `Assignor: Roe Oil Company\nAssignee: Elm Gas Company\nLease: Ada Venn to Assignor, ${NE}\nLand now assigned: S/2 NE/4\nLand not assigned: N/2 NE/4\n\nAssignor assigns the lease in the land now assigned.`,
    ],
    [`LEASED LAND: ${NE}\nASSIGNED: The South Half thereof (80 acres)\nRETAINED: The North Half thereof\n\n${ROE} the lease in the land assigned.`],
    [
      `${ROE} ${LEASE}, insofar as it covers the S/2 NE/4 of Section 6, Township 4 North, Range 2 East. The lease as to the N/2 NE/4 is not assigned and stays the property of Assignor.`,
    ],
    [`${ROE} ${LEASE}, which covers ${NE}, but only the south half of it; the north half is not touched by this assignment.`],
    [
      `Roe Oil Company holds ${LEASE}, Section 6, Township 4 North, Range 2 East, Marsh County, Oklahoma. It assigns said lease to Elm Gas Company, insofar as it covers the S/2 NE/4, and retains all of the lease as to the N/2 NE/4.`,
    ],
    [`${ROE} ${LEASE} in the South Half of ${NE}. It keeps the lease in the North Half of the quarter.`],
  ])("takes the part that goes over: %s", (body) => expect(land(body)).toEqual(["S/2 NE/4"]));

  it("takes the tract of the act and not the larger one of the lease", () =>
    expect(
      land(
        `Roe Oil Company, lessee in ${LEASE} on ${NE}, does hereby assign to Elm Gas Company all rights in the SW/4 NE/4 of said section; the other 120 acres are retained by the assignor.`,
        "partial_assignment",
      ),
    ).toEqual(["SW/4 NE/4"]));

  it.each([
    [`${ROE} ${LEASE}, ${NE}. Assignor retains an undivided half of the lease on the NE/4 and an overriding royalty in the N/2 NE/4.`],
    [`${ROE} ${LEASE}, ${NE}. Assignor keeps all depths below 5,000 feet in the N/2 NE/4.`],
    [`${ROE} ${LEASE}, ${NE}; the surface is not included.`],
  ])("takes all of it where shares, burdens or depths stay: %s", (body) => expect(land(body)).toEqual(["NE/4"]));
});
