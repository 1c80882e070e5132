// Sworn words that a rental under a lease was not paid, in any wording: nobody paid, none was received, not a cent was deposited, the day went by without.
import type { Fact } from "@/lib/extract/rules/conveyance/draft";
import { monthOrYear } from "./production";
import { findDates } from "./written-date";

/** The value by which the fact is known: the day told is that of the rental, or the last payment before it. */
export const UNPAID = "rental_unpaid";
export const UNPAID_SINCE = "rental_unpaid_since";

const PAID =
  "(?:pa(?:y|ys|id|ying|yments?)|receiv(?:e|ed|ing)|deposit(?:s|ed|ing)?|tender(?:s|ed|ing)?|offer(?:ed|ing)?|sen[dt]|sending|remit(?:ted|ting|tances?)?|mail(?:ed|ing)|credit(?:s|ed|ing)?|handed|handing|forwarded|delivered|made|came|come|coming|reached|arrived|got|gotten|had|accepted|entered|put|placed|left|taken|collected|brought)";
const MONEY =
  /\b(?:rentals?|rents?|money|moneys|monies|cents?|dollars?|penny|pennies|deposits?|deposited|payments?|paid|checks?|cheques?|drafts?|remittances?|sums?|amounts?|nothing|none|anything|tender(?:ed|s)?|credits?|credited)\b|\$ ?\d/i;
const NEGATED = new RegExp(
  [
    "\\b(?:and|but|with) (?:none|nothing)(?: \\w+)? (?:after|since|later|thereafter|afterwards?|more)\\b",
    `\\b(?:no|not|never|nor|neither|nothing|none|nobody|without|no one)\\b(?:[^.;]|\\.(?=\\d)){0,160}?\\b${PAID}\\b`,
    `\\b${PAID}\\b(?: \\w+){0,3} (?:nothing|none|no (?:\\w+ )?(?:rentals?|rent|money|sum|payments?|deposits?|checks?|drafts?|remittances?|part)|not (?:a|one|any))\\b`,
    `\\b(?:fail(?:s|ed|ing|ure)|omit(?:s|ted|ting)?|neglect(?:s|ed|ing)?|refus(?:es|ed|ing)|ceas(?:es|ed|ing)|stopp(?:ed|ing)|quit|declin(?:es|ed|ing)|default(?:s|ed|ing)?|forgot|discontinued)\\b(?:[^.;]|\\.(?=\\d)){0,60}?\\b${PAID}\\b`,
    "\\b(?:(?:is|are|was|were|been|being|went|goes|go|remain(?:s|ed)?|stands?|stood|left|still|wholly|entirely) )+unpaid\\b|\\bnon-?payment\\b|\\bin default\\b",
    "\\b(?:went|passed|gone|go|pass|came and went|come and gone)(?: by)?,? (?:without|with no|and (?:no|nothing|none|not)|but (?:no|nothing|none))\\b",
  ].join("|"),
  "i",
);
/** "never failed to pay", "no rental was missed": twice denied is paid. */
const TWICE = /\b(?:no|not|never|neither|without)\b[^.;,]{0,40}\b(?:fail\w*|miss\w*|default\w*|unpaid|omit\w*|neglect\w*|late)\b/i;
/** Money of another kind, unless a rental is named beside it. */
const OTHER_MONEY =
  /\b(?:royalt\w+|tax(?:es)?|purchase|price|bonus|oil|gas|produc\w+|sold|debts?|notes?|wages|interest|mortgage|shut[- ]?in|bills?|consideration)\b/i;
const RENTAL = /\b(?:rentals?|rent|deposit\w*|tender\w*|deferring|deferment)\b/i;
/** The paper must speak of rentals or of money laid down under a lease. */
const SPEAKS =
  /\brentals?\b|\bleases?\b[^;]{0,400}\b(?:deposit\w*|paid|payments?|money|rent|tender\w*)\b|\b(?:deposit\w*|rent|money|payments?|tender\w*)\b[^;]{0,400}\bleases?\b/i;
/** "The last rental received was that of May 20, 1951", "the only deposit ever made". */
const LAST =
  /\b(?:last|latest|final|only|sole|single|(?:shows?|had|was|made|of) (?:but )?one)(?: and (?:last|only))?(?: \w+)? (?:rentals?|payments?|deposits?|remittances?|money|checks?)\b/i;
