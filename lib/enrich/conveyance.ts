// The conveyance aspect, normalised: shares reduced, parties and tracts known by id, every reading of a double fraction, slips told.
import type { Conveyance, Interest } from "@/lib/contracts/aspects/conveyance";
import type { Land } from "@/lib/contracts/aspects/land";
import type { Parties } from "@/lib/contracts/aspects/parties";
import type { AspectExtraction } from "@/lib/contracts/resolved-document";
import { normaliseInterest } from "./conveyance/normalise-interest";
import { conveyanceWarnings } from "./conveyance/warnings";

export type ConveyanceContext = { parties?: Parties | undefined; land?: Land | undefined };

const GIVES = new Set<Conveyance["action"]>(["convey", "lease", "assign", "release", "encumber", "correct"]);

/** A grant that names nobody is by the paper's grantors to its grantees; what is kept is kept by its grantors. */
function withSides(interest: Interest, kind: "grant" | "kept" | "out", from: readonly string[], to: readonly string[]): Interest {
  if (kind === "out") return interest;
  if (kind === "kept") return interest.to.length || interest.held_by ? interest : { ...interest, to: [...from] };
  return { ...interest, from: interest.from.length ? interest.from : [...from], to: interest.to.length || interest.to_class ? interest.to : [...to] };
}

/**
 * L0 → L1. "6/32" becomes 3/16, a taker given by name becomes its id, "one-half of one-eighth of the minerals" gets both readings.
 * Pointers stay valid: no list changes its length or order. Values it cannot read become null with a warning, never a guess.
 */
export function enrichConveyance(l0: AspectExtraction<Conveyance>, context: ConveyanceContext = {}): AspectExtraction<Conveyance> {
  const { parties, land } = context;
  const gives = GIVES.has(l0.resolved.action);
  const from = gives ? (parties?.from ?? []) : [];
  const to = gives ? (parties?.to ?? []) : [];
  const list = (interests: Interest[], kind: "grant" | "kept" | "out") => interests.map((i) => withSides(normaliseInterest(i, parties, land), kind, from, to));
  const resolved: Conveyance = {
    ...l0.resolved,
    grants: list(l0.resolved.grants, "grant"),
    reservations: list(l0.resolved.reservations, "kept"),
    exceptions: list(l0.resolved.exceptions, "out"),
  };
  const warnings = conveyanceWarnings(l0.resolved, resolved);
  return { ...l0, resolved: warnings.length ? { ...resolved, warnings } : resolved };
}
