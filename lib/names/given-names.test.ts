import { describe, expect, it } from "vitest";
import { isGivenName, nearGivenName } from "./given-names";

describe("given names", () => {
  it("are known with and without nicknames", () => {
    expect(["Delilah", "Bob", "Wm"].map(isGivenName)).toEqual([true, true, true]);
    expect(isGivenName("Quarles")).toBe(false);
  });
  it("are guessed one slip away and only when one name fits", () => {
    expect(nearGivenName("Rlizabeth")).toBe("elizabeth");
    expect(nearGivenName("Samel")).toBe("samuel");
    expect(nearGivenName("Quarles")).toBeNull();
    expect(nearGivenName("Jan")).toBeNull();
  });
});
