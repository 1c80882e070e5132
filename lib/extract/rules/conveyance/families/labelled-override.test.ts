import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LEASE = "the Isaacson lease of June 15, 1948, Book 40, page 212; SW¼ of Section 8, T. 20 N., R. 64 W., 6th P.M., Goshen County, Wyoming";
const FOOT = "Given October 3, 1951.\nGOSHEN OIL COMPANY, by Karl Viborg, President.";
const PARTIES = "Assignor: Goshen Oil Company, Torrington, Wyoming.\nAssignee: Lucinda Apple, of Scottsbluff, Nebraska, an unmarried woman.";
const paper = (title: string, rows: string) => readPaper(`${title}\n\n${PARTIES}\n${rows}\n\n${FOOT}`);

describe("what a label names is what the act assigns", () => {
  it.each([
    [
      `What is assigned: one-half (1/2) of the overriding royalty of five percent which Assignor kept in its assignment to Basin Drillers, Book 43, page 590.\nLease and land: ${LEASE}.\n\nAssignor does hereby sell, assign and convey the above to Assignee, to have and to hold for so long as the lease shall last.`,
      "Lucinda Apple overriding_royalty 1/2 of grantor_interest",
    ],
    [
      `Thing assigned: half of Assignor's five per cent override in ${LEASE}.\nAssignor keeps the other half.\n\nAssignor sells and assigns the same to Assignee while the lease lasts.`,
      "Lucinda Apple overriding_royalty 1/40 of whole",
    ],
  ])("%s", (rows, wanted) => {
    const p = paper("ASSIGNMENT OF OVERRIDING ROYALTY", rows);
    expect(p.type).toBe("assignment_of_overriding_royalty");
    expect(p.grants).toEqual([wanted]);
  });

  it("stays a lease where the label names the lease", () => {
    const p = paper(
      "ASSIGNMENT OF LEASE",
      `What is assigned: ${LEASE}, Assignor keeping an overriding royalty of 5% of 8/8.\n\nAssignor sells and assigns the above to Assignee while the lease lasts.`,
    );
    expect(p.type).toBe("assignment_of_lease");
    expect(p.grants).toEqual(["Lucinda Apple leasehold 1 of lease_interest"]);
    expect(p.kept).toEqual(["Goshen Oil Company overriding_royalty 1/20 of whole"]);
  });
});
