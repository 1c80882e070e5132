// What moved between two tables of ownership.
import type { Ownership } from "@/lib/contracts/reports";
import type { ShareMove } from "@/lib/contracts/review";
import { add, fromWire, type Rational, toText } from "@/lib/fraction/rational";

type Entry = Omit<ShareMove, "before" | "after"> & { share: Rational };

function entries(ownership: Ownership | null): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const tract of ownership?.tracts ?? [])
    for (const row of tract.rows) {
      const key = [tract.tract_id, row.name, row.estate_type, row.of].join("|");
      const before = found.get(key);
      const share = fromWire(row.share);
      found.set(key, { tract: tract.label, estate_type: row.estate_type, name: row.name, share: before ? add(before.share, share) : share });
    }
  return found;
}

/** Whose share of which estate in which tract was how much, and is how much now; several rows of one owner are added. Null: held nothing. */
export function diffShares(before: Ownership | null, after: Ownership | null): ShareMove[] {
  const old = entries(before);
  const now = entries(after);
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const was = old.get(key);
    const is = now.get(key);
    const entry = is ?? was;
    if (!entry || (was && is && toText(was.share) === toText(is.share))) return [];
    return [
      { tract: entry.tract, estate_type: entry.estate_type, name: entry.name, before: was ? toText(was.share) : null, after: is ? toText(is.share) : null },
    ];
  });
}
