// Which names of a package stand in a sentence, without trying every name on every sentence.
import type { Resolution } from "@/lib/contracts/resolution";

type Party = Resolution["parties"][number];
type Named = { readonly order: number; readonly party: Party; readonly name: string };

/** How much of the end of a name is its key: the end of a surname tells people apart better than their given names. */
const KEY = 8;
const SHORTEST = 3;

/** Where a name of three letters or more stands in a text; both in capitals. */
export function* placesOf(text: string, name: string): Generator<number> {
  if (name.length < SHORTEST) return;
  for (let n = text.indexOf(name); n >= 0; n = text.indexOf(name, n + name.length)) yield n;
}

/** All names of the parties of a package, display names before aliases, by the letters on which they end. */
export class NamesInText {
  private readonly byEnd = new Map<string, Named[]>();
  private readonly short: Named[] = [];

  constructor(resolution: Resolution) {
    let order = 0;
    for (const party of resolution.parties)
      for (const said of [party.display, ...party.aliases.map((a) => a.name)]) {
        const named = { order: order++, party, name: said.toUpperCase() };
        if (named.name.length < KEY) this.short.push(named);
        else this.byEnd.set(named.name.slice(-KEY), [...(this.byEnd.get(named.name.slice(-KEY)) ?? []), named]);
      }
  }

  /** Every name that stands in a text in capitals, and perhaps some that do not, in the order of the package. */
  mayStandIn(upper: string): readonly { readonly party: Party; readonly name: string }[] {
    const ends = new Set<string>();
    for (let n = 0; n + KEY <= upper.length; n++) ends.add(upper.slice(n, n + KEY));
    return [...[...ends].flatMap((e) => this.byEnd.get(e) ?? []), ...this.short].sort((a, b) => a.order - b.order);
  }
}
