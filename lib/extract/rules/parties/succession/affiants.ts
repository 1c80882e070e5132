// Who swears: "NAME, being first duly sworn", "personally appeared NAME", "My name is NAME".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { emptyMention, type Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import { findPeople, type PersonAt } from "./find-people";

const leads = [
  /\b(?:personally (?:appeared|came)|(?:appeared|came) personally)(?: before me)?,?(?: the (?:above|within)[- ]named)? (?=[A-Z])/g,
  /\bbefore me,? (?:(?:the|a) [^,.;]{3,60}, )?(?:on )?(?:this day )?(?:personally )?(?:came|comes|appeared|appears)(?: one)?,? (?=[A-Z])/gi,
  /\b(?:appeared before me|before me)[,: ]+(?=[A-Z][A-Za-z.]+ [A-Z][\w.]* ?[\w.]*,? (?:who|being|known|a person))/g,
  /\bMy name is (?=[A-Z])/gi,
  /\b[Aa]ffiants?[,:]? (?=[A-Z][A-Za-z.]+ [A-Z])/g,
  /\bI,? (?=[A-Z][A-Za-z.]* [A-Z](?:[^.;]|(?<=\b(?:[A-Z]|CO|Co|INC|Inc|LTD|Ltd|CORP|Corp))\.){0,160}\b(?:sworn|swear|oath|depose))/g,
  /\b(?:The )?undersigned,? (?=[A-Z][A-Za-z.]+ [A-Z])/g,
];
const sworn =
  /^(?:[^.;]|(?<=\b(?:[A-Z]|CO|Co|INC|Inc|LTD|Ltd|CORP|Corp|Mrs?|MRS?|Ms|Dr|DR|Rev|REV|Miss))\.){0,240}?\b(?:(?:duly|first|been|being|having been) (?:\w+ ){0,2}sworn|sworn|swears?|(?:up)?on (?:his |her |their |my )?oaths?|affirm(?:ed|s)|deposes?|states?(?! of\b)|testif(?:y|ies)|answers? (?:up)?on (?:his |her )?oath|answers? under oath)\b/i;

/** "A, aged 71, and MRS. B, aged 66, each …": what may stand between two who swear together. */
const FELLOW = /^(?:,? (?:aged \d+(?: years)?|of [A-Z]\w+(?: County)?|(?:his|the) (?:wife|brother|sister)))*,? (?:and|&) $/;

/** "administrator of the estate of A", "a neighbor to B": told only to say who swears. */
const TOLD_BESIDE = /\b(?:of|to|for|by|with) (?:(?:the|said|late) ){0,3}$/i;

/** "A, formerly B", "A, who was B before her marriage": another name of the same person. */
const OTHER_NAME =
  /^,? \(?(?:(?:now |also |and )?(?:formerly|who was|n[ée]e|born|once)(?: known as)?|(?:now |also |formerly |sometimes )known as|(?:one and )?the same person as|[afn][./]?k[./]?a\.?):? $/i;

/** The people who swear together from the first of them on. */
function together(text: string, people: readonly PersonAt[], first: PersonAt): Mention[] {
  const out = [emptyMention(first.name, first)];
  let end = first.end;
  for (const p of people.filter((x) => x.start > first.start)) {
    const between = text.slice(end, p.start);
    if (OTHER_NAME.test(between)) out.at(-1)?.aliases.push(p.name);
    else if (out.length > 3 || !FELLOW.test(between)) break;
    else out.push(emptyMention(p.name, p));
    end = p.end;
  }
  return out;
}

/** The line on which the title ends may go on: "HEIRS OF J. B. ROE" is cut at a point. */
const behindTitle = (a: Anatomy): number =>
  a.title ? Math.max(a.title.end, ...a.view.lines.filter((l) => l.start < (a.title?.end ?? 0) && l.end - l.start < 160).map((l) => l.end)) : 0;

/** Where the next person is told of who does not swear along: the words of swearing stand before him. */
function nextTold(text: string, people: readonly PersonAt[], i: number): number {
  let last = people[i];
  for (const p of people.slice(i + 1)) {
    const between = last ? text.slice(last.end, p.start) : "";
    if (FELLOW.test(between) || OTHER_NAME.test(between)) last = p;
    else if (!TOLD_BESIDE.test(text.slice(Math.max(0, p.start - 24), p.start))) return p.start;
  }
  return text.length;
}

const JURAT = /^(?:(?:subscribed|sworn|signed and sworn|subscribed, sworn|acknowledged|taken|given under oath)\b|(?:the )?state of\b|before me\b)/i;
const SIGNS = /^\W*(?:\((?:signed|s)\)|\/s\/|signed:?|s\/)?\W*/i;

/** The name that stands alone on the line right above the jurat. */
function signature(a: Anatomy): PersonAt | null {
  const { text, lines } = a.view;
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1];
    if (!next || line.end - line.start > 60 || i < 3 || !JURAT.test(text.slice(next.start, next.end))) continue;
    const start = line.start + (SIGNS.exec(text.slice(line.start, line.end))?.[0].length ?? 0);
    const [own] = findPeople(text, start, line.end);
    if (own && own.start === start && /^(?:,? [A-Z][\w.]{0,4}\.?){0,3}\W*$/.test(text.slice(own.end, line.end))) return own;
  }
  return null;
}

/** Where a statement ends that its affiant signs: at his name above the jurat. */
export const signedAt = (a: Anatomy): number => signature(a)?.start ?? a.view.text.length;

/** The affiants, at most four; empty when none is named. */
export function findAffiants(a: Anatomy): Mention[] {
  const { text } = a.view;
  const to = Math.min(text.length, (a.title?.end ?? 0) + 2500);
  for (const lead of leads)
    for (const m of text.slice(0, to).matchAll(lead)) {
      const start = m.index + m[0].length;
      const { mentions } = parseMentions(text, start, Math.min(text.length, start + 240), a.view.blocks);
      const first = mentions[0];
      if (!first || first.span.start - start > 2) continue;
      if (!sworn.test(text.slice(start, start + 320)) && !/name is|:/i.test(m[0])) continue;
      const stop = text.slice(start).search(/\b(?:being|who|sworn|swears?|each|known|a person|states?|depos)/);
      return mentions
        .filter(
          (x) =>
            x.span.start - start < Math.max(60, stop) &&
            !/:|\b(?:said|that)\b|[a-z]{2}\. |[A-Z]{2}\. /.test(text.slice(start, x.span.start)) &&
            !/\b(?:in|at|of|near|from) $/.test(text.slice(Math.max(0, x.span.start - 6), x.span.start)),
        )
        .slice(0, 4);
    }
  const people = findPeople(text, behindTitle(a), to);
  const person = people.find(
    (p, i) => !/\bof $/i.test(text.slice(Math.max(0, p.start - 3), p.start)) && sworn.test(text.slice(p.end, Math.min(p.end + 260, nextTold(text, people, i)))),
  );
  const signer = person ? null : (signature(a) ?? people.findLast((p) => /^,? \(?affiant\)?(?:[.;]|$)/i.test(text.slice(p.end, p.end + 12))) ?? null);
  return person ? together(text, people, person) : signer ? [emptyMention(signer.name, signer)] : [];
}

/** "/s/ ED KIDD", "ED KIDD, affiant.": the name of one who signs, whom no list goes on to. */
export const signsHere = (text: string, p: PersonAt): boolean =>
  /(?:\/s\/|\b[Aa]ffiant:) ?$/.test(text.slice(Math.max(0, p.start - 10), p.start)) || /^,? \(?affiant\)?(?:[.;]|$)/i.test(text.slice(p.end, p.end + 12));
