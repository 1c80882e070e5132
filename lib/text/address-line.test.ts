import { expect, test } from "vitest";
import { isAddressLine } from "./address-line";
import { textView } from "./view";

test.each(["Bay Springs, Mississippi", "P. O. Box 41, Ray, ND 58849", "Route 2, Elm", "114 Main Street", "Minot, N. Dak.".replace("N. Dak.", "North Dakota")])(
  "an address: %s",
  (line) => expect(isAddressLine(line)).toBe(true),
);

test.each(["Mary Poole", "Mary Poole and Carl Mott", "Elm Oil Company", "Property, including any improvements"])("no address: %s", (line) =>
  expect(isAddressLine(line)).toBe(false),
);

test("no name runs over the line of an address", () => {
  const view = textView("Grantee:\n  Mary Poole\n  Elm Falls, Wyoming\n\nNext");
  expect(view.blocks).toContain(view.text.indexOf("Elm Falls"));
});
