// Parties, normalised: names taken apart and typed, spouses tied both ways, sides listed.
import type { Parties, Party } from "@/lib/contracts/aspects/parties";
import type { AspectExtraction } from "@/lib/contracts/resolved-document";
import { normaliseParty } from "@/lib/names/normalise-party";

function tied(parties: Party[]): Party[] {
  return parties.map((p) => {
    if (p.spouse_of && parties.some((o) => o.id === p.spouse_of)) return p;
    const partner = parties.find((o) => o.spouse_of === p.id);
    return { ...p, spouse_of: partner?.id ?? null };
  });
}

/** "DOE, a single man" L0 → given, surname, display and entity type filled; a side list left empty is made from the sides. */
export function enrichParties(l0: AspectExtraction<Parties>): AspectExtraction<Parties> {
  const parties = tied(l0.resolved.parties.map(normaliseParty));
  const known = new Set(parties.map((p) => p.id));
  const list = (given: string[], side: "from" | "to") =>
    given.length > 0 ? given.filter((id) => known.has(id)) : parties.filter((p) => p.side === side).map((p) => p.id);
  const from = list(l0.resolved.from, "from");
  const to = list(l0.resolved.to, "to");
  return { ...l0, resolved: { ...l0.resolved, parties, from, to } };
}
