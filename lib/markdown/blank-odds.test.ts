import { describe, expect, it } from "vitest";
import { heardDay, heardMonth, likely } from "@/lib/markdown/worker/blank-odds.mjs";

/** A net's view of a blank: shares of some days (1…31), the rest of `seen` spread over the others. */
function day(some: Record<number, number>, texts: string[] = [], other = 0.1) {
  const given = Object.values(some).reduce((sum, share) => sum + share, 0);
  const shares = Array.from({ length: 31 }, (_, at) => some[at + 1] ?? (1 - other - given) / 31);
  return { shares, other, heard: heardDay(texts) };
}
const month = (some: Record<number, number>, texts: string[] = []) => ({
  shares: Array.from({ length: 12 }, (_, at) => some[at + 1] ?? 0.01),
  other: 0.2,
  heard: heardMonth(texts),
});
const of = (shares: number[] | undefined, day: number) => shares?.[day - 1] ?? 0;

describe("the blanks of one page", () => {
  it("speak for one another where they look alike: two days that neither is sure of alone", () => {
    const [first, second] = likely([day({ 20: 0.5, 28: 0.15 }), day({ 20: 0.36, 2: 0.15 })], "day");
    expect(of(first, 20)).toBeGreaterThan(0.85);
    expect(of(second, 20)).toBeGreaterThan(0.85);
  });

  it("keep their own days where both are clear, though these differ", () => {
    const [first, second] = likely([day({ 4: 0.93 }, [], 0.02), day({ 19: 0.93 }, [], 0.02)], "day");
    expect(of(first, 4)).toBeGreaterThan(0.6);
    expect(of(second, 19)).toBeGreaterThan(0.6);
  });

  it("take away trust from a month that the other blank does not show", () => {
    const alone = likely([month({ 11: 0.52, 12: 0.1 })], "month")[0];
    const beside = likely([month({ 11: 0.52, 12: 0.1 }), month({ 9: 0.6 })], "month")[0];
    expect(of(beside, 11)).toBeLessThan(of(alone, 11));
  });

  it("are not sure of anything where nothing is seen", () => {
    expect(Math.max(...(likely([day({}, [], 0.6)], "day")[0] ?? []))).toBeLessThan(0.1);
    expect(likely([], "day")).toEqual([]);
  });
});

describe("what was read in a blank", () => {
  it("is a day where it spells one, in words, or figures with slips", () => {
    expect(heardDay(["Twenty-sixth"]).spelt).toBe(25);
    expect(heardDay(["tide", "26th"]).spelt).toBe(25);
    expect(heardDay(["lst"]).spelt).toBe(0);
    expect(heardDay(["2O"])).toMatchObject({ spelt: null });
    expect(heardDay(["2O"]).odds[19]).toBeGreaterThan(1);
  });

  it("is none where signs of no figure stand in it, where it is out of range, or where two are", () => {
    for (const texts of [["¢4~"], ["44th"], ["4th", "5th"], ["Dayton"], []]) expect(heardDay(texts).odds.every((odd) => odd === 1)).toBe(true);
  });

  it("speaks for the month whose name it is like, and for none where it is like no name", () => {
    const { odds, spelt } = heardMonth(["Sesremer,"]);
    expect(spelt).toBeNull();
    expect(odds.indexOf(Math.max(...odds))).toBe(8);
    expect(heardMonth(["October,"]).spelt).toBe(9);
    expect(heardMonth(["“", "Dec."]).odds.indexOf(Math.max(...heardMonth(["Dec."]).odds))).toBe(11);
    expect(heardMonth(["¥", "4"]).odds.every((odd) => odd === 1)).toBe(true);
  });

  it("lifts a day that the net half sees over the rest", () => {
    const [shares] = likely([day({ 26: 0.21, 28: 0.18 }, ["Twenty-sixth"])], "day");
    expect(of(shares, 26)).toBeGreaterThan(0.6);
  });
});
