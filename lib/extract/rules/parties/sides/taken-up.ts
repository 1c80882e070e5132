// Takers whom the verb takes up by a pronoun: "for my care by my sons, A, B and C, do hereby give and grant unto them".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { mentionsBetween } from "@/lib/extract/rules/parties/mentions/mentions-between";
import { isOrganisation } from "@/lib/names/entity-type";

/** Behind the verb, with verbs and a short object between: "grant and convey unto them"; not "to him, the said A". */
const TO_THEM =
  /^(?:[a-z,& -]|\bTEXAS\b){0,90}?\b(?:un)?to (them|him|her|it)\b(?! (?:well|the said|and to no other)|self|,? (?:the )?(?:said )?[A-Z]|(?:selves)| (?:heirs|use|behoof))/;
/** Behind these words stands one who signs for another, holds land beside, or is told of for another's sake. */
const BESIDE =
  /\b(?:through|attorney|agent|guardian|husband|wife|against|deed (?:of|from)|estate of|late|adjoin\w*|lands? of|assessed to|from)(?: [a-z]+){0,2},? $/i;
/** How far before the verb the sentence that names them may begin. */
const REACH = 700;

/** The names that stand together last before `verb`, where what stands behind it takes them up; empty where it takes up none, or all who are named. */
export function takenUp(a: Anatomy, verb: number, end: number): Mention[] {
  const { text } = a.view;
  const word = TO_THEM.exec(text.slice(end, end + 140))?.[1];
  if (!word) return [];
  const from = Math.max(a.body.start, verb - REACH);
  const groups: Mention[][] = [];
  for (const m of mentionsBetween(a, from, verb)) {
    const last = groups.at(-1);
    const between = last ? text.slice(last.at(-1)?.span.end ?? 0, m.span.start) : "";
    if (
      last &&
      /^(?:[\s,&]|\b(?:and|of|the|both|each|a|an|single|man|woman|widow(?:er)?|spinster|bachelor|my|his|her|their|sons?|daughters?|child(?:ren)?|also)\b)*$/.test(
        between,
      )
    )
      last.push(m);
    else groups.push([m]);
  }
  const group = groups.at(-1);
  const first = group?.[0];
  if (!group || !first || groups.length < 2 || BESIDE.test(text.slice(Math.max(0, first.span.start - 40), first.span.start))) return [];
  if (word === "them") return group.length > 1 ? group : [];
  return group.length === 1 && isOrganisation(first.name) === (word === "it") ? group : [];
}
