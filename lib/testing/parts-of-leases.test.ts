import { describe, expect, it, vi } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

// Each case reads three papers and reckons their title.
vi.setConfig({ testTimeout: 30_000 });

const [A, B] = ["the W/2 of Section 22, Township 6 North, Range 3 East", "the NE/4 of Section 21, Township 6 North, Range 3 East"];
const PLACE = "Alder County, Oklahoma";
const LEASE = "the oil and gas lease dated June 1, 1950, recorded in Book 30, page 41";

/** Who holds the lease in each of its two tracts after what Oak Oil does with it. */
function lessees(act: string): string[] {
  const papers = [
    `WARRANTY DEED\n\nZoe Elm, a widow, for $10.00 grants and conveys to Olaf Berg ${A}, and ${B}, ${PLACE}.\n\nDated May 4, 1920. Zoe Elm`,
    `OIL AND GAS LEASE\n\nThis agreement made June 1, 1950 between Olaf Berg, a single man, Lessor, and OAK OIL COMPANY, Lessee: Lessor, for $10.00, leases and lets exclusively unto Lessee, for producing oil and gas, the following land in ${PLACE}: ${A}; and ${B}. This lease is for a term of ten years and as long thereafter as oil or gas is produced. Lessee shall pay Lessor one-eighth of all oil and gas produced.\n\nOlaf Berg\nFiled June 3, 1950, Book 30, page 41.`,
    `${act}\n\nDated May 4, 1953.\nOAK OIL COMPANY, by J. Roe, President\nFiled May 9, 1953, Book 40, page 70.`,
  ];
  const { ownership } = readChain(
    papers.map((text, i) => ({ name: `${i}.txt`, text })),
    "1955-01-01",
  );
  return ownership.tracts.map((t) => t.rows.filter((r) => r.estate_type === "leasehold").map((r) => r.name)[0] ?? "-");
}

describe("a part of a lease", () => {
  it.each([
    [
      `OAK OIL COMPANY assigns to ELM GAS COMPANY all its interest in ${LEASE}, covering ${A} and ${B}, ${PLACE}, LESS AND EXCEPT the NE/4 of Section 21, which is reserved to Assignor.`,
    ],
    [
      `OAK OIL COMPANY, being the owner of ${LEASE}, which covers ${A} and ${B}, ${PLACE}, does hereby assign to ELM GAS COMPANY said lease, but only so far as it covers the W/2 of Section 22.`,
    ],
    [`OAK OIL COMPANY assigns to ELM GAS COMPANY ${LEASE}, as to ${A}, ${PLACE}, and no other land.`],
  ])("goes to the assignee: %s", (act) => expect(lessees(`ASSIGNMENT OF OIL AND GAS LEASE\n\n${act}`)).toEqual(["Elm Gas Company", "Oak Oil Company"]));

  it.each([
    [
      `OAK OIL COMPANY releases and surrenders ${LEASE}, covering ${A} and ${B}, ${PLACE}, but this release does not affect the NE/4 of Section 21, as to which the lease remains in force.`,
    ],
    [`OAK OIL COMPANY hereby releases ${LEASE}, SAVE AND EXCEPT as to ${B}, ${PLACE}, which land is retained by the lessee.`],
    [`OAK OIL COMPANY surrenders ${LEASE} as to ${A}, ${PLACE}; the lease remains in force as to the rest of the land.`],
  ])("is given back: %s", (act) => expect(lessees(`PARTIAL RELEASE OF OIL AND GAS LEASE\n\n${act}`)).toEqual(["-", "Oak Oil Company"]));
});
