import { describe, expect, it } from "vitest";
import { readChain } from "./read-in-process";

const deed =
  "WARRANTY DEED. I, ANN ROE, a widow, for Ten Dollars grant, sell and convey to OTTO KIRN, a single man, the Southwest Quarter of Section 9, Township 4 North, Range 3 West, Grady County, Oklahoma, 160 acres. Signed May 3, 1920. Ann Roe. Filed May 4, 1920, Book 3, page 10, Grady County.";
const lease =
  "OIL AND GAS LEASE. OTTO KIRN, a single man, lessor, leases to ELM OIL COMPANY, a corporation, lessee, the Southwest Quarter of Section 9, Township 4 North, Range 3 West, Grady County, Oklahoma, for ten years and as long thereafter as oil or gas is produced. Royalty one-eighth. Dated June 1, 1925. Otto Kirn. Filed June 2, 1925, Book 4, page 20, Grady County.";
const quit = (to: string) =>
  `QUITCLAIM DEED. ELM OIL COMPANY, a corporation, for One Dollar, remises, releases and quitclaims to ${to}, the Southwest Quarter of Section 9, Township 4 North, Range 3 West, Grady County, Oklahoma. Dated July 1, 1927. ELM OIL COMPANY, by H. Nye, President. Filed July 2, 1927, Book 5, page 30, Grady County.`;
const lessees = (to: string) => {
  const texts = [deed, lease, quit(to)].map((text, i) => ({ name: `${i}.txt`, text }));
  const { ownership } = readChain(texts, "1928-01-01");
  return ownership.tracts.flatMap((t) => t.rows.filter((r) => r.estate_type === "leasehold").map((r) => r.name));
};

describe("a quitclaim by one who has a lease and nothing else", () => {
  it("ends the lease where the lessor takes", () => expect(lessees("OTTO KIRN, a single man")).toEqual([]));
  it("passes it where another does", () => expect(lessees("VERA STOLL, a single woman")).toEqual(["Vera Stoll"]));
});
