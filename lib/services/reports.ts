// Ownership and runsheet.
import type { PackageId } from "@/lib/contracts/ids";
import type { Ownership, Runsheet } from "@/lib/contracts/reports";
import type { TitleResult } from "@/lib/contracts/title";
import { loadTitle } from "@/lib/db/title";
import { buildOwnership } from "@/lib/report/build-ownership";
import { buildRunsheet } from "@/lib/report/build-runsheet";
import { loadResolvedDocuments, loadStoredResolution } from "./package-inputs";
import { asOfDate, computeTitle, loadTitleRun } from "./package-stages";

/** As of the stored run's date from what is stored; any other date is computed and not kept. */
export async function getOwnership(id: string, askedAsOf: string | undefined): Promise<Ownership> {
  const engine = await loadTitleRun(id);
  const asOf = await asOfDate(id, askedAsOf ?? engine.as_of);
  if (asOf !== engine.as_of) {
    const { resolution, result } = await computeTitle(id, asOf);
    return buildOwnership({ package_id: id as PackageId, as_of: asOf, result, resolution });
  }
  return buildOwnership({ package_id: id as PackageId, as_of: asOf, result: engine.result, resolution: await loadStoredResolution(id) });
}

/** The runsheet stands before the engine has run, too; it then has no effects and issues. */
export async function getRunsheet(id: string): Promise<Runsheet> {
  await asOfDate(id, null);
  const [documents, resolution, stored] = await Promise.all([loadResolvedDocuments(id), loadStoredResolution(id), loadTitle(id)]);
  const none: TitleResult = { effects: [], issues: [], traces: {}, undetermined: [], tracts: [], breaks: [] };
  const result = stored ? ({ ...none, effects: stored.effects, issues: stored.issues } as TitleResult) : none;
  return buildRunsheet({ package_id: id as PackageId, documents, resolution, result });
}
