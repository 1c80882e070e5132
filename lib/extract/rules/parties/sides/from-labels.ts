// Sides out of tables and headings: "Grantor: A", "LESSOR(S): A", "Assignor's name: A".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import { sidesFromCaption } from "./captioned";
import { sideOf } from "./labels";
import type { SidedMention } from "./sides";

const heading =
  /\b(Grantors?|Grantees?|Lessors?|Lessees?|Assignors?|Assignees?|Mortgagors?|Mortgagees?|Trustors?|Beneficiary|Trustee|Borrower|Lender|Sellers?|Buyers?|(?:Successful |Highest )?(?:Purchasers?|Bidders?)|Distributees?|(?:Original |Substitute |Successor )?Trustees?|Releasors?|Releasees?|(?:First|Second|1st|2nd) Part(?:y|ies)|Part(?:y|ies) of the (?:First|Second) Part|Vendors?|Vendees?|Principal|Agent|Applicant|Respondents?|Plaintiffs?|Defendants?|Decedent|Affiant|Owner|Operator|Lease|Lands?|Premises|Property|Effective Date|Date)(?:\(s\))?(?:'s)?(?: and (?:present |current |record )?(?:owner|holder) of (?:the|this|said) (?:\w+ )?lease)?(?: ?\([^)]{0,30}\))?(?: (?:names?|is|are))?(?: ?(?:name and address|\(name[^)]*\)))?\s?: ?/gi;

/** "Lessor ELM CO. Lessee ASH LLC.": labels that open a sentence and need no colon before a name. */
const bareHeading =
  /(?:^|(?<=[.;:)] ))(?:[Tt]he )?(Lessors?|Lessees?|Grantors?|Grantees?|Assignors?|Assignees?) (?:(?:is|are|shall be) (?:the )?)?(?=(?:THE |[Tt]he )?(?!(?:Shall|May|Will|Agrees?|Has|Have|Does|Owns?|Is|Are|Warrants?|Reserves?|Covenants?|Acknowledges?)\b)[A-Z][\w.&']+ [A-Z])/g;

/** "Grantor, ELM CO., of Elm. Grantees, (i) A; (ii) B": labels with a comma, each at the head of a line or a sentence; they count where both sides are so told. */
const commaHeading =
  /\b(Lessors?|Lessees?|Grantors?|Grantees?|Assignors?|Assignees?|Sellers?|Buyers?|Purchasers?|Vendors?|Vendees?|LESSORS?|LESSEES?|GRANTORS?|GRANTEES?|ASSIGNORS?|ASSIGNEES?|SELLERS?|BUYERS?), (?=(?:\(\w{1,3}\) )?(?:THE |[Tt]he )?[A-Z][\w.&'’]+,? [A-Z&])/g;
/** Such labels of the head, none where they name one side alone. */
function commaHeads(a: Anatomy, head: string): RegExpExecArray[] {
  const opens = (at: number): boolean => /(?:^|[.;:)] )$/.test(head.slice(Math.max(0, at - 2), at)) || a.view.lines.some((l) => l.start === at);
  const heads = [...head.matchAll(commaHeading)].filter((h) => opens(h.index));
  return new Set(heads.map((h) => sideOf(h[1] ?? "")?.side)).size === 2 ? heads : [];
}

/** "The lessors are A; B; and C, and the lessee is D", in running words. */
const runningHeading =
  /(?<=[.;:)] |[,;] (?:and |while |whereas )?| and )[Tt]he (lessors?|lessees?|grantors?|grantees?|assignors?|assignees?|sellers?|buyers?|purchasers?) (?:herein )?(?:is|are) (?=(?:the )?[A-Z][\w.&']+ [A-Z])/g;

/** "the Vendor" means A; "Buyers" shall mean B and C; by "the Lessee" is meant D: a word of the paper defined ahead. */
const PART =
  "(Lessors?|Lessees?|Grantors?|Grantees?|Assignors?|Assignees?|Sellers?|Buyers?|Purchasers?|Vendors?|Vendees?|Donors?|Donees?|Transferors?|Transferees?)";
const MEANS = "(?:(?:is|are) (?:here(?:in)? )?meant|means?|denotes?|designates?|signif(?:y|ies)|refers? to|stands? for|mean|for|is|are)";
const definedHeading = new RegExp(
  `(?:["“‘'](?:the )?${PART}[,.]?["”’'],?(?: ?: ?| (?:(?:here(?:in)?|in (?:this|the) \\w+|as used \\w+),? )?(?:shall |will )?${MEANS} )|\\bby (?:the (?:word|term|name) )?["“‘'](?:the )?${PART}[,.]?["”’'] )(?=(?:the )?[A-Z][\\w.&']*,? [A-Z&])`,
  "gi",
);

/** "From:  A. Roe", "BY: ELM OIL CO.", "To:  B. Doe": lines of a form that say from whom to whom. */
const FROM_TO: Readonly<Record<string, "grantor" | "grantee">> = { from: "grantor", by: "grantor", to: "grantee" };
const fromToLine = /^(From|FROM|By|BY|To|TO): ?(?=[A-Z])/;

/** The lines of the head that open with such a label, where one gives and one takes; `index` is the place in the paper. */
function lineHeads(a: Anatomy, limit: number, label: RegExp, told: (m: RegExpExecArray) => ReturnType<typeof sideOf>): RegExpExecArray[] {
  const heads = a.view.lines
    .filter((l) => l.start < limit)
    .flatMap((l) => {
      const m = label.exec(a.view.text.slice(l.start, l.end));
      return m ? [Object.assign(m, { index: l.start })] : [];
    });
  return new Set(heads.map((h) => told(h)?.side)).size === 2 ? heads : [];
}

/** "Lessor      ELM OIL CO., of Elm", "Buyer ........ A. ROE": rows of a table, whose label is parted from its value by nothing but space. */
const rowLabel =
  /^((?:Less|Grant|Assign|Vend|Don)(?:or|ee)s?|(?:LESS|GRANT|ASSIGN|VEND|DON)(?:OR|EE)S?|(?:Sell|Buy|Purchas)ers?|(?:SELL|BUY|PURCHAS)ERS?) (?=(?:\(?1[.)] )?(?:THE |[Tt]he )?[A-Z][\w.&']*,? [A-Z&])/;

/** "A and wife, B Grantee's Mailing Address: …": the next row of the table. */
const ROW_ENDS =
  /\s(?:(?:Grant(?:or|ee)|Less(?:or|ee)|Assign(?:or|ee)|Buyer|Seller)s?['’]?s?['’]? )?(?:[Mm]ailing |MAILING )?(?:[Aa]ddress(?:es)?|ADDRESS(?:ES)?)(?: \([^)]{0,40}\))?\s?:/;

/** "Amount of sale: $1,000": a line of a form that opens with a label of its own. */
const LABEL_LINE = /^[A-Z][A-Za-z'’()/. -]{2,40}: ?\S/;
/** A point and a new line behind a name: what follows tells something else. */
const ENDS_LINE = /^[^,;]{0,3}\. $/;

/** Where the value of the label at `at` ends at the latest: at the next line with a label, for a label that opens a line; at the end of the line for a row of a table. */
function valueEnd(a: Anatomy, at: number, isRow: boolean): number {
  const own = a.view.lines.findIndex((l) => l.start === at);
  const line = a.view.lines[own];
  if (line && isRow) return line.end;
  const next = own < 0 ? undefined : a.view.lines.slice(own + 1).find((l) => LABEL_LINE.test(a.view.text.slice(l.start, l.end)));
  return next?.start ?? a.view.text.length;
}

/** The sides as labels in front of the names give them; empty when there is no such label. */
export function sidesFromLabels(a: Anatomy): SidedMention[] {
  const { text } = a.view;
  const limit = Math.min(text.length, (a.granting?.start ?? a.body.end) + 1500, a.testimonium?.start ?? text.length);
  const head = text.slice(0, limit);
  const sideTold = (h: RegExpExecArray | RegExpMatchArray) => sideOf(FROM_TO[(h[1] ?? "").toLowerCase()] ?? h[1] ?? h[2] ?? "");
  const rows = lineHeads(a, limit, rowLabel, sideTold);
  const fromTo = lineHeads(a, limit, fromToLine, sideTold);
  const heads = [
    ...rows,
    ...head.matchAll(heading),
    ...head.matchAll(bareHeading),
    ...commaHeads(a, head),
    ...head.matchAll(runningHeading),
    ...head.matchAll(definedHeading),
    ...fromTo,
  ].sort((x, y) => x.index - y.index);
  const out: SidedMention[] = [];
  for (const [i, h] of heads.entries()) {
    const told = sideTold(h);
    const start = h.index + h[0].length;
    const next = Math.min(heads[i + 1]?.index ?? limit, start + 900, valueEnd(a, h.index, rows.includes(h)));
    const over = text.slice(start, next).search(ROW_ENDS);
    const end = over > 0 ? start + over : next;
    if (!told) continue;
    const all = parseMentions(text, start, end, a.view.blocks).mentions;
    const ended = all.findIndex((m, k) => {
      const before = all[k - 1]?.span.end;
      return before !== undefined && ENDS_LINE.test(text.slice(before, m.span.start)) && a.view.lines.some((l) => l.start === m.span.start);
    });
    const mentions = ended > 0 ? all.slice(0, ended) : all;
    const first = mentions[0];
    if (!first || first.span.start - start > 14) continue;
    const cut = mentions.findIndex(
      (m, k) =>
        k > 0 &&
        m.strays >= 2 &&
        m.label === null &&
        m.entityWords === "" &&
        m.marital === null &&
        !/; ?(?:and )?(?:the )?$/i.test(text.slice(Math.max(0, m.span.start - 10), m.span.start)),
    );
    for (const mention of cut > 0 ? mentions.slice(0, cut) : mentions) out.push({ mention, side: told.side, role: told.role });
  }
  return out.length ? out : sidesFromCaption(a);
}
