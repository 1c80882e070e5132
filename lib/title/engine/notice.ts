// What the record told a later taker of an earlier deed that was not itself of record, and what came out of that deed.
import type { Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import type { Case } from "./case";
import type { Matter } from "./matter";

/** States whose records are kept by tract too: a deed out of the chain of names is found there (N.D.C.C. 11-18-08, 19 O.S. 291, Neb. Rev. Stat. 23-1507). */
const BY_TRACT = new Set(["ND", "SD", "NE", "OK", "WY", "UT", "KS"]);

const plain = (s: string) =>
  ` ${s
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, " ")
    .trim()} `;

/** Words in which a deed tells of rights of others: what it excepts, what it is subject to, what it recites. */
const recitals = (m: Matter): string[] => [
  ...m.conveyance.exceptions.map((e) => `${e.text} ${e.held_by ?? ""}`),
  ...m.conveyance.subject_to.map((s) => s.text),
  ...(m.conveyance.facts ?? []).map((f) => f.text),
];

/** "subject to the deed to Bob Birch": the later deed itself, or a paper of record before it, cites the earlier deed or names its taker. */
function recited(kase: Case, prior: Matter, later: Matter): boolean {
  const day = later.day ?? "";
  if ([...later.cites.values()].includes(prior.id) || recitals(later).some((r) => prior.to.some((t) => plain(r).includes(plain(t.name))))) return true;
  return kase
    .papers()
    .citing(prior.id)
    .some((m) => m.id !== later.id && m.recorded !== null && m.recorded < day && m.from.some((f) => later.from.some((g) => sameHolder(f, g))));
}

/**
 * Whether a later taker had notice of an earlier deed that was off record. A deed by its taker is out of the chain of names and tells nothing,
 * save where records are kept by tract.
 */
export function toldOf(kase: Case, tract: string, prior: Matter, later: Matter, late: readonly Interest[]): boolean {
  if (recited(kase, prior, later)) return true;
  if (!BY_TRACT.has(kase.tracts.get(tract)?.state ?? "")) return false;
  const onward = late.map((i) => kase.matters.get(i.by ?? "")).filter((m) => m !== undefined && m.id !== prior.id);
  return onward.some((m) => m?.recorded != null && later.day !== null && m.recorded <= later.day);
}

const UNACKNOWLEDGED = /\b(?:not|never)\b[^.;]{0,70}\b(?:appear(?:ed)? before\b[^.;]{0,40}\backnowledg|acknowledged? (?:it|the|that|said|such|this)\b)/i;
const swearsUnacknowledged = (m: Matter): boolean =>
  m.conveyance.action === "affirm" && (m.conveyance.facts ?? []).some((f) => f.kind === "other" && UNACKNOWLEDGED.test(f.text));

/**
 * Day from which a deed stands of record. One whose maker never acknowledged it, as an officer swears, was not entitled to be recorded, and its
 * record helps nobody (Messersmith v. Smith, 60 N.W.2d 276 (N.D. 1953)).
 */
export function dulyRecorded(kase: Case, m: Matter): string | null {
  const denied = kase
    .papers()
    .citing(m.id)
    .some((x) => x.id !== m.id && swearsUnacknowledged(x));
  return denied ? null : m.recorded;
}

/** What stands now of an earlier deed, in its taker or in those who took from him. */
export function derivedFrom(kase: Case, tract: string, prior: Matter): Interest[] {
  const ledger = kase.ledger(tract);
  const effects = new Set(
    ledger
      .history()
      .map((p) => p.made)
      .filter((e) => kase.recorder.documentOf(e) === prior.id),
  );
  const keys = ledger
    .history()
    .filter((p) => effects.has(p.made) && p.interest.by === prior.id)
    .map((p) => p.interest.key);
  return ledger.descendants(new Set(keys)).filter((i) => !["lien", "easement", "leasehold", "overriding_royalty"].includes(i.estate));
}
