import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the W/2 of Section 7, T8N-R11W, Marsh County, Oklahoma";
describe("the day told in the words that let", () => {
  it.each([
    [
      `OIL AND GAS LEASE. Ada Venn, lessor, leases to Elm Energy LLC, lessee, ${LAND}, on May 2, 1987 for ten years and as long as oil is produced, royalty 3/16. Ada Venn`,
      "1987-05-02",
    ],
    [`OIL AND GAS LEASE. Ada Venn, lessor, leases to Elm Energy LLC, lessee, ${LAND}, for ten years; a former lease ran out, on May 2, 1987. Ada Venn`, null],
  ])("%s", (text, day) => expect(readPaper(text).signed ?? null).toBe(day));
});
