// Forms whose rows are a label and what it tells: dots lead from one to the other ("Decedent ....... A. Roe"), or bars part them ("| Decedent | A. Roe |").

const LEADER = /^[ \t]*[A-Z][\w'’,()/& -]{1,40}?(?<=[\w)])( ?)(?:\. ?){4,}(?=[ ]*\S)/;
/** A row of such a form whose label left room for two or three dots only. */
const SHORT_LEADER = /^[ \t]*[A-Z][\w'’,()/& -]{4,50}?(?<=[\w)])(?: {1,2}| ?(?=\.{3}))\.{2,3} +(?=\S)/;
/** A row whose label left room for no dots at all. */
const GAP = /^[ \t]*[A-Z][\w'’,()/& -]{4,50}?(?<=\w) {2,}(?=\S)(?!.* {2})/;
/** Fewer rows are no form. */
const ROWS = 3;

/** "| Left a will? | No |": two cells. */
const TWO_CELLS = /^[ \t]*\|?[ \t]*([A-Z(][^|\n]{1,60}?)[ \t]*\|[ \t]*([^|\n]*?[^|\s-][^|\n]*?)[ \t]*\|?[ \t]*$/;
const LABEL =
  /^(?:\(?\d{1,2}[.)] )?(?:(?:his|her|first|second|third|other|last|deceased|surviving|living|date|place) )?(?:(?:full |the )*names? of (?:the )?(?:decedent|deceased)|decedent|deceased|(?:date|day|time|place|county|cause)\b.*\b(?:death|birth|marriage)|died|death|born|will|left a will|testate|intestate|probate|administration|estate|marital|marriages?|married|spouse|husband|wife|widow(?:er)?|children|child|issue|descendants|parents|father|mother|brothers?|sisters?|siblings|adopted|stepchildren|debts?|tax(?:es)?|propert(?:y|ies)|lands?|legal|description|residence|domicile|affiant|grantors?|grantees?|lessors?|lessees?|assignors?|assignees?|sellers?|buyers?|consideration|price|term|royalt(?:y|ies)|reserv\w+|except\w+|minerals?|surface|acres|acreage|survey|abstract|section|dated?|executed|recorded|recording|warranty|habendum|subject to|title)\b/i;

export type LabelMarks = {
  /** Where a label ends. */
  readonly colons: ReadonlySet<number>;
  /** Where the row ends without a stop of its own. */
  readonly stops: ReadonlySet<number>;
};

type Line = { readonly start: number; readonly end: number; readonly words: string };

function linesOf(raw: string): Line[] {
  const out: Line[] = [];
  for (let at = 0; at <= raw.length; ) {
    const next = raw.indexOf("\n", at);
    const end = next < 0 ? raw.length : next;
    out.push({ start: at, end, words: raw.slice(at, end) });
    at = end + 1;
  }
  return out;
}

const NONE: LabelMarks = { colons: new Set(), stops: new Set() };

/** For each line that is a row led by dots, where the dots begin; none where fewer than three rows are so. */
function dotted(lines: readonly Line[]): Map<Line, number> {
  const clear = lines.filter((l) => LEADER.test(l.words));
  const out = new Map(clear.map((l) => [l, l.start + l.words.search(/\.(?: ?\.){3}/)]));
  if (clear.length < ROWS) return new Map();
  const [first, last] = [clear[0]?.start ?? 0, clear.at(-1)?.end ?? 0];
  for (const l of lines.filter((x) => x.start > first && x.start < last + 240 && !out.has(x))) {
    const gap = SHORT_LEADER.test(l.words) ? /\.{2,3} +\S/ : LABEL.test(l.words.trim()) && GAP.test(l.words) ? /(?<=\w) {2,}\S/ : null;
    if (gap) out.set(l, l.start + l.words.search(gap));
  }
  return out;
}

/** For each row of a table of two cells that are label and answer, where the bar between them stands. */
function barred(lines: readonly Line[]): Map<Line, number> {
  const out = new Map<Line, number>();
  for (let i = 0; i < lines.length; i++) {
    const rows: Line[] = [];
    let k = i;
    for (; k < lines.length; k++) {
      const l = lines[k];
      if (!l || !/\|/.test(l.words)) break;
      if (TWO_CELLS.test(l.words)) rows.push(l);
      else if (!/^[\s|:+-]+$/.test(l.words)) break;
    }
    const labels = rows.filter((l) => LABEL.test(TWO_CELLS.exec(l.words)?.[1] ?? ""));
    if (rows.length >= ROWS && labels.length * 2 >= rows.length)
      for (const l of rows) out.set(l, l.start + l.words.indexOf("|", /^[ \t]*\|/.test(l.words) ? l.words.indexOf("|") + 1 : 0));
    i = Math.max(i, k - 1);
  }
  return out;
}

/** "SPOUSE: Ada Roe": a label with its colon. */
const WITH_COLON = /^[ \t]*(?:\(?\w{1,2}[.)] )?([A-Z][^:|\n]{1,50}):[ \t]+\S/;

/** Rows of three labels or more below one another that have their colon. */
function labelled(lines: readonly Line[]): Line[] {
  const is = (l: Line | undefined): boolean => l !== undefined && LABEL.test(WITH_COLON.exec(l.words)?.[1] ?? "");
  const own = lines.filter(is);
  return own.length < ROWS ? [] : own;
}

/** "Decedent ......... A. Roe" and "| Decedent | A. Roe |" → a colon where dots or bar begin, a stop behind "Roe". Text of other layout → none. */
export function labelRows(raw: string): LabelMarks {
  if (!/\|[^|\n]*$/m.test(raw) && !/\. ?\. ?\. ?\./.test(raw) && !/^[^:\n]{2,60}:[^\n]*\n[^:\n]{2,60}:/m.test(raw)) return NONE;
  const lines = linesOf(raw);
  const bars = barred(lines);
  const rows = new Map([...dotted(lines), ...bars]);
  const withColon = new Set(labelled(lines));
  const stops = new Set<number>();
  lines.forEach((l, i) => {
    const next = lines[i + 1];
    const tells = bars.has(l) || withColon.has(l) || (rows.has(l) && LABEL.test(l.words.trim()));
    if (tells && (!next?.words.trim() || rows.has(next) || withColon.has(next)) && !/[.;:,?-][\s|]*$/.test(l.words)) stops.add(l.end);
  });
  const colons = [...rows].filter(([l, at]) => !/[?:][ \t]*$/.test(raw.slice(l.start, at))).map(([, at]) => at);
  return { colons: new Set(colons), stops };
}
