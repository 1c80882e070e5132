import { describe, expect, it } from "vitest";
import { findDates } from "./find-dates";

const iso = (text: string) => findDates(text).map((d) => d.iso);

describe("findDates", () => {
  it.each([
    ["this 23rd day of May, A. D. 1950", "1950-05-23"],
    ["the twenty-sixth day of October in the year of our Lord one thousand nine hundred and twenty", "1920-10-26"],
    ["the NINTH day of MARCH, 1884", "1884-03-09"],
    ["recorded 12/19/2024 01:41 PM", "2024-12-19"],
    ["Sept. 7, 1931", "1931-09-07"],
    ["Wov. 11th, 1920", "1920-11-11"],
    ["4-Aug-2011", "2011-08-04"],
    ["84 SEP-4 AM 11:02", "1984-09-04"],
    ["1994 MAR 8 AM 9:14", "1994-03-08"],
    ["this 9th 'Nov. . a A.D. 49.31", "1931-11-09"],
    ["on the 9th November, », A.D. 19 31", "1931-11-09"],
    ["O3-1O-1987 At 08:37", "1987-03-10"],
    ["in the year nineteen hundred and nineteen, the 3d day of June, 1919", "1919-06-03"],
  ])("reads %s", (text, want) => {
    expect(iso(text)).toContain(want);
  });

  it("gives year and month where the day cannot be read", () => {
    expect(findDates("this % day of August, 2017")[0]).toMatchObject({ iso: "2017-08", precision: "month" });
  });

  it("refuses a date that cannot be", () => {
    expect(iso("February 30, 1950 and 13/45/1999")).toEqual([]);
  });
});
