// Overrides that a lessee gives to others in the lease itself.
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { namedIn, sideIds } from "@/lib/extract/rules/conveyance/people";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { lesseeGives } from "@/lib/extract/rules/parties/sides/lessee-gives";
import { compare, ONE, toWire } from "@/lib/fraction/rational";

const EIGHTHS = /\b8\s?\/\s?8|eight[- ]eighths|\bof (?:all|the whole)\b/i;

/** "Lessee, by its signature, grants to A an overriding royalty of 1/16 of all oil and gas" → override 1/16 from the lessee to A; none where no taker or size is told. */
export function lesseeOverrides(scene: Scene): Found[] {
  const takers = scene.parties.parties.filter((p) => p.side === "other");
  return scene.sentences.flatMap((s): Found[] => {
    const at = lesseeGives(s.text);
    const words = at ? s.text.slice(at.start) : "";
    const to = namedIn(words, takers).slice(0, 1);
    const share = findShares(words).find((x) => compare(x.value, ONE) < 0);
    if (!at || !to.length || !share) return [];
    const start = s.start + at.start;
    const full = EIGHTHS.test(words.slice(share.end, share.end + 50));
    return [
      {
        interest: {
          ...bareInterest("overriding_royalty", words.trim()),
          fraction: toWire(share.value),
          floating: false,
          from: sideIds(scene.parties, "to"),
          to,
          ...(full ? { of_8_8: true } : {}),
        },
        span: { start, end: s.end },
        fraction: { start: start + share.start, end: start + share.end },
        confidence: 0.85,
      },
    ];
  });
}
