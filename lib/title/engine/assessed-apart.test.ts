// Whether severed minerals were reported, by the words of a deed for taxes.
import { expect, it } from "vitest";
import { reportedIn, withoutAssessedApart } from "./assessed-apart";

it.each([
  "The oil, gas, coal and minerals have since their severance been separately assessed to A, who has paid the taxes",
  "The minerals are assessed apart, in the name of A; the tract is unseated",
  "the severance having been reported to the Commissioners",
  "the surface alone was assessed in the name of B and is alone sold",
  "the coal stands upon its own assessment",
])("holds for reported: %s", (words) => expect(reportedIn(words, false)).toBe(true));

it("holds for reported where the surface alone is given", () => expect(reportedIn("unseated land, 400 acres", true)).toBe(true));

it.each([
  "neither the coal nor the oil was ever separately assessed",
  "No minerals in it have been separately assessed, in any year",
  "the severance was never reported",
  "the books show no report of any severance",
])("holds for not reported: %s", (words) => expect(reportedIn(words, false)).toBe(false));

it.each(["unseated land, 400 acres, sold for unpaid taxes", "assessed as one entire property"])("leaves open: %s", (words) =>
  expect(reportedIn(words, false)).toBeNull(),
);

it("leaves out whose minerals are assessed apart, and nothing else", () => {
  const words = withoutAssessedApart(
    "Assessed to Ada Roe; the coal and oil are separately assessed to Bo Lark, who paid. The surface only was assessed to Cy Mott.",
  );
  expect([/Roe/.test(words), /Lark/.test(words), /Mott/.test(words)]).toEqual([true, false, true]);
});
