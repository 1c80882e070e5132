// Who takes by a sentence of a will that gives and in which no usual words lead to a taker: those it names in a row.
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { Span } from "@/lib/text/view";
import type { PersonAt } from "./find-people";

const GIVES = /\bI (?:(?:do|hereby|also|further|now) )*(?:give|devise|bequeath|leave|will)\b(?! that\b)/i;
const SHALL_HAVE =
  /\b(?:shall|will|(?:is|are) (?:each |all |both |severally )*to) (?:each |all |both |severally )*(?:have|take|receive|own|get)\b(?! (?:no|nothing|none|not|full|power|authority|charge|custody|control|care|the (?:power|right|authority|duty|custody|care|charge)|such powers?)\b)/i;
/** What stands before the first of the row, and before each further one; "by", "of" and "from" tell somebody else. */
const ROW_OPENS =
  /(?:(?:^\W*|[,:;(] ?)(?:\(?\w{1,4}[.)] )?(?:(?:my|our|the|said) (?:\w+ ){1,3})?|\b(?:to|unto|among|amongst|between|and|namely|are) (?:(?:my|the|said|each of) (?:\w+ ){0,3})?)$/i;
const ROW_GOES_ON =
  /^(?: \([^()]{1,12}\))?[,;:]? ?(?:[^.;:]{0,90}[,;] ?(?:and |& )?)?(?:\(?\w{1,3}[.)] )?(?:(?:and|&) )?(?:(?:un)?to )?(?:(?:my|the|said) (?:\w+ ){0,3})?$/i;
const OTHERS =
  /\b(?:by|from|of|with|deeds?|leases?|lease|deed|conveyance|bought|purchased|sold|executor|executrix|trustee|guardian|late|widow|wife|husband) (?:\w+ ){0,2}$/i;

/** "each of the following shall have": who they are stands behind the verb. */
const THE_FOLLOWING = /\b(?:the following|these)(?: \w+){0,3}$/i;
/** ", my nephew ROE 1/8": one more who shall have, the verb told once. */
const WITH_SHARE =
  /^,? (?:(?:an?|the|another|likewise) )*(?:undivided )?(?:\d{1,3}\/\d|(?:one|two|three|five|seven|nine)?[- ]?(?:half|third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|sixteenth)s?\b)/i;

/** The words ahead of a verb of having and those who are told behind it with a share, or the whole sentence that gives. */
function partOf(text: string, s: Span): Span | null {
  const words = text.slice(s.start, s.end);
  if (GIVES.test(words)) return s;
  const has = SHALL_HAVE.exec(words);
  if (!has) return null;
  return THE_FOLLOWING.test(words.slice(0, has.index).trimEnd()) || WITH_SHARE.test(words.slice(has.index + has[0].length))
    ? s
    : { start: s.start, end: s.start + has.index };
}

/**
 * Those named in a row by sentences that give ("to each of the following, A, B and C", "the following parts: A, one-tenth; B, one-tenth", "A, B and C shall each have").
 * Where a sentence names some of `known`, they must stand in the row: who is joined with a taker takes with him. Errs to nobody: a name behind "by", "of" or "from" is no taker.
 */
export function namedInGifts(text: string, sentences: readonly Span[], people: readonly PersonAt[], known: readonly string[]): PersonAt[] {
  return sentences.flatMap((s) => {
    const part = partOf(text, s);
    if (!part) return [];
    const inside = people.filter((p) => p.start >= part.start && p.end <= part.end);
    if (!inside.length) return [];
    const row: PersonAt[] = [];
    for (const p of inside) {
      const last = row.at(-1);
      const before = text.slice(last?.end ?? part.start, p.start);
      const listed =
        GIVES.test(text.slice(part.start, part.end)) || /:/.test(text.slice(part.start, p.start)) || !SHALL_HAVE.test(text.slice(part.start, p.start));
      if (!listed && !WITH_SHARE.test(text.slice(p.end, p.end + 60))) continue;
      if (!OTHERS.test(before) && (last ? ROW_GOES_ON : ROW_OPENS).test(before)) row.push(p);
    }
    const taking = people.filter((p) => p.start >= s.start && p.end <= s.end && known.some((k) => sameFirstAndLast(k, p.name)));
    return taking.every((t) => row.some((p) => sameFirstAndLast(p.name, t.name))) ? row : [];
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
