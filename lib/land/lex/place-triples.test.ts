import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";
import { placeTriples } from "./place-triples";

const read = (text: string) => parseLand(text).map((t) => `${t.plss?.label} ${t.plss?.section} ${t.plss?.township} ${t.plss?.range}`);

describe("section, township and range in three figures", () => {
  it.each([
    ["West Half of Southwest Quarter, 16-11N-9E, 80 acres", "W/2 SW/4"],
    ["W/2 SW/4 of 16-11N-9E, 80 acres", "W/2 SW/4"],
    ["West Half (W½) of Southwest Quarter (SW¼), Sec-Twp-Rge 16-11N-9E", "W/2 SW/4"],
    ["Southwest Quarter, 16 - 11 N - 9 E", "SW/4"],
    ["South Half of the Northeast Quarter in 16/11N/9E, containing 80 acres", "S/2 NE/4"],
  ])("reads %s", (text, part) => expect(read(text)).toEqual([`${part} 16 11N 9E`]));

  it("keeps every offset, and takes no date and no share for a place", () => {
    for (const text of ["THE NW QUARTER, 16 - 11 N - 9 E, X", "ONE HALF, 3-4-1920", "THE SW QUARTER. FILED 10/11/1955", "THE HALF, 1/2"])
      expect(placeTriples(text)).toHaveLength(text.length);
    expect(placeTriples("THE SW QUARTER, 10/11/1955")).toBe("THE SW QUARTER, 10/11/1955");
    expect(placeTriples("THE QUARTER, 44-11-9")).toBe("THE QUARTER, 44-11-9");
  });
});
