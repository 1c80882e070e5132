import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const unit = (text: string) => readInstrument({ name: "d.txt", text }).conveyance.resolved.unit ?? null;
const order = (words: string) =>
  `DIVISION ORDER\n\nTo: Elm Oil Company   May 3, 1977\n${words}\n\nThe undersigned own the interests below and are to be paid by them:\n\nAda Venn   RI   .01171875\n\nAda Venn\n`;

describe("the unit of a division order", () => {
  it.each([
    ["Unit: All of Section 10-15N-17W, Dewey County, Oklahoma, being 640 acres, one drilling and spacing unit.\nTract: S/2 SE/4, 80 acres.", "640"],
    ["Spacing unit ..... Sections 17 and 20-15N-17W, 1,280 acres\nTract: NW/4 of 17, 160 acres", "1280"],
    ["Tract: S/2 SE/4 of Section 10-15N-17W in the unit; Ada Venn: 80/320 x 1/8", "320"],
  ])("is told with its acres: %s", (words, acres) => expect(unit(order(words))?.acres).toBe(acres));
  it("is none where the order tells of no unit", () => expect(unit(order("Lease: NW/4 of Section 14-22S-3W, 160 acres. Ada Venn 3/4 of 1/8"))).toBeNull());
});

describe("the royalty that an order fixes", () => {
  const fixed = (words: string) =>
    unit(
      `BEFORE THE CORPORATION COMMISSION OF OKLAHOMA\n\nPOOLING ORDER\n\nThe Commission finds: 1. Section 20-17N-12W, Blaine County, is a 640-acre unit.\n\nIT IS ORDERED that all interests in the unit are pooled; ${words}\n\nMay 3, 1979. A. Roe, Chairman.\n`,
    )?.royalty?.fraction ?? null;
  it.each([
    ["that Ada Venn has a bonus of $200 per acre and a total royalty of three-sixteenths (3/16) of 8/8.", "3/16"],
    ["that the royalty of said owner be 1/5 of that part of production.", "1/5"],
    ["that she choose a royalty of 1/8 with $400, or a royalty of 3/16 with $200.", null],
  ])("%s", (words, want) => expect(fixed(words)).toBe(want));
});
