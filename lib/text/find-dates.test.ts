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
    ["WITNESS our hands this the 11TH day of SEPTEMBER, 2014", "2014-09-11"],
    ["this 31 st day of August, 1921", "1921-08-31"],
    ["this 3 1st day of August, 1921", "1921-08-31"],
    ["this 3rdday of May, 1921", "1921-05-03"],
    ["this lst day of Ju1y, A. D. 19l2", "1912-07-01"],
    ["this 1lth day of Apri1, 1954", "1954-04-11"],
    ["on this 4th day of Feby. 1908", "1908-02-04"],
    ["the fifth of May, nineteen hundred thirty", "1930-05-05"],
    ["5th day of October Nineteen Hundred & Thirty", "1930-10-05"],
    ["20th day of January A. D. One Thousand nine hundred and 21", "1921-01-20"],
    ["this the 4th day of the month of March in the year 1933", "1933-03-04"],
    ["RECORDED MAR 11 9 02 AM '76", "1976-03-11"],
    ["FILED 12-DEC-78", "1978-12-12"],
  ])("reads %s", (text, want) => {
    expect(iso(text)).toContain(want);
  });

  it("gives year and month where the day cannot be read", () => {
    expect(findDates("this % day of August, 2017")[0]).toMatchObject({ iso: "2017-08", precision: "month" });
  });

  it("takes no century for the year where the words after it cannot be read", () => {
    expect(iso("the 5th day of May, nineteen hundred and tbxrtw")).not.toContain("1900-05-05");
  });

  it("refuses a date that cannot be", () => {
    expect(iso("February 30, 1950 and 13/45/1999")).toEqual([]);
    expect(iso("Cause No. 94-11-16,220")).toEqual([]);
  });

  it.each(["the Northeast Quarter of 11-12-18", "on the SW/4 of 3-10-21", "Sec. 4-9-21", "Lots 1 and 2 of 4-9-12", "N½ of 5-6-12"])(
    "takes section, township and range for no day: %s",
    (text) => expect(findDates(text)).toEqual([]),
  );
  it("takes figures that stand behind no land for a day", () => expect(findDates("made of 11-12-18").map((d) => d.iso)).toEqual(["2018-11-12"]));
  it.each(["the East Half, 5-6-1950", "recorded at page 1/2 5-6-1950", "a deed to all 5/6/1950"])("takes no year of four figures for a range: %s", (text) =>
    expect(findDates(text).map((d) => d.iso)).toEqual(["1950-05-06"]),
  );
});
