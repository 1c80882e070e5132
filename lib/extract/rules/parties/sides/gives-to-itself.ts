// One name on both sides that cannot be on both: a company gives nothing to itself, and those to whom one gives in the first person are not he.
import { type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { rolesOf } from "@/lib/extract/rules/parties/roles";
import { keysOf } from "@/lib/extract/rules/parties/same-party";
import { isOrganisation } from "@/lib/names/entity-type";
import { signersAtFoot } from "./undersigned";

/** Papers by which several give to one another. */
const MUTUAL: ReadonlySet<InstrumentType> = new Set<InstrumentType>(["exchange_deed", "partition_deed", "correction_deed", "stipulation_of_interest"]);
const isSame = (p: ReadParty, o: ReadParty): boolean => keysOf(p).some((k) => keysOf(o).includes(k));
/** "as trustee", "by its president": a name in an office may give to the same name without it. */
const inTrust = (p: ReadParty): boolean => /\b(?:trust|estate|guardian|execut|administrat)/i.test(p.mention.capacity ?? "");

/**
 * The parties without the givers who only take: a company on both sides beside another giver takes; where every giver is a taker too and one who takes nothing signs at the foot, he is the giver.
 * Errs to what was read: a man may give to himself and his wife, a trustee to himself.
 */
export function withoutGiftsToItself(a: Anatomy, parties: readonly ReadParty[], type: InstrumentType): ReadParty[] {
  if (!["conveyance", "assignment"].includes(instrumentCategory[type]) || MUTUAL.has(type) || parties.some((p) => p.both)) return [...parties];
  const givers = parties.filter((p) => p.side === "from" && !p.bystander);
  const takers = parties.filter((p) => p.side === "to");
  const onBoth = givers.filter((g) => !inTrust(g) && takers.some((t) => !inTrust(t) && isSame(g, t)));
  if (!onBoth.length) return [...parties];
  if (onBoth.length < givers.length) return parties.filter((p) => !(onBoth.includes(p) && isOrganisation(p.mention.name)));
  const signing = signersAtFoot(a)
    .filter((m) => m.name.trim().includes(" "))
    .map((mention): ReadParty => ({ mention, side: "from", role: rolesOf(type)[0] }))
    .filter((s) => !takers.some((t) => isSame(s, t)));
  return signing.length ? [...signing, ...parties.filter((p) => !onBoth.includes(p))] : [...parties];
}
