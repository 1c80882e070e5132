import { expect, it } from "vitest";
import { romanMarks } from "./roman-marks";
import { textView } from "./view";

it("reads paragraphs numbered in Roman figures as numbered", () => {
  const { text, offsets, raw } = { ...textView("DEED\n\nI.   ADA VENN is Seller.\n\nII.   Seller owns it.\n\nIII.  Seller sells.\n\nIV. The end.") };
  expect(text).toBe("DEED 1. ADA VENN is Seller. 2. Seller owns it. 3. Seller sells. 4. The end.");
  expect(raw.slice(offsets[text.indexOf("3.")], offsets[text.indexOf("3.") + 1])).toBe("III");
});

it.each(["I. Venn\nA. Roe\nV. Doe", "I. ADA VENN sells.\n\nII. The end.", "Witness my hand.\nV. Roe"])("leaves initials: %s", (text) =>
  expect(romanMarks(text).size).toBe(0),
);
