// The stages that end a package's job: resolve L2, run the title engine, build the estate graph. Each reads what is stored and stores what it makes.
import type { EstateGraph, GraphVersion } from "@/lib/contracts/graph";
import type { PackageId } from "@/lib/contracts/ids";
import type { Resolution } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import type { Issue, TitleEngine, TitleResult } from "@/lib/contracts/title";
import { findPackageDate, isStale } from "@/lib/db/packages";
import { findEffects, findGraph, findRunHead, findTraces, inputsTag, loadTitle, loadTraces, saveGraph, saveResolution, saveTitle } from "@/lib/db/title";
import { buildEstateGraph } from "@/lib/estate-graph/build-estate-graph";
import { etagOf } from "@/lib/http/stored";
import { dayOf, systemClock } from "@/lib/platform/clock";
import { AppError } from "@/lib/platform/errors";
import { resolvePackage } from "@/lib/resolve/resolve-package";
import { ENGINE_VERSION, runTitle } from "@/lib/title/run-title";
import { withWords } from "./issue-word";
import { loadDecisions, loadResolvedDocuments, loadStoredResolution } from "./package-inputs";

export async function resolvePackageParties(packageId: string): Promise<{ documents: ResolvedDocument[]; resolution: Resolution }> {
  const [documents, decisions] = await Promise.all([loadResolvedDocuments(packageId), loadDecisions(packageId)]);
  const resolution = resolvePackage(documents, decisions);
  await saveResolution(packageId, resolution);
  return { documents, resolution };
}

/** The date that a package is looked at: the one asked for, else its own, else today. */
export async function asOfDate(packageId: string, asked: string | null): Promise<string> {
  const row = await findPackageDate(packageId);
  if (!row) throw new AppError("not_found", `There is no package ${packageId}.`);
  return asked ?? row.asOf ?? dayOf(systemClock.now());
}

/** `fresh`: the resolution was made here and is not stored yet. `inputs`: the tag of what was read. */
type Computed = { documents: ResolvedDocument[]; resolution: Resolution; result: TitleResult; fresh: boolean; inputs: string };

/** Runs the engine over stored L1 and L2; L2 that is missing or older than a document is resolved first. */
export async function computeTitle(packageId: string, asOf: string): Promise<Computed> {
  // The tag first: what changes while the rows are read makes the run look old, never new.
  const inputs = await inputsTag(packageId);
  const [documents, stored, stale] = await Promise.all([loadResolvedDocuments(packageId), loadStoredResolution(packageId), isStale(packageId)]);
  const fresh = stale || (stored.tracts.length === 0 && stored.parties.length === 0);
  const resolution = fresh ? resolvePackage(documents, await loadDecisions(packageId)) : stored;
  return { documents, resolution, result: runTitle({ documents, resolution, as_of: asOf }), fresh, inputs };
}

export const keepTitle = (packageId: string, asOf: string, { result, inputs }: Pick<Computed, "result" | "inputs">): Promise<void> =>
  saveTitle(packageId, { ...result, engineVersion: ENGINE_VERSION, computedAt: systemClock.now(), asOf, inputs });

export async function runPackageTitle(packageId: string, askedAsOf: string | null): Promise<void> {
  const asOf = await asOfDate(packageId, askedAsOf);
  await keepTitle(packageId, asOf, await computeTitle(packageId, asOf));
}

/** Whether the stored run still is what the engine would say: same engine, same date, same inputs, L2 not older than a document. */
export async function titleStands(packageId: string, asOf: string): Promise<boolean> {
  const [run, inputs, stale] = await Promise.all([findRunHead(packageId), inputsTag(packageId), isStale(packageId)]);
  return run !== null && !stale && run.engineVersion === ENGINE_VERSION && run.asOf === asOf && run.inputs === inputs;
}

/** The stored run without its traces: what graph and reports are made from. 404 `not_run` before the first. */
export async function loadTitleRun(packageId: string): Promise<TitleEngine> {
  const stored = await loadTitle(packageId);
  if (!stored) {
    await asOfDate(packageId, null);
    throw new AppError("not_run", "Process the package, or POST to this address, to run the title engine.");
  }
  const issues = withWords(stored.issues as Issue[], stored.notes, stored.history);
  const { run } = stored;
  const { undetermined, tracts, breaks } = run;
  const result = { effects: stored.effects, issues, traces: {}, undetermined, tracts, breaks } as TitleResult;
  return { package_id: packageId as PackageId, engine_version: run.engineVersion, computed_at: run.computedAt.toISOString(), as_of: run.asOf, result };
}

/** Some effects of the stored run with their traces, and nothing else of it. 404 `not_run` before the first run. */
export async function loadEffects(packageId: string, ids: readonly string[]): Promise<TitleEngine> {
  const [run, effects, traces] = await Promise.all([findRunHead(packageId), findEffects(packageId, ids), findTraces(packageId, ids)]);
  if (!run) return loadTitleRun(packageId);
  const result = { effects, issues: [], traces, undetermined: [], tracts: [], breaks: [] } as unknown as TitleResult;
  return { package_id: packageId as PackageId, engine_version: run.engineVersion, computed_at: run.computedAt.toISOString(), as_of: run.asOf, result };
}

/** The stored run whole. */
export async function loadTitleEngine(packageId: string): Promise<TitleEngine> {
  const [engine, traces] = await Promise.all([loadTitleRun(packageId), loadTraces(packageId)]);
  return { ...engine, result: { ...engine.result, traces: JSON.parse(traces) as TitleResult["traces"] } };
}

/** Builds the graph from the stored engine run and keeps it as bytes. No version named: the version it had, else strict. */
export async function buildPackageGraph(packageId: string, version: GraphVersion | null): Promise<string> {
  const before = version ? null : await findGraph(packageId);
  const [engine, resolution, documents] = await Promise.all([loadTitleRun(packageId), loadStoredResolution(packageId), loadResolvedDocuments(packageId)]);
  return keepGraph(packageId, version ?? (before?.version as GraphVersion | undefined) ?? "1.0", engine.result, resolution, documents);
}

export async function keepGraph(
  packageId: string,
  version: GraphVersion,
  result: TitleResult,
  resolution: Resolution,
  documents: ResolvedDocument[],
): Promise<string> {
  const builtAt = systemClock.now();
  const graph: EstateGraph = buildEstateGraph({ package_id: packageId as PackageId, built_at: builtAt.toISOString(), version, result, resolution, documents });
  const body = JSON.stringify(graph);
  await saveGraph(packageId, { version, builtAt, body, etag: etagOf(body), gapCount: graph.dag.gaps.length });
  return body;
}
