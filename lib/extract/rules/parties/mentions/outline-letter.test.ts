import { expect, it } from "vitest";
import { outlineLength } from "./outline-letter";

it("takes initials for no letters of paragraphs", () => {
  const text = "Vendees: G. R. LARK, of Elm County, and C. W. MOTT. The said Geo. H. Venn acknowledged this deed.";
  expect(outlineLength(text, text.indexOf("G. R."))).toBe(0);
});

it("counts paragraphs by their letters", () => {
  const text = "Recitals: A. Ada Venn owns the land in the county of Elm; B. She has agreed to sell it.";
  expect(outlineLength(text, text.indexOf("A. Ada"))).toBe(3);
});
