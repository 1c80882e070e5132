// Those whom a will calls by kin and given name alone: "my wife Ida shall have half".
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import { emptyMention, type Mention } from "@/lib/extract/rules/parties/mentions/mention";
import type { PersonAt } from "./find-people";

const KIN = "wife|husband|son|daughter|boy|girl|brother|sister|nephew|niece|mother|father|grandson|granddaughter|stepson|stepdaughter";
const CALLED = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur) (?:(?:dear|beloved|good|faithful|said|only|eldest|oldest|youngest|own) ){0,2}(${KIN}),? ([A-Z][a-z]{2,}|[A-Z]{3,})\\b(?![\\w'’]|,? (?!(?:and|or|the|my|is|to|shall|gets?|all|for|one|I)\\b)[A-Z])`,
  "g",
);
const KINS = "children|sons|daughters|boys|girls|brothers|sisters|nephews|nieces|grandchildren|grandsons|granddaughters";
const GIVEN = "(?:[A-Z][a-z]{2,}|[A-Z]{3,})";
/** "my three children, Al, Bo and Di": several of one kin by their given names; not "my sons Al and Bo Roe". */
const CALLED_TOGETHER = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur) (?:[a-z]+ ){0,3}(${KINS})(?:,? (?:namely|to-wit|being|called|viz\\.?|that is))?[,:]? (${GIVEN}(?:, ${GIVEN}){0,11},? (?:and|&) ${GIVEN})\\b(?![\\w'’]| [A-Z])`,
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
  const namings = [
    ...[...text.slice(0, end).matchAll(CALLED)].map((m) => ({ start: m.index, end: m.index + m[0].length, kin: m[1] ?? "", called: [m[2] ?? ""] })),
    ...[...text.slice(0, end).matchAll(CALLED_TOGETHER)].map((m) => {
      const called = (m[2] ?? "").split(/,? (?:and|&) |, /);
      return { start: m.index, end: m.index + m[0].length, kin: singular(m[1] ?? ""), called };
    }),
  ];
  return namings.flatMap(({ start, end: to, kin, called: names }) => {
    const behind = text.slice(to, to + 90);
    if (people.some((p) => p.start <= to && p.end > to)) return [];
    if (DUTY.test(behind) || NO_GIFT.test(behind) || !(TAKES.test(behind) || GIVES.test(text.slice(Math.max(0, start - 200), start)))) return [];
    return names.flatMap((called): GivenTaker[] => {
      const own = people.filter((p) => p.name.split(" ")[0]?.toLowerCase() === called.toLowerCase());
      const [one, ...others] = own.filter((p, i) => own.findIndex((o) => sameFirstAndLast(o.name, p.name)) === i);
      if (others.length || (!one && !OF_THE_SURNAME.test(kin))) return [];
      const from = text.lastIndexOf(called, to);
      return [{ mention: emptyMention(one?.name ?? `${called} ${surname}`, one ?? { start: from, end: from + called.length }), called, kin }];
    });
  });
}

const singular = (kin: string): string => (kin.endsWith("children") ? kin.replace("children", "child") : kin.slice(0, -1));
/** Kin who are likely to bear the testator's surname; a daughter who married is named in full in most wills. */
const OF_THE_SURNAME = /^(?:wife|husband|son|boy|child|daughter|girl)$/;
