// Non-participating royalties in a unit to which their owner has not agreed: his royalty is of production on his own land.
import { ONE, type Rational, ZERO } from "@/lib/fraction/rational";
import type { Case } from "@/lib/title/engine/case";
import type { Holding } from "@/lib/title/engine/holding";
import type { Matter } from "@/lib/title/engine/matter";
import { type Holder, sameHolder } from "@/lib/title/ledger/interest";

/** Units by agreement of lessees; those of a commission or of all owners bind without consent. */
const VOLUNTARY: ReadonlySet<string> = new Set(["unit_designation", "pooling_agreement"]);

const CONSENTS = /\bconsents? to\b[^.;]{0,40}\b(?:pool|unitiz)\w*|\b(?:right|power|authority) to (?:pool|unitize)\b/i;
const DENIES = /\b(?:no|not|never|without|nor)\b[^.;]{0,40}\b(?:right|power|authority|consents?)\b/i;
/** A deed of the tract that consents to pooling, for the royalty it made, or leaves the power to pool to another. */
const consents = (m: Matter): boolean =>
  m.conveyance.action === "convey" && (m.conveyance.facts ?? []).some((f) => f.kind === "pooling" && CONSENTS.test(f.text) && !DENIES.test(f.text));

/** Whether a royalty owner signed a ratification, a lease of the tract, or the unit itself. */
function agreed(kase: Case, unit: Matter, tract: string, holder: Holder): boolean {
  const papers = kase.papers();
  return [unit, ...papers.covering(tract), ...papers.citing(unit.id)].some(
    (m) =>
      (m.id === unit.id || m.type === "ratification" || ["ratify", "lease", "convey"].includes(m.conveyance.action)) &&
      (m.day ?? m.recorded ?? "") <= kase.asOf &&
      (m.conveyance.action === "convey" ? consents(m) : m.from.some((f) => sameHolder(f, holder))),
  );
}

/**
 * Texas: the lessee's unit divides a non-participating royalty only with its owner's consent (MCZ, Inc. v. Smith, 707 S.W.2d 672 (Tex. App. 1986);
 * London v. Merriman, 756 S.W.2d 736 (Tex. App. 1988)). Without it he has his royalty whole where the well is on his tract, and nothing where it is
 * on another. Null where the unit binds him, or the papers do not place the well.
 */
export function unratifiedFactor(kase: Case, holding: Holding, unit: Matter, tract: string, holder: Holder): Rational | null {
  if (kase.tracts.get(tract)?.state !== "TX" || !VOLUNTARY.has(unit.type) || agreed(kase, unit, tract, holder)) return null;
  const wells = holding.production.filter((p) => p.kind === "production" && p.tracts.size > 0);
  if (wells.some((p) => p.tracts.has(tract) && p.tracts.size === 1)) return ONE;
  return wells.some((p) => p.pooled.has(tract) && !p.tracts.has(tract)) ? ZERO : null;
}
