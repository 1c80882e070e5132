// Values by holder, so that nobody has to be looked for in all papers or ledgers.
import type { Holder } from "./interest";

type Item<T> = { readonly order: number; readonly value: T };

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
  /** Those of whom only the name is known. */
  private readonly nameOnly = new Map<string, Item<T>[]>();
  private next = 0;

  put(holder: Holder, value: T): void {
    const item = { order: this.next++, value };
    const name = holder.name.toUpperCase();
    push(this.byName, name, item);
    if (holder.party_id === null) push(this.nameOnly, name, item);
    else push(this.byParty, holder.party_id, item);
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
    if (holder.party_id === null) return this.byName.get(holder.name.toUpperCase()) ?? none;
    const own = this.byParty.get(holder.party_id) ?? none;
    const loose = this.nameOnly.size ? (this.nameOnly.get(holder.name.toUpperCase()) ?? none) : none;
    return loose.length ? [...own, ...loose].sort((a, b) => a.order - b.order) : own;
  }
}

/** Where holders have ever stood: a holder → the tracts noted for him, each once. */
export class HolderTracts {
  private readonly index = new HolderIndex<string>();
  private readonly seen = new Map<string, Set<string>>();

  note(holder: Holder, tract: string): void {
    const here = this.seen.get(tract) ?? new Set<string>();
    this.seen.set(tract, here);
    const key = `${holder.party_id ?? ""}|${holder.name}`;
    if (here.has(key)) return;
    here.add(key);
    this.index.put(holder, tract);
  }

  of(holders: readonly Holder[]): Set<string> {
    return new Set(holders.flatMap((h) => this.index.all(h)));
  }
}
