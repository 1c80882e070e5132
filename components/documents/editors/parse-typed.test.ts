import { describe, expect, it } from "vitest";
import { parseTyped, shownIn } from "./parse-typed";

describe("what is typed into a field", () => {
  it("is a value where the browser can tell, and words for the server where not", () => {
    expect(parseTyped("fraction", "2/16")).toEqual({ value: { fraction: "1/8", decimal: "0.12500000" } });
    expect(parseTyped("fraction", "one eighth")).toBe("words");
    expect(parseTyped("date", "1926-03")).toEqual({ value: "1926-03" });
    expect(parseTyped("date", "1926-13")).toBe("words");
    expect(parseTyped("date", "9 March 1926")).toBe("words");
    expect(parseTyped("integer", "36")).toEqual({ value: 36 });
    expect(parseTyped("bool", "no")).toEqual({ value: false });
    expect(parseTyped("party", " Ada Colburn ")).toEqual({ value: "Ada Colburn" });
  });
  it("says that nothing is stated where nothing is typed", () => {
    for (const control of ["fraction", "date", "text", "party"] as const) expect(parseTyped(control, "  ")).toEqual({ value: null });
  });
  it("begins with what stands there", () => {
    expect(shownIn({ control: "fraction", value: { fraction: "1/4", decimal: "0.25000000" } })).toBe("1/4");
    expect(shownIn({ control: "bool", value: false })).toBe("no");
    expect(shownIn({ control: "date", value: null })).toBe("");
  });
});
