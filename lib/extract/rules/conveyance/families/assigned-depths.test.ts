import { expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const of = (words: string) => {
  const c = read(
    `ASSIGNMENT OF OIL AND GAS LEASE\n\nVenn Oil Company, Assignor, assigns to Lark Drilling Company, Assignee, all of the lease from Ada Quade recorded in Book 4, page 9, on the NE/4 of Section 2. ${words}\n\nDated May 3, 1990.\n\nVenn Oil Company`,
    people(["Venn Oil Company"], ["Lark Drilling Company"]),
    "assignment_of_lease",
  ).resolved;
  return [...c.grants, ...c.reservations].map((g) => `${g.estate_type} ${g.fraction?.fraction ?? "?"} ${g.depths ?? "all"}`);
};

it("keeps the lease at the depths that an assignor keeps, in whatever words", () => {
  for (const words of [
    "Excepting and reserving all rights as to all formations lying more than six thousand (6,000) feet below the surface, which Assignor keeps as its own.",
    "Assignor keeps everything deeper than 6,000 feet beneath the surface.",
    "Assignee takes no rights below six thousand feet, all of which remain in Assignor.",
    "Assignor reserves all rights in the lease from 6,000 feet down to the center of the earth.",
  ])
    expect(of(words), words).toEqual(["leasehold 1 all", "leasehold 1 below 6,000 feet"]);
});

it("gives no deeper than the assignment is limited", () => {
  expect(
    of("This assignment is but only as to formations between the surface and a depth of 6,000 feet, all deeper formations being kept by Assignor."),
  ).toEqual(["leasehold 1 from the surface to 6,000 feet"]);
});

it("takes no depth from what was drilled, nor from an override on a depth", () => {
  expect(of("The test well was drilled to 4,400 feet and nothing more remains to be done.")).toEqual(["leasehold 1 all"]);
  expect(of("Assignor reserves an overriding royalty of 1/32 of 8/8 on production from below 6,000 feet.")[0]).toBe("leasehold 1 all");
});

it("takes no depth from what another kept, what is not warranted, or what fell out of the lease before", () => {
  for (const words of [
    "This assignment is subject to the assignment in Book 3, page 7, in which Cy Mott reserved all rights below 6,000 feet.",
    "Assignor excepts from its warranty any claim to formations below 6,000 feet.",
    "The lease expired as to all depths below 6,000 feet.",
  ])
    expect(of(words), words).toEqual(["leasehold 1 all"]);
});

it("gives what an earlier paper left, and keeps what this one leaves", () => {
  for (const words of [
    "This is of all depths not assigned by it in the Bill of Sale in Book 11, page 3, namely, from the surface to 6,000 feet.",
    "This is of the depths kept by Assignor in its assignment to Rook Gas recorded in Book 11, page 3, from the surface to 6,000 feet.",
    "There passes the interval heretofore reserved by Assignor, from the surface to 6,000 feet.",
    "Assigned is what was not conveyed under the earlier transfer, all depths from the surface to 6,000 feet.",
  ])
    expect(of(words), words).toEqual([expect.stringMatching(/^leasehold 1 (?:all|(?:all depths )?from the surface to 6,000 feet)$/)]);
  expect(of("All depths from the surface to 6,000 feet are not included in the assignment.")[1]).toBe("leasehold 1 from the surface to 6,000 feet");
  expect(of("Assignor retains under this assignment all rights from the surface to 6,000 feet.")[1]).toBe("leasehold 1 from the surface to 6,000 feet");
});

it("keeps or gives the gap between two pieces of depth", () => {
  for (const words of [
    "Being all depths not assigned by it in Vol. 80, page 4, namely, from the surface to 6,000 feet and all depths below 7,500 feet.",
    "This is limited to (i) all depths from the surface down to 6,000 feet and (ii) all depths below 7,500 feet.",
    "It is understood that Assignor has heretofore parted with the lease from 6,000 feet to 7,500 feet, which is not assigned hereby.",
    "SAVE AND EXCEPT the depths from 6,000 feet to 7,500 feet below the surface heretofore assigned by instrument of record in Volume 80, page 4.",
  ])
    expect(of(words), words).toEqual(["leasehold 1 all", "leasehold 1 from 6,000 feet to 7,500 feet"]);
  expect(of("Assignor keeps all depths from the surface to 6,000 feet and all depths below 7,500 feet.")).toEqual([
    "leasehold 1 from 6,000 feet to 7,500 feet",
  ]);
});
