// Out of whose working interest an override is paid: of those who hold what it was carved from, and not of their co-owners.
import { div, isZero, mul, type Rational, sum, ZERO } from "@/lib/fraction/rational";
import type { Case } from "@/lib/title/engine/case";
import type { Interest } from "@/lib/title/ledger/interest";
import type { Past, TractLedger } from "@/lib/title/ledger/tract-ledger";

const total = (list: readonly Interest[]) => sum(list.map((i) => i.share));

/** The override as it was first carved, before it went through other hands. */
function origin(past: ReadonlyMap<string, Past>, key: string): Past | undefined {
  let at = past.get(key);
  for (let n = 0; at && n < 200; n++) {
    const up: Past | undefined = at.parents.map((k) => past.get(k)).find((p) => p?.interest.estate === at?.interest.estate);
    if (!up) return at;
    at = up;
  }
  return at;
}

/** Leasehold from which it was carved: what its own instrument assigned where it was kept back, else what the assignor held. */
function carvedFrom(kase: Case, ledger: TractLedger, override: Interest): ReadonlySet<string> {
  const past = new Map(ledger.history().map((p) => [p.interest.key, p]));
  const first = origin(past, override.key);
  const document = first ? kase.recorder.documentOf(first.made) : null;
  const lease = override.leases[0];
  const assigned = [...past.values()].filter((p) => p.interest.estate === "leasehold" && p.interest.leases[0] === lease && p.interest.by === document);
  if (assigned.length) return new Set(assigned.map((p) => p.interest.key));
  return new Set((first?.parents ?? []).filter((k) => past.get(k)?.interest.estate === "leasehold"));
}

/**
 * Shares of one override that each holder of the working interest bears: `bearing(kase, tract, override, holds)` → by the key of the hold.
 * An override that one of two co-owners gave comes out of his half alone. All bear it where the ledger does not tell.
 */
export function bearing(kase: Case, tract: string, override: Interest, holds: readonly Interest[]): ReadonlyMap<string, Rational> {
  const ledger = kase.ledger(tract);
  const own = new Set(ledger.descendants(carvedFrom(kase, ledger, override)).map((i) => i.key));
  const found = holds.filter((h) => own.has(h.key));
  const bearers = found.length ? found : holds;
  const whole = total(bearers);
  return new Map(bearers.map((h) => [h.key, isZero(whole) ? ZERO : mul(override.share, div(h.share, whole))]));
}
