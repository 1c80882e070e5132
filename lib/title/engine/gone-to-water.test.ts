import { expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const LAND = "the NW/4 of Section 9, Township 6 North, Range 3 West, Elm County, Oklahoma";
const papers = (why: string) => [
  `WARRANTY DEED. SAM HILL, a widower, conveys and warrants to ADA VENN ${LAND}. May 1, 1950. Sam Hill.`,
  `OIL AND GAS LEASE. ADA VENN, lessor, leases to ELM OIL CO., lessee, ${LAND}, for a primary term of five years and as long thereafter as oil or gas is produced. Royalty one-eighth. June 1, 1960. Ada Venn.`,
  `AFFIDAVIT OF PRODUCTION. Otis Roe, being sworn, states that the Venn No. 1 well on ${LAND}, was completed on May 3, 1964 and produced oil from that day. Sworn June 1, 1999. Otis Roe`,
  `AFFIDAVIT OF NON-PRODUCTION. Otis Roe, being sworn, states: Production from the land stopped on January 5, 2010${why}. The land is ${LAND}. Sworn March 1, 2010. Otis Roe`,
];

it.each([
  [", the well having gone to water", false],
  [" when the water line froze", true],
])("a well that stopped%s: the lease lives on, %s", (why, lives) => {
  const { ownership } = readChain(
    papers(why).map((text, i) => ({ name: `${i + 1}.txt`, text })),
    "2020-01-01",
  );
  expect(ownership.tracts.some((t) => t.rows.some((r) => r.estate_type === "leasehold"))).toBe(lives);
});
