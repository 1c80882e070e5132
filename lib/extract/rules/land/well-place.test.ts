import { expect, it } from "vitest";
import { withoutWellPlace } from "./well-place";

it("takes the place of a well for no further land where the paper has named it, and leaves it where it stands there alone", () => {
  expect(withoutWellPlace("pools the NE/4 and the SE/4 of Section 9. The unit well is on the SE/4.").trim()).toBe("pools the NE/4 and the SE/4 of Section 9.");
  expect(withoutWellPlace("pools the NE/4 of Section 9. The unit well is on the SE/4.")).toContain("SE/4");
  expect(withoutWellPlace("pools the NE/4 of Section 9. Said lease is on the NE/4.")).toContain("Said lease is on the NE/4");
});
