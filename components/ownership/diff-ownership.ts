import { estateLabels } from "@/components/title/estate-labels";
import type { Ownership } from "@/lib/contracts/reports";

export type ShareChange = { tract: string; name: string; estate: string; before: string | null; after: string | null };
type Entry = { tract: string; name: string; estate: string; shares: string[] };

function entries(ownership: Ownership | null): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const tract of ownership?.tracts ?? [])
    for (const row of tract.rows) {
      const key = [tract.tract_id, row.name, row.estate_type, row.of].join("|");
      const entry = found.get(key) ?? { tract: tract.label, name: row.name, estate: estateLabels[row.estate_type], shares: [] };
      entry.shares.push(row.share.fraction);
      found.set(key, entry);
    }
  return found;
}

/** What moved between two tables of ownership: whose share of which estate in which tract was how much, and is how much now. Several rows of one owner are listed as "1/4 + 1/8". */
export function diffOwnership(before: Ownership | null, after: Ownership | null): ShareChange[] {
  const old = entries(before);
  const now = entries(after);
  const changes: ShareChange[] = [];
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const was = old.get(key)?.shares.join(" + ") ?? null;
    const is = now.get(key)?.shares.join(" + ") ?? null;
    const entry = now.get(key) ?? old.get(key);
    if (entry && was !== is) changes.push({ tract: entry.tract, name: entry.name, estate: entry.estate, before: was, after: is });
  }
  return changes.toSorted((a, b) => a.tract.localeCompare(b.tract) || a.estate.localeCompare(b.estate) || a.name.localeCompare(b.name));
}
