import { describe, expect, it } from "vitest";
import { findDeaths } from "./deaths";
import { findPeople } from "./find-people";

const died = (text: string, name: string) => {
  const people = findPeople(text, 0, text.length);
  return findDeaths(text, people, people[0] ?? null).find((d) => d.name === name)?.died;
};

describe("the day of a death", () => {
  it.each([
    ["ORLEY STONE died on April 8, 1984, a widower, his wife Ann Stone having died before him; that his will dated May 2, 1979, was proved.", null],
    ["ORLEY STONE died on April 8, 1984, a widower, his wife Ann Stone having died on June 3, 1980; his will was dated May 2, 1979.", "1980-06-03"],
    ["ORLEY STONE passed away April 8, 1984. Thereafter, on December 25, 1988, Ann Stone died.", "1988-12-25"],
  ])("is that of his own death and of no paper nor of another's: %s", (text, day) => {
    expect(died(text, "ORLEY STONE")).toBe("1984-04-08");
    expect(died(text, "Ann Stone")).toBe(day);
  });

  it.each([
    "ORLEY STONE died on April 8, 1984. Ann Stone was also called Annie Stone in a deed of June 4, 1985.",
    "ORLEY STONE died on April 8, 1984. Ann Stone was then called as a witness on June 4, 1985.",
    "ORLEY STONE died on April 8, 1984. Ann Stone was the first to go to Oregon in 1985.",
    "ORLEY STONE died on April 8, 1984. Ann Stone followed her father in business in 1985.",
  ])("is none of what one was called, followed or went to: %s", (text) => expect(died(text, "Ann Stone")).toBeUndefined());
  it.each([
    "ORLEY STONE died on April 8, 1984. Ann Stone was the first of them to go, on June 4, 1985.",
    "ORLEY STONE died on April 8, 1984. Ann Stone followed her husband in death on June 4, 1985.",
  ])("is told by plain words of going: %s", (text) => expect(died(text, "Ann Stone")).toBe("1985-06-04"));
});
