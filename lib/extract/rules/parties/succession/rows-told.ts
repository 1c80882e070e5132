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
