import { expect, it } from "vitest";
import { opensHouse } from "./opens-house";

const opens = (before: string, name: string) => opensHouse(`${before}${name}`, before.length);

it.each([
  ["between ", "PUBLIC MINERALS, INC."],
  ["by these presents ", "Third Coast Resources, LLC, a Texas company"],
  ["from ", "October Oil Company"],
  ["", "All American Gas Company"],
  ["and ", "Lease Operators, Inc."],
  ["to ", "MINOR OIL COMPANY"],
  ["unto ", "SOUTHEAST ROYALTY SYNDICATE"],
  ["to ", "Range Petroleum"],
])("%s%s is a house from its first word", (before, name) => {
  expect(opens(before, name)).toBe(true);
});

it.each([
  ["Ada Venn, Notary ", "Public Elm Oil Company"],
  ["Bo Lark, ", "President Elm Oil Company"],
  ["", "All Minerals Company"],
  ["on ", "October 3, 1950"],
  ["1910. ", "Second That Elm Oil Company"],
  ["to the ", "First To Oak Gas Company"],
  ["with ", "Lease held by Elm Oil Company"],
])("%s%s is none", (before, name) => {
  expect(opens(before, name)).toBe(false);
});
