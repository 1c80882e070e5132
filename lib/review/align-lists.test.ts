import { describe, expect, it } from "vitest";
import { alignReading, movedLists, movedPointer, twinsOf } from "./align-lists";

const words = (quote: string) => [{ page: 1, start: 0, end: 1, quote, alignment: "exact" as const }];

describe("lists that a person changed", () => {
  it("know their items by id, else by their words, and take none for another", () => {
    expect(twinsOf([{ id: "p1" }, { id: "p2" }], [{ id: "p2" }, { id: "p3" }])).toEqual([1, null]);
    expect(twinsOf([{ text: "a" }, { text: "b" }, { text: "c" }], [{ text: "a" }, { text: "c" }])).toEqual([0, 2]);
    expect(twinsOf([{ text: "a" }, { text: "b" }], [{ text: "a" }, { text: "B corrected" }])).toEqual([0, 1]);
    expect(twinsOf([{ text: "all of the oil" }], [{ text: "all of the oil and gas" }, { text: "" }])).toEqual([0, null]);
    expect(twinsOf([{ text: "all of the oil" }], [{ text: "" }])).toEqual([null]);
    expect(twinsOf([{ text: "a" }, { text: "a" }], [{ text: "a" }, { text: "a" }, { text: "a" }])).toEqual([0, 1, null]);
  });
  it("move pointers with their items, and drop those of an item that is gone", () => {
    const moved = movedLists({ grants: [{ text: "a" }, { text: "b" }], warranty: "general" }, { grants: [{ text: "b" }], warranty: "general" });
    expect(movedPointer("/grants/1/fraction", moved)).toBe("/grants/0/fraction");
    expect(movedPointer("/grants/0/fraction", moved)).toBeNull();
    expect(movedPointer("/warranty", moved)).toBe("/warranty");
    expect(movedPointer("/grants", moved)).toBe("/grants");
  });
  it("leave each item its own evidence and what the machine read in it", () => {
    const reading = {
      resolved: {
        parties: [
          { id: "p1", name: "A" },
          { id: "p2", name: "B" },
        ],
      },
      evidence: { "/parties/0/name": words("A"), "/parties/1/name": words("B") },
      confidence: { "/parties/0/name": 0.7, "/parties/1/name": 0.9 },
    };
    const aligned = alignReading(reading, {
      parties: [
        { id: "p2", name: "B" },
        { id: "p9", name: "C" },
      ],
    });
    expect(aligned).toEqual({
      resolved: { parties: [{ id: "p2", name: "B" }, {}] },
      evidence: { "/parties/0/name": words("B") },
      confidence: { "/parties/0/name": 0.9 },
    });
    expect(alignReading(reading, reading.resolved)).toBe(reading);
  });
});
