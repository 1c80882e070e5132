import { describe, expect, it } from "vitest";
import { landDeed } from "./test-paper";

const kept = (clause: string) => landDeed(clause).reservations.map((r) => `${r.estate_type} ${r.fraction?.fraction} ${r.held_by ?? "-"}`);

describe("a power to lease kept over the minerals of another", () => {
  it.each([
    "Grantor also reserves the exclusive right and power to lease the one-half of the minerals owned by Cy Mott.",
    "The executive right (power to lease) over the one-half interest of Cy Mott is not conveyed and is reserved to Grantor.",
  ])("is told with its owner and its share: %s", (clause) => expect(kept(clause)).toEqual(["executive_right 1/2 Cy Mott"]));
  it("stands beside the minerals that are kept", () =>
    expect(
      kept(
        "SAVE AND EXCEPT 1/2 of the minerals reserved by Cy Mott in Vol. 9, page 4; and Grantor reserves an undivided 1/4 of the minerals, together with the sole right to lease the interest reserved by Cy Mott.",
      ),
    ).toEqual(["mineral 1/4 -", "executive_right 1 Cy Mott"]));
  it.each([
    ["Grantor reserves the executive right over all of the minerals.", ["executive_right 1 -"]],
    ["Grantor reserves one-half of the minerals, with the sole right to lease the same.", ["mineral 1/2 -"]],
  ])("is no other's where the words name nobody: %s", (clause, wanted) => expect(kept(clause)).toEqual(wanted));
});

describe("what a sentence leaves out", () => {
  it.each(["No minerals are excepted.", "None of the oil, gas or minerals has been severed.", "No part of the minerals is hereby reserved."])(
    "is nothing: %s",
    (clause) => {
      const read = landDeed(clause);
      expect([read.exceptions, read.reservations]).toEqual([[], []]);
    },
  );
  it("is what it names, held by whom it names before the book", () => {
    const read = landDeed("This conveyance does not include the three-fourths (3/4) of the minerals which Cy Mott reserved in Volume 144, page 30.");
    expect(read.exceptions.map((x) => [x.fraction?.fraction, x.held_by])).toEqual([["3/4", "Cy Mott"]]);
  });
});
