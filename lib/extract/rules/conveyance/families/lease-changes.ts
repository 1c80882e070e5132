// What an amendment or extension changes in a lease: the royalty, the primary term.
import type { LeaseTerms } from "@/lib/contracts/aspects/conveyance";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { findPeriods } from "@/lib/extract/rules/conveyance/phrases/term";
import { findDates } from "@/lib/extract/rules/conveyance/phrases/written-date";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { toWire } from "@/lib/fraction/rational";
import type { Span } from "@/lib/text/view";

/** `counts`: whether new years run from the lease, from this paper, or on from the end of the old ones. */
export type TermChange = { months: number; counts: "from_lease" | "from_now" | "further"; text: string; span: Span };
export type RoyaltyChange = { royalty: NonNullable<LeaseTerms["royalty"]>; span: Span };

const CHANGES =
  /\b(?:amend|chang|modif|revis|correct|increas|rais|reduc|lower|extend|lengthen|prolong|renew|continu|replac|substitut|insert|strik|strick|delet)\w*|\badd(?:s|ed|itional)?\b|\b(?:runs?|goes|go) on\b|\b(?:shall|is to|are to|will)(?: \w+){0,2} (?:read|be|provide|run|remain)\b|\b(?:in lieu|instead|in (?:the )?(?:place|stead|lieu)) (?:of|thereof)\b|\b(?:from (?:today|now|this (?:day|date)|the date hereof)|henceforth|hereafter|henceforward|(?:beginning|starting|commencing|effective) (?:today|now|at once|this day|from|with|on|as of)|until now|up to now|hitherto|no longer|now becomes?|becomes?|is now|are now)\b/i;
