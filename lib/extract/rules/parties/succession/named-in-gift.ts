// Who takes by a sentence of a will that gives and in which no usual words lead to a taker: those it names in a row.
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { Span } from "@/lib/text/view";
import type { PersonAt } from "./find-people";

const GIVES = /\bI (?:(?:do|hereby|also|further|now) )*(?:give|devise|bequeath|leave|will)\b(?! that\b)/i;
const SHALL_HAVE =
  /\b(?:shall|will|(?:is|are) to) (?:each |all |both |severally )*(?:have|take|receive|own|get)\b(?! (?:no|nothing|none|not|full|power|authority|charge|custody|control|care|the (?:power|right|authority|duty|custody|care|charge)|such powers?)\b)/i;
/** What stands before the first of the row, and before each further one; "by", "of" and "from" tell somebody else. */
const ROW_OPENS = /(?:(?:^\W*|[,:;(] ?)(?:\(?\w{1,4}[.)] )?|\b(?:to|unto|among|amongst|between|and|namely|are) (?:(?:my|the|said|each of) (?:\w+ ){0,3})?)$/i;
const ROW_GOES_ON = /^(?: \([^()]{1,12}\))?[,;:]? ?(?:[^.;:]{0,90}[,;] ?)?(?:(?:and|&) )?(?:(?:un)?to )?(?:(?:my|the|said) (?:\w+ ){0,3})?$/i;
const OTHERS =
  /\b(?:by|from|of|with|deeds?|leases?|lease|deed|conveyance|bought|purchased|sold|executor|executrix|trustee|guardian|late|widow|wife|husband) (?:\w+ ){0,2}$/i;

/** The words ahead of a verb of having, or the whole sentence that gives. */
function partOf(text: string, s: Span): Span | null {
  const words = text.slice(s.start, s.end);
  if (GIVES.test(words)) return s;
  const has = SHALL_HAVE.exec(words);
  return has ? { start: s.start, end: s.start + has.index } : null;
}

/**
 * Those named in a row by sentences that give ("to each of the following, A, B and C", "the following parts: A, one-tenth; B, one-tenth", "A, B and C shall each have").
 * Only sentences that name none of `known` are read; errs to nobody: a name behind "by", "of" or "from" is no taker.
 */
export function namedInGifts(text: string, sentences: readonly Span[], people: readonly PersonAt[], known: readonly string[]): PersonAt[] {
  return sentences.flatMap((s) => {
    const part = partOf(text, s);
    if (!part) return [];
    const inside = people.filter((p) => p.start >= part.start && p.end <= part.end);
    if (!inside.length || people.some((p) => p.start >= s.start && p.end <= s.end && known.some((k) => sameFirstAndLast(k, p.name)))) return [];
    const row: PersonAt[] = [];
    for (const p of inside) {
      const last = row.at(-1);
      const before = text.slice(last?.end ?? part.start, p.start);
      if (!OTHERS.test(before) && (last ? ROW_GOES_ON : ROW_OPENS).test(before)) row.push(p);
    }
    return row;
  });
}

const KIN = "wife|husband|spouse|mother|father|son|daughter|brother|sister|nephew|niece|grandson|granddaughter";
/** "to my said wife", with no name behind it. */
const TO_SAID_KIN = new RegExp(`\\b(?:[Uu]n)?[Tt]o (?:my|his|her) (?:(?:said|dear|beloved|the|own) )*(${KIN})\\b(?!,? (?:Mr?s?\\.? |Dr\\. )?["(]?[A-Z])`);
const named = (kin: string): RegExp =>
  new RegExp(`\\b(?:[Mm]y|[Hh]is|[Hh]er) (?:(?:said|dear|beloved|own) )*${kin},? (?:Mr?s?\\.? |Dr\\. )?(?=["(]?[A-Z])`, "g");

/** "to my said wife", who is named in full in another item: the one person of that kin whom the will names. Errs to nobody where it names two of them. */
export function saidKin(text: string, sentences: readonly Span[], people: readonly PersonAt[]): { person: PersonAt; kin: string }[] {
  return sentences.flatMap((s) => {
    const words = text.slice(s.start, s.end);
    const kin = (GIVES.test(words) ? TO_SAID_KIN.exec(words)?.[1] : undefined)?.toLowerCase();
    if (!kin) return [];
    const told = [...text.matchAll(named(kin))].flatMap((m) =>
      people.filter((p) => p.start >= m.index + m[0].length - 6 && p.start - (m.index + m[0].length) <= 2),
    );
    const [one, ...others] = told.filter((p, i) => told.findIndex((o) => sameFirstAndLast(o.name, p.name)) === i);
    return one && !others.length ? [{ person: one, kin }] : [];
  });
}
