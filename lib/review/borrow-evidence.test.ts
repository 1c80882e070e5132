import { describe, expect, it } from "vitest";
import { borrowEvidence, findWords } from "./borrow-evidence";
import type { FieldDraft } from "./field-draft";

const text =
  "That EDWIN MARSH, of Tulsa, Oklahoma, Grantor, conveys to ADA COLBURN, a widow, of\nTulsa, Oklahoma, the NE/4, containing 1,160 acres, who died on the 2nd day of November, 1955.";
const source = { text, pages: [{ page: 1, start: 0, end: text.length }] };
const field = (pointer: string, value: unknown, over: Partial<FieldDraft> = {}): FieldDraft => ({
  aspect: "parties",
  pointer,
  label: "",
  value,
  control: "text",
  bearing: "none",
  ...over,
});
const named = {
  parties: { "/parties/1/name": [{ page: 1, start: text.indexOf("ADA"), end: text.indexOf(", a widow"), quote: "ADA COLBURN", alignment: "exact" as const }] },
};
const quoteOf = (draft: FieldDraft) => borrowEvidence(draft, {}, named, source)?.[0]?.quote;

describe("borrowEvidence", () => {
  it("finds a value where it stands in the text, after the name it belongs to, over line breaks", () => {
    const found = borrowEvidence(field("/parties/1/address", "Tulsa, Oklahoma"), {}, named, source)?.[0];
    expect(found?.start).toBe(text.lastIndexOf("Tulsa"));
    expect(quoteOf(field("/parties/1/marital_status", "a widow"))).toBe("a widow");
    expect(findWords("a b\n c", "b C")).toBeNull();
    expect(findWords("alpha\n beta", "ALPHA beta")).toEqual({ start: 0, end: 11 });
  });
  it("finds acres only as acres, and a date however it is written", () => {
    expect(quoteOf(field("/tracts/0/acres_stated", "1160", { aspect: "land" }))).toBe("1,160 acres");
    expect(quoteOf(field("/tracts/0/acres_stated", "160", { aspect: "land" }))).toBeUndefined();
    expect(quoteOf(field("/parties/1/died", "1955-11-02", { control: "date" }))).toContain("November, 1955");
  });
  it("takes no part of a word, and nothing too short to mean it", () => {
    expect(quoteOf(field("/parties/0/address", "Mars"))).toBeUndefined();
    expect(quoteOf(field("/parties/0/address", "of"))).toBeUndefined();
    expect(quoteOf(field("/parties/0/address", "(.*"))).toBeUndefined();
  });
  it("lets a taker's share stand on the grant's words where it is the same share", () => {
    const words = [{ page: 1, start: 3, end: 9, quote: "one half", alignment: "exact" as const }];
    const share = { fraction: "1/2", decimal: "0.50000000" };
    const resolved = { conveyance: { grants: [{ fraction: share, to: ["p2"] }], reservations: [] } } as never;
    const borrow = (subject: string) =>
      borrowEvidence(field("/parties/1/share", share, { control: "fraction", subject }), resolved, { conveyance: { "/grants/0/fraction": words } }, source);
    expect(borrow("p2")).toEqual(words);
    expect(borrow("p3")).toBeUndefined();
  });
});
