// One interest in a tract, as the ledger holds it. Immutable: a change ends it and creates another.
import type { EstateType } from "@/lib/contracts/estates";
import type { LedgerInterest, ShareBase } from "@/lib/contracts/title";
import { type Rational, toWire } from "@/lib/fraction/rational";

export type Holder = { readonly party_id: string | null; readonly name: string };

/** How an interest ends by itself. `ends` is a day where one is fixed; `lives` are the holders on whose deaths it falls in. */
export type Term = {
  readonly kind: "life" | "years" | "so_long_as";
  readonly ends: string | null;
  readonly lives: readonly Holder[];
  readonly text: string;
};

export type Interest = {
  readonly key: string;
  readonly estate: EstateType;
  readonly tract: string;
  readonly holder: Holder;
  /** Share of 8/8 of that estate in the tract, or of production, or of the lease royalty. */
  readonly share: Rational;
  readonly of: ShareBase;
  /** Fee and mineral: whether the holder may lease it. */
  readonly executive: boolean;
  /** Fee and mineral: royalties it bears. Royalty: the one charge that it is. */
  readonly charges: readonly string[];
  /** Fee and mineral: leases it lies under. Leasehold, override: the one lease it comes from. */
  readonly leases: readonly string[];
  /** Life estate, remainder and reversion: the estate they are interests in. */
  readonly within: EstateType | null;
  readonly term: Term | null;
  /** Links what falls in (life estate, term interest) to those who take after it. */
  readonly after: string | null;
  /** Joint takers with right of survivorship share a group. */
  readonly survivorship: string | null;
  readonly depths: string | null;
  readonly substances: readonly string[];
  readonly burdens: readonly string[];
  /** Share of lease benefits where words fix it apart from the mineral share. */
  readonly benefits: Rational | null;
  readonly assumed: boolean;
  /** Effects that made it what it is, oldest first. */
  readonly effects: readonly string[];
  /** Document that gave it to this holder. */
  readonly by: string | null;
};

export type Seed = Pick<Interest, "estate" | "holder" | "share"> & Partial<Omit<Interest, "key" | "tract" | "estate" | "holder" | "share">>;

/** Fills what a new interest leaves unsaid: `seed({estate:"mineral", …})` has its own executive right, no term, no burden. */
export function complete(seed: Seed, key: string, tract: string): Interest {
  // Written out, not spread: all interests then are of one shape, which the run reads from a million times.
  return {
    key,
    estate: seed.estate,
    tract,
    holder: seed.holder,
    share: seed.share,
    of: seed.of ?? "estate",
    executive: seed.executive ?? (seed.estate === "fee" || seed.estate === "mineral"),
    charges: seed.charges ?? [],
    leases: seed.leases ?? [],
    within: seed.within ?? null,
    term: seed.term ?? null,
    after: seed.after ?? null,
    survivorship: seed.survivorship ?? null,
    depths: seed.depths ?? null,
    substances: seed.substances ?? [],
    burdens: seed.burdens ?? [],
    benefits: seed.benefits ?? null,
    assumed: seed.assumed ?? false,
    effects: seed.effects ?? [],
    by: seed.by ?? null,
  };
}

/** Same person of record: by party id, else by name. */
export function sameHolder(a: Holder, b: Holder): boolean {
  if (a.party_id !== null && b.party_id !== null) return a.party_id === b.party_id;
  return a.name.toUpperCase() === b.name.toUpperCase();
}

export const carriesMinerals = (i: Interest): boolean => i.estate === "fee" || i.estate === "mineral";
export const carriesSurface = (i: Interest): boolean => i.estate === "fee" || i.estate === "surface";

/** The interest as the wire shows it. */
export function toLedgerInterest(i: Interest): LedgerInterest {
  return {
    key: i.key,
    estate_type: i.estate,
    tract_id: i.tract,
    party_id: i.holder.party_id,
    name: i.holder.name,
    share: toWire(i.share),
    of: i.of,
    depths: i.depths,
    burdens: [...burdenWords(i)],
    lease_effect: i.estate === "leasehold" || i.estate === "overriding_royalty" ? (i.leases[0] ?? null) : null,
    term: i.term ? i.term.text : null,
    assumed: i.assumed,
  };
}

function* burdenWords(i: Interest): Generator<string> {
  yield* i.burdens;
  if (i.estate === "fee" || i.estate === "mineral") {
    for (const lease of i.leases) yield `lease ${lease}`;
    for (const charge of i.charges) yield `royalty ${charge}`;
    if (!i.executive) yield "executive right in another";
  }
  if (i.within) yield `in the ${i.within}`;
  if (i.substances.length) yield `limited to ${i.substances.join(", ")}`;
}
