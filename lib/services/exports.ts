// A package's reports as files: runsheet and ownership for a spreadsheet, a draft opinion, and the proof bundle.
import type { EstateGraph } from "@/lib/contracts/graph";
import type { exportNames } from "@/lib/contracts/operations/title";
import type { TitleResult } from "@/lib/contracts/title";
import { packageDocuments, packageTexts } from "@/lib/db/documents";
import { packageReadings } from "@/lib/db/extractions";
import { findGraph } from "@/lib/db/title";
import { buildAssumptions } from "@/lib/report/build-assumptions";
import { type OpinionInput, writeOpinionDocx } from "@/lib/report/docx/write-opinion-docx";
import { nameBurdens } from "@/lib/report/name-burdens";
import { placeWords } from "@/lib/report/place-words";
import { plainDate } from "@/lib/report/plain-date";
import { writeOwnershipXlsx } from "@/lib/report/xlsx/write-ownership-xlsx";
import { writeRunsheetXlsx } from "@/lib/report/xlsx/write-runsheet-xlsx";
import { type RuleCard, registry } from "@/lib/title/registry";
import { loadDecisions, loadStoredResolution } from "./package-inputs";
import { loadTitleEngine } from "./package-stages";
import { getPackage } from "./packages";
import { getOwnership, getRunsheet } from "./reports";
import { version } from "./version";

export type ExportName = (typeof exportNames)[number];
export type ExportFile = { bytes: Uint8Array<ArrayBuffer>; mediaType: string };

const mediaTypes: Record<ExportName, string> = {
  "runsheet.xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "ownership.xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "opinion.docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "package.json": "application/json",
};

/** 404 `not_run` before the engine has run; the runsheet alone stands before that. */
export async function exportPackage(id: string, name: ExportName): Promise<ExportFile> {
  const bytes = await contentOf(id, name);
  return { bytes: new Uint8Array(bytes), mediaType: mediaTypes[name] };
}

async function contentOf(id: string, name: ExportName): Promise<Uint8Array> {
  if (name === "runsheet.xlsx") return writeRunsheetXlsx(await getRunsheet(id));
  if (name === "ownership.xlsx") return writeOwnershipXlsx((await readable(id)).ownership);
  if (name === "package.json") return new TextEncoder().encode(`${JSON.stringify(await proofBundle(id), null, 2)}\n`);
  return writeOpinionDocx(await opinionInput(id));
}

/** Ownership with what each share is subject to by the names of instruments, and these names. */
async function readable(id: string) {
  const [ownership, runsheet, engine] = await Promise.all([getOwnership(id, undefined), getRunsheet(id), loadTitleEngine(id)]);
  const names = new Map(runsheet.rows.map((r) => [r.document_id as string, `${r.label}${r.executed ? `, ${plainDate(r.executed)}` : ""}`]));
  return { ownership: nameBurdens(ownership, engine.result.effects, names), runsheet, engine, names };
}

async function opinionInput(id: string): Promise<OpinionInput> {
  const [pkg, { ownership, runsheet, engine, names }, graph, resolution] = await Promise.all([
    getPackage(id),
    readable(id),
    findGraph(id),
    loadStoredResolution(id),
  ]);
  const gaps = graph ? (JSON.parse(graph.body) as EstateGraph).dag.gaps : [];
  const assumptions = buildAssumptions({ result: engine.result, resolution, ownership, names });
  const place = placeWords(resolution.tracts, pkg);
  return { name: pkg.name, place, engine: engine.engine_version, ownership, runsheet, issues: engine.result.issues, gaps, assumptions };
}

/** The rules that the result cites in its traces, with their law as the registry has it; steps of the engine itself have no card. */
function rulesOf(result: TitleResult): RuleCard[] {
  const used = new Set(Object.values(result.traces).flatMap((steps) => steps.map((s) => s.rule)));
  return registry.filter((card) => used.has(card.id));
}

/** What another program needs to check the figures (`npm run verify` is one): file hashes, texts, readings with evidence, corrections, resolution, effects with traces, ownership. */
async function proofBundle(id: string) {
  const [pkg, engine, resolution, ownership, { rows }] = await Promise.all([
    getPackage(id),
    loadTitleEngine(id),
    loadStoredResolution(id),
    getOwnership(id, undefined),
    packageDocuments(id),
  ]);
  const ids = rows.map((r) => r.id);
  const [{ extractions, corrections }, texts] = await Promise.all([packageReadings(ids), packageTexts(ids)]);
  const byDocument = new Map<string, typeof extractions>();
  for (const e of extractions) byDocument.set(e.documentId, [...(byDocument.get(e.documentId) ?? []), e]);
  return {
    format: "muniment-proof-bundle/1",
    muniment: version(),
    engine: engine.engine_version,
    package: { id: pkg.id, name: pkg.name, county: pkg.county, state: pkg.state, as_of: engine.as_of },
    documents: rows.map((r) => ({
      id: r.id,
      filename: r.filename,
      sha256: r.sha256,
      text: texts.get(r.id) ?? null,
      readings: Object.fromEntries(
        (byDocument.get(r.id) ?? []).map((e) => [
          e.aspect,
          { resolved: e.resolved, evidence: e.evidence, confidence: e.confidence, extractor: e.extractor, version: e.version, model: e.model },
        ]),
      ),
      corrections: corrections
        .filter((c) => c.documentId === r.id)
        .map((c) => ({ aspect: c.aspect, patch: c.patch, note: c.note, by: c.by, at: c.at.toISOString() })),
    })),
    resolution,
    decisions: await loadDecisions(id),
    rules: rulesOf(engine.result),
    result: engine.result,
    ownership,
  };
}
