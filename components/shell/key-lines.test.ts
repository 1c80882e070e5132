import { describe, expect, it } from "vitest";
import { keyLines } from "./key-lines";

describe("the lines of the key help", () => {
  it("print each key of a combination, the plus sign too, and what two keys do once", () => {
    const shortcuts = [
      { keys: "Ctrl+K", what: "Go anywhere" },
      { keys: "+", what: "Larger" },
      { keys: "e", what: "Correct" },
      { keys: "F2", what: "Correct" },
    ];
    expect(keyLines(shortcuts)).toEqual([
      { what: "Go anywhere", keys: [["Ctrl", "K"]] },
      { what: "Larger", keys: [["+"]] },
      { what: "Correct", keys: [["e"], ["F2"]] },
    ]);
  });
});
