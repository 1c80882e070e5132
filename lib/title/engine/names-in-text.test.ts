import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Resolution } from "@/lib/contracts/resolution";
import { NamesInText, placesOf } from "./names-in-text";

const resolutionOf = (names: readonly string[]) =>
  ({ parties: names.map((display, n) => ({ id: `p${n}`, display, aliases: [] })), tracts: [], references: [] }) as unknown as Resolution;

const standing = (names: readonly string[], text: string) => {
  const upper = text.toUpperCase();
  return new NamesInText(resolutionOf(names))
    .mayStandIn(upper)
    .filter(({ name }) => [...placesOf(upper, name)].length > 0)
    .map(({ party }) => party.id);
};

describe("NamesInText", () => {
  it("finds the names of a sentence, long and short, in the order of the package", () => {
    expect(standing(["Ola Birch", "Rosalind Mercer", "Ed Ash", "Ann Ashby"], "Whereas Ed Ash and Rosalind Mercer died in 1950")).toEqual(["p1", "p2"]);
  });

  it("passes over no name that stands in the text", () => {
    const word = fc.constantFrom("ann", "roe", "ed", "marigold", "st. john", "van der berg", "ash");
    const text = fc.array(word, { maxLength: 12 }).map((w) => w.join(" "));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 8 }), text, (names, said) => {
        const upper = said.toUpperCase();
        const expected = names.flatMap((n, i) => (n.length >= 3 && upper.includes(n.toUpperCase()) ? [`p${i}`] : []));
        expect(standing(names, said)).toEqual(expected);
      }),
    );
  });
});
