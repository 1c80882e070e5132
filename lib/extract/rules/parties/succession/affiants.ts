// Who swears: "NAME, being first duly sworn", "personally appeared NAME", "My name is NAME".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import { findPeople } from "./find-people";

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
  /^(?:[^.;]|(?<=\b(?:[A-Z]|CO|Co|INC|Inc|LTD|Ltd|CORP|Corp))\.){0,120}\b(?:(?:duly|first|been|being|having been) (?:\w+ ){0,2}sworn|sworn|swears?|(?:up)?on (?:his |her |their |my )?oaths?|deposes?|states?)\b/i;

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
            !/:|\b(?:said|that)\b|[a-z]{2}\. /.test(text.slice(start, x.span.start)) &&
            !/\b(?:in|at|of|near|from) $/.test(text.slice(Math.max(0, x.span.start - 6), x.span.start)),
        )
        .slice(0, 4);
    }
  const person = findPeople(text, a.title?.end ?? 0, to).find((p) => sworn.test(text.slice(p.end, p.end + 160)));
  if (!person) return [];
  return parseMentions(text, person.start, Math.min(text.length, person.end + 60), a.view.blocks).mentions.slice(0, 1);
}
