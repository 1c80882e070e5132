// Takers told in a list whose items are paragraphs behind the words of giving: "… give and convey my farm in this manner: ¶ The surface to A. ¶ The minerals, a half each, to A and B."
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import { nameKey } from "@/lib/names/name-key";
import type { Span } from "@/lib/text/view";
import { takersBehindTo } from "./takers";

/** The words of giving lead to the list: "as follows:", "in the following manner, to-wit:", a colon at the end of the paragraph. */
const LEADS = /(?::|\b(?:as follows|to-?wit|namely|thus|in (?:this|the following|these|such) (?:\w+ )?(?:manner|way|parts|shares|proportions))[.,;-]*)\s*$/i;
const LED_ON =
  /\b(?:as follows|in (?:this|the following|these) (?:\w+ )?(?:manner|way|parts|shares|proportions)(?: following)?|in manner following)\b[^.;]{0,160}[:.]?\s*$/i;
/** "1.", "(a)", "ITEM TWO.", "Second,", "Minerals:" before what an item says. */
const MARK =
  /^\W*(?:(?:item|gift|part|no\.?|parcel) )?(?:\(?(?:[a-hA-H]|[ivxIVX]{1,4}|\d{1,2})[.)]|(?:one|two|three|four|five|six|first|second|third|fourth|fifth|sixth|last)(?:ly)?\b[,:.]?|[A-Z][a-z]+:)\W*/i;
/** "A is to have the surface", "B and C shall take": the takers open their item. */
const HAS =
  /^[^.;:]{0,30}?\b(?:(?:is|are) (?:to|hereby|each to) |shall (?:each )?|does? |each )?(?:have|has|take|takes|taking|receive|receives|get|gets|given)\b/i;
const NO_ITEM =
  /^\W*(?:to have and|(?:and )?(?:warrant|together with|being)|in (?:witness|testimony)|witness|dated|signed|executed|given under|filed|state of|the state|acknowledged|reserv|except|sav(?:e|ing)|subject|grantors?\b)/i;
const MOST = 24;

/** The paragraphs of the body: stretches that an empty line parts. */
function paragraphs(a: Anatomy): Span[] {
  const { lines } = a.view;
  const starts = lines.flatMap((l, i) => (i === 0 || l.blankBefore ? [i] : []));
  return starts.map((at, n) => ({ start: lines[at]?.start ?? 0, end: lines[(starts[n + 1] ?? lines.length) - 1]?.end ?? 0 }));
}

/** Those whom one item gives to; empty where it gives to nobody. */
function takersOfItem(a: Anatomy, at: Span): Mention[] {
  const words = a.view.text.slice(at.start, at.end);
  if (NO_ITEM.test(words)) return [];
  const start = at.start + (MARK.exec(words)?.[0].length ?? 0);
  const { mentions } = parseMentions(a.view.text, start, at.end, a.view.blocks);
  const first = mentions[0];
  if (first && first.span.start - start < 3) {
    const cut = mentions.findIndex((m, i) => i > 0 && m.strays > 0);
    const group = cut > 0 ? mentions.slice(0, cut) : mentions;
    return HAS.test(a.view.text.slice(group.at(-1)?.span.end ?? start, at.end)) ? group : [];
  }
  return takersBehindTo(a, at.start, at.end);
}

/** The takers of such a list, each once, in order; empty where no list stands behind the words of giving, or only one paragraph gives. */
export function itemTakers(a: Anatomy): Mention[] {
  const verb = a.granting?.start;
  if (verb === undefined) return [];
  const end = Math.min(a.habendum?.start ?? a.view.text.length, a.testimonium?.start ?? a.view.text.length, a.acknowledgments[0]?.start ?? a.view.text.length);
  const all = paragraphs(a);
  const head = all.findIndex((p) => p.start <= verb && verb < p.end);
  const lead = all[head];
  if (!lead) return [];
  const words = a.view.text.slice(lead.start, lead.end);
  if (!LEADS.test(words) && !LED_ON.test(words)) return [];
  // "grants unto A the following land, to-wit:": what follows is land, and he takes it.
  if (takersBehindTo(a, verb, lead.end).length) return [];
  const out: Mention[] = [];
  let items = 0;
  for (const p of all.slice(head + 1, head + 1 + MOST)) {
    const found = p.start < end ? takersOfItem(a, p) : [];
    if (!found.length) break;
    items++;
    for (const m of found) if (!out.some((o) => nameKey(o.name) === nameKey(m.name))) out.push(m);
  }
  return items > 1 ? out : [];
}
