import { describe, expect, it } from "vitest";
import { lotsByAcres } from "./lots-by-acres";

describe("lots that only acres tell", () => {
  it.each([
    ["PURPART NO. II, the northern 40 acres, to Ada; Purpart No. III, 35 acres in the middle, to Bo", "Purpart No. II 40; Purpart No. III 35"],
    ["Share A, 12 acres; Share B, 8 acres; Share A goes to Ada", "Share A 12; Share B 8"],
    ["Lot 1 of 40 acres and Lot 2 worth $400", ""],
    ["the part I own, 40 acres, and Part 2, 30 acres", ""],
  ])("%s", (text, lots) =>
    expect(
      lotsByAcres(text)
        .map((t) => `${t.name} ${t.acres_stated}`)
        .join("; "),
    ).toBe(lots),
  );
});
