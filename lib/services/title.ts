// The title engine, its issues and the estate graph as clients ask for them.
import type { z } from "zod";
import type { GraphVersion } from "@/lib/contracts/graph";
import type { patchIssueSchema } from "@/lib/contracts/operations/title";
import type { Issue, TitleEngine } from "@/lib/contracts/title";
import { findIssue, findIssueNote, saveIssueNote, saveResolution, saveTitle } from "@/lib/db/title";
import { systemClock } from "@/lib/platform/clock";
import { AppError } from "@/lib/platform/errors";
import { ENGINE_VERSION } from "@/lib/title/run-title";
import { asOfDate, buildPackageGraph, computeTitle, keepGraph, loadTitleEngine, resolvePackageParties, runPackageTitle } from "./package-stages";
import { assertPackage } from "./packages";

export const getTitleEngine = (id: string): Promise<TitleEngine> => loadTitleEngine(id);

/** Resolves, runs and stores; the graph follows, so that both speak of the same run. */
export async function runTitleEngine(id: string, asOf: string | null): Promise<TitleEngine> {
  await assertPackage(id);
  await resolvePackageParties(id);
  await runPackageTitle(id, asOf);
  await buildPackageGraph(id, null);
  return loadTitleEngine(id);
}

export async function updateIssue(packageId: string, issueId: string, patch: z.output<typeof patchIssueSchema>): Promise<Issue> {
  const row = await findIssue(packageId, issueId);
  if (!row) throw new AppError("not_found", `There is no issue ${issueId} in this package.`);
  const before = await findIssueNote(packageId, issueId);
  const value = { status: patch.status ?? before?.status ?? "open", note: patch.note === undefined ? (before?.note ?? null) : patch.note };
  await saveIssueNote(packageId, issueId, value);
  return { ...(row.data as Issue), status: value.status as Issue["status"], note: value.note };
}

/** Rebuilds from L0-L2 through the engine; effects and graph are stored together. */
export async function rebuildEstateGraph(id: string, version: GraphVersion): Promise<string> {
  const asOf = await asOfDate(id, null);
  const { documents, resolution, result, fresh } = await computeTitle(id, asOf);
  const { effects, traces, issues, undetermined, tracts, breaks } = result;
  if (fresh) await saveResolution(id, resolution);
  await saveTitle(id, { engineVersion: ENGINE_VERSION, computedAt: systemClock.now(), asOf, effects, traces, issues, undetermined, tracts, breaks });
  return keepGraph(id, version, result, resolution, documents);
}
