// Wills that a sworn statement or certificate tells of: who took under them, where no copy of the will itself lies there.
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { Death } from "./deaths";
import { noWill } from "./deaths";
import { sentenceEnd } from "./sentence-end";

export type WillTold = { testator: string; devisees: Mention[] };

const WILL = /\b(?:(?:last )?will|testament|testate)\b(?!,? (?:book|bk|rec|vol|not|be|so|find|show|make|have|defend|pay|give|take)\b)/gi;
/** "Will Roe": a man of that name. */
const SOMEBODY = /^Will (?!And\b)[A-Z]/;
/** What a will does with what its maker had: "gives", "left", "by which all her property went". */
const GIVES =
  /\b(?:gives?|gave|giving|leaves?|left|leaving|devis(?:es|ed|ing)|bequeath(?:s|ed|ing)?|pass(?:es|ed|ing)|w[eo]nt|goes|vest(?:s|ed|ing)|made over)\b/gi;
const OWNED =
  "(?:lands?|estate|property|properties|realty|holdings|possessions|belongings|assets|minerals?|royalt(?:y|ies)|oil|(?:he|she|they) (?:had|owned|possessed))\\b";
/** The whole of an estate, or all of its land or minerals: "all her real estate", "the rest of what she had", "everything"; "all her jewelry" is none. */
const ALL = new RegExp(
  `\\b(?:everything|whatever|(?:all|the whole)(?: of it)?(?= to )|(?:all|whole|entire|entirety|residue|remainder|rest|balance)\\b(?:(?! to )[^.;]){0,120}?\\b${OWNED}|(?:his|her) (?:real |mineral )?${OWNED})`,
  "i",
);
/** What makes a gift less than a fee to him who is named first. */
const LIMITED =
  /\b(?:life|lifetime|widowhood|until|in trust|remainder (?:to|over)|(?:so|as) long as|(?:at|on|upon|after) (?:his|her|their|the) (?:death|deaths|marriage|remarriage))\b|\b(?:natural|joint|own|respective|their|for) lives\b/i;
