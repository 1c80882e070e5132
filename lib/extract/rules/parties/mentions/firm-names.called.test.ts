import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const givers = (beside: string) =>
  readInstrument({
    name: "a.txt",
    text: `ASSIGNMENT OF OIL AND GAS LEASE. OAK PETROLEUM CORPORATION${beside}, for Ten Dollars does hereby ASSIGN AND CONVEY to ASH OPERATING, INC., all of its right, title and interest in the oil and gas lease of Ada Venn dated May 3, 1966, Vol. 4, page 30, N/2 of Section 9, T4N-R3W. Executed June 5, 2003. OAK PETROLEUM CORPORATION By: Bo Lark, President`,
  }).parties.resolved.parties.filter((p) => p.side === "from");

describe("the name that a company had before", () => {
  it.each([
    ", which prior to May 1, 1999 bore the name of Elm Oil Company",
    " (its name having been Elm Oil Company up to May 1, 1999)",
    ", which was Elm Oil Company until May 1, 1999",
    ", by change of its name in 1999 from Elm Oil Company",
    ", a name adopted in 1999 in place of Elm Oil Company",
  ])("is another name of it: OAK PETROLEUM CORPORATION%s", (beside) => {
    expect(givers(beside).map((p) => [p.display, p.aliases])).toEqual([["Oak Petroleum Corporation", ["Elm Oil Company"]]]);
  });
  it("is no name of one who sold to it", () => {
    expect(givers(", which bought the lease of Elm Oil Company")[0]?.aliases).toEqual([]);
  });
});
