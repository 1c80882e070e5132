// Shares put on the wrong side: given by the reader of the grant, and by their own clause the giver's to keep; left out as told, and by their clause the most that passes.
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { compare, fromWire, ONE, sub, toWire } from "@/lib/fraction/rational";
import type { Around, SideReader } from "./sides";

/** The words of its own sentence around a share, up to the shares beside it and to a turn. */
function around(scene: Scene, f: Found): Around | null {
  const at = f.fraction;
  const own = at && scene.sentences.find((s) => s.start <= at.start && at.end <= s.end);
  if (!at || !own) return null;
  const before = scene.text.slice(Math.max(own.start, at.start - 160), at.start);
  const behind = scene.text.slice(at.end, Math.min(own.end, at.end + 130));
  const last = findShares(before).at(-1);
  const next = findShares(behind)[0];
  return {
    before: before.slice(last?.end ?? 0),
    behind: behind.slice(0, next?.start).split(/;|, (?:and|but) (?:the )?(?:other|remaining|balance|rest)/)[0] ?? "",
  };
}

const part = (f: Found): boolean => f.interest.fraction !== null && compare(fromWire(f.interest.fraction), ONE) < 0;
const rest = (f: Found): Found =>
  f.interest.fraction ? { ...f, interest: { ...f.interest, fraction: toWire(sub(ONE, fromWire(f.interest.fraction))), readings: [] } } : f;

/** "assigns the lease, one-fourth remaining with the assignor" → three-fourths given. Only the one grant of an estate, whose share its own clause says stays with the giver. */
export function withoutKept(scene: Scene, reader: SideReader, grants: readonly Found[]): Found[] {
  return grants.map((g) => {
    const alone = grants.filter((o) => o.interest.estate_type === g.interest.estate_type).length === 1;
    const words = alone && part(g) ? around(scene, g) : null;
    return words && reader.staysBehind(words) ? rest(g) : g;
  });
}

/** "does not sell more than one-fourth" → three-fourths left out. */
export function withCaps(scene: Scene, reader: SideReader, left: readonly Found[]): Found[] {
  return left.map((f) => {
    const words = part(f) && !f.interest.held_by ? around(scene, f) : null;
    const has = words && reader.has(words);
    return has?.capped && has.side === "taker" ? rest(f) : f;
  });
}