const SHARES = /\b(?:one|two|three)[- ](?:half|third|fourth|quarter|fifth|sixth|eighth)s?\b|\b\d\/\d\b|\bper ?cent\b/i;
const ALIKE = /\bequal(?:ly)?\b|\bshare and share alike\b|\b(?:each|one[- ]half each|half each)\b/i;
const TO =
  /\b(?:un)?to (?:(?:his|her|the|said|their|my) (?:(?:[a-z]+ ){0,3})?(?:wife|husband|widow|spouse|son|daughter|children|friend|nephews?|nieces?|sisters?|brothers?|mother|father|cousin|grand\w+),? )?(?=["“]?[A-Z])/g;
/** "one-half of" all. */
const PART_OF = new RegExp(`(?:${SHARES.source}) (?:interest )?(?:of|in) (?:the )?$`, "i");
/** "to her husband, and": another takes before the one who is named. */
const UNNAMED = /(?<!\bsubject )\bto (?:his|her|their|said|my)\b/;
/** ", and one hundred dollars", ", and $100": money to somebody else takes no land from the first. */
const MONEY = /^,? (?:and )?[^.;]{0,40}(?:\$|\bdollars?\b)[^.;]{0,20}$/i;
/** ". (d) Grace Roe", ". 5. He": where the next paragraph of the statement begins. */
const NEXT_ITEM = /(?<=[.;])["']? (?=\(?(?:[a-z]|\d{1,2})[.)] [A-Z])/;
/** "the will of Edna Roe". */
const OF_NAME = /\bwill of (?:the (?:said|late) )?([A-Z][\w.'-]*(?: [A-Z][\w.'-]*){1,4})/;

/** The takers behind every "to" of one gift, "to her son, Bo Roe, and to Ann Roe"; null where something else is given behind it. */
function takersBehind(text: string, tos: readonly RegExpMatchArray[], from: number, end: number): Mention[] | null {
  const out: Mention[] = [];
  for (const [i, to] of tos.entries()) {
    const at = from + (to.index ?? 0) + to[0].length;
    const next = tos[i + 1]?.index;
    const { mentions } = parseMentions(text, at, next === undefined ? end : from + next);
    out.push(...mentions);
    const last = mentions.at(-1);
    if (next === undefined) continue;
    if (!last) return null;
    const between = text.slice(last.span.end, from + next);
    if (MONEY.test(between)) break;
    if (!/^(?:, of [A-Z][^.;]{0,40})?,? (?:and )?$/.test(between)) return null;
  }
  return out;
}

/** The takers in the words of a gift of all; none where the gift is for life, in trust, or in shares that are not alike. */
function takersIn(text: string, from: number, end: number): Mention[] {
  const words = text.slice(from, end);
  const all = ALL.exec(words);
  if (!all || LIMITED.test(words) || PART_OF.test(words.slice(0, all.index))) return [];
  const tos = [...words.matchAll(TO)];
  const behind = tos.filter((t) => t.index >= all.index + all[0].length);
  const [first = tos.at(-1)] = behind;
  if (!first || UNNAMED.test(words.slice(all.index + all[0].length, first.index))) return [];
  const mentions = takersBehind(text, behind.length ? behind : [first], from, behind.length ? end : from + all.index) ?? [];
  if (mentions.length > 1 && SHARES.test(words.slice(first.index)) && !ALIKE.test(words)) return [];
  return mentions;
}

/** "his wife Ada Roe died before him", "her husband having died": told only beside the death of another. */
const TOLD_BESIDE =
  /^(?:having )?(?:died|predeceased|preceded|passed away|departed this life)\b[^.;,]{0,12}\b(?:before )?(?:him|her|(?:the )?(?:decedent|testat(?:or|rix)))\b|^having\b/i;
const WOMAN = {
  ahead: /\b(?:wife|widow|daughter|sister|mother|niece)\b[^.;]{0,40}$/i,
  behind: /^[^.]{0,60}\bher (?:interest|share|half|husband|estate|own)\b/i,
};
const MAN = { ahead: /\b(?:husband|widower|son|brother|father|nephew)\b[^.;]{0,40}$/i, behind: /^[^.]{0,60}\bhis (?:interest|share|half|wife|estate|own)\b/i };

/** "his will" is none of a woman's, "her will" none of a man's, as far as the words at the death tell. */
function otherSex(text: string, at: number, d: Death): boolean {
  const word = /\b(his|her) (?:(?:last|own|said|duly|will and) )*$/i.exec(text.slice(Math.max(0, at - 40), at))?.[1]?.toLowerCase();
  const other = word === "his" ? WOMAN : word === "her" ? MAN : null;
  return other !== null && (other.ahead.test(text.slice(Math.max(0, d.at.start - 60), d.at.start)) || other.behind.test(text.slice(d.at.end, d.at.end + 90)));
}

/** Who made the will: named with it, else the one of whose death the paper told last before, and not only beside that of another. */
function testatorOf(text: string, at: number, deaths: readonly Death[], spoken: ReadonlySet<string>): string | null {
  const named = OF_NAME.exec(text.slice(at, at + 80))?.[1];
  const known = named ? deaths.find((d) => named.toLowerCase().startsWith(d.name.toLowerCase()) || d.name.toLowerCase() === named.toLowerCase()) : undefined;
  if (known) return known.name;
  const told = deaths.filter((d) => d.at.start < at && !spoken.has(d.name)).sort((a, b) => b.at.start - a.at.start);
  const own = told.filter((d) => !TOLD_BESIDE.test(text.slice(d.at.start, d.at.start + 60)) && !otherSex(text, at, d));
  return (own[0] ?? told[0])?.name ?? null;
}

/**
 * "Edna Roe died on March 9, 1971. Her will gives all her real estate to ELM CHURCH." → {testator: "Edna Roe", devisees: [ELM CHURCH]}.
 * Errs towards silence: a gift for life, in trust or in unequal shares is left to the will itself.
 */
export function willsTold(text: string, from: number, to: number, deaths: readonly Death[]): WillTold[] {
  const out: WillTold[] = [];
  const spoken = new Set<string>();
  WILL.lastIndex = from;
  for (let m = WILL.exec(text); m && m.index < to; m = WILL.exec(text)) {
    if (SOMEBODY.test(text.slice(m.index, m.index + 12))) continue;
    const item = text.slice(m.index, to).search(NEXT_ITEM);
    const end = Math.min(sentenceEnd(text, m.index, to), item < 0 ? to : m.index + item);
    const around = text.slice(Math.max(from, m.index - 60), end);
    if (noWill.test(around)) continue;
    const testator = testatorOf(text, m.index, deaths, spoken);
    if (testator === null) continue;
    spoken.add(testator);
    WILL.lastIndex = Math.max(WILL.lastIndex, end);
    const gifts = [...text.slice(m.index, end).matchAll(GIVES)].map((g) => m.index + g.index);
    const devisees = gifts.length ? takersIn(text, gifts[0] ?? end, end) : [];
    const before = devisees.length || !gifts.length ? devisees : takersIn(text, m.index, end);
    if (before.length) out.push({ testator, devisees: before });
  }
  return out;
}
