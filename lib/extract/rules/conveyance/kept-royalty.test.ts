import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { landDeed } from "./test-paper";

const size = (i: Interest) => `${i.estate_type} ${i.fraction?.fraction ?? "-"} ${i.of}${i.held_by ? ` ${i.held_by}` : ""}`;

describe("royalties kept, and minerals others hold", () => {
  it.each([
    ["Excepting and reserving to the said Ada Venn three-fifths (3/5ths) of Land owners oil, gas and mineral royalties.", "royalty 3/5 royalty"],
    ["Grantor reserves 1/4 of all Landowners' royalty and 1/4 of any and all delay rentals.", "royalty 1/4 royalty"],
    ["Reserving to the grantor one-half of the land owner's royalty.", "royalty 1/2 royalty"],
    [
      "It is further agreed and distinctly understood that Ada Venn hereby reserves six and one quarter per cent (6¼%) of all gas, oil and minerals that may be produced on the land.",
      "royalty 1/16 whole",
    ],
    [
      "There is reserved to the grantor an undivided nine one-hundredths (9/100ths) interest in all of the oil and gas in and under said land.",
      "mineral 9/100 whole",
    ],
  ])("%s → %s", (clause, want) => {
    expect(landDeed(clause).reservations.map(size)).toEqual([want]);
  });
  it.each([
    ["All mineral reserved to the United States.", "mineral 1 described_interest United States"],
    ["All oil and gas heretofore reserved by the State of Texas.", "mineral 1 whole State of Texas"],
  ])("%s is an exception: %s", (clause, want) => {
    const deed = landDeed(clause);
    expect(deed.reservations).toEqual([]);
    expect(deed.exceptions.map(size)).toEqual([want]);
  });
});
