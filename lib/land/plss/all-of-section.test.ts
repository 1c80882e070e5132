import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";

const labels = (text: string) => parseLand(text, { county: null, state: null }).map((t) => `${t.plss?.section}:${t.plss?.label}`);

describe("'all of Section n' behind parts without a section says where they lie", () => {
  it.each([
    ["the NE/4 and the N/2 SE/4, all of Section 11, T20N, R34W", ["11:NE/4, N/2 SE/4"]],
    [
      "Northwest quarter of the Northwest quarter (NW 1/4 NW 1/4); and the South half of the Northwest quarter (S 1/2 NW 1/4), all of Section Eleven (11), T20N, R34W",
      ["11:S/2 NW/4, NW/4 NW/4"],
    ],
    ["NW/4 of Section 4, T2N, R3W, 480 acres in all", ["4:NW/4"]],
    ["all (100%) of the oil, gas and other minerals in and under the NE/4 SW/4 of Section 4, T2N, R3W", ["4:NE/4 SW/4"]],
    ["all (640 acres) of Section 4, T2N, R3W", ["4:ALL"]],
    ["all of Section 4, T2N, R3W, 640 acres in all", ["4:ALL"]],
    ["the following lands, all in Section 4, T2N, R3W, Elm County, Kansas: NE/4 and N/2 SE/4", ["4:NE/4, N/2 SE/4"]],
    ["all in Section 4, T2N, R3W: it being the home farm", ["4:ALL"]],
    ["the E/2 of Section 4, all of Section 5, T2N, R3W", ["4:E/2", "5:ALL"]],
    ["Section 4: NE/4, all of Section 5, T2N, R3W", ["4:NE/4", "5:ALL"]],
  ])("%s", (text, want) => expect(labels(text)).toEqual(want));
});
