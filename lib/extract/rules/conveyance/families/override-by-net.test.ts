import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const what = (words: string) => {
  const p = readPaper(`ASSIGNMENT. ${words} June 5, 1988. Elm Oil Company, by P. Poe, President`);
  return [p.type, ...p.grants, ...p.kept.map((k) => `kept ${k}`)].join("; ");
};
const LEASE = "the lease from Cy Fern of May 3, 1987, Section 4, Block 3, Marsh County, Texas";
const GIVES = `Elm Oil Company assigns to Lark Gas, Inc. ${LEASE}`;
const WHOLE = "assignment_of_lease; Lark Gas, Inc. leasehold 1 of lease_interest";

describe("an assignment that names the lease first and an override behind it", () => {
  it.each([
    [`${GIVES}, with 3% of 8/8 overriding royalty reserved.`, `${WHOLE}; kept Elm Oil Company overriding_royalty 3/100 of whole`],
    [`${GIVES}, save a 1/20 overriding royalty which it keeps for itself.`, `${WHOLE}; kept Elm Oil Company overriding_royalty 1/20 of whole`],
    [
      `${GIVES}, delivering an 80% net revenue interest, the assignor keeping as an overriding royalty whatever lies between 20% and the burdens of record.`,
      `${WHOLE}; kept Elm Oil Company overriding_royalty 1/5 of whole`,
    ],
    [
      `It is intended that Lark Gas, Inc. receive a 75% net revenue lease. ${GIVES}, and reserves the excess over the lessor's royalty as an overriding royalty.`,
      `${WHOLE}; kept Elm Oil Company overriding_royalty 1/4 of whole`,
    ],
    [`${GIVES}, of which the lessor has one-eighth.`, WHOLE],
    [`${GIVES}, at twenty percent royalty, for a price of which one-half is paid and one-half is owing.`, WHOLE],
    [
      `Elm Oil Company assigns to Lark Gas, Inc., out of its working interest in ${LEASE}, 2% of 8/8 as an overriding royalty.`,
      "assignment_of_overriding_royalty; Lark Gas, Inc. overriding_royalty 1/50 of whole",
    ],
    [`${GIVES}, subject to an overriding royalty of 2% of record, and delivers an 80% net revenue interest.`, WHOLE],
    [`Elm Oil Company assigns ${LEASE}, to Lark Gas Co.`, "assignment_of_lease; Lark Gas Co. leasehold 1 of lease_interest"],
  ])("%s", (words, want) => expect(what(words)).toBe(want));
});
