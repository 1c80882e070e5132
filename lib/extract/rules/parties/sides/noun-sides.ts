// The sides of an act told by its noun: "OIL AND GAS LEASE of A, widow, to B", "lease by A in favor of B", "B takes from A a lease".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import { plainName } from "@/lib/names/name-key";
import { sided } from "./from-premises";
import type { SidedMention } from "./sides";

const NAME_AHEAD = "(?=[\"'(]?[A-Z][\\w.]*[ ,])";
const OF_WHOM = new RegExp(
  `\\b[Ll](?:EASE|ease)\\b(?: (?:[Ff](?:or|OR)|[Oo](?:f|F)|on|upon) (?:[Oo](?:IL|il) (?:and|AND|&) [Gg](?:AS|as)))?,? (?:[Oo]f|[Ff]rom|[Bb]y|made by|given by|granted by) (?:the )?${NAME_AHEAD}`,
);
const TO_WHOM = new RegExp(`\\b(?:(?:un)?to|in favou?r of) (?:the )?${NAME_AHEAD}`);
const TAKES_FROM = new RegExp(`\\b(?:takes|receives|accepts|has|holds) (?:(?:this|on|the|day|hereby) )*from ${NAME_AHEAD}`);
const A_LEASE = /^[^.;]{0,120}\b(?:an?|this|the following) (?:\w+ ){0,5}?lease\b/i;
/** So far behind its head a paper names both. */
const HEAD = 420;

function group(a: Anatomy, start: number, end: number): Mention[] {
  const { mentions } = parseMentions(a.view.text, start, end, a.view.blocks);
  const first = mentions[0];
  if (!first || first.span.start - start > 2) return [];
  const cut = mentions.findIndex((m, i) => i > 0 && m.strays >= 2 && m.marital === null);
  return cut > 0 ? mentions.slice(0, cut) : mentions;
}

/** Both sides of a lease told by its noun in the head of the paper, where who lets signs it; empty elsewhere. */
export function nounSides(a: Anatomy): SidedMention[] {
  const { text } = a.view;
  const from = a.title?.start ?? a.head?.start ?? a.body.start;
  const words = text.slice(from, from + HEAD);
  const below = (m: Mention): boolean => plainName(text.slice(m.span.end)).includes(plainName(m.name));
  const of = OF_WHOM.exec(words);
  const start = of ? from + of.index + of[0].length : 0;
  const to = of ? TO_WHOM.exec(words.slice(of.index + of[0].length)) : null;
  const givers = to ? group(a, start, start + to.index) : [];
  const takers = to ? group(a, start + to.index + to[0].length, Math.min(text.length, start + to.index + to[0].length + 200)).slice(0, 1) : [];
  if (givers.length && takers.length && givers.every(below)) return both(givers, takers);
  const takes = TAKES_FROM.exec(words);
  const behind = takes ? from + takes.index + takes[0].length : 0;
  if (!takes || !A_LEASE.test(text.slice(behind, behind + 200))) return [];
  const lessors = group(a, behind, behind + 200).slice(0, 1);
  const lessees = parseMentions(text, a.title?.end ?? from, from + takes.index, a.view.blocks).mentions.slice(0, 1);
  return lessors.length && lessees.length && lessors.every(below) ? both(lessors, lessees) : [];
}

const both = (givers: readonly Mention[], takers: readonly Mention[]): SidedMention[] => [
  ...sided([...givers], "from").map((x) => ({ ...x, side: "from" as const })),
  ...sided([...takers], "to").map((x) => ({ ...x, side: "to" as const })),
];
