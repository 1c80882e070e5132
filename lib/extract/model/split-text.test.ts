import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitText } from "./split-text";

describe("splitText", () => {
  it("loses no character and keeps every part within the bound", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 8, max: 60 }), (text, max) => {
        const parts = splitText(text, max, 3);
        let covered = 0;
        for (const part of parts) {
          expect(part.start).toBeLessThanOrEqual(covered);
          expect(part.text.length).toBeLessThanOrEqual(max);
          expect(text.slice(part.start, part.start + part.text.length)).toBe(part.text);
          covered = part.start + part.text.length;
        }
        expect(covered).toBe(text.length);
      }),
    );
  });
});