const UNLESS_SAID = /\b(?:[Ii]f|[Ss]hould|[Uu]nless|[Ii]n (?:the )?(?:case|event)|[Uu]ntil|shall|may)\b/;
const DUE =
  /\b(?:for|due(?: and payable)?(?: on| in| by)?|payable(?: on| in| by)?|fall(?:ing|s)? due(?: on| in)?|fell due(?: on| in)?|matur\w+(?: on| in)?|on or before|before|by|of)(?: the(?: rental)?| said| year| that| same)* $/i;
const SINCE = /\b(?:since|after|beyond|subsequent to|later than)(?: the| said| that of| about)* $/i;
const MONTH_OR_YEAR =
  /\b(?:(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan\.?|Feb\.?|Mar\.?|Apr\.?|Aug\.?|Sept?\.?|Oct\.?|Nov\.?|Dec\.?),? (?:of )?)?(?:18|19|20)\d\d\b/gi;

/** "in default since May 4, 1932": the day is that of the rental itself. */
const STANDS_UNPAID = /\bunpaid\b|\bdefault\b|\bnon-?payment\b/i;

type Told = { start: number; end: number; date: string };

/** Days, months and years of a stretch, in order: a month or year stands where no full day is told. */
function timesIn(text: string): Told[] {
  const days = findDates(text);
  const rest = [...text.matchAll(MONTH_OR_YEAR)]
    .map((m) => ({ start: m.index, end: m.index + m[0].length, date: /^\d/.test(m[0]) ? `${m[0]}-12-31` : monthOrYear(m[0]) }))
    .filter((t): t is Told => t.date !== null && !days.some((d) => t.start < d.end && d.start < t.end));
  return [...days, ...rest].sort((a, b) => a.start - b.start);
}

/** The day of the rental that was not paid: one that the words call due, else the last before the denial, else the first behind it. */
function dayOf(text: string, from: number, to: number): { date: string | null; since: boolean } {
  const times = timesIn(text);
  const since = times.find((t) => SINCE.test(text.slice(0, t.start)));
  if (since) return { date: since.date, since: !STANDS_UNPAID.test(text.slice(from, to)) };
  const away = (t: Told) => (t.start >= from ? Math.max(0, t.start - to) : from - t.end);
  const due = times.filter((t) => DUE.test(text.slice(0, t.start))).sort((a, b) => away(a) - away(b))[0];
  const told = due ?? times.filter((t) => t.end <= from).at(-1) ?? times.find((t) => t.start >= from);
  return { date: told?.date ?? null, since: false };
}

/** A sentence that says so, with the day it names; null where it says nothing of the kind. Errs toward null: what is feared, conditional or of other money is none. */
function unpaidIn(text: string): { date: string | null; since: boolean } | null {
  const last = LAST.exec(text);
  const m = NEGATED.exec(text);
  if (!m && !(last && /\b(?:was|were|is|being)\b/i.test(text.slice(last.index)))) return null;
  if (TWICE.test(text) || (OTHER_MONEY.test(text) && !RENTAL.test(text)) || !(MONEY.test(text) || RENTAL.test(text))) return null;
  if (m && UNLESS_SAID.test(text.slice(Math.max(0, m.index - 60), m.index))) return null;
  if (last) {
    const at = timesIn(text);
    const then = at.find((t) => t.start > last.index) ?? at.at(-1);
    if (then) return { date: then.date, since: true };
  }
  return m ? dayOf(text, m.index, m.index + m[0].length) : null;
}

/** Every sentence of a sworn paper that tells of a rental unpaid, as a fact with its day. `text` is the whole paper, which must speak of rentals or of money under a lease. */
export function unpaidRentals(text: string, sentences: readonly { readonly text: string; readonly start: number; readonly end: number }[]): Fact[] {
  if (!SPEAKS.test(text)) return [];
  return sentences
    .flatMap((s): Fact[] => {
      const said = unpaidIn(s.text);
      const value = said?.since ? UNPAID_SINCE : UNPAID;
      return said ? [{ kind: "other", text: s.text.trim(), date: said.date, value, parties: [], span: { start: s.start, end: s.end } }] : [];
    })
    .slice(0, 8);
}
