import { expect, test } from "vitest";
import { isOnlyOwed } from "./owed-to";
import { namingsOf } from "./took-before";

test.each([
  ["for $10.00 and a note of even date for $9,000.00 payable to the order of Elm Bank, N.A., has granted and conveyed unto Bo Lark", true],
  ["for one note for $31,000 to Elm Bank, which advanced that sum to me, do grant to Bo Lark. The lien and superior title are assigned to Elm Bank.", true],
  ["in consideration of a debt of $900 due to Elm Bank, which is hereby released, conveys to Bo Lark", true],
  ["for the assumption of the mortgage in favor of Elm Bank, grants to Bo Lark", true],
  ["for the cancellation of a note, grants and conveys to Elm Bank the land", false],
  ["for a note payable to Elm Bank, conveys to Elm Bank and Bo Lark", false],
  ["does sell and convey to Elm Bank the land, subject to a mortgage", false],
])("a creditor who takes nothing: %s → %s", (text, only) => expect(isOnlyOwed(text, namingsOf(text, "Elm Bank"))).toBe(only));
