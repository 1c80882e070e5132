import { describe, expect, it } from "vitest";
import { stateCode } from "./states";

describe("stateCode", () => {
  it("knows names, short forms and letters", () => {
    expect(["Okla.", "PENNSYLVANIA", "W. Va.", "State of New Mexico", "OH"].map(stateCode)).toEqual(["OK", "PA", "WV", "NM", "OH"]);
  });
  it("takes one slip of OCR in a long name and nothing more", () => {
    expect(stateCode("Pennsylvaaia")).toBe("PA");
    expect(stateCode("Belmont")).toBeNull();
  });
});
