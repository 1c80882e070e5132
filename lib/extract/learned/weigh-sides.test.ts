import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { readByRules } from "@/lib/extract/rules/parties/extract-parties";
import { judgeNames } from "./judge-names";
import { weighingFeatures, weighSides } from "./weigh-sides";

const DEED = `DEED
I, ORLEY STONE, a widower, of Elm County, Texas, for ten dollars do hereby grant, sell and convey to BO LARK, a single man, the NW/4 of Section 4.
Orley Stone
Acknowledged before me by Orley Stone, May 3, 1971. Vera Zwick, Notary Public.`;
const anatomy = findAnatomy(DEED);
const judged = judgeNames(anatomy, "deed");
const sides = (list: ReturnType<typeof judgeNames>) => Object.fromEntries(list.map((j) => [j.candidate.key, j.side]));

describe("the rules and the learned reader weighed", () => {
  it("agree on a plain deed", () => {
    expect(sides(weighSides(judged, readByRules(anatomy, "deed").parties, "deed"))).toMatchObject({
      "ORLEY STONE": "from",
      "BO LARK": "to",
      "VERA ZWICK": "other",
    });
  });
  it("give a side that nobody was read for its best guess", () => {
    const doubtful = judged.map((j) => ({
      ...j,
      side: "other" as const,
      sure: 0.7,
      likely: j.candidate.key === "BO LARK" ? [0.6, 0.1, 0.3] : [0.8, 0.15, 0.05],
    }));
    expect(Object.values(sides(weighSides(doubtful, [], "deed")))).toContain("to");
  });
  it("see how a name stands among the others", () => {
    const at = judged.findIndex((j) => j.candidate.key === "ORLEY STONE");
    expect(weighingFeatures(judged, [], "deed")[at]).toContain("r:-");
    expect(weighingFeatures(judged, [], "deed")[at]?.some((f) => f.startsWith("rf:0/"))).toBe(true);
  });
});
