import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";

const lots = (words: string) => parseLand(`${words} Section 19, T2S-R11E, Elm County, Oklahoma`)[0]?.plss?.lots.map((l) => String(l).replace("Lot ", ""));

describe("a list of lots", () => {
  it.each([
    ["Lot 3 and the E. 16 acres of Lot 4,", ["3", "4"]],
    ["Lot 3 and the E 16 acres of Lot 4,", ["3", "4"]],
    ["Lot 4 and the S.E. 10 acres of Lot 3,", ["4", "3"]],
    ["Lots 1, 2 and W of the road,", ["1", "2"]],
    ["Lots A, B and E of", ["A", "B", "E"]],
    ["Lots A, E and N,", ["A", "E", "N"]],
  ])("%s", (words, want) => expect(lots(words)).toEqual(want));
});
