import { describe, expect, it } from "vitest";
import { likelihoods, parseModel } from "./linear-model";

const model = parseModel("0,0\nwarm\t128,-128\ncold\t-128,128");

describe("a linear model", () => {
  it("gives likelihoods that sum to one", () => {
    expect(likelihoods(model, ["warm"]).reduce((x, y) => x + y, 0)).toBeCloseTo(1, 12);
  });
  it("follows the features it knows", () => {
    expect(likelihoods(model, ["warm"])[0]).toBeGreaterThan(0.95);
    expect(likelihoods(model, ["cold"])[1]).toBeGreaterThan(0.95);
  });
  it("knows nothing of features it has never seen", () => {
    expect(likelihoods(model, ["blue"])).toEqual([0.5, 0.5]);
    expect(likelihoods(model, ["warm", "blue"])).toEqual(likelihoods(model, ["warm"]));
  });
});
