import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";

const PLACE = "Section 5, Township 25 North, Range 10 West";
const labels = (words: string): (string | undefined)[] => parseLand(words).map((t) => t.plss?.label);
const ALL_BUT_FORTY = "S/2, NE/4, N/2 NW/4, SE/4 NW/4";

describe("parts that are summed up as the whole less the rest", () => {
  it.each([
    [
      "Township 25 North, Range 10 West\nSection 5: NE/4, S/2, N/2 NW/4, SE/4 NW/4; being all of the Section except the SW/4 NW/4, and containing 600 acres",
      ALL_BUT_FORTY,
    ],
    [`NE/4, S/2, N/2 NW/4 and SE/4 NW/4 of ${PLACE}, that is to say the entire section save the SW/4 NW/4`, ALL_BUT_FORTY],
    [`the N/2 and the SE/4 of ${PLACE}, which is everything in the section excepting its SW/4`, "N/2, SE/4"],
    [`the N/2 and the SE/4 of ${PLACE} (in other words, all of said section but for the southwest quarter)`, "N/2, SE/4"],
    [`the S/2 NW/4 and the NE/4 NW/4 of ${PLACE}, the same being the whole of said northwest quarter less the NW/4 NW/4`, "S/2 NW/4, NE/4 NW/4"],
  ])("are what they say: %s", (words, label) => expect(labels(words)).toEqual([label]));

  it.each([
    [`the N/2 of ${PLACE}, except the SW/4 NW/4`, "NE/4, N/2 NW/4, SE/4 NW/4"],
    [`all of ${PLACE}, being all of the section except the SW/4 NW/4`, ALL_BUT_FORTY],
    [`the NW/4 of ${PLACE}, being all of said quarter except the SW/4 NW/4`, "N/2 NW/4, SE/4 NW/4"],
  ])("not so an exception: %s", (words, label) => expect(labels(words)).toEqual([label]));
});
