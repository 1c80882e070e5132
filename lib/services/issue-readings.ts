// The readings behind an issue, side by side: the engine runs once for each, and what would move is told. Nothing is stored.

import type { PackageId } from "@/lib/contracts/ids";
import type { IssueReadings, OpenQuestion } from "@/lib/contracts/readings";
import type { Ownership } from "@/lib/contracts/reports";
import type { Resolution } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import type { Issue, TitleResult, Undetermined } from "@/lib/contracts/title";
import { findIssue } from "@/lib/db/title";
import { AppError } from "@/lib/platform/errors";
import { buildOwnership } from "@/lib/report/build-ownership";
import { type Clause, openClauses, withReading } from "@/lib/review/competing-readings";
import { diffShares } from "@/lib/review/diff-shares";
import { realMoves } from "@/lib/review/real-moves";
import { runTitle } from "@/lib/title/run-title";
import { loadResolvedDocuments, loadStoredResolution } from "./package-inputs";
import { loadTitleRun } from "./package-stages";

/** Clauses that one answer compares at most: each costs as many runs as it has readings. */
const clausesAtMost = 4;

/** An open share belongs to an issue of its tract that shares an effect or a party with it. */
function concerns(u: Undetermined, issue: Issue): boolean {
  const parties = u.readings.flatMap((r) => r.outcome.map((o) => o.party_id));
  return issue.tract_ids.includes(u.tract_id) && (u.effects.some((e) => issue.effect_ids.includes(e)) || issue.party_ids.some((p) => parties.includes(p)));
}

function openShare(u: Undetermined, tract: string): OpenQuestion {
  const readings = u.readings.map((r) => ({
    label: r.label,
    rule: r.rule,
    taken: false,
    moves: r.outcome.map((o) => ({ tract, estate_type: u.estate_type, name: o.name, before: null, after: o.share.fraction })),
  }));
  return { about: u.why, document_id: null, evidence: [], settles: u.settles, readings };
}

type Inputs = { packageId: string; asOf: string; documents: ResolvedDocument[]; resolution: Resolution };

function ownershipOf({ packageId, asOf, resolution }: Inputs, result: TitleResult): Ownership {
  return buildOwnership({ package_id: packageId as PackageId, as_of: asOf, result, resolution });
}

function construed(document: ResolvedDocument, clause: Clause, inputs: Inputs, now: Ownership): OpenQuestion {
  const readings = clause.readings.map((reading) => {
    const documents = inputs.documents.map((d) => (d.id === document.id ? withReading(document, clause, reading) : d));
    const then = ownershipOf(inputs, runTitle({ documents, resolution: inputs.resolution, as_of: inputs.asOf }));
    const moves = realMoves(diffShares(now, then), now, then);
    return { label: `${reading.fraction.fraction} ${reading.basis}`, rule: reading.rule, taken: moves.length === 0, moves };
  });
  const evidence = (document.conveyance.evidence[clause.pointer] ?? document.conveyance.evidence[`${clause.pointer}/text`] ?? []).map((e) => ({
    ...e,
    document_id: document.id,
  }));
  return { about: clause.words.text, document_id: document.id, evidence, settles: null, readings };
}

/** The questions that the issue leaves open, with their readings; no questions where the words bear one meaning only. Clauses are compared a few at a time: `left` says how many follow. */
export async function getIssueReadings(packageId: string, issueId: string, skip = 0): Promise<IssueReadings> {
  const row = await findIssue(packageId, issueId);
  if (!row) throw new AppError("not_found", `There is no issue ${issueId} in this package.`);
  const issue = row.data as Issue;
  const [engine, resolution, documents] = await Promise.all([loadTitleRun(packageId), loadStoredResolution(packageId), loadResolvedDocuments(packageId)]);
  const inputs: Inputs = { packageId, asOf: engine.as_of, documents, resolution };
  const now = ownershipOf(inputs, engine.result);
  const labels = new Map(resolution.tracts.map((t) => [t.id, t.label]));
  const undetermined = skip === 0 ? engine.result.undetermined.filter((u) => concerns(u, issue)) : [];
  const open = undetermined.map((u) => openShare(u, labels.get(u.tract_id) ?? u.tract_id));
  const all = documents
    .filter((d) => issue.document_ids.includes(d.id))
    .flatMap((document) => openClauses(document, issue.code).map((clause) => ({ document, clause })));
  const clauses = all.slice(skip, skip + clausesAtMost);
  const questions = [...open, ...clauses.map(({ document, clause }) => construed(document, clause, inputs, now))];
  const left = Math.max(0, all.length - skip - clauses.length);
  return { issue_id: issueId, questions, left, next: left > 0 ? skip + clauses.length : null };
}
