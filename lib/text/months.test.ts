import { describe, expect, it } from "vitest";
import { monthLikeness, monthOf } from "./months";

describe("months", () => {
  it("knows a printed month through its slips and nothing else", () => {
    expect([monthOf("Sept."), monthOf("Oatober"), monthOf("Marsh"), monthOf("Harvey")]).toEqual([9, 10, 3, null]);
  });

  it.each([
    ["Novembu", 11],
    ["Jnne", 6],
    ["Aprl", 4],
    ["Fefruary", 2],
  ])("finds %s most like the month it was", (word, month) => {
    const like = monthLikeness(word);
    expect(like.indexOf(Math.max(...like)) + 1).toBe(month);
  });

  it("sees no likeness in scraps", () => {
    expect(Math.max(...monthLikeness("x"))).toBe(0);
    expect(Math.max(...monthLikeness("wwww"))).toBe(0);
  });
});
