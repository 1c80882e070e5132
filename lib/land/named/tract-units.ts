// Tracts told by the block or lot that each is: "Block One" of a paper that describes Blocks One and Two apart.
import type { Land } from "@/lib/contracts/aspects/land";
import { cardinal, NUMBER_WORD } from "@/lib/fraction/number-words";

const UNIT = new RegExp(`\\b(block|lot|out-?lot)s? (?:no\\.? ?)?(\\d{1,3}|${NUMBER_WORD})\\b`, "gi");

/** "block 1" of a tract that is one block of a survey or one lot of a plat; null for any other. */
function unitOf(t: Land["tracts"][number]): string | null {
  if (t.survey?.block && !t.survey.section && !t.subdivision) return `block ${t.survey.block}`;
  const lots = t.subdivision?.lots ?? [];
  return lots.length === 1 ? `lot ${lots[0]}` : null;
}

/** Ids of the tracts whose block or lot the words name; empty where they name none, or all. */
export function tractsByUnit(words: string, land: Land | undefined): string[] {
  const tracts = land?.tracts ?? [];
  if (tracts.length < 2 || !tracts.every((t) => unitOf(t) !== null)) return [];
  const named = new Set(
    [...words.matchAll(UNIT)].map(
      (m) => `${/lot/i.test(m[1] ?? "") ? "lot" : "block"} ${/^\d/.test(m[2] ?? "") ? m[2] : cardinal((m[2] ?? "").toLowerCase())}`,
    ),
  );
  const own = tracts.filter((t) => named.has(unitOf(t) ?? ""));
  return own.length < tracts.length ? own.map((t) => t.id) : [];
}
