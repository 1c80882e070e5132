// Heirs in rows: a table of names, kin and shares read as the sentence it stands for.
import type { TextView } from "@/lib/text/view";

/** What columns of a table of heirs are headed with. */
const COLUMN =
  "(?:names?|heirs?|devisees?|status|relation(?:ship)?s?|kinship|kin|shares?|interests?|portions?|fractions?|ages?|address(?:es)?|residences?|places?|dates?|births?|deaths?|marital|living|deceased|remarks?)";
const SMALL = "(?:of|or|and|to|the|in|at|if|their|his|her|decedent|real|personal|property|estate|no|number|[|,&/()-])";
const HEADING = new RegExp(`^(?:(?:${COLUMN}|${SMALL})\\b\\W*|[|\\s-]+)+$`, "i");
const COLUMNS = new RegExp(`\\b${COLUMN}\\b`, "gi");
const columnsIn = (line: string): number => new Set((line.match(COLUMNS) ?? []).map((w) => w.toLowerCase().replace(/s$/, ""))).size;

/**
 * The text with the bars of its tables as commas, the ends of their rows as semicolons and the headings of their columns blank; every place stays where it was.
 * "Name | Kin | Share / Ada Roe | child | 1/2 / Bo Roe | child | 1/2" → "Ada Roe , child , 1/2;Bo Roe , child , 1/2".
 * A line heads columns only where it names two of them and nothing else: "Heirs at law:" and "Name of affiant" stay.
 */
export function withRowsTold(view: Pick<TextView, "text" | "lines">): string {
  const { text, lines } = view;
  const words = lines.map((l) => text.slice(l.start, l.end));
  const barred = words.map((w) => /\S ?\|/.test(w));
  if (!barred.some(Boolean) && !words.some((w) => columnsIn(w) > 1)) return text;
  let out = text;
  const put = (at: number, mark: string) => {
    out = out.slice(0, at) + mark + out.slice(at + mark.length);
  };
  lines.forEach((line, i) => {
    const own = words[i] ?? "";
    if (columnsIn(own) > 1 && HEADING.test(own)) {
      put(line.start, " ".repeat(own.length));
      return;
    }
    if (!barred[i] || !(barred[i - 1] || barred[i + 1])) return;
    put(
      line.start,
      own
        .replace(/^\| ?/, (m) => " ".repeat(m.length))
        .replace(/ ?\|\s*$/, (m) => ";".padEnd(m.length))
        .replace(/ \|/g, ", ")
        .replace(/\|/g, ","),
    );
    if (/\s/.test(out.charAt(line.end)) && !/[.;:]\s*$/.test(out.slice(line.start, line.end))) put(line.end, ";");
  });
  return out;
}

/** "Surviving spouse: ", "Predeceased issue . ": a label that a colon or dots lead on to what it asks for. */
const LABELLED = /^(?:\(?\w{1,2}[.)] )?[A-Z][A-Za-z'()/ ]{2,50}?(?:: | ?(?:\.{2,}|…+|(?<= )[.·])(?: ?[.·…])* ?)(?=\S)/;

const KIN_ROW = /\b(?:spouse|wife|husband|issue|child(?:ren)?|sons?|daughters?|brothers?|sisters?|siblings|heirs?)\b/i;

/** The text of a form with a colon behind each label and each row of kin ended, at the same places: "Issue: Cy Roe, son / Predeceased issue . None" → "Issue: Cy Roe, son;Predeceased issue:  None". Only where three rows at least are labelled. */
export function withLeadersTold(text: string, lines: readonly { readonly start: number; readonly end: number }[]): string {
  const rows = lines.flatMap((l) => {
    const lead = LABELLED.exec(text.slice(l.start, l.end))?.[0];
    return lead ? [{ ...l, lead }] : [];
  });
  if (rows.length < 3) return text;
  const opens = new Set(rows.map((r) => r.start));
  return rows.reduce((t, { start, end, lead }) => {
    const told = `${t.slice(0, start)}${lead.includes(":") ? lead : `${lead.replace(/[\s.·…]+$/, "")}:`.padEnd(lead.length)}${t.slice(start + lead.length)}`;
    return KIN_ROW.test(lead) && opens.has(end + 1) && /\s/.test(told.charAt(end)) && !/[.;:,]$/.test(told.slice(start, end))
      ? `${told.slice(0, end)};${told.slice(end + 1)}`
      : told;
  }, text);
}
