// A table of ownership shows executive rights in rows of their own only where they have parted from the minerals somewhere in the tract.
import type { Ownership } from "@/lib/contracts/reports";
import type { ShareMove } from "@/lib/contracts/review";
import { fromWire, sum, toText } from "@/lib/fraction/rational";

/** The minerals of a holder in a tract, with which the executive right goes where nothing parts it; "0" for none. */
function minerals(ownership: Ownership, move: ShareMove): string {
  const rows = ownership.tracts.find((t) => t.label === move.tract)?.rows ?? [];
  return toText(sum(rows.filter((r) => r.name === move.name && (r.estate_type === "mineral" || r.estate_type === "fee")).map((r) => fromWire(r.share))));
}

/** Moves without those that only tell the executive right apart which its holder had, or keeps, with the same share of the minerals. */
export function realMoves(moves: readonly ShareMove[], before: Ownership, after: Ownership): ShareMove[] {
  return moves.filter((m) => {
    if (m.estate_type !== "executive_right") return true;
    if (m.before === null) return m.after !== minerals(before, m);
    return m.after !== null || m.before !== minerals(after, m);
  });
}
