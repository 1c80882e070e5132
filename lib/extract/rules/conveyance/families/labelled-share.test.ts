import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LEASE = "Lease: Cy Mott to Elm Oil, Inc., October 9, 1979, Book 1106, Page 88";
const LAND = "Lands: SW/4 of Section 25, T8N, R6E, Seminole County, Oklahoma";
const assignment = (rows: string, act: string) =>
  readPaper(
    `ASSIGNMENT OF OIL AND GAS LEASE\nAssignor: Elm Oil, Inc.\nAssignee: Brink Partners, Ltd.\n${LEASE}\n${LAND}\n${rows}\n\n${act}\n\nDated January 15, 1980. ELM OIL, INC. by Bo Lark, President`,
  ).grants;

describe("a share that a row of a form tells", () => {
  it.each([
    [
      "Share: an undivided fifty per cent (50%) of the leasehold estate",
      "Assignor assigns and transfers to Assignee the Share in the Lease, as to all the Lands.",
      "leasehold 1/2 of lease_interest",
    ],
    ["Interest assigned: one-half", "Assignor hereby assigns to Assignee the said interest in the Lease.", "leasehold 1/2 of lease_interest"],
    ["SHARE ASSIGNED (undivided): 1/4", "Assignor conveys the Share Assigned in the Lease to Assignee.", "leasehold 1/4 of lease_interest"],
    ["Override: two per cent (2%) of 8/8", "Assignor assigns and conveys to Assignee the Override in the Lease.", "overriding_royalty 1/50 of whole"],
  ])("is what the granting words point to: %s", (row, act, given) => expect(assignment(row, act)).toEqual([`Brink Partners, Ltd. ${given}`]));

  it("is none where the words give the lease itself", () =>
    expect(assignment("Lessor's share: one-eighth", "Assignor assigns to Assignee the Lease, as to all the Lands.")).toEqual([
      "Brink Partners, Ltd. leasehold 1 of lease_interest",
    ]));
  it("is none that the assignor keeps", () =>
    expect(
      assignment("Working interest assigned: all\nOverride: 1/16, reserved to Assignor", "Assignor assigns to Assignee the working interest above."),
    ).toEqual(["Brink Partners, Ltd. leasehold 1 of lease_interest"]));
  it("is none of the lessor's or of the revenue", () =>
    expect(assignment("Net revenue interest: 80%\nLessor's share: 1/8", "Assignor assigns to Assignee the Interest in the Lease.")).toEqual([
      "Brink Partners, Ltd. leasehold 1 of lease_interest",
    ]));
});
