import { describe, expect, it } from "vitest";
import { withoutIdleLand } from "./idle-land";

const left = (raw: string): string => withoutIdleLand(raw).replace(/\s+/g, " ").trim();

describe("land where a paper denies wells", () => {
  it.each([
    [
      "The well in the NE/4 of Section 3 has produced oil since 1972. There is no well in the SE/4.",
      "The well in the NE/4 of Section 3 has produced oil since 1972.",
    ],
    [
      "He runs the well in Section 4, which has sold gas every month; and upon Section 9 nothing was ever drilled.",
      "He runs the well in Section 4, which has sold gas every month;",
    ],
    ["The N/2 of Section 4 has produced since 1972 and in Section 5 there have been no operations.", "The N/2 of Section 4 has produced since 1972"],
    ["No. 1: the N/2 of the NE/4 of Section 3, producing. Unassigned: the SE/4 of Section 3.", "No. 1: the N/2 of the NE/4 of Section 3, producing."],
    ["No. 1 ........ the NE/4 of Section 3. Not assigned to any well ........ the SE/4 of Section 3.", "No. 1 ........ the NE/4 of Section 3."],
    [
      "No. 1 ........ the NE/4 of Section 3\nNo. 2 ........ the NW/4 of Section 3\nNot assigned to any well ........ the SE/4 of Section 3\n\nAll in Block 4.",
      "No. 1 ........ the NE/4 of Section 3 No. 2 ........ the NW/4 of Section 3 All in Block 4.",
    ],
    // The only land of the paper, or one that produces, stays.
    ["There is no well in the SE/4 of Section 3.", "There is no well in the SE/4 of Section 3."],
    ["The well in the NE/4 of Section 3 has produced without a stop since 1972.", "The well in the NE/4 of Section 3 has produced without a stop since 1972."],
  ])("%s", (raw, want) => expect(left(raw)).toBe(want));

  it("keeps every place of the text", () => {
    const raw = "There is no well in the SE/4. The well in the NE/4 has produced.";
    expect(withoutIdleLand(raw).indexOf("The well")).toBe(raw.indexOf("The well"));
  });
});
