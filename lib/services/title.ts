// The title engine, its issues and the estate graph as clients ask for them.
import type { z } from "zod";
import type { GraphVersion } from "@/lib/contracts/graph";
import type { effectsQuerySchema, patchIssueSchema } from "@/lib/contracts/operations/title";
import type { Issue, TitleEngine } from "@/lib/contracts/title";
import { hasUnread, isStale, setStale } from "@/lib/db/packages";
import { changeIssueNote, findIssue, findIssueHistory, saveResolution } from "@/lib/db/title";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { withWord } from "./issue-word";
import {
  asOfDate,
  buildPackageGraph,
  computeTitle,
  keepGraph,
  keepTitle,
  loadEffects,
  loadTitleEngine,
  resolvePackageParties,
  runPackageTitle,
  titleStands,
} from "./package-stages";
import { assertPackage } from "./packages";

/** The stored run; with `effects`, only these and their traces: of a large package the rest is megabytes that a proof does not need. */
export const getTitleEngine = (id: string, query: z.output<typeof effectsQuerySchema> = {}): Promise<TitleEngine> =>
  query.effects === undefined ? loadTitleEngine(id) : loadEffects(id, query.effects.split(",").filter(Boolean));

/**
 * Resolves, runs and stores; the graph follows, so that both speak of the same run. On the package's own date, with every document read,
 * the package is up to date after it; what changes in between marks it anew.
 */
export async function runTitleEngine(id: string, asOf: string | null): Promise<TitleEngine> {
  await assertPackage(id);
  const settles = asOf === null && (await isStale(id)) && !(await hasUnread(id));
  if (settles) await setStale(id, false);
  try {
    await resolvePackageParties(id);
    await runPackageTitle(id, asOf);
    await buildPackageGraph(id, null);
  } catch (error) {
    if (settles) await setStale(id, true);
    throw error;
  }
  return loadTitleEngine(id);
}

/** Sets status and note; what changes becomes an entry of the issue's history, what stays the same does not. */
export async function updateIssue(packageId: string, issueId: string, patch: z.output<typeof patchIssueSchema>): Promise<Issue> {
  const value = await changeIssueNote(packageId, issueId, patch, { id: newId("his_"), by: patch.reviewer ?? "reviewer" });
  const row = value && (await findIssue(packageId, issueId));
  if (!row) throw new AppError("not_found", `There is no issue ${issueId} in this package.`);
  return withWord(row.data as Issue, value, await findIssueHistory(packageId, issueId));
}

/** Rebuilds from L0-L2 through the engine; effects and graph are stored together. A stored run that still stands is not computed again. */
export async function rebuildEstateGraph(id: string, version: GraphVersion): Promise<string> {
  const asOf = await asOfDate(id, null);
  if (await titleStands(id, asOf)) return buildPackageGraph(id, version);
  const computed = await computeTitle(id, asOf);
  if (computed.fresh) await saveResolution(id, computed.resolution);
  await keepTitle(id, asOf, computed);
  return keepGraph(id, version, computed.result, computed.resolution, computed.documents);
}
