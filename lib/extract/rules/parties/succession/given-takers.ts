// Those whom a will calls by kin and given name alone: "my wife Ida shall have half".
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import { emptyMention, type Mention } from "@/lib/extract/rules/parties/mentions/mention";
import type { PersonAt } from "./find-people";

const KIN = "wife|husband|son|daughter|boy|girl|brother|sister|nephew|niece|mother|father|grandson|granddaughter|stepson|stepdaughter";
const CALLED = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur) (?:(?:dear|beloved|good|faithful|said|only|eldest|oldest|youngest|own) ){0,2}(${KIN}),? ([A-Z][a-z]{2,}|[A-Z]{3,})\\b(?![\\w'’]|,? (?!(?:and|or|the|my|is|to|shall|gets?|all|for|one|I)\\b)[A-Z])`,
  "g",
);
/** What makes one of them a taker, before or behind in the sentence. */
const TAKES =
  /^[^.;]{0,40}\b(?:(?:is|are) to|shall|will|may|to)(?: each)? (?:have|receive|get|take|own|inherit|hold|keep|enjoy|use)\b|^,? (?:also )?(?:gets?|takes?|receives|inherits|owns|keeps)\b/;
/** "shall have nothing", "has already had his share": no gift. */
const NO_GIFT = /^[^.;]{0,40}\b(?:have|receive|get|take|own|inherit|gets?|takes?|receives|inherits)s? (?:no|nothing|none|not|neither)\b/;
const GIVES = /\b(?:give|devise|bequeath|leave|will|goes|go|pass|belongs?|left)\b[^.;]{0,160}\b(?:un)?to $/i;
const DUTY = /^[^.;]{0,60}\b(?:executor|executrix|administrat|guardian|look after|see to|settl|bond)/i;

export type GivenTaker = { mention: Mention; called: string; kin: string };

/** Takers named so in the first `end` characters, by the full name that the rest of the paper tells, else with the surname of the testator. */
export function givenTakers(text: string, end: number, people: readonly PersonAt[], testator: PersonAt): GivenTaker[] {
  const surname =
    testator.name
      .replace(/,? (?:Jr|Sr|II|III)\.?$/i, "")
      .split(" ")
      .at(-1) ?? "";
  return [...text.slice(0, end).matchAll(CALLED)].flatMap((m): GivenTaker[] => {
    const [words, kin = "", called = ""] = m;
    const to = m.index + words.length;
    const behind = text.slice(to, to + 90);
    if (people.some((p) => p.start <= to && p.end > to)) return [];
    if (DUTY.test(behind) || NO_GIFT.test(behind) || !(TAKES.test(behind) || GIVES.test(text.slice(Math.max(0, m.index - 200), m.index)))) return [];
    const own = people.filter((p) => p.name.split(" ")[0]?.toLowerCase() === called.toLowerCase());
    const [one, ...others] = own.filter((p, i) => own.findIndex((o) => sameFirstAndLast(o.name, p.name)) === i);
    if (others.length || (!one && !/^(?:wife|husband|son|boy)$/.test(kin))) return [];
    const at = { start: to - called.length, end: to };
    return [{ mention: emptyMention(one?.name ?? `${called} ${surname}`, one ?? at), called, kin }];
  });
}
