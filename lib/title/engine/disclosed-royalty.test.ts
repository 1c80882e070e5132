import { describe, expect, it } from "vitest";
import { tellsOfRoyalty } from "./disclosed-royalty";

describe("words to which a deed is made subject", () => {
  it.each([
    "subject to the royalty of Ada Venn",
    "subject to an oil and gas lease and to a royalty of 5% owned by others",
    "subject to a royalty deed in Book 9, page 3, but includes all rentals",
    "subject to outstanding royalties of record; the grantee shall have his part of the bonus",
  ])("tell of a royalty of others: %s", (words) => expect(tellsOfRoyalty(words)).toBe(true));
  it.each([
    "subject to it, but covers and includes 30/240ths of all the oil royalty and gas rental or royalty due under it",
    "subject to any rights of any lessee under any valid oil and gas lease, and Grantee shall have 20/160ths of all bonuses, rents, royalties and other benefits",
    "subject to said lease, the grantee being entitled to receive his share of royalties",
    "subject to an oil and gas lease reserving the usual one-eighth (1/8) royalty",
    "subject to the lease to Elm Oil Company, the royalties payable under said lease to go with the interest",
    "subject to the lease of record, and carries with it a like part of the royalty",
    "subject to a lease, the sale to include the royalty",
    "subject to taxes",
  ])("tell of none: %s", (words) => expect(tellsOfRoyalty(words)).toBe(false));
});
