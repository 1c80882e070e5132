// The tracts of a package by their labels, so that a sentence can place a well in one of them.
import { chainRegion } from "@/lib/land/set/aliquot-codes";
import { contains, EMPTY, type Region, sameRegion, union } from "@/lib/land/set/region";
import type { Matter } from "./matter";

export type Labels = ReadonlyMap<string, { readonly label: string }>;

/** "Northeast quarter", "W½ of the NE¼": calls as labels write them. */
const inCalls = (words: string): string =>
  words
    .replace(/¼| 1\/4(?= |$)/g, "/4")
    .replace(/½| 1\/2(?= |$)/g, "/2")
    .replace(/[^a-z0-9/]+/g, " ")
    .replace(/\b(north|south) ?(east|west)(?:ern)? (?:one )?(?:quarter|fourth)\b/g, (_m, a: string, b: string) => `${a[0]}${b[0]}/4`)
    .replace(/\b(north|south|east|west)(?:ern)? (?:one )?half\b/g, (_m, a: string) => `${a[0]}/2`)
    .replace(/(?<=\b[nsew]{1,2}\/[24]) of (?:the |said )?(?=[nsew]{1,2}\/[24]\b)/g, " ");

/** A sentence without capitals and marks, as labels are compared with it. */
export const plainWords = (s: string): string => inCalls(s.toLowerCase()).trim();

/** What a label says after its quarter calls: the section and survey in which a paper may name another part. */
const survey = (label: string) => label.slice(Math.max(0, label.search(/\bSection\b/i)));

type Call = { readonly section: string | undefined; readonly words: RegExp | null; readonly region: Region };

const CHAIN = /(?<![a-z0-9/])(?:[nsew]{1,2}\/[24] )*[nsew]{1,2}\/[24](?![a-z0-9/])/g;
const regionOf = (chain: string): Region => chainRegion(chain.toUpperCase().replace(/\/4/g, "").replace(/\//g, "").split(" ")) ?? EMPTY;

/** "SW/4, Section 11, T11N-R24W" → the quarter calls and section by which sentences name it; "nw/4 sw/4" never names "NW/4". Null for other labels. */
function callOf(label: string): Call | null {
  const m = /^([NSEW0-9/ ,]{2,120}),\s*Section\s+(\d+)/i.exec(label);
  const calls = (m?.[1] ?? "").split(",").map(plainWords);
  if (!m || !calls.every((c) => new RegExp(`^${CHAIN.source}$`).test(c))) return null;
  const words = calls.length > 1 ? null : new RegExp(`(?<![a-z0-9/])${calls[0]}(?! [nsew]{1,2}/\\d)(?![a-z0-9/])`);
  return { section: m[2], words, region: calls.map(regionOf).reduce(union, EMPTY) };
}

const ofSection = (fact: string, call: Call): boolean => {
  const sections = [...fact.matchAll(/\b(?:section|sec)s? (\d+)/g)].map((x) => x[1]);
  return !sections.length || sections.includes(call.section);
};
const placed = (fact: string, call: Call): boolean => call.words !== null && ofSection(fact, call) && call.words.test(fact);

/** The parts that a sentence names, without those in which it names a smaller one. */
function partsIn(fact: string): Region[] {
  const all = [...fact.matchAll(CHAIN)].slice(0, 20).map((m) => regionOf(m[0]));
  return all.filter((r) => r !== EMPTY && !all.some((o) => o !== EMPTY && !sameRegion(o, r) && contains(r, o)));
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
    const found = near.filter(({ call }) => call && told.some((f) => placed(f, call)));
    const parts = found.length ? [] : told.map((f) => ({ f, regions: partsIn(f) }));
    const within = ({ call }: Entry): boolean =>
      call !== null && call.region !== EMPTY && parts.some(({ f, regions }) => ofSection(f, call) && regions.some((r) => contains(r, call.region)));
    const named = (found.length ? found : near.filter(within)).map((e) => e.id);
    return named.length ? new Set(named) : null;
  }
}