const OLD_BEHIND =
  /(?:\bfor|\binstead of|\bin (?:the |its )?(?:lieu|place|stead) of|\bup from|\bno longer|\buntil now|\bup to now|\bhitherto|\brather than|\bnot|\bwhere(?:ver)? (?:it|the (?:said )?(?:lease|form|print)) (?:now )?(?:says?|reads?|gives?|has|tells?)|\breplac(?:es|ing)|\bfrom|\bformerly|\bheretofore)\W{0,3}(?:the )?(?:words? |term |royalty |figures? |original |said )*(?:of )?(?:an? )?["'“]?$/i;
const ROYALTY = /\broyalt(?:y|ies)\b|\bpart of (?:all |the )?(?:oil|gas)\b|\bproduced and saved\b/i;
const NOT_THE_ROYALTY = /\boverrid|\bnon-?participating\b|\bshut-?in royalt/i;
/** New words for old ones: a figure struck and another put in its place. */
const SUBSTITUTES = /\b(?:substitut|delet|strik|strick|struck|insert|replac|eras|chang)\w*|\b(?:in lieu|instead|in (?:the |its |their )?(?:place|stead))\b/i;
/** What a struck figure may size beside the royalty. */
const OTHER_SIZE = /\b(?:undivided|interests?|acres|overrid\w*|shut-?in|rentals?|working|bonus|cost)\b/i;
const TERM = /\b(?:terms?|time|extend\w*|extension|lengthen\w*|prolong\w*|life of (?:the|said) lease|in (?:full )?force|renew\w*|reads?)\b/i;
const NOT_THE_TERM = /\b(?:draw|rentals? (?:of|for)|cessation|shut-?in|drilling of|notice)\b/i;
const FURTHER =
  /\b(?:further|additional|another|more|longer|beyond|added|extra|successive|adds?)\b|\bextended (?:for|by)\b|\bextends? (?:the |said )?(?:\w+ ){0,4}(?:for|by)\b|\bprolonged (?:for|by)\b/i;
const FROM_NOW = /\bfrom (?:the date (?:hereof|of this (?:paper|amendment|extension|agreement|instrument))|this (?:date|day))\b/i;

/** Of the values that a changing sentence names, the new one: the last, unless it is told as what is replaced. */
export function newOne<T extends Span>(text: string, values: readonly T[]): T | null {
  const last = values.at(-1);
  if (!last) return null;
  const first = values[0];
  return values.length > 1 && first && OLD_BEHIND.test(text.slice(Math.max(0, last.start - 60), last.start)) ? first : last;
}

/** Parts of a sentence in which one thing is changed: "the term shall read …, and the royalty …". */
function clausesOf(s: Sentence): Sentence[] {
  const out: Sentence[] = [];
  let start = 0;
  for (const m of s.text.matchAll(
    /[,;] (?:and|but)(?: also| further)? (?=(?:wherever|where|the |that |in |said |by |for |as )[^.;,]{0,80}\b(?:royalt|term)|(?:wherever|by))/gi,
  )) {
    out.push({ ...s, text: s.text.slice(start, m.index), start: s.start + start });
    start = m.index + 2;
  }
  out.push({ ...s, text: s.text.slice(start), start: s.start + start });
  return out;
}

/** "the royalty is raised from 1/8 to 3/16", "for one-eighth there is substituted 3/16" → 3/16; null where no royalty is changed. */
export function royaltyChange(scene: Scene): RoyaltyChange | null {
  for (const s of scene.sentences.flatMap(clausesOf)) {
    const shares = findShares(s.text);
    const figures = SUBSTITUTES.test(s.text) && !OTHER_SIZE.test(s.text) && shares.length > 1;
    if (!CHANGES.test(s.text) || !(ROYALTY.test(s.text) || figures) || NOT_THE_ROYALTY.test(s.text)) continue;
    const found = newOne(s.text, shares);
    if (found) return { royalty: toWire(found.value), span: { start: s.start + found.start, end: s.start + found.end } };
  }
  return null;
}

const UNTIL =
  /\b(?:extend\w*|prolong\w*|continu\w*|lengthen\w*|chang\w*|remains? in (?:full )?force)\b[^.;]{0,80}?\b(?:to|until|through|expir\w+ on|end\w* on)\b/i;

/** "the primary term will end on", "for a primary term that shall last until": a new end told of the term itself. */
const ENDS =
  /\bterm\b(?:(?!\b(?:of which|which|expired|ended|ran)\b)[^.;]){0,60}?\b(?:ends?|expires?|runs?|lasts?|continues?|be)\b[^.;]{0,24}?\b(?:on|to|until|till|through)\b/i;
const RECITED = /^\W*whereas\b(?![\s\S]*\b(?:now|therefore)\b)|\b(?:would|was to|by its (?:own )?terms|otherwise)\b/i;

/** "the primary term is thereby extended to July 1, 2018" → that day; null where no day is named. */
export function termUntil(scene: Scene): { day: string; span: Span } | null {
  for (const s of scene.sentences) {
    const m = TERM.test(s.text) ? (UNTIL.exec(s.text) ?? (RECITED.test(s.text) ? null : ENDS.exec(s.text))) : null;
    const date = m ? findDates(s.text).find((d) => d.start >= m.index + m[0].length && d.start - m.index - m[0].length < 30) : undefined;
    if (date?.date) return { day: date.date, span: { start: s.start + date.start, end: s.start + date.end } };
  }
  return null;
}

type Clauses = readonly { kind: string; text: string }[];
/** The clauses with the new end of the term: where the paper tells the old end and the new, the later day is the new one. */
export function withTermEnd(clauses: Clauses, until: { day: string } | null): { kind: string; text: string }[] {
  const days = [...clauses.filter((c) => c.kind === "term_until").map((c) => c.text), ...(until ? [until.day] : [])].sort();
  const last = days.at(-1);
  return [...clauses.filter((c) => c.kind !== "term_until"), ...(last ? [{ kind: "term_until", text: last }] : [])];
}

/** "in consideration of $900, rental for the added time included, extends its term for two years": the clause of a period, where the term itself stands in it; else all the words. */
function clauseAround(text: string, at: Span): string {
  const clause = `${text.slice(0, at.start).split(/[,;]/).at(-1)}${text.slice(at.start, at.end)}${text.slice(at.end).split(/[,;]/)[0]}`;
  return /\bterm\b/i.test(clause) ? clause : text;
}

/** "where the lease reads three years it shall read five" → 60 months from the lease; "extended for a further two years" → 24 beyond the old term. */
export function termChange(scene: Scene): TermChange | null {
  for (const s of scene.sentences.flatMap(clausesOf)) {
    const periods = findPeriods(s.text);
    const figures = SUBSTITUTES.test(s.text) && periods.length > 1;
    if (!CHANGES.test(s.text) || !(TERM.test(s.text) || figures)) continue;
    const found = newOne(s.text, periods);
    if (!found || NOT_THE_TERM.test(clauseAround(s.text, found))) continue;
    const counts = FROM_NOW.test(s.text) ? "from_now" : FURTHER.test(s.text) ? "further" : "from_lease";
    return { months: found.months, counts, text: s.text.trim(), span: { start: s.start + found.start, end: s.start + found.end } };
  }
  return null;
}
