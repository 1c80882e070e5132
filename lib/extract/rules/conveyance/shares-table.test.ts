import { describe, expect, it, vi } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

vi.setConfig({ testTimeout: 20_000 });

const granted = (list: string, of = "the share of the oil, gas and other minerals set beside each tract") => {
  const text = `MINERAL DEED\n\nRuth Ann Colby, a single woman, grants to Ardmore Basin Minerals, Inc., ${of}, all in Township 4 South, Range 2 West, Carter County, Oklahoma:\n\n${list}\n\nDated May 4, 1955.\nRuth Ann Colby\n\nFiled May 9, 1955, Book 40, page 7, Carter County.`;
  const tracts = readChain([{ name: "1.txt", text }], "1970-01-01").ownership?.tracts ?? [];
  return tracts
    .map((t) => `${/Section (\d+)/.exec(t.label)?.[1]}: ${t.rows.find((r) => /Basin/.test(r.name) && r.estate_type === "mineral")?.share.fraction}`)
    .sort();
};

describe("a list of lands of which one goes whole", () => {
  it.each([
    ["NE/4 Sec. 5   160   1/2   80\nSW/4 Sec. 6   160   all   160\nN/2 NW/4 Sec. 7   80   1/4   20"],
    ["NE/4 Sec. 5   50%\nSW/4 Sec. 6   100%\nN/2 NW/4 Sec. 7   25%"],
    ["NE/4 of Section 5 ..... an undivided one-half\nSW/4 of Section 6 ..... entire interest\nN/2 NW/4 of Section 7 ..... an undivided one-quarter"],
    ["NE/4 Sec. 5: one-half\nSW/4 Sec. 6: the whole\nN/2 NW/4 Sec. 7: one-quarter"],
    ["1/2   NE/4 Sec. 5\nFull   SW/4 Sec. 6\n1/4   N/2 NW/4 Sec. 7"],
    ["NE/4 Sec. 5   160 ac.   1/2\nSW/4 Sec. 6   160 ac.   8/8\nN/2 NW/4 Sec. 7   80 ac.   1/4"],
  ])("reads every row of %s", (list) => expect(granted(list)).toEqual(["5: 1/2", "6: 1", "7: 1/4"]));

  it("takes a list of land alone for no list of shares", () => {
    expect(granted("NE/4 Sec. 5   160\nSW/4 Sec. 6   160", "one-half of the oil, gas and other minerals in the land shown below")).toEqual(["5: 1/2"]);
  });
});
