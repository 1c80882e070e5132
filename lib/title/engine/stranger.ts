// A deed by one who holds nothing of record: no effect on the ledger (strict), a gap, and an issue.
import { fromWire, ONE, type Rational, ZERO } from "@/lib/fraction/rational";
import type { Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import type { Group } from "./deed-groups";
import { evidenceAt, type Matter } from "./matter";
import { takers } from "./takers";

/** Records the deed as ineffective. Errs on the side of the record: what a stranger may own in truth is not guessed. */
export function strangerDeed(
  kase: Case,
  matter: Matter,
  tract: string,
  group: Pick<Group, "from" | "to" | "clauses" | "estate">,
  steps: readonly Step[],
  share: Rational = ONE,
): void {
  const clause = group.clauses[0];
  const pointer = clause?.pointer ?? "/grants";
  const evidence = evidenceAt(matter, "conveyance", pointer);
  const said = clause?.words.fraction ? fromWire(clause.words.fraction) : share;
  const draft = kase.open(matter, {
    kind: matter.conveyance.action === "lease" ? "lease" : matter.conveyance.action === "assign" ? "assign" : "convey",
    estate: clause?.words.estate_type ?? "fee",
    tract,
    pointer,
  });
  draft.status = "ineffective";
  draft.from = group.from.map((a) => ({ party_id: a.party_id, name: a.name }));
  draft.to = takers(group.to).map((t) => ({ holder: t.holder, share: ZERO }));
  draft.quantum = said;
  const had = kase.everHeld(tract, kase.predecessors(tract, group.from));
  const names = draft.from.map((f) => f.name).join(", ") || "An unnamed grantor";
  draft.step(...steps, {
    rule: "chain.stranger-to-title",
    cites: [],
    outcome: "applied",
    inputs: [input("grantor", names, evidenceAt(matter, "parties", "/from").slice(0, 2), matter.id)],
    output: { name: "passes", value: "0" },
    because: had ? "The grantor had parted with the title before this instrument." : "The grantor has never received title of record in this tract.",
  });
  report(kase, matter, tract, { had, names, said, effect: draft.effect, evidence, parties: draft.from.map((f) => f.party_id), party: draft.from[0] ?? null });
}

type Report = {
  had: boolean;
  names: string;
  said: Rational;
  effect: string;
  evidence: ReturnType<typeof evidenceAt>;
  parties: (string | null)[];
  party: { party_id: string | null; name: string } | null;
};

function report(kase: Case, matter: Matter, tract: string, r: Report): void {
  const detail = r.had ? `${r.names} conveyed the title before this instrument and had nothing left.` : `${r.names} never received title of record.`;
  const raised = { tract, effects: [r.effect], parties: r.parties, evidence: r.evidence, share: r.said, detail };
  const missing = matter.conveyance.references.some(
    (ref, n) => !matter.cites.has(n) && (ref.book !== null || ref.instrument_no !== null) && (ref.relation === "prior" || ref.relation === undefined),
  );
  if (r.had) kase.issue("GRANTOR_HAD_NO_TITLE", matter, raised);
  else {
    kase.issue("CHAIN_GAP", matter, raised);
    kase.issue("WILD_DEED", matter, raised);
  }
  kase.gap({
    kind: missing && !r.had ? "missing_link" : "stranger_to_title",
    severity: r.had ? "high" : "critical",
    tract_id: tract,
    amount: r.said,
    party: r.party,
    since: matter.day,
    message: detail,
    suggestion: missing
      ? "Add the cited instrument by which this grantor took."
      : "Look for a deed, probate or change of name that links this grantor to the record owner.",
    effect_ids: [r.effect],
    document_ids: [matter.id],
    evidence: [...r.evidence],
  });
}
