// The ledger of one tract: current interests, and every change with its origin.
import type { LedgerChange } from "@/lib/contracts/title";
import { add, type Rational, sum, ZERO } from "@/lib/fraction/rational";
import type { HolderTracts } from "./holder-index";
import { carriesMinerals, carriesSurface, complete, type Holder, type Interest, type Seed, sameHolder, toLedgerInterest } from "./interest";

export type Relation = LedgerChange["created"][number]["relation"];
export type Creation = { readonly seed: Seed; readonly relation: Relation; readonly sources: readonly Interest[] };

/** Where the changes of the effect at work are written. */
export type ChangeSink = { readonly effect: string; readonly document: string | null; readonly changes: LedgerChange[] };

/** One interest over time: what it came out of, which effect made it and which ended it. */
export type Past = { readonly interest: Interest; readonly parents: readonly string[]; readonly made: string; ended: string | null };

/** "t1.12" → 12: interests are numbered as they arise. */
const numberOf = (i: Interest): number => Number(i.key.slice(i.key.lastIndexOf(".") + 1));

/** The effects behind what is created, each once, the oldest first. What comes out of one interest goes on from that one's list. */
function behind({ seed, sources }: Creation, effect: string): readonly string[] {
  const [first, ...more] = sources;
  if (first && !more.length && !seed.effects?.length) return first.effects.includes(effect) ? first.effects : [...first.effects, effect];
  return [...new Set([...sources.flatMap((s) => s.effects), ...(seed.effects ?? []), effect])];
}

export class TractLedger {
  private readonly live = new Map<string, Interest>();
  private readonly record = new Map<string, Past>();
  /** Current interests of known parties, the oldest first. */
  private readonly byParty = new Map<string, Interest[]>();
  /** How many current interests stand in holders of whom only the name is known. */
  private nameOnly = 0;
  private next = 1;

  /** `place`: how many ledgers of the case are older. `stood`: where the holders and measuring lives of the case are noted. */
  constructor(
    readonly tract: string,
    readonly place = 0,
    private readonly stood: HolderTracts | null = null,
  ) {}

  /** The last answer of `current`, until something changes. */
  private list: readonly Interest[] | null = null;

  /** Current interests in the order they arose. A later change leaves the answer as it is. */
  current(): readonly Interest[] {
    this.list ??= [...this.live.values()];
    return this.list;
  }

  has(i: Interest): boolean {
    return this.live.has(i.key);
  }

  of(holders: readonly Holder[]): Interest[] {
    const [first] = holders;
    if (!this.nameOnly && holders.length === 1 && first && first.party_id !== null) return [...(this.byParty.get(first.party_id) ?? [])];
    const parties = new Set(holders.flatMap((h) => h.party_id ?? []));
    if (!this.nameOnly && holders.every((h) => h.party_id !== null)) {
      const found = [...parties].flatMap((p) => this.byParty.get(p) ?? []);
      return parties.size > 1 ? found.sort((a, b) => numberOf(a) - numberOf(b)) : found;
    }
    return this.current().filter((i) => holders.some((h) => sameHolder(h, i.holder)));
  }

  /** Whether it is held with survivorship beside another who is still a holder; the last of joint tenants holds alone, and what is his descends. */
  heldJointly(i: Interest): boolean {
    return i.survivorship !== null && this.current().some((x) => x.survivorship === i.survivorship && !sameHolder(x.holder, i.holder));
  }

  private enter(i: Interest): void {
    this.list = null;
    this.live.set(i.key, i);
    const { party_id } = i.holder;
    if (party_id === null) this.nameOnly++;
    else this.byParty.set(party_id, [...(this.byParty.get(party_id) ?? []), i]);
    for (const h of [i.holder, ...(i.term?.lives ?? [])]) this.stood?.note(h, this.tract);
  }

  private leave(key: string): void {
    const i = this.live.get(key);
    if (!i) throw new Error(`Interest ${key} is not current.`);
    this.live.delete(key);
    this.list = null;
    const { party_id } = i.holder;
    if (party_id === null) this.nameOnly--;
    else
      this.byParty.set(
        party_id,
        (this.byParty.get(party_id) ?? []).filter((x) => x !== i),
      );
  }

  isEmpty(): boolean {
    return this.live.size === 0;
  }

  /** Ends interests and creates others in one change. Throws where one is not current: an effect never ends what is gone. */
  change(sink: ChangeSink, ended: readonly Interest[], created: readonly Creation[]): Interest[] {
    for (const i of ended) {
      this.leave(i.key);
      const past = this.record.get(i.key);
      if (past) past.ended = sink.effect;
    }
    const made = created.map((c) => {
      const key = `${this.tract}.${this.next++}`;
      const effects = behind(c, sink.effect);
      const by = c.relation === "retained" ? (c.sources[0]?.by ?? sink.document) : sink.document;
      const made = complete({ by, ...c.seed, effects }, key, this.tract);
      this.enter(made);
      this.record.set(key, { interest: made, parents: c.sources.map((x) => x.key), made: sink.effect, ended: null });
      return made;
    });
    sink.changes.push({
      ended: ended.map((i) => i.key),
      created: made.map((interest, n) => ({
        interest: toLedgerInterest(interest),
        relation: created[n]?.relation ?? "conveyed",
        sources: (created[n]?.sources ?? []).map((s) => s.key),
      })),
    });
    return made;
  }

  /** Every interest that ever stood here. */
  history(): Past[] {
    return [...this.record.values()];
  }

  /** One interest over time, by its key. */
  past(key: string): Past | undefined {
    return this.record.get(key);
  }

  /** Keys of these and of all that came out of them, through any number of changes. */
  line(keys: ReadonlySet<string>): Set<string> {
    const from = new Set(keys);
    for (const [key, past] of this.record) if (past.parents.some((p) => from.has(p))) from.add(key);
    return from;
  }

  /** Current interests that come out of these. */
  descendants(keys: ReadonlySet<string>): Interest[] {
    const from = this.line(keys);
    return this.current().filter((i) => from.has(i.key));
  }

  total(test: (i: Interest) => boolean): Rational {
    return sum(
      this.current()
        .filter(test)
        .map((i) => i.share),
    );
  }

  /** Sum of present possession per estate: fee counts for surface and minerals; life estates and reversions in place of what they hold up. */
  totals(): { surface: Rational; mineral: Rational; executive: Rational } {
    let surface = ZERO;
    let mineral = ZERO;
    let executive = ZERO;
    for (const i of this.current()) {
      const life = i.estate === "life_estate";
      if (carriesSurface(i) || (life && i.within !== "mineral")) surface = add(surface, i.share);
      if (carriesMinerals(i) || (life && i.within !== "surface")) mineral = add(mineral, i.share);
      if ((carriesMinerals(i) && i.executive) || i.estate === "executive_right" || (life && i.within !== "surface" && i.executive))
        executive = add(executive, i.share);
    }
    return { surface, mineral, executive };
  }
}
