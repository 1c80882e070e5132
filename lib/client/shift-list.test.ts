import { describe, expect, it } from "vitest";
import { isItemPlace, shiftedPointer } from "./shift-list";

describe("a list from which an item is taken", () => {
  it("moves what stands behind it up, drops what is in it, and leaves the rest", () => {
    const after = (pointer: string) => shiftedPointer(pointer, "/parties/2");
    expect(["/parties/1/name", "/parties/2/name", "/parties/3/name", "/parties/12", "/grants/3/fraction", "/parties"].map(after)).toEqual([
      "/parties/1/name",
      null,
      "/parties/2/name",
      "/parties/11",
      "/grants/3/fraction",
      "/parties",
    ]);
  });
  it("tells the place of an item from that of a value", () => {
    expect(["/parties/2", "/parties/-", "/parties/2/name", "/doc_type"].map(isItemPlace)).toEqual([true, false, false, false]);
  });
});
