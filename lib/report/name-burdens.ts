// Ownership for a reader: what a share is subject to, by the names of instruments.
import type { Ownership } from "@/lib/contracts/reports";
import type { Effect } from "@/lib/contracts/title";

/** "lease eff-1" → "lease Oil and Gas Lease, 10 May 1974": the id of an effect gives way to the name of its instrument; one that is not known stays. */
export function nameBurdens(ownership: Ownership, effects: readonly Pick<Effect, "id" | "document_id">[], papers: ReadonlyMap<string, string>): Ownership {
  const names = new Map<string, string>(effects.flatMap((e) => (e.document_id ? [[e.id, papers.get(e.document_id) ?? "an instrument"] as const] : [])));
  const named = (text: string): string => text.replace(/\beff-[A-Za-z0-9_-]+/g, (id) => names.get(id) ?? id);
  const tracts = ownership.tracts.map((t) => ({ ...t, rows: t.rows.map((r) => ({ ...r, burdens: [...new Set(r.burdens.map(named))] })) }));
  return { ...ownership, tracts };
}
