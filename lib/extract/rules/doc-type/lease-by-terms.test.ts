import { describe, expect, test } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const read = (text: string) => {
  const d = readInstrument({ name: "paper.txt", text });
  const { action, lease } = d.conveyance.resolved;
  return [d.doc_type.resolved.doc_type, action, lease?.royalty?.fraction ?? null, lease?.primary_term_months ?? null];
};
const GRANT =
  "Know all men that Mahala Stiles, a widow, for $40.00 paid by Burk Oil Syndicate, does grant, bargain, sell and convey unto the said Burk Oil Syndicate all the oil and gas in and under the SW/4 of Section 8, Township 4 North, Range 6 West, with the right to enter and drill,";

describe("what a paper is by its terms", () => {
  test.each([
    `${GRANT} to have and to hold for five years and so long thereafter as oil or gas is produced; grantee to deliver to grantor one-eighth of the oil produced and saved, and if no well is commenced within one year this grant shall be void unless grantee pays $40.00 for each year of delay. March 7, 1908. Mahala Stiles.`,
    `GRANT OF OIL RIGHTS. ${GRANT} excepting and reserving to first party the equal one-eighth part of all oil and gas produced. This grant shall hold for five years from this date and as long thereafter as oil is produced. Second party may surrender this grant at any time. March 7, 1908. Mahala Stiles.`,
  ])("a grant of oil on the duties of a lessee is a lease: %s", (text) => expect(read(text)).toEqual(["oil_gas_lease", "lease", "1/8", 60]));

  test.each([
    `MINERAL DEED. ${GRANT} to have and to hold for a term of fifteen years and as long thereafter as oil or gas is produced. Grantor warrants the title. March 7, 1958. Mahala Stiles.`,
    `${GRANT} reserving one-sixteenth of all oil produced as a royalty to grantor and her heirs. March 7, 1958. Mahala Stiles.`,
  ])("a deed of minerals is none: %s", (text) => expect(read(text)[1]).toBe("convey"));

  test("an extension of the term is known by its act", () => {
    const text =
      "EXTENSION AGREEMENT\n\nFor $480.00 paid by Wolf Oil Company, owner of that oil and gas lease from the undersigned dated February 1, 1957, Book 120, page 33, covering NW/4 Section 12-24N-18W, Woodward County, Oklahoma, the undersigned does hereby extend the primary term thereof so that it shall expire on February 1, 1965.\nDated January 3, 1961.     Amos Teel\nAcknowledged January 3, 1961 by Amos Teel.";
    expect(read(text).slice(0, 2)).toEqual(["lease_extension", "ratify"]);
  });
});

describe("a royalty told by its rate alone", () => {
  const of = (words: string) =>
    read(
      `OIL AND GAS LEASE. Amos Teel, lessor, to Wolf Oil Company, lessee, February 1, 1957. Lessor lets the NW/4 of 12-24N-18W, Woodward County, Oklahoma, for oil and gas, five years and while producing, ${words} Amos Teel. Acknowledged Feb. 1, 1957 by Amos Teel.`,
    )[2];
  test.each([
    ["one-eighth to lessor.", "1/8"],
    ["at one-eighth.", "1/8"],
    ["for the usual three-sixteenths (3/16).", "3/16"],
    ["the rent of fifty dollars to be paid yearly.", null],
  ])("%s", (words, want) => expect(of(words)).toBe(want));
});
