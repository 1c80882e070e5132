// Partitions into undivided shares: "shall be owned as follows: to A and B, four-ninths; to C, five-ninths".
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { namedIn, sideIds } from "@/lib/extract/rules/conveyance/people";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { equals, ONE, sum, toWire } from "@/lib/fraction/rational";

const OPENS =
  /\b(?:owned|held|belong|divided|partitioned|distributed)\b[^:]{0,160}\bas follows:?|\bin (?:the )?(?:following|severed) (?:undivided )?(?:shares|proportions)\b[^:]{0,60}:/i;
const LOT = /(?:^|[;:\n]|\band )\s*(?:\(?\w{1,2}[.)] )?(?:un)?to (?=[A-Z])([^;\n]{3,220})/gi;
const MINERALS = /\bminerals?\b|\boil\b/i;

/** One grant for each set of takers, where at least two stand in the list and their shares come to the whole; else none. */
export function undividedLots(scene: Scene): Found[] {
  const opens = OPENS.exec(scene.text);
  if (!opens) return [];
  const start = opens.index + opens[0].length;
  const people = scene.parties.parties;
  const lots = [...scene.text.slice(start - 1, start + 3000).matchAll(LOT)].flatMap((m) => {
    const words = m[1] ?? "";
    const share = findShares(words).at(-1);
    const to = share ? namedIn(words.slice(0, share.start), people) : [];
    const at = start - 1 + m.index + m[0].length - words.length;
    return share && to.length ? [{ share: share.value, to, words, at }] : [];
  });
  if (lots.length < 2 || !equals(sum(lots.map((l) => l.share)), ONE)) return [];
  const before = scene.text.slice(Math.max(0, opens.index - 500), start);
  const estate = MINERALS.test(before) ? "mineral" : "fee";
  const from = [...new Set([...sideIds(scene.parties, "from"), ...sideIds(scene.parties, "to")])];
  return lots.map((l) => ({
    interest: { ...bareInterest(estate, l.words.trim()), fraction: toWire(l.share), of: "grantor_interest" as const, from, to: l.to },
    span: { start: l.at, end: l.at + l.words.length },
    fraction: null,
    confidence: 0.82,
  }));
}
