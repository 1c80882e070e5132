// What follows for the sides of an instrument where a person corrects who its parties are.
import type { Conveyance, Interest } from "@/lib/contracts/aspects/conveyance";
import type { Parties, Party, PartyRole, PartySide } from "@/lib/contracts/aspects/parties";

const givers = new Set<PartyRole>(["grantor", "lessor", "assignor", "releasor", "mortgagor", "decedent", "principal"]);
const takers = new Set<PartyRole>(["grantee", "lessee", "assignee", "releasee", "mortgagee", "heir", "devisee"]);

/** "lessee" → "to", "other" → "other"; a role of either side (executor, trustee) leaves the side as it was. */
export function sideOfRole(role: PartyRole, before: PartySide): PartySide {
  if (givers.has(role)) return "from";
  if (takers.has(role)) return "to";
  return role === "other" ? "other" : before;
}

const sameSet = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((id) => b.includes(id));

/** The parties of a side after a correction: those that stood there and still do, and those that came to it, in the order of the instrument. */
function sideList(side: "from" | "to", before: Parties, after: readonly Party[]): string[] {
  const was = new Map(before.parties.map((p) => [p.id, p.side]));
  const made = after
    .filter((p) => {
      const moved = was.get(p.id) !== p.side;
      return moved ? p.side === side : before[side].includes(p.id);
    })
    .map((p) => p.id);
  return sameSet(made, before[side]) ? [...before[side]] : made;
}

/** The corrected parties with the two sides made to fit. */
export const withSides = (before: Parties, after: Parties): Parties => ({
  ...after,
  from: sideList("from", before, after.parties),
  to: sideList("to", before, after.parties),
});

/**
 * A clause by all givers is by all givers of the corrected list, one to all takers to all of them; a clause that names some keeps those who still stand on that side.
 * The words of the clause stay as they are.
 */
export function followParties(conveyance: Conveyance, before: Parties, after: Parties): Conveyance {
  const gone = (id: string): boolean => before.parties.find((p) => p.id === id)?.side !== after.parties.find((p) => p.id === id)?.side;
  const people = (ids: readonly string[], side: "from" | "to"): string[] =>
    ids.length > 0 && sameSet(ids, before[side]) ? [...after[side]] : ids.filter((id) => !gone(id));
  const given = (i: Interest): Interest => ({ ...i, from: people(i.from, "from"), to: people(i.to, "to") });
  const kept = (i: Interest): Interest => ({ ...i, from: people(i.from, "from"), to: people(i.to, "from") });
  const left = (i: Interest): Interest => ({ ...i, from: i.from.filter((id) => !gone(id)), to: i.to.filter((id) => !gone(id)) });
  return {
    ...conveyance,
    grants: conveyance.grants.map(given),
    reservations: conveyance.reservations.map(kept),
    exceptions: conveyance.exceptions.map(left),
  };
}
