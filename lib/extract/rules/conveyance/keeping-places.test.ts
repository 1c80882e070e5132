import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { landDeed } from "./test-paper";

const size = (i: Interest) => `${i.estate_type} ${i.fraction?.fraction ?? "-"} ${i.of}`;

describe("what is kept is read wherever it stands and however it is led in", () => {
  it.each([
    [
      "RESERVATIONS FROM CONVEYANCE:\n\n1. For Grantor and Grantor's heirs forever, a reservation of an undivided 70% of all minerals, Grantee receiving the remaining 30%.",
      "mineral 7/10 whole",
    ],
    [
      "The minerals are dealt with thus: An undivided one-half passes to the grantee. An undivided one-half does not pass, but is reserved to me.",
      "mineral 1/2 whole",
    ],
    [
      "Subject to the reservation by the grantor of fifty-five one-hundredths (55/100) of all gas and oil, grantee to own forty-five one-hundredths (45/100).",
      "mineral 11/20 whole",
    ],
    ["Subject to grantor's retention of an undivided 35% of the mineral estate.", "mineral 7/20 whole"],
    ["Subject to a reservation in the grantor of three-tenths of the minerals.", "mineral 3/10 whole"],
    [
      "Grantor excepts and does not convey 15/16 of the minerals, the same being reserved for Grantor, and conveys an undivided 1/16 of the minerals.",
      "mineral 15/16 whole",
    ],
    [
      "Grantor owns but one-half of the minerals; and of her said half she reserves to herself, her heirs and assigns, one-half, that is to say one-fourth of the whole.",
      "mineral 1/4 whole",
    ],
    ["The grantors reserve, and the grantee agrees that they shall always have, the full one-half of the royalty.", "royalty 1/2 royalty"],
    [
      "The following are excepted from the grant: (a) one-tenth of the minerals, which was conveyed to Cy Mott by deed in Book 4, page 80; (b) two-fifths of the minerals, which the Grantor reserves; leaving with the Grantee one-half.",
      "mineral 2/5 whole",
    ],
  ])("%s", (clause, kept) => {
    expect(landDeed(clause).reservations.map(size)).toEqual([kept]);
  });

  it("and a royalty that brings no minerals leaves none out", () => {
    const c = landDeed(
      "Reserving to the grantor a royalty of two per cent of all oil and gas produced; this reservation does not carry any right to lease, nor any part of the minerals themselves.",
    );
    expect(c.reservations.map(size)).toEqual(["royalty 1/50 whole"]);
    expect(c.exceptions).toEqual([]);
  });
});
