import { describe, expect, it } from "vitest";
import { successionSteps } from "./succession-steps";

const names = ["Elm Oil Company", "Oak Petroleum, Inc.", "Ash Energy Corporation"];
const told = (text: string) => successionSteps(text, names).map((s) => `${s.former} > ${s.later} ${s.how}`);

describe("companies that went on in several steps", () => {
  it.each([
    [
      "1. Elm Oil Company was merged on May 1, 1956, with and into Oak Petroleum, Inc., the survivor. 2. The said Oak Petroleum, Inc. changed its name to Ash Energy Corporation.",
      [
        "Elm Oil Company > Oak Petroleum, Inc. successor_by_merger",
        "Oak Petroleum, Inc. > Ash Energy Corporation name_change",
        "Elm Oil Company > Ash Energy Corporation successor_by_merger",
      ],
    ],
    [
      "Articles of Merger of Elm Oil Company, a Texas corporation, into Oak Petroleum, Inc., the surviving corporation, were filed, and by amendment the name of the surviving corporation was changed to Ash Energy Corporation.",
      [
        "Elm Oil Company > Oak Petroleum, Inc. successor_by_merger",
        "Oak Petroleum, Inc. > Ash Energy Corporation name_change",
        "Elm Oil Company > Ash Energy Corporation successor_by_merger",
      ],
    ],
    [
      "Elm Oil Company was on May 1, 1956 merged with and into Oak Petroleum, Inc., of Ohio. Oak Petroleum, Inc. thereafter by amendment took the corporate name Ash Energy Corporation.",
      [
        "Elm Oil Company > Oak Petroleum, Inc. successor_by_merger",
        "Oak Petroleum, Inc. > Ash Energy Corporation name_change",
        "Elm Oil Company > Ash Energy Corporation successor_by_merger",
      ],
    ],
  ])("are each tied to the next: %s", (text, want) => expect(told(text)).toEqual(want));

  it("take no title to land for a name", () =>
    expect(
      told(
        "Elm Oil Company was merged into Oak Petroleum, Inc., which took title to the lease from Ash Energy Corporation in 1950. Ash Energy Corporation was merged into Oak Petroleum, Inc.",
      ).filter((s) => s.endsWith("name_change")),
    ).toEqual([]));

  it("are left to the words of the one step where there is but one", () =>
    expect(told("Elm Oil Company and Oak Petroleum, Inc. were merged into Ash Energy Corporation.")).toEqual([]));
});

describe("one change of name", () => {
  it.each([
    [
      "I certify for Oak Petroleum, Inc. that the corporate name Elm Oil Company was changed to Oak Petroleum, Inc., and that it holds the lease from Ash Energy Corporation.",
    ],
    ["By amendment the corporation changed its name from Elm Oil Company to Oak Petroleum, Inc."],
  ])("%s", (text) => expect(told(text)).toEqual(["Elm Oil Company > Oak Petroleum, Inc. name_change"]));
});
