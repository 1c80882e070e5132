// Which names of a package stand in a sentence, without trying every name on every sentence.
import type { Resolution } from "@/lib/contracts/resolution";

type Party = Resolution["parties"][number];
type Named = { readonly order: number; readonly party: Party; readonly name: string };

/** How much of the end of a name is its key: the end of a surname tells people apart better than their given names. */
const KEY = 8;
const SHORTEST = 3;
/** Stands for the end of names too short to have one; no text of capitals has it. */
const SHORT = "short";

/** Where a name of three letters or more stands in a text; both in capitals. */
export function* placesOf(text: string, name: string): Generator<number> {
  if (name.length < SHORTEST) return;
  for (let n = text.indexOf(name); n >= 0; n = text.indexOf(name, n + name.length)) yield n;
}

/** All names of the parties of a package, display names before aliases, by the letters on which they end. */
export class NamesInText {
  private ends: ReadonlyMap<string, readonly Named[]> | null = null;

  constructor(private readonly resolution: Resolution) {}

  /** The names by their last letters, whole where they are shorter; made when the first sentence asks. */
  private byEnd(): ReadonlyMap<string, readonly Named[]> {
    if (this.ends) return this.ends;
    const ends = new Map<string, Named[]>();
    let order = 0;
    for (const party of this.resolution.parties)
      for (const said of [party.display, ...party.aliases.map((a) => a.name)]) {
        const named = { order: order++, party, name: said.toUpperCase() };
        const key = named.name.length < KEY ? SHORT : named.name.slice(-KEY);
        const list = ends.get(key);
        if (list) list.push(named);
        else ends.set(key, [named]);
      }
    this.ends = ends;
    return ends;
  }

  /** Every name that stands in a text in capitals, and perhaps some that do not, in the order of the package. */
  mayStandIn(upper: string): readonly { readonly party: Party; readonly name: string }[] {
    const byEnd = this.byEnd();
    const ends = new Set<string>([SHORT]);
    for (let n = 0; n + KEY <= upper.length; n++) ends.add(upper.slice(n, n + KEY));
    return [...ends].flatMap((e) => byEnd.get(e) ?? []).sort((a, b) => a.order - b.order);
  }
}
