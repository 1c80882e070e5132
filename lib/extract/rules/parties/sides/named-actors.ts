// Who a paper names and by which other words it then speaks of them: "Attoyac Land, Ltd. (hereafter "ALL")", "ELM CO., as Assignor", "A. Roe, party of the first part".

import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import { nameKey } from "@/lib/names/name-key";
import { literalWords } from "@/lib/text/literal";
import { stateCode } from "@/lib/text/states";
import type { Span } from "@/lib/text/view";
import { sideOf } from "./labels";

export type Actor = { mention: Mention; label: string | null; shorts: readonly string[] };
export type ActorAt = Span & { actor: Actor };

/** Bounds for hostile text. */
const LONGEST = 12000;
const WINDOW = 3000;
const MOST_TURNS = 120;

const NO_PERSON =
  /\b(?:lease|leases|land|lands|unit|wells?|time|date|term|payout|interests?|property|agreement|premises|tracts?|assets|override|orri|exhibit|wellbore|only)\b/i;
const NO_NAME = /\b(?:state|county) of\b|^(?:well ?bore|exhibit|effective|schedule|united states|partners?$|trustees?$|officers?$)/i;
/** Words that may stand between a name and the bracket that defines it: those of an address or of what a company is. */
const BESIDE_WORD =
  /^(?:[A-Z0-9].*|an?|of|at|and|the|whose|mailing|post|office|address|is|limited|liability|company|corporation|partnership|general|joint|venture|trust|duly|organized|under|laws|by|its|with|offices?|place|business|principal|acting|herein|trustee|widow|widower|bachelor|single|unmarried|married|never|divorced|feme|sole|man|woman|wife|husband)$/;
