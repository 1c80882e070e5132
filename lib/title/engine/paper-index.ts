// The papers of a case by what is asked of them again and again: what they cite, the land they cover, their type, the people they tell of.
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import { HolderIndex } from "@/lib/title/ledger/holder-index";
import type { Holder } from "@/lib/title/ledger/interest";
import type { Matter } from "./matter";

type Test = (m: Matter) => boolean;
type Telling<T> = (m: Matter) => readonly (readonly [Holder, T])[];

const none: readonly Matter[] = [];

function put(lists: Map<string, Matter[]>, key: string, m: Matter): void {
  const list = lists.get(key);
  if (list) list.push(m);
  else lists.set(key, [m]);
}

/** Matters in the order of the case → those that cite a document, cover a tract, or are of a type. Each answer keeps the order of the case. */
export class PaperIndex {
  readonly all: readonly Matter[];
  private readonly byCited = new Map<string, Matter[]>();
  private readonly byTract = new Map<string, Matter[]>();
  private readonly byType = new Map<string, Matter[]>();
  private readonly chosen = new Map<Test, PaperIndex>();
  private readonly people = new Map<Telling<unknown>, HolderIndex<unknown>>();
  private readonly readings = new Map<(m: Matter) => unknown, Map<string, unknown>>();

  constructor(matters: Iterable<Matter>) {
    this.all = [...matters];
    for (const m of this.all) {
      for (const id of new Set(m.cites.values())) put(this.byCited, id, m);
      for (const tract of new Set(m.covers.map((c) => c.tract))) put(this.byTract, tract, m);
      put(this.byType, m.type, m);
    }
  }

  citing = (document: string): readonly Matter[] => this.byCited.get(document) ?? none;
  covering = (tract: string): readonly Matter[] => this.byTract.get(tract) ?? none;
  ofType = (type: InstrumentType): readonly Matter[] => this.byType.get(type) ?? none;

  /** The papers that pass a test of their own words, sought once per test. */
  where(test: Test): PaperIndex {
    const known = this.chosen.get(test);
    if (known) return known;
    const made = new PaperIndex(this.all.filter(test));
    this.chosen.set(test, made);
    return made;
  }

  /** What papers tell of people, by whom they tell it, read once per question. */
  told<T>(telling: Telling<T>): HolderIndex<T> {
    const known = this.people.get(telling);
    if (known) return known as HolderIndex<T>;
    const made = new HolderIndex<T>();
    for (const m of this.all) for (const [holder, value] of telling(m)) made.put(holder, value);
    this.people.set(telling, made);
    return made;
  }

  /** What one paper says by itself to a question, read once per paper. */
  reading<T>(m: Matter, read: (m: Matter) => T): T {
    const known = this.readings.get(read) ?? new Map<string, unknown>();
    this.readings.set(read, known);
    if (!known.has(m.id)) known.set(m.id, read(m));
    return known.get(m.id) as T;
  }
}
