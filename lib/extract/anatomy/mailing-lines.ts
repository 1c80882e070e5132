// Lines below the title that say to whom the recorder shall send the paper, or who wrote it: the people they name are no parties.
import type { TextView } from "@/lib/text/view";

const MAILING =
  /^\W*(?:after (?:recording|filing),? |(?:when|once) (?:recorded|filed),? |upon recording,? |record and |please )*(?:(?:mail|return|send|deliver)(?: (?:this|the) \w+| tax (?:statements?|bills?))? to\b|(?:this )?(?:instrument |document |deed )?(?:was )?(?:prepared|drafted|drawn|written) by\b) ?:?/i;

/**
 * Where the paper goes on behind such lines: at the first line behind them that an empty line parts off; `from` where there is none before `end`.
 * "WARRANTY DEED / Return to: Ann Roe, Box 4 / / Bo Ash grants …" → at "Bo Ash".
 */
export function behindMailing({ text, lines }: TextView, from: number, end: number): number {
  const last = lines.findLastIndex((l) => l.start >= from && l.start < end && MAILING.test(text.slice(l.start, Math.min(l.end, l.start + 80))));
  const next = last < 0 ? undefined : lines.slice(last + 1).find((l) => l.blankBefore);
  return next && next.start < end ? next.start : from;
}
