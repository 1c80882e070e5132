// Values by holder, so that nobody has to be looked for in all papers or ledgers.
import type { Holder } from "./interest";

type Item<T> = { readonly order: number; readonly loose: boolean; readonly value: T };

const none: readonly never[] = [];

function push<T>(lists: Map<string, Item<T>[]>, key: string, item: Item<T>): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** Finds what `sameHolder` would find one by one: by party where both are known, else by name. Answers keep the order in which values were put. */
export class HolderIndex<T> {
  private readonly byParty = new Map<string, Item<T>[]>();
  private readonly byName = new Map<string, Item<T>[]>();
  private next = 0;

  put(holder: Holder, value: T): void {
    const item = { order: this.next++, loose: holder.party_id === null, value };
    if (holder.party_id !== null) push(this.byParty, holder.party_id, item);
    push(this.byName, holder.name.toUpperCase(), item);
  }

  all(holder: Holder): T[] {
    return this.items(holder).map((i) => i.value);
  }

  first(holder: Holder): T | undefined {
    return this.items(holder)[0]?.value;
  }

  /** The value put first for any of these holders. */
  firstOf(holders: readonly Holder[]): T | undefined {
    const items = holders.flatMap((h) => this.items(h));
    return items.reduce<Item<T> | undefined>((first, i) => (first && first.order <= i.order ? first : i), undefined)?.value;
  }

  has(holder: Holder): boolean {
    return this.items(holder).length > 0;
  }

  private items(holder: Holder): readonly Item<T>[] {
    const named = this.byName.get(holder.name.toUpperCase()) ?? none;
    if (holder.party_id === null) return named;
    const own = this.byParty.get(holder.party_id) ?? none;
    const loose = named.filter((i) => i.loose);
    return loose.length ? [...own, ...loose].sort((a, b) => a.order - b.order) : own;
  }
}

/** Where holders have ever stood: a holder → the tracts noted for him, each once. */
export class HolderTracts {
  private readonly index = new HolderIndex<string>();
  private readonly seen = new Set<string>();

  note(holder: Holder, tract: string): void {
    const key = JSON.stringify([holder.party_id, holder.name.toUpperCase(), tract]);
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.index.put(holder, tract);
  }

  of(holders: readonly Holder[]): Set<string> {
    return new Set(holders.flatMap((h) => this.index.all(h)));
  }
}
