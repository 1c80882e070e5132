// Those to whom the clauses of an order give something, whoever they are: heirs, the buyers of their shares, trustees, strangers to the suit.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { awardsIn, type Group, groupsOf } from "@/lib/extract/rules/orders/award-clauses";
import { CLASS } from "@/lib/extract/rules/orders/classes";
import { inFigures, orderAt, ordersAlone } from "@/lib/extract/rules/orders/mood";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";

const SENTENCES_MAX = 60;
/** What is given must be land or lie in it: a sum of money makes nobody a party. */
const IN_LAND =
  /\b(?:surface|minerals?|oil|gas|royalt(?:y|ies)|lands?|acres|section|quarter|survey|league|tracts?|premises|real estate|fee)\b|[NSEW]{1,2}(?:\/[24]|[½¼])/i;
/** ", Judge Presiding", ", County Clerk": who signs for the court takes nothing by its order. */
const FOR_COURT = /^,? (?:[A-Z]\w+ ){0,3}(?:judge|clerk|chancellor|surrogate|register|referee)\b/i;
const NO_TAKER = /\b(?:court|county|state|judge|clerk|section|township|range|survey|league)\b/i;

const BACK = 1200;

/** The list of two names or more that stands last before a place. */
function lastList(a: Anatomy, upTo: number): Mention[] {
  const from = Math.max(0, upTo - BACK);
  const named = parseMentions(a.view.text, from, upTo, a.view.blocks).mentions.filter((m) => !NO_TAKER.test(m.name));
  const groups = named.map((m, i) => ({ ids: [String(i)], start: m.span.start, end: m.span.end }));
  const list = groupsOf(a.view.text.slice(0, upTo), groups).findLast((g) => g.ids.length > 1);
  return (list?.ids ?? []).flatMap((id) => named[Number(id)] ?? []);
}

/** Names that take by an order, each once, in order. Errs toward none: one who is only told of, asked for or charged takes nothing. */
export function orderedTakers(a: Anatomy): Mention[] {
  const { text, blocks } = a.view;
  const takes = (m: Mention): boolean => !NO_TAKER.test(m.name) && !FOR_COURT.test(text.slice(m.span.end, m.span.end + 40));
  const from = orderAt(text);
  const out: Mention[] = [];
  for (const s of a.sentences.filter((x) => x.end > from).slice(0, SENTENCES_MAX)) {
    const start = Math.max(s.start, from);
    const words = inFigures(ordersAlone(text.slice(start, s.end)));
    const named = parseMentions(text, start, s.end, blocks).mentions.filter((m) => m.span.start >= start && m.span.end <= s.end && takes(m));
    const all = [...named];
    const groups: Group[] = named.map((m, i) => ({ ids: [String(i)], start: m.span.start - start, end: m.span.end - start }));
    for (const m of words.matchAll(CLASS)) {
      const members = lastList(a, start + m.index);
      if (members.length > 1) groups.push({ ids: members.map((x) => String(all.push(x) - 1)), start: m.index, end: m.index + m[0].length });
    }
    for (const award of awardsIn(words, groups).filter((x) => IN_LAND.test(`${x.ahead} ${x.words}`)))
      for (const id of award.to) {
        const m = all[Number(id)];
        if (m && !out.some((o) => o.name.toUpperCase() === m.name.toUpperCase())) out.push(m);
      }
  }
  return out;
}
