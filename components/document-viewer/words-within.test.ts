import { describe, expect, it } from "vitest";
import { boxBetween, unturned, wordsWithin } from "./words-within";

const markdown = "unto Ada Colburn, Grantee";
const word = (start: number, end: number, x: number) => ({ start, end, x, y: 0.1, w: 0.1, h: 0.02 });
const words = [word(0, 4, 0.1), word(5, 8, 0.25), word(9, 17, 0.4), word(18, 25, 0.6)];

describe("wordsWithin", () => {
  it("takes the words whose middle lies in the box, as one stretch of the text", () => {
    expect(wordsWithin(words, { x: 0.24, y: 0.09, w: 0.3, h: 0.05 }, markdown)).toEqual({ start: 5, end: 17, text: "Ada Colburn," });
  });
  it("takes nothing where the box holds no word", () => {
    expect(wordsWithin(words, { x: 0, y: 0.5, w: 1, h: 0.2 }, markdown)).toBeNull();
  });
  it("draws the same box from any corner", () => {
    expect(boxBetween([0.5, 0.25], [0.25, 0.5])).toEqual(boxBetween([0.25, 0.5], [0.5, 0.25]));
  });
  it("finds the place on a turned page: four quarter turns come back", () => {
    let at: [number, number] = [0.25, 0.125];
    for (let i = 0; i < 4; i += 1) at = unturned(...at, 90);
    expect(at).toEqual([0.25, 0.125]);
    expect(unturned(...unturned(0.25, 0.125, 90), 270)).toEqual([0.25, 0.125]);
  });
});
