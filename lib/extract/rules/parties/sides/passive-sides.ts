// The sides of an act told of its thing: "The land above is hereby granted by A and B to C", "… is conveyed to C by us, A and B".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { isPassive } from "@/lib/extract/anatomy/passive";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import { nameKey } from "@/lib/names/name-key";
import { sided } from "./from-premises";
import type { SidedMention } from "./sides";

const BY = /\bby (?:us,? |me,? |the (?:said )?(?:(?:grantors?|undersigned|vendors?|sellers?),? )?|said )?(?=["'(]?[A-Z][\w.]*[ ,])/g;
const TO = /\b(?:un)?to (?:the (?:said )?(?:(?:grantees?|vendees?|purchasers?|buyers?),? )?|said )?(?=["'(]?[A-Z][\w.]*[ ,])/;
/** "To C, of Elm, there is this day sold by A": the taker opens the sentence. */
const TO_AHEAD = /^(?:un)?to (?:the (?:said )?)?(?=["'(]?[A-Z][\w.]*[ ,])/i;
/** Where the words of giving end, and what is kept or warranted begins. */
const ENDS = /;|[,:] ?(?:save|saving|except|excepting|reserving|subject|less|but|provided|with (?:the )?(?:general )?warranty|(?:to have|habendum))\b/i;

type Lead = { at: number; start: number };
const leadIn = (m: RegExpExecArray | RegExpMatchArray | null, offset: number): Lead | null =>
  m?.index === undefined ? null : { at: offset + m.index, start: offset + m.index + m[0].length };

function groupBehind(a: Anatomy, lead: Lead, stops: readonly number[]): Mention[] {
  const to = Math.min(...stops.filter((x) => x > lead.at));
  const { mentions } = parseMentions(a.view.text, lead.start, to, a.view.blocks);
  const cut = mentions.findIndex((m, i) => i > 0 && m.strays >= 3 && m.marital === null);
  return cut > 0 ? mentions.slice(0, cut) : mentions;
}

/** Names of a list told in several leads ("by A, and by B and C"), each once. */
const once = (mentions: readonly Mention[]): Mention[] => mentions.filter((m, i) => mentions.findIndex((o) => nameKey(o.name) === nameKey(m.name)) === i);

/** Both sides where the granting words are passive and tell both by "by" and "to"; empty elsewhere. */
export function passiveSides(a: Anatomy): SidedMention[] {
  const verb = a.granting?.start;
  const { text } = a.view;
  if (verb === undefined || !isPassive(text, verb)) return [];
  const own = a.sentences.find((s) => s.start <= verb && verb < s.end);
  const whole = own?.end ?? verb + 500;
  const by = [...text.slice(verb, whole).matchAll(BY)].flatMap((m) => leadIn(m, verb) ?? []);
  const first = by[0];
  if (!first) return [];
  const stop = ENDS.exec(text.slice(first.start, whole));
  const end = stop ? first.start + stop.index : whole;
  const paragraph = a.view.lines.findLast((l) => l.blankBefore && l.start <= verb)?.start ?? 0;
  const opens = Math.max(own?.start ?? verb, paragraph);
  const to = leadIn(TO.exec(text.slice(verb, end)), verb) ?? leadIn(TO_AHEAD.exec(text.slice(opens, verb)), opens);
  if (!to) return [];
  const stops = [...by.map((l) => l.at), to.at, end];
  const givers = once(by.filter((l) => l.at < end).flatMap((l) => groupBehind(a, l, stops)));
  const takers = groupBehind(a, to, [...stops, ...(to.at < verb ? [verb] : [])]);
  return givers.length && takers.length
    ? [...sided(givers, "from").map((x) => ({ ...x, side: "from" as const })), ...sided(takers, "to").map((x) => ({ ...x, side: "to" as const }))]
    : [];
}
