// Those to whom the clauses of an order give something, whoever they are: heirs, the buyers of their shares, trustees, strangers to the suit.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { awardsIn } from "@/lib/extract/rules/orders/award-clauses";
import { inFigures, orderAt, ordersAlone } from "@/lib/extract/rules/orders/mood";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";

const SENTENCES_MAX = 60;
/** What is given must be land or lie in it: a sum of money makes nobody a party. */
const IN_LAND = /\b(?:surface|minerals?|oil|gas|royalt(?:y|ies)|lands?|acres|section|quarter|survey|league|tracts?|premises|real estate|fee)\b|[NSEW]{1,2}(?:\/[24]|[½¼])/i;
const NO_TAKER = /\b(?:court|county|state|judge|clerk|section|township|range|survey|league)\b/i;

/** Names that take by an order, each once, in order. Errs toward none: one who is only told of, asked for or charged takes nothing. */
export function orderedTakers(a: Anatomy): Mention[] {
  const { text, blocks } = a.view;
  const from = orderAt(text);
  const out: Mention[] = [];
  for (const s of a.sentences.filter((x) => x.end > from).slice(0, SENTENCES_MAX)) {
    const start = Math.max(s.start, from);
    const words = inFigures(ordersAlone(text.slice(start, s.end)));
    const named = parseMentions(text, start, s.end, blocks).mentions.filter((m) => m.span.start >= start && m.span.end <= s.end && !NO_TAKER.test(m.name));
    const groups = named.map((m, i) => ({ ids: [String(i)], start: m.span.start - start, end: m.span.end - start }));
    for (const award of awardsIn(words, groups).filter((x) => IN_LAND.test(`${x.ahead} ${x.words}`)))
      for (const id of award.to) {
        const m = named[Number(id)];
        if (m && !out.some((o) => o.name.toUpperCase() === m.name.toUpperCase())) out.push(m);
      }
  }
  return out;
}