/** Whether nothing but such words stand there. */
const besideName = (words: string): boolean => words.split(/[\s,;]+/).every((w) => w === "" || BESIDE_WORD.test(w));
const BRACKET = /\(([^()]{2,90})\)/g;
const QUOTED = /["'“”]([A-Z][\w&.-]*(?: [A-Z][\w&.-]*){0,3})["'“”]/g;

/** ", Texas", ", New Mexico": a State right behind. */
const stateBehind = (words: string): boolean => {
  const m = /^,? ([A-Z][a-z]+)(?: ([A-Z][a-z]+))?/.exec(words);
  return m !== null && (stateCode(m[1] ?? "") !== null || stateCode(`${m[1]} ${m[2] ?? ""}`.trim()) !== null);
};

const isPlace = (text: string, m: Mention): boolean =>
  stateCode(m.name) !== null ||
  /\bCity$/.test(m.name) ||
  (/\b(?:of|in|at) $/.test(text.slice(Math.max(0, m.span.start - 4), m.span.start)) && stateBehind(text.slice(m.span.end, m.span.end + 24)));

const nextWord = (text: string, at: number): number => at + (/^\S*\s+/.exec(text.slice(at, at + 80))?.[0].length ?? 40);

function mentionsOf(a: Anatomy): Mention[] {
  const { text } = a.view;
  const from = a.title && a.title.start < text.length / 3 ? a.title.end : 0;
  const to = Math.min(a.acknowledgments[0]?.start ?? text.length, from + LONGEST);
  const out: Mention[] = [];
  const lines = [from, ...a.view.blocks.filter((b) => b > from && b < to)].slice(0, MOST_TURNS);
  lines.forEach((start, i) => {
    const end = Math.min(to, lines[i + 1] ?? to, start + WINDOW);
    for (let at = start, turn = 0; at < end && turn < MOST_TURNS; turn++) {
      const read = parseMentions(text, at, end, a.view.blocks);
      out.push(...read.mentions);
      at = Math.max(read.end + 1, nextWord(text, at));
    }
  });
  return out.filter((m) => !NO_NAME.test(m.name) && !isPlace(text, m) && !/\bmoney of the $/i.test(text.slice(Math.max(0, m.span.start - 14), m.span.start)));
}

/** Short names that brackets behind a name give it. */
function shortsBehind(text: string, m: Mention, next: number): string[] {
  const stretch = text.slice(m.span.end, Math.min(next, m.span.end + 220));
  for (const b of stretch.matchAll(BRACKET)) {
    if (!besideName(stretch.slice(0, b.index))) return [];
    const quoted = [...(b[1] ?? "").matchAll(QUOTED)].map((q) => q[1] ?? "").filter((q) => !NO_PERSON.test(q));
    if (quoted.length) return quoted;
  }
  return [];
}

/** "To B, of Elm, Grantor GRANTS": who is led to by "to", and behind him the subject of the act, which is no label of his. */
const LED_TO = /\b(?:un)?to (?:the )?(?:said )?$/i;
const ACTS = /^s? (?:do(?:es)?|hereby|has|have|grants?|gives?|sells?|conveys?|assigns?|transfers?|quit-?claims?|releases?)\b/i;
const isSubject = (text: string, m: Mention, at: number): boolean =>
  LED_TO.test(text.slice(Math.max(0, m.span.start - 16), m.span.start)) && ACTS.test(text.slice(at));

/** The label of a naming where it stands beside the name: not the "Assignor's wells" of words further on. */
function labelBeside(text: string, m: Mention): string | null {
  if (!m.label || /part/i.test(m.label)) return m.label;
  const behind = text.slice(m.span.end, m.span.end + 260);
  const at = behind.toLowerCase().indexOf(m.label.toLowerCase());
  if (at < 0) return m.label;
  if (isSubject(text, m, m.span.end + at + m.label.length)) return null;
  const words = behind.slice(0, at).replace(/["'“”()]|\b(?:herein\w*|hereafter|called|styled|termed|designated|referred to|as|known)\b/g, " ");
  return besideName(words) && !/^s?['’]/.test(behind.slice(at + m.label.length)) ? m.label : null;
}

/** Words between two names by which something is told of the first: the label behind the second is that of the second alone. */
const TELLS = 4;

/** The persons and houses of a paper, each once, with the label and short names it gives them. */
export function actorsOf(a: Anatomy): Actor[] {
  const out = new Map<string, { mention: Mention; label: string | null; shorts: string[] }>();
  const all = mentionsOf(a);
  all.forEach((mention, i) => {
    const shorts = shortsBehind(a.view.text, mention, all[i + 1]?.span.start ?? a.view.text.length);
    const known = out.get(nameKey(mention.name));
    const next = all[i + 1];
    const ofNext = next !== undefined && next.label === mention.label && next.strays >= TELLS;
    const label = ofNext ? null : labelBeside(a.view.text, mention);
    if (!known) out.set(nameKey(mention.name), { mention, label, shorts });
    else {
      known.label ??= label;
      known.shorts.push(...shorts);
    }
  });
  return [...out.values()];
}

const PART = /first|second/i;

function patternsOf(actor: Actor): RegExp[] {
  const names = [actor.mention.name, ...actor.mention.aliases].filter((n) => n.length > 3).map((n) => new RegExp(`(?<![\\w])${literalWords(n)}(?!\\w)`, "gi"));
  const shorts = actor.shorts.map((s) => new RegExp(`(?<!\\w)${literalWords(s)}(?!\\w)`, "g"));
  const part = actor.label ? PART.exec(actor.label)?.[0] : undefined;
  const label = actor.label
    ? [part ? new RegExp(`\\b(?:part(?:y|ies) of the ${part} part|${part} part(?:y|ies))\\b`, "gi") : new RegExp(`\\b${literalWords(actor.label)}s?\\b`, "gi")]
    : [];
  return [...names, ...shorts, ...label];
}

/** Every place between `from` and `to` where one of them is named or spoken of, in order. */
export function placesOfActors(text: string, actors: readonly Actor[], from: number, to: number): ActorAt[] {
  const words = text.slice(from, to);
  return actors
    .flatMap((actor) =>
      patternsOf(actor).flatMap((p) => [...words.matchAll(p)].map((m) => ({ actor, start: from + m.index, end: from + m.index + m[0].length }))),
    )
    .sort((x, y) => x.start - y.start || y.end - x.end)
    .filter((p, i, all) => !all.some((o, k) => k < i && o.start <= p.start && o.end >= p.end));
}

/** The side that the label of an actor tells, null where it tells none. */
export const sideTold = (actor: Actor): "from" | "to" | "other" | null => (actor.label ? (sideOf(actor.label)?.side ?? null) : null);
