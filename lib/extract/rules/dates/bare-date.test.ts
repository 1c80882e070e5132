import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { findDates } from "@/lib/text/find-dates";
import { bareDate } from "./bare-date";

const day = (text: string) => bareDate({ anatomy: findAnatomy(text), type: "warranty_deed", all: findDates(findAnatomy(text).view.text) })?.iso ?? null;

describe("a date that stands alone", () => {
  it.each([
    [
      "WARRANTY DEED. Ada Venn grants and conveys to Bo Lark Section 9, to have and to hold with general warranty. April 11, 1990. Ada Venn. Acknowledged April 12, 1990.",
      "1990-04-11",
    ],
    ["OIL LEASE. March 2, 2010. Lessor: ADA VENN. Lessee: ELM OIL, INC. Lessor leases and lets Section 9. Filed March 4, 2010.", "2010-03-02"],
    ["Ada Venn conveys to Bo Lark Lot 4, with warranty. June 4th, 1907. ADA VENN. Recorded June 9, 1907.", "1907-06-04"],
  ])("is the day of signing: %s", (text, want) => {
    expect(day(text)).toBe(want);
  });

  it.each([
    "Ada Venn conveys to Bo Lark Lot 4. Filed. April 11, 1990. Book 4.",
    "Ada Venn conveys to Bo Lark the land of the deed dated April 11, 1990. Ada Venn.",
    "Ada Venn, who died April 11, 1990, held Lot 4.",
  ])("is none where other words own it: %s", (text) => {
    expect(day(text)).toBeNull();
  });
});
