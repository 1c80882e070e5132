import { describe, expect, it } from "vitest";
import { textView } from "./view";

describe("columns of percentages", () => {
  it("reads a bare number under such a heading as the percentage it is", () =>
    expect(textView("Grantee            Per cent\nA. Roe               12.5\nElm Oil Co.          87.5\n").text).toContain("A. Roe 12.5% Elm Oil Co. 87.5%"));
  it("leaves numbers of another column", () => {
    expect(textView("Tract        Acres\nNE/4          80\nSE/4          40\n").text).not.toContain("%");
    expect(textView("Share per cent of the whole       Acres\nNE/4          80\nSE/4          40\n").text).not.toContain("%");
    expect(textView("Name          Per cent\nA. Roe          1250\nB. Doe          40\n").text).not.toContain("%");
  });
  it("adds no second sign", () => expect(textView("Name          Per cent\nA. Roe          12.5%\nB. Doe          40%\n").text).not.toContain("%%"));
});
