// Tracts told by how large they are: "the half section", "the eighty", "said 240-acre tract".
import type { Land } from "@/lib/contracts/aspects/land";
import { parseRational, toText } from "@/lib/fraction/rational";
import { findAcres } from "@/lib/land/attributes/acreage";
import { plainText } from "@/lib/land/lex/plain-text";

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\bhalf[- ]section\b/i, "320"],
  [/\bquarter[- ]section\b|\bthe (?:said )?quarter\b(?! of)/i, "160"],
  [/\b(?:the|said) (?:half[- ]quarter(?:[- ]section)?|eighty)\b(?! of| acres)/i, "80"],
  [/\b(?:the|said) (?:quarter[- ]quarter(?:[- ]section)?|forty)\b(?! of| acres)/i, "40"],
];

const same = (acres: string | null | undefined): string | null => {
  const value = parseRational((acres ?? "").replace(/,/g, ""));
  return value ? toText(value) : null;
};

/** Ids of the tracts of which the words tell the size; empty where they tell none, or a size that no tract or more than one has. */
export function tractsBySize(words: string, land: Land | undefined): string[] {
  const tracts = land?.tracts ?? [];
  if (tracts.length < 2) return [];
  const sizes = new Set([...findAcres(plainText(words)).map((a) => same(a.acres)), ...KINDS.filter(([re]) => re.test(words)).map(([, acres]) => acres)]);
  const found = [...sizes].map((size) => tracts.filter((t) => same(t.acres_stated ?? t.acres_computed) === size));
  return found.length > 0 && found.every((list) => list.length === 1) && found.length < tracts.length ? found.flatMap((list) => list.map((t) => t.id)) : [];
}
