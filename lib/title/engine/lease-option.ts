// Options in a lease by which its lessee alone lengthens the primary term, by paying for more years before it ends.
import { cardinal, NUMBER_WORD } from "@/lib/fraction/number-words";
import { addMonths, lastDayIn, writtenDay } from "./calendar";
import { type Case, input } from "./case";
import { DEALINGS, type Lease } from "./lease";
import { evidenceAt, type Matter } from "./matter";

/** Words behind which the added time stands, plainest first: in "shall have the right, during the last two years, to extend for three years" it stands behind "extend". */
const LENGTHENS: readonly RegExp[] = [
  /\b(?:extend|renew|prolong|lengthen|continu)(?:ed|ing|s|e)?\b|\bextension\b|\brenewal\b/i,
  /\b(?:add|enlarg|increas|buy|purchas|secur|obtain)(?:ed|ing|s|e)?\b|\boption (?:for|of)\b/i,
  /\b(?:hold|keep|have)(?:ing|s)?\b/i,
  /\b(?:may|right to|privilege|option)\b/i,
];
const MORE = new RegExp(
  `\\b(\\d{1,2}|${NUMBER_WORD})(?: \\((\\d{1,2})\\))? (?:(?:more|further|additional|extra|other|successive) )?(year|month)s?\\b|\\b(?:an|another|a further|an additional|an extra) (?:additional )?(year)\\b`,
  "i",
);
const LONGER =
  "(?:option|extension|extend\\w*|renew\\w*|carried (?:on )?to|prolong\\w*|lengthen\\w*|add(?:ed|ing|itions?)\\b[^.;]{0,40}\\b(?:terms?|years?|months?))\\b";
const PAID = "(?:paid|payment|tendered|exercis\\w+|taken up|took up|takes up|received)\\b";
const WORDS = "(?:[^.;]|\\.(?=\\d))";
/** "the option was exercised", "paid $24,000.00 for two more years", "the lease was extended to October 22, 2012": it was done. */
const TAKEN_UP = new RegExp(
  `\\b${LONGER}${WORDS}{0,140}\\b${PAID}|\\b${PAID}${WORDS}{0,140}\\b${LONGER}|\\b(?:${PAID}|(?:handed|sent|deposited|delivered)\\b)${WORDS}{0,240}\\b(?:(?:years?|months?) (?:more|longer|further)|(?:more|further|additional|added) (?:years?|months?)|(?:runs?|goes|continues|is carried) (?:on )?(?:to|until|till))\\b|\\b(?:lease|term)\\b${WORDS}{0,200}\\b(?:was|were|has been|had been|stands|having been|been) (?:\\w+ ){0,2}(?:extended|lengthened|prolonged|renewed|carried (?:on|forward|over))\\b|\\b(?:extended|lengthened|prolonged|renewed) (?:the|its|said|that|this) (?:(?:primary|said) )*(?:term|lease)\\b`,
  "i",
);

/** It was not done, or is only offered ("may", not the month). */
const DENIED =
  /\b(?:[Nn]ot|[Nn]o|[Nn]ever|[Nn]or|[Nn]either)\b(?! (?:later|less|more|after|sooner|earlier)\b)|\b(?:[Ff]ail|[Dd]eclin|[Rr]efus|[Ll]aps|[Nn]eglect)\w*|\b(?:[Ii]f|[Uu]nless|may|might|can|could|would|unexercised|unpaid)\b|\b[Ww]ithout (?:any |such )?(?:pay|tender|exercis|extension|renew)/;

/** "paid, so that the term would be extended": what was done it for. */
const PURPOSE = /\b(?:so|in order) that\b.*$/is;

const tellsTakenUp = (text: string): boolean =>
  text.split(/\.(?!\d)|;/).some((s) => {
    const m = TAKEN_UP.exec(s);
    return m !== null && !DENIED.test(s.slice(0, m.index + m[0].length).replace(PURPOSE, ""));
  });

/** The day to which the option lets the primary term run; null where the lease has none that tells its time. */
export function optionEnd(lease: Lease): string | null {
  const words = (lease.terms?.clauses ?? []).find((c) => c.kind === "extension_option")?.text;
  if (!words || !lease.primaryEnd) return null;
  for (const lengthens of LENGTHENS) {
    const at = words.search(lengthens);
    const end = at < 0 ? null : endTold(words.slice(at), lease.primaryEnd);
    if (end) return end;
  }
  return null;
}

/** The day that words name or count as the new end of a term that ends on `primaryEnd`. */
function endTold(behind: string, primaryEnd: string): string | null {
  const day = [writtenDay(behind), lastDayIn(behind)].find((d) => d !== null && d > primaryEnd);
  if (day) return day;
  const m = MORE.exec(behind);
  if (!m) return null;
  const count = m[4] ? 1 : Number(m[2] ?? (/^\d/.test(m[1] ?? "") ? m[1] : cardinal(m[1] ?? "")));
  return count > 0 ? addMonths(primaryEnd, /^y/i.test(m[3] ?? m[4] ?? "") ? count * 12 : count) : null;
}

/** The paper that shows the option taken up: it tells so, or deals with the lease in the years that the option added. */
function takenUp(kase: Case, lease: Lease, until: string): Matter | null {
  const end = lease.primaryEnd ?? "";
  const papers = [...kase.papers().citing(lease.document)].filter((m) => m.day !== null && m.day <= kase.asOf);
  return (
    papers.find((m) => DEALINGS.has(m.type) && m.day !== null && m.day > end && m.day <= until) ??
    papers.find((m) => (m.conveyance.facts ?? []).some((f) => tellsTakenUp(f.text))) ??
    null
  );
}

/** The lease with its term as the option has lengthened it before `day`; the same lease where no paper shows that. */
export function lengthenedByOption(kase: Case, lease: Lease, day: string): Lease {
  if (!lease.primaryEnd || lease.primaryEnd > day) return lease;
  const until = optionEnd(lease);
  const paper = until ? takenUp(kase, lease, until) : null;
  if (!until || !paper) return lease;
  const longer = { ...lease, primaryEnd: until };
  kase.enter(longer);
  const draft = kase.open(paper, { kind: "ratify", estate: "leasehold", tract: lease.tract, pointer: "/lease" });
  draft.from = lease.lessors.map((l) => l.holder);
  draft.step({
    rule: "lease.option-to-extend",
    cites: [],
    outcome: "applied",
    inputs: [
      input("primary term ended", lease.primaryEnd, [], lease.document),
      input("option runs to", until),
      input("shown by", paper.type, evidenceAt(paper, "conveyance", "/grants/0"), paper.id),
    ],
    output: { name: "primary term ends", value: until },
    because: "The lease lets its lessee lengthen the term by paying; a paper tells that he did, or deals in the added time with the lease as one that stands.",
  });
  return longer;
}
