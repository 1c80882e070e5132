import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const what = (object: string) => {
  const c = read(
    `ASSIGNMENT OF OIL AND GAS LEASE\n\nThat Ada Venn, Assignor, does hereby sell, assign and transfer unto Bo Lark, Assignee, ${object}\n\nDated May 3, 1990.\n\nAda Venn`,
    people(["Ada Venn"], ["Bo Lark"]),
    "assignment_of_lease",
  ).resolved;
  const kept = c.reservations.map((g) => `; kept ${g.fraction?.fraction}${g.less_existing_burdens ? " less burdens" : ""}${g.of_8_8 ? " of 8/8" : ""}`);
  return c.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction}`).join() + kept.join("");
};
const LEASE = "the lease from Cy Fern on Section 4, Marsh County, Book 3, page 9";

describe("figures of an assignment that size something else", () => {
  it.each([
    [`all my right, title and interest in ${LEASE}, on its conditions, including the one-eighth to the landowner.`, "leasehold 1"],
    [`${LEASE}, the lessor's royalty being 3/16.`, "leasehold 1"],
    ["the leasehold estate in Section 4, Marsh County, created by lease from Cy Fern (158/62), being all not assigned before.", "leasehold 1"],
    [`${LEASE}. No overriding royalty or other interest stays with the Assignor.`, "leasehold 1"],
    [`${LEASE}. Out of it Assignor is to have one-sixteenth of eight-eighths of all oil and gas, free of cost.`, "leasehold 1; kept 1/16 of 8/8"],
    [
      `${LEASE}, delivering a net revenue interest of seventy-eight percent, and reserves whatever the lease bears over and above that.`,
      "leasehold 1; kept 11/50 less burdens",
    ],
  ])("%s", (object, want) => expect(what(object)).toBe(want));
});
