// A person's name in its parts. Assumes the order of speech (given … surname) or "Surname, Given"; errs on the side of giving doubtful words to the middle name.
import { isDegree, isInitial, isParticle, isTitle, suffixOf, writtenOut } from "./person-words";

export type PersonName = { given: string | null; middle: string | null; surname: string | null; suffix: string | null };

/** Words of a name without titles and degrees; the suffix apart. */
function words(text: string): { plain: string[]; suffix: string | null; inverted: boolean } {
  const parts = text
    .replace(/\(.*?\)/g, " ")
    .split(",")
    .map((p) => p.trim())
    .filter(Boolean);
  let suffix: string | null = null;
  const kept: string[] = [];
  for (const [i, part] of parts.entries()) {
    const found = i > 0 ? suffixOf(part) : null;
    if (found) suffix = found;
    else if (i === 0 || !part.split(" ").every(isDegree)) kept.push(part);
  }
  const inverted = kept.length === 2 && (kept[0]?.split(" ").length ?? 9) <= 2;
  const ordered = inverted ? [kept[1] ?? "", kept[0] ?? ""] : kept;
  const plain = ordered
    .join(" ")
    .split(/\s+/)
    .filter((w) => w && !isTitle(w));
  while (plain.length > 1 && (isDegree(plain.at(-1) ?? "") || suffixOf(plain.at(-1) ?? ""))) {
    const last = plain.pop() ?? "";
    suffix = suffixOf(last) ?? suffix;
  }
  return { plain, suffix, inverted };
}

/**
 * "Wm. H. Van Doren, Jr." → {given:"William", middle:"H.", surname:"Van Doren", suffix:"Jr."}; "Doe, Ann B." → {given:"Ann", middle:"B.", surname:"Doe"}.
 * One word alone is a given name. Never throws.
 */
export function parsePersonName(text: string): PersonName {
  const { plain, suffix } = words(text);
  if (plain.length === 0) return { given: null, middle: null, surname: null, suffix };
  const first = plain[0] ?? "";
  if (plain.length === 1) return { given: writtenOut(first) ?? first, middle: null, surname: null, suffix };
  let from = plain.length - 1;
  while (from > 1 && isParticle(plain[from - 1] ?? "") && !isInitial(plain[from - 1] ?? "")) from--;
  const middle = plain.slice(1, from).join(" ");
  return { given: writtenOut(first) ?? first, middle: middle || null, surname: plain.slice(from).join(" "), suffix };
}
