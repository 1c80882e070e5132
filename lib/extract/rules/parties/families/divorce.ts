// Decrees that end a marriage: both spouses give and take what the court divides.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import { emptyMention, type Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";
import { findPeople } from "@/lib/extract/rules/parties/succession/find-people";
import { readOrder } from "./order";
import { suitCaption } from "./suit-caption";

const captions: readonly RegExp[] = [
  /\bmarriage of:?,? (?=[A-Z])/gi,
  /\b(?:petitioner|plaintiff|husband|wife)s?,? (?:and|v|vs|versus)\.? (?=[A-Z])/gi,
  /\b(?:between|divorce of) (?=[A-Z])/gi,
];
const awarded =
  /^,? (?:(?:petitioner|respondent|husband|wife|plaintiff|defendant),? )?(?:is|are|be|shall be|is hereby|shall) (?:hereby )?(?:awarded|set over|given|granted|decreed|vested|have|receive|take|own)\b/i;
const renamed =
  /\bnames? of (?:the )?(?:wife|husband|petitioner|respondent|plaintiff|defendant|(?:[A-Z][\w.'-]* ?){2,4}),? (?:is|be|shall be) (?:hereby )?(?:changed|restored) (?:back )?to (?=[A-Z])/g;

function spouses(a: Anatomy): Mention[] {
  const { text } = a.view;
  const suit = suitCaption(a);
  if (suit?.plaintiffs.length === 1 && suit.defendants.length === 1) return [...suit.plaintiffs, ...suit.defendants];
  const out: Mention[] = [];
  const add = (m: Mention) => {
    if (!out.some((o) => sameFirstAndLast(o.name, m.name) || o.name.toUpperCase() === m.name.toUpperCase())) out.push(m);
  };
  for (const p of findPeople(text)) if (awarded.test(text.slice(p.end, p.end + 90))) add(emptyMention(p.name, { start: p.start, end: p.end }));
  for (const c of captions)
    for (const m of text.slice(0, 2500).matchAll(c)) {
      if (out.length >= 2) break;
      const start = m.index + m[0].length;
      const { mentions } = parseMentions(text, start, start + 200, a.view.blocks);
      const first = mentions[0];
      const byPart = /^(?:pet|pla|hus|wif)/i.test(m[0]);
      const ahead = byPart ? findPeople(text, Math.max(0, m.index - 120), m.index).at(-1) : undefined;
      const before = ahead ? emptyMention(ahead.name, { start: ahead.start, end: ahead.end }) : undefined;
      if (before) add(before);
      if (first && first.span.start - start < 2) for (const x of mentions.slice(0, before ? 1 : 2).filter((y) => y.strays < 3)) add(x);
    }
  return out.slice(0, 2);
}

/** Reads the spouses, each on both sides; a name that the decree gives one of them is an alias. */
export const readDivorce: PartyReader = (a, type) => {
  const both = spouses(a);
  if (both.length < 2) return readOrder(a, type);
  const { text } = a.view;
  for (const m of text.matchAll(renamed)) {
    const start = m.index + m[0].length;
    const name = parseMentions(text, start, start + 80, a.view.blocks).mentions[0];
    if (!name || name.span.start !== start) continue;
    const whose =
      both.find((s) => m[0].toUpperCase().includes(s.name.toUpperCase())) ??
      both.find((s) => s.name.split(" ")[0]?.toUpperCase() === name.name.split(" ")[0]?.toUpperCase());
    if (whose && whose.name !== name.name && !whose.aliases.includes(name.name)) whose.aliases.push(name.name);
  }
  return { parties: both.map((mention): ReadParty => ({ mention, side: "from", role: "other", both: true })), deaths: [], settled: true };
};
