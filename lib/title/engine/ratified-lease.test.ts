import { describe, expect, test } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const deed =
  "WARRANTY DEED. Jonas Pell, a widower, grants, bargains, sells and conveys unto Clara Denton and Rufus Pell, an undivided one-half to each, the East Half of the Southeast Quarter of Section 14, Township 12 South, Range 18 West, in Columbia County, Arkansas, 80 acres, with all minerals, and warrants the title. June 1, 1950. Jonas Pell. Filed June 3, 1950, Book 70, page 15.";
const lease =
  "OIL AND GAS LEASE. Clara Denton, a widow, Lessor, on the 4th day of April, 1957, grants, leases and lets unto Basin Oil Company, Lessee, for oil and gas, the E/2 SE/4 of Section 14, T12S, R18W, Columbia County, Arkansas, 80 acres, for five years and as long thereafter as oil or gas is produced, yielding to Lessor as royalty one-eighth of the oil and gas produced. If Lessor owns less than the whole, the royalty shall be paid in proportion. Clara Denton. Filed April 8, 1957, Book 88, page 101.";
const foot =
  "\n\nDated August 2, 1957.\nRufus Pell\n\nState of Mississippi, County of Lauderdale. Before me, the undersigned notary, on August 2, 1957 came Rufus Pell, known to me, and acknowledged the above. B. Coe, Notary Public, Lauderdale County, Mississippi.\nFiled August 5, 1957, Book 89, page 5.\n";
const rows = (ratification: string) => {
  const texts = [deed, lease, ratification + foot];
  const { tracts } = readChain(
    texts.map((text, i) => ({ name: `${i + 1}.txt`, text })),
    "1960-01-01",
  ).ownership;
  const revenue = tracts.flatMap((t) => t.revenue ?? []).map((r) => `${r.name} ${r.interest.decimal}`);
  const held = tracts.flatMap((t) => t.rows).filter((r) => r.estate_type === "leasehold");
  return { tracts: tracts.length, held: held.map((r) => `${r.name} ${r.share.fraction}`), revenue: revenue.sort() };
};

describe("a cotenant who ratifies a lease and lets his part on its terms", () => {
  test.each([
    "RATIFICATION. State of Arkansas, County of Columbia. RUFUS PELL, single, having read the lease dated April 4, 1957, Book 88, page 101, in which Clara Denton is lessor and Basin Oil Company is lessee, on 80 acres, E/2 SE/4 of Section 14-12-18, ratifies and adopts it, and leases and lets his undivided half to the lessee on the same terms.",
    "RATIFICATION AND JOINDER\n\nTo: Basin Oil Company\n\nI, Rufus Pell, own half of the minerals in E/2 SE/4 Sec. 14, Twp. 12 South, Rge. 18 West. I have read the oil and gas lease which my sister Clara Denton signed to you on April 4, 1957, Book 88 page 101. I adopt and ratify that lease, and do now grant, lease and let to you my undivided one-half, for the term and upon the royalty of one-eighth therein written.",
    "RATIFICATION BY CO-OWNER. My sister, Clara Denton, has leased to the Basin Oil Company the E/2 of the SE/4 of Section 14, Township 12 South, Range 18 West, Columbia County, Arkansas, by lease dated April 4, 1957, in Book 88, page 101. One half of the minerals is mine. I agree to the lease, ratify it, and hereby lease my half to the same Company as if I had signed that day.",
  ])("adds it to that lease: %s", (words) =>
    expect(rows(words)).toEqual({
      tracts: 1,
      held: ["Basin Oil Company 1"],
      revenue: ["Basin Oil Company 0.87500000", "Clara Denton 0.06250000", "Rufus Pell 0.06250000"],
    }),
  );

  test("makes a lease of its own at a royalty of its own", () => {
    const words =
      "RATIFICATION. Rufus Pell ratifies the lease of April 4, 1957 by Clara Denton to Basin Oil Company, Book 88, page 101, and leases and lets to Basin Oil Company his undivided half of the E/2 SE/4 of Section 14, T12S, R18W, Columbia County, Arkansas, but for a royalty of one-sixth of the oil and gas produced from his half.";
    expect(rows(words).revenue).toContain("Rufus Pell 0.08333333");
  });
});
