import { describe, expect, it } from "vitest";
import { withPrincipal } from "./principal";

const ONE = "under the will of Hallie Crouch, deceased, I, Lorena Fitts, executrix of said estate, sell. Estate of Hallie Crouch, Deceased.";

describe("for whose estate one acts", () => {
  it("names the one estate that the paper tells of", () => {
    expect(withPrincipal("Independent Executrix of said estate", ONE)).toBe("Independent Executrix of the Estate of Hallie Crouch, deceased");
    expect(withPrincipal("Executrix", ONE)).toBe("Executrix of the Estate of Hallie Crouch, deceased");
  });
  it("names the wards of the guardianship that the paper tells of", () => {
    const text =
      "the appointed guardian of ANN HALE and BO HALE, minors, under letters. CY HALE, as guardian of the persons and estates of said minors, sells.";
    expect(withPrincipal("guardian of the persons and estates of said minors", text)).toBe("guardian of ANN HALE and BO HALE");
    expect(withPrincipal("guardian of said minors", "CY HALE, as guardian of said minors, sells.")).toBe("guardian of said minors");
  });
  it.each([
    ["Executor of the Estate of Ann Roe, deceased", ONE],
    ["Trustee", ONE],
    ["Administrator", "the estate of Ann Roe and the estate of Bo Lark"],
    [null, ONE],
  ])("leaves %s as it stands", (capacity, text) => {
    expect(withPrincipal(capacity, text)).toBe(capacity);
  });
});
