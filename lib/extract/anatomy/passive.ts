// Grants told of their thing: "The land above is hereby granted and conveyed by A to B".
import type { Span } from "@/lib/text/view";

const GIVEN = "(?:granted|bargained|sold|conveyed|assigned|transferred|given|delivered|deeded|warranted|released|quit-?claimed|set over)";
const NOW = "(?:(?:hereby|herewith|now|by these presents|by this (?:deed|instrument|paper)|this day|accordingly|in fee(?: simple)?),? )";
/** "is, in consideration of Ten Dollars, the receipt of which is acknowledged, | hereby granted": what stands between. */
const ASIDE = "\\b(?:is|are), (?:in|for|upon|with)\\b[^;.]{3,200}, ";
const BEHIND_ASIDE = new RegExp(`${ASIDE}$`);
const BEHIND_IS = new RegExp(`\\b(?:is|are),? ${NOW}{0,2}$`);
/** The participles behind "is" or "are", with the giver or the taker right behind them. */
const PASSIVE = new RegExp(
  `(?<=\\b(?:is|are),? |${ASIDE})${NOW}{0,2}${GIVEN}(?:(?:, and |,? and |, | or )(?:hereby )?${GIVEN}){0,6},?(?: (?:hereby|herewith|by these presents|by this deed|in fee simple))?(?= (?:(?:un)?to|by) (?:(?:the|said|us|me|them) |["'(]?[A-Z]|us,|me,))`,
  "g",
);
/** What is said of another paper, of a right that comes along with a grant, or of what has been. */
const OF_OTHERS = /\b(?:which|that|as|who|whom|it|right|privilege|permission|authority|power|option|leave|consent|licen[cs]e|easement)\b[^.;,]{0,24}$/i;

/** The first act that a paper tells of its thing, in the present; null where there is none. Errs to none: "the right is hereby granted to A" is a right beside a grant. */
export function findPassive(text: string, from: number): Span | null {
  for (const m of text.slice(from).matchAll(PASSIVE)) {
    const start = from + m.index;
    if (!OF_OTHERS.test(text.slice(Math.max(0, start - 40), start).replace(/\b(?:is|are),? $/, ""))) return { start, end: start + m[0].length };
  }
  return null;
}

/** Whether the granting words at `at` stand behind "is" or "are", so that their thing stands before them. */
export const isPassive = (text: string, at: number): boolean =>
  BEHIND_IS.test(text.slice(Math.max(0, at - 60), at)) || BEHIND_ASIDE.test(text.slice(Math.max(0, at - 220), at));
