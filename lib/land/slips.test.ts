import { describe, expect, it } from "vitest";
import { parseLand, readLand } from "./parse-land";

const TEXTS: [string, string][] = [
  ["Township 9 North, Range 4 West, Section 13: the Northeast Quarter", "9N-4W-13 NE/4"],
  ["the Southwest Quarter of the Northwest Quarter of Section 13, Township 9 North, Range 4 West", "9N-4W-13 SW/4 NW/4"],
  ["North Half of the Southeast Quarter of Section 13, Township 9 North, Range 4 West", "9N-4W-13 N/2 SE/4"],
];
describe("an hour of the day", () => {
  it("is no acreage", () =>
    expect(
      parseLand("12 acres in the NW/4 of Section 13, Township 9 North, Range 4 West. Filed at 9:15 A. M. in Book 4.", { county: null, state: "OK" })[0]
        ?.acres_stated,
    ).toBe("12"));
});

const LOOKS_LIKE: [string, string][] = [
  ["o", "0"],
  ["l", "1"],
  ["h", "b"],
  ["n", "u"],
  ["e", "c"],
  ["i", "l"],
  ["s", "5"],
  ["rt", "ri"],
  ["w", "vv"],
];

/** Every text with one slip in one long word: neighbours exchanged, a letter lost or doubled, or read as another. */
function slips(text: string): string[] {
  const out = new Set<string>();
  for (const m of text.matchAll(/[A-Za-z]{4,}/g)) {
    const put = (w: string) => out.add(text.slice(0, m.index) + w + text.slice(m.index + m[0].length));
    for (let i = 1; i < m[0].length; i++) {
      const [before, at, next, after] = [m[0].slice(0, i), m[0][i] ?? "", m[0][i + 1] ?? "", m[0].slice(i + 2)];
      put(before + next + at + after);
      put(before + next + after);
      put(before + at + at + next + after);
      for (const [a, b] of LOOKS_LIKE) if (m[0].startsWith(a, i)) put(before + b + m[0].slice(i + a.length));
    }
  }
  out.delete(text);
  return [...out];
}

describe("a slip of the pen or the machine", () => {
  it.each(TEXTS)("is read for what it was, or is warned of: %s", (text, want) => {
    let right = 0;
    const all = slips(text);
    for (const slip of all) {
      const { tracts, warnings } = readLand(slip);
      const read = tracts.filter((t) => t.plss).map((t) => `${t.plss?.township}-${t.plss?.range}-${t.plss?.section} ${t.plss?.label}`);
      if (read.join() === want) right++;
      else expect([slip, tracts.length === 0 || warnings.length > 0 || tracts.some((t) => t.warnings.length > 0)]).toEqual([slip, true]);
    }
    expect(right / all.length).toBeGreaterThan(0.95);
  });
});
