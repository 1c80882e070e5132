import { expect, it } from "vitest";
import { electionValue } from "./election-value";

it.each([
  ["to participate by paying his share of the cost", "participate"],
  ["$900.00 per acre and a royalty of 3/16", "royalty 3/16"],
  ["$900.00 per acre and the normal 1/8 royalty together with an excess royalty of 1/16", "royalty 3/16"],
  ["an overriding royalty of five per cent (5%)", "overriding_royalty 1/20"],
  ["a 1/16 override in addition to the usual 1/8 royalty", "royalty 3/16"],
  ["he declined to participate", "not_participate"],
  ["$900.00 per acre", null],
])("reads what %s comes to", (text, want) => expect(electionValue(text)).toBe(want));
