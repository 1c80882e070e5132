// The papers of a case by what is asked of them again and again: what they cite, the land they cover, their type.
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import type { Matter } from "./matter";

const none: readonly Matter[] = [];

function put(lists: Map<string, Matter[]>, key: string, m: Matter): void {
  const list = lists.get(key);
  if (list) list.push(m);
  else lists.set(key, [m]);
}

/** Matters in the order of the case → those that cite a document, cover a tract, or are of a type. Each answer keeps the order of the case. */
export class PaperIndex {
  private readonly byCited = new Map<string, Matter[]>();
  private readonly byTract = new Map<string, Matter[]>();
  private readonly byType = new Map<string, Matter[]>();

  constructor(matters: Iterable<Matter>) {
    for (const m of matters) {
      for (const id of new Set(m.cites.values())) put(this.byCited, id, m);
      for (const tract of new Set(m.covers.map((c) => c.tract))) put(this.byTract, tract, m);
      put(this.byType, m.type, m);
    }
  }

  citing = (document: string): readonly Matter[] => this.byCited.get(document) ?? none;
  covering = (tract: string): readonly Matter[] => this.byTract.get(tract) ?? none;
  ofType = (type: InstrumentType): readonly Matter[] => this.byType.get(type) ?? none;
}
