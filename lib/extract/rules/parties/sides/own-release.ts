// Nobody releases to himself: "A and B release the mortgage given by C to A and B" is a release by A and B.
import { type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { keysOf } from "@/lib/extract/rules/parties/same-party";

/** The parties of a release without those takers who give too: they are named once more as holders of what is released. Other papers as they are. */
export function withoutOwnReleases(parties: readonly ReadParty[], type: InstrumentType): ReadParty[] {
  if (instrumentCategory[type] !== "release") return [...parties];
  const giving = new Set(parties.filter((p) => p.side === "from" && !p.bystander).flatMap(keysOf));
  return parties.filter((p) => p.side !== "to" || !keysOf(p).some((k) => giving.has(k)));
}
