import { describe, expect, it } from "vitest";
import { disjointDepths } from "./depths";

describe("depth limits", () => {
  it("are apart where one leaves out what the other names", () => {
    expect(disjointDepths("all but depths below 9,800 feet beneath the surface", "limited to depths below 9,800 feet")).toBe(true);
    expect(disjointDepths("from the surface to 5,000 feet", "below 5,000 feet")).toBe(true);
    expect(disjointDepths("all but the Wolfcamp formation", "the Wolfcamp formation")).toBe(true);
  });

  it("are taken to overlap where nothing parts them", () => {
    expect(disjointDepths(null, "below 5,000 feet")).toBe(false);
    expect(disjointDepths("from the surface to 6,000 feet", "below 5,000 feet")).toBe(false);
    expect(disjointDepths("the Wolfcamp", "the Bone Spring")).toBe(false);
    expect(disjointDepths("all but depths below 9,800 feet", "below 5,000 feet")).toBe(false);
  });

  it("come to an end on long text", () => {
    expect(disjointDepths("from 1".repeat(20_000), "below 5,000 feet")).toBe(false);
  });
});
