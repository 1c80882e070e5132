import { expect, it } from "vitest";
import { citationLength, outlineLength } from "./outline-letter";

it("takes initials for no letters of paragraphs", () => {
  const text = "Vendees: G. R. LARK, of Elm County, and C. W. MOTT. The said Geo. H. Venn acknowledged this deed.";
  expect(outlineLength(text, text.indexOf("G. R."))).toBe(0);
});

it("counts paragraphs by their letters", () => {
  const text = "Recitals: A. Ada Venn owns the land in the county of Elm; B. She has agreed to sell it.";
  expect(outlineLength(text, text.indexOf("A. Ada"))).toBe(3);
});

it.each(["Background. Under Document 3034110, ELM GAS, LLC", "Document No. 88122, ELM GAS, LLC", "Recitals. By Instrument 2010-4471, ELM GAS, LLC"])(
  "passes over the paper cited ahead of a name: %s",
  (text) => expect(text.slice(citationLength(text, 0))).toBe("ELM GAS, LLC"),
);

it.each(["Document Storage Company, a corporation", "Instrument Supply Co. 4471, ELM", "ELM GAS, LLC"])("leaves %s as a name", (text) =>
  expect(citationLength(text, 0)).toBe(0),
);
