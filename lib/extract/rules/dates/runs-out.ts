// The day on which a notary's commission, an office or a term runs out: no day of the paper.
import type { FoundDate } from "@/lib/text/find-dates";

const OFFICE = "(?:commission|appointment|office|authority|comm?\\.?|term(?: of office)?|time|serving|qualified|notary(?: public)?|n\\. ?p\\.|j\\. ?p\\.)";
const ENDS = "(?:expir(?:es?|ing|y|ation)|exp?\\.?|ends?|ending|lasts|(?:runs?|running|good|is out|valid)? ?(?:until|till|to|through|thru)|runs? out|is out)";
/** "my commission runs to", "(com. ends", "Notary Public, exp.", "My time is out". */
const runsOut = new RegExp(
  `\\b${OFFICE}[,;:.(\\s]*(?:\\((?:seal|l\\. ?s\\.)\\)[,;.]? ?)?(?:(?:my|his|her|of office|commission|com\\.?|appointment|term)[ ,]*){0,2}(?:is |will |date |on )?${ENDS}:? ?(?:on |the |to |until )*$`,
  "i",
);
const expires = /\b(?:expir(?:es?|ing|ation(?: date)?)|exp\.|ex\.)[: ]*(?:on |the |until )*$/i;
/** "Notary Public (4/4/58)", "J. Roe, N. P. (1-9-41)": the end of a commission in brackets behind the office. */
const inBrackets = /\b(?:notary(?: public)?|n\. ?p\.|j\. ?p\.)[.,]? \((?:to |until |till )?$/i;
/** "The lease stands until", "for a term ending". */
const untilThen = /\b(?:until|till|ending|through|not later than|on or before|no later than)(?: and including)? (?:the )?$/i;

/** Whether a date only says when something runs out. `before`: the words that lead to it; `after`: those behind it. */
export function runsOutOn(before: string, after: string): boolean {
  if (runsOut.test(before) || expires.test(before) || untilThen.test(before)) return true;
  return inBrackets.test(before) && /^\)/.test(after);
}

/** The dates of a text without those on which something runs out. */
export const withoutExpiries = (text: string, all: readonly FoundDate[]): FoundDate[] =>
  all.filter((d) => !runsOutOn(text.slice(Math.max(0, d.start - 90), d.start), text.slice(d.end, d.end + 2)));
