import { describe, expect, it } from "vitest";
import { cardinal, ordinalNumber, smallNumber } from "./number-words";

describe("numbers in words", () => {
  it("reads cardinals as deeds write them", () => {
    expect(cardinal("One Hundred and Eighty-one")).toBe(181);
    expect(cardinal("twenty-five hundred")).toBe(2500);
    expect(cardinal("Three Hundred Twenty-eight Thousand")).toBe(328_000);
    expect(cardinal("one million two hundred thousand and five")).toBe(1_200_005);
  });
  it("gives nothing rather than half a number", () => {
    expect(cardinal("ten good")).toBeNull();
    expect(cardinal("")).toBeNull();
    expect(cardinal("and")).toBeNull();
  });
  it("reads ordinals as denominators", () => {
    expect(ordinalNumber("sixteenth")).toBe(16);
    expect(ordinalNumber("eightieth")).toBe(80);
    expect(ordinalNumber("Second")).toBe(2);
    expect(ordinalNumber("month")).toBeNull();
    expect(smallNumber("mile")).toBeNull();
  });
});
