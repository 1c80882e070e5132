// The tracts of a package by their labels, so that a sentence can place a well in one of them.
import type { Matter } from "./matter";

export type Labels = ReadonlyMap<string, { readonly label: string }>;

/** A sentence without capitals and marks, as labels are compared with it. */
export const plainWords = (s: string): string =>
  s
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, " ")
    .trim();

/** What a label says after its quarter calls: the section and survey in which a paper may name another part. */
const survey = (label: string) => label.slice(Math.max(0, label.search(/\bSection\b/i)));

type Call = { readonly section: string | undefined; readonly words: RegExp };

/** "SW/4, Section 11, T11N-R24W" → the quarter calls and section by which sentences name it; "nw/4 sw/4" never names "NW/4". Null for other labels. */
function callOf(label: string): Call | null {
  const m = /^([NSEW0-9/ ]{2,20}),\s*Section\s+(\d+)/i.exec(label);
  if (!m) return null;
  return { section: m[2], words: new RegExp(`(?<![a-z0-9/])${plainWords(m[1] ?? "")}(?! (?:of (?:the )?)?[nsew]{1,2}/\\d)(?![a-z0-9/])`) };
}

function placed(fact: string, call: Call): boolean {
  const sections = [...fact.matchAll(/\b(?:section|sec)s? (\d+)/g)].map((x) => x[1]);
  return (!sections.length || sections.includes(call.section)) && call.words.test(fact);
}

type Entry = { readonly id: string; readonly order: number; readonly call: Call | null };

export class LabelledTracts {
  private readonly surveyOf = new Map<string, string>();
  private readonly inSurvey = new Map<string, Entry[]>();

  constructor(labels: Labels) {
    let order = 0;
    for (const [id, { label }] of labels) {
      const key = survey(label);
      const entry = { id, order: order++, call: callOf(label) };
      this.surveyOf.set(id, key);
      const list = this.inSurvey.get(key);
      if (list) list.push(entry);
      else this.inSurvey.set(key, [entry]);
    }
  }

  /** Tracts of the paper that sentences in plain words name by their quarter calls. Null: they name none. */
  named(m: Matter, told: readonly string[]): Set<string> | null {
    if (!told.length) return null;
    const surveys = new Set(m.covers.map((c) => this.surveyOf.get(c.tract) ?? ""));
    const near = [...surveys].flatMap((s) => this.inSurvey.get(s) ?? []);
    if (surveys.size > 1) near.sort((a, b) => a.order - b.order);
    const found = near.filter(({ call }) => call && told.some((f) => placed(f, call))).map((e) => e.id);
    return found.length ? new Set(found) : null;
  }
}
