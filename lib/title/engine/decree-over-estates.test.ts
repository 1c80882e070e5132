import { expect, it, vi } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

// Each case reads a chain and reckons its title.
vi.setConfig({ testTimeout: 30_000 });

const LAND = "the SW/4 of Section 9, Township 155 North, Range 92 West, Elm County, North Dakota";
const DEED = `WARRANTY DEED. OTTO ROE, a single man, grants, sells and conveys to ADA VENN ${LAND}, 160 acres. Dated May 9, 1951. Otto Roe. Filed May 20, 1951, Book 14, page 330.`;
const LEASE = `OIL AND GAS LEASE. BO VENN, a widower, lessor, leases and lets to REX OIL CO., lessee, ${LAND}, for five years and as long thereafter as oil or gas is produced, royalty one-eighth. Dated May 9, 1989. Bo Venn. Filed May 20, 1989, Book 40, page 12.`;
const DECREE = `DISTRICT COURT, ELM COUNTY, NORTH DAKOTA. In the Matters of the Estates of ADA VENN, BO VENN and CY VENN, Deceased. ORDER DETERMINING HEIRS AND TITLE. The Court finds: 1. Ada Venn died intestate August 9, 1983. Her sole heir was her husband, Bo Venn. 2. Bo Venn died intestate on December 2, 2000, leaving as sole heir his son, Cy Venn. 3. Cy Venn died July 30, 2005; by his will everything passes to his wife, DOT VENN. 4. Title to ${LAND}, passed at each of the said deaths as above, and is now in Dot Venn. Dated March 21, 2011. J. DOE, District Judge. Recorded April 5, 2011, Book 60, page 2.`;

it("lets title pass at each death of which one decree tells, so that the heir of the first could lease before he died", () => {
  const chain = readChain(
    [DEED, LEASE, DECREE].map((text, i) => ({ name: `${i}.txt`, text: `${text}\n` })),
    "1992-01-01",
  );
  const rows = chain.ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.estate_type} ${r.share.fraction}`));
  expect(rows).toContain("Bo Venn fee 1");
  expect(rows).toContain("Rex Oil Co. leasehold 1");
  const later = readChain(
    [DEED, LEASE, DECREE].map((text, i) => ({ name: `${i}.txt`, text: `${text}\n` })),
    "2012-01-01",
  );
  expect(later.ownership.tracts.flatMap((t) => t.rows.filter((r) => r.estate_type === "fee").map((r) => `${r.name} ${r.share.fraction}`))).toEqual([
    "Dot Venn 1",
  ]);
});
