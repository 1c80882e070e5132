// One reservation that gives each of several grantors his own share: "reserved to A an undivided 1/4, and to B an undivided 1/4, of all of the minerals".
import type { Parties } from "@/lib/contracts/aspects/parties";
import { readShareList, type ShareGroup, totalOf } from "@/lib/extract/rules/shares/share-list";
import { toWire } from "@/lib/fraction/rational";
import type { Found } from "./interest";
import { placesOf, sideIds } from "./people";

const EACH = /\b(?:to each of|each|apiece)\b/i;

/** The same share for each of its people, or once for those who keep it together. */
const apart = (f: Found, g: ShareGroup): Found[] =>
  (g.each ? g.ids.map((id) => [id]) : [g.ids]).map((to) => ({ ...f, interest: { ...f.interest, fraction: toWire(g.value), to } }));

/**
 * What a clause keeps, each share with the grantor named beside it; as it was where the words do not say who keeps which share.
 * "to ANN an undivided 1/4, and to BEN an undivided 1/8, of the oil" → 1/4 to Ann, 1/8 to Ben; "three-eighths, being 1/4 to Ann and 1/8 to Ben" likewise. `start`: where the clause stands in the paper.
 */
export function keptByEach(found: readonly Found[], clause: string, start: number, parties: Parties): Found[] {
  const givers = sideIds(parties, "from");
  if (givers.length < 2) return [...found];
  const pool = parties.parties.filter((p) => givers.includes(p.id));
  const groups = readShareList(clause, placesOf(clause, pool));
  if (groups.length < 2 && !EACH.test(clause)) return [...found];
  const groupOf = (f: Found) => groups.find((g) => f.fraction !== null && start + g.start === f.fraction.start);
  const total = toWire(totalOf(groups)).fraction;
  const all = found.find((f) => !groupOf(f) && f.interest.fraction?.fraction === total);
  const own = found.filter((f) => groupOf(f));
  if (all && own.length < groups.length) return groups.flatMap((g) => apart(all, g));
  return own.length < groups.length
    ? [...found]
    : found.flatMap((f) => {
        const group = groupOf(f);
        return group ? apart(f, group) : f === all ? [] : [f];
      });
}
