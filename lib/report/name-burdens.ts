// Ownership for a reader: what a share is subject to, by the names of instruments.
import type { Ownership } from "@/lib/contracts/reports";
import type { Effect } from "@/lib/contracts/title";

/** "lease eff-1" → "under the Oil and Gas Lease, May 10, 1974": the id of an effect gives way to the name of its instrument; one that is not known stays. */
export function nameBurdens(ownership: Ownership, effects: readonly Pick<Effect, "id" | "document_id">[], papers: ReadonlyMap<string, string>): Ownership {
  const names = new Map<string, string>(effects.flatMap((e) => (e.document_id ? [[e.id, papers.get(e.document_id) ?? "an instrument"] as const] : [])));
  const named = (text: string): string =>
    text.replace(/\b(lease )?(eff-[A-Za-z0-9_-]+)/g, (whole, lease: string | undefined, id: string) => {
      const name = names.get(id);
      if (!name) return whole;
      return lease ? `under the ${name}` : name;
    });
  const tracts = ownership.tracts.map((t) => ({ ...t, rows: t.rows.map((r) => ({ ...r, burdens: [...new Set(r.burdens.map(named))] })) }));
  return { ...ownership, tracts };
}
