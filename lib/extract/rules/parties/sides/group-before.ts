// Names that stand together in one breath, at a place or right before a verb.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";

/** The names that stand together from `start` on, up to `to`; empty where none stands right there. */
export function groupAt(a: Anatomy, start: number, to: number): Mention[] {
  const { mentions } = parseMentions(a.view.text, start, to, a.view.blocks);
  const first = mentions[0];
  if (!first || first.span.start - start > 2) return [];
  const cut = mentions.findIndex((m, i) => i > 0 && m.strays > 0);
  return cut > 0 ? mentions.slice(0, cut) : mentions;
}

/** Words and marks behind which the subject of a verb is named. */
const subject =
  /(?:\b(?:[Uu]ndersigned|UNDERSIGNED|[Tt]hat|THAT|[Ww]hereas|WHEREAS|whereby|wherein|which|(?<=[a-z\d),;.] )and|by|BY)\b|[\d)"A-Za-z],),? (?:[Tt]he |THE )?(?=[A-Z])/g;
/** Between the last name and its verb: an aside, words of doing. */
const LONGEST = 60;

/** "… having been completed, MAPLE OIL CORPORATION does hereby" before the verb at `end` → that name. Empty where no name stands there as the subject. */
export function groupBefore(a: Anatomy, from: number, end: number): Mention[] {
  const { text } = a.view;
  for (const m of text.slice(from, end).matchAll(subject)) {
    const group = groupAt(a, from + m.index + m[0].length, end);
    const last = group.at(-1);
    if (last && end - last.span.end < LONGEST && !/[.;]/.test(text.slice(last.span.end + 1, end))) return group;
  }
  return [];
}
