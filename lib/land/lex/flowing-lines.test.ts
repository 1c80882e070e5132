import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";

const said = (text: string) =>
  parseLand(text).map((t) => `${(t.plss?.aliquots ?? t.survey?.aliquots ?? []).join(" ")} of ${t.plss?.section ?? t.survey?.section}`);

describe("a description that goes on over a line's end", () => {
  it.each([
    ["all of the minerals in the North Half of\nthe Northwest Quarter of Section 12, Township 3 North, Range 2 West", ["NENW NWNW of 12"]],
    ["an interest in the following land: the W/2 of the NE/4\nof Section 12, Township 3 North, Range 2 West", ["NWNE SWNE of 12"]],
    ["all that land being the Southwest Quarter of the NE/4 of Section\n12, Township 3 North, Range 2 West", ["SWNE of 12"]],
    [
      "the South Half of Section 8 and the North Half of the North\nHalf of Section 17, Township 3 North, Range 2 West",
      ["NESE NWSE SESE SWSE NESW NWSW SESW SWSW of 8", "NENE NWNE NENW NWNW of 17"],
    ],
  ])("is one: %s", (text, want) => {
    expect(said(text)).toEqual(want);
  });

  it("keeps rows apart", () => {
    expect(said("T3N-R2W\nSec. 12: NE/4\nSec. 13: SW/4")).toEqual(["NENE NWNE SENE SWNE of 12", "NESW NWSW SESW SWSW of 13"]);
  });
});
