// Stage `enrich` of documents of a job, one or many: what is stored is read, enriched document by document, and written together.
import { setImmediate as turn } from "node:timers/promises";
import { setStages } from "@/lib/db/documents";
import { type EnrichedDocument, type EnrichInputs, findCorrectionsOf, findDocuments, findEnrichInputs, saveEnriched } from "@/lib/db/enrichment";
import { findJobHead, setSteps } from "@/lib/db/jobs";
import { enrichDocument } from "./enrich-document";
import { recordFailure } from "./record-failure";
import { refreshDocument } from "./refresh-document";
import { type StageError, toStageError } from "./stage-error";

type Correction = EnrichInputs["corrections"][number];
type Document = Awaited<ReturnType<typeof findDocuments>>[number];
type Failure = { id: string; error: StageError; durationMs: number };

/** `live` is false when the job ended meanwhile; `again` are the documents whose failure a repeat may cure: they are still said to run. */
export type EnrichOutcome = { live: boolean; again: { id: string; error: StageError }[]; failed: number };

/** As many pages as are held at once, their words with them. */
const pagesAtOnce = 100;

/** A document that fails is recorded alone, the others go on; on the last attempt also one that a repeat might cure. Repeating it all does no harm. */
export async function runEnrichStage(jobId: string, documentIds: readonly string[], lastAttempt: boolean): Promise<EnrichOutcome> {
  const documents = await findDocuments(documentIds);
  const present = new Set(documents.map((d) => d.id));
  const gone = documentIds.filter((id) => !present.has(id));
  if (gone.length > 0) await setSteps(jobId, gone, "enrich", { status: "skipped" });
  const outcome: EnrichOutcome = { live: true, again: [], failed: 0 };
  for (const group of groupsByPages(documents)) {
    const job = await findJobHead(jobId);
    if (job?.status !== "queued" && job?.status !== "running") return { ...outcome, live: false };
    for (const { id, error, durationMs } of await enrichGroup(jobId, group)) {
      if (error.retryable && !lastAttempt) outcome.again.push({ id, error });
      else {
        outcome.failed++;
        await recordFailure(jobId, id, "enrich", error, durationMs);
      }
    }
  }
  return outcome;
}

function groupsByPages(documents: readonly Document[]): Document[][] {
  const groups: Document[][] = [];
  let pages = Number.POSITIVE_INFINITY;
  for (const document of documents) {
    const own = Math.max(1, document.pageCount ?? 1);
    if (pages + own > pagesAtOnce) {
      groups.push([]);
      pages = 0;
    }
    groups.at(-1)?.push(document);
    pages += own;
  }
  return groups;
}

async function enrichGroup(jobId: string, documents: readonly Document[]): Promise<Failure[]> {
  const ids = documents.map((d) => d.id);
  await Promise.all([
    setSteps(jobId, ids, "enrich", { status: "running", started: true }),
    setStages(ids, { enrich: { status: "running", finished_at: null } }),
  ]);
  const began = performance.now();
  const stored = byDocument(await findEnrichInputs(ids));
  const reading = (performance.now() - began) / documents.length;
  const made: EnrichedDocument[] = [];
  const failures: Failure[] = [];
  for (const document of documents) {
    const started = performance.now();
    const durationMs = () => Math.round(reading + performance.now() - started);
    try {
      made.push({ ...enrichDocument(document, stored(document.id)), durationMs: durationMs() });
    } catch (thrown) {
      failures.push({ id: document.id, error: toStageError(thrown), durationMs: durationMs() });
    }
    await turn();
  }
  failures.push(...(await save(jobId, made)));
  await followCorrections(ids, (id) => stored(id).corrections);
  return failures;
}

/** A reviewer may have corrected a document, or taken a correction back, since it was read here: what lists show of it follows. */
async function followCorrections(ids: readonly string[], before: (id: string) => readonly Correction[]): Promise<void> {
  const now = grouped(await findCorrectionsOf(ids));
  const tag = (list: readonly Correction[]) =>
    list
      .map((c) => `${c.aspect} ${c.at.getTime()}`)
      .sort()
      .join();
  for (const id of ids) if (tag(before(id)) !== tag(now.get(id) ?? [])) await refreshDocument(id);
}

/** Where the documents cannot be written together, each is written alone, so that the one to blame fails by itself. */
async function save(jobId: string, made: readonly EnrichedDocument[]): Promise<Failure[]> {
  const [first] = made;
  if (!first) return [];
  try {
    await saveEnriched(jobId, made, new Date());
    return [];
  } catch (thrown) {
    if (made.length === 1) return [{ id: first.id, error: toStageError(thrown), durationMs: first.durationMs }];
    const failures: Failure[] = [];
    for (const one of made) failures.push(...(await save(jobId, [one])));
    return failures;
  }
}

function byDocument(all: EnrichInputs): (id: string) => EnrichInputs {
  const [extractions, corrections, pages] = [grouped(all.extractions), grouped(all.corrections), grouped(all.pages)];
  return (id) => ({ extractions: extractions.get(id) ?? [], corrections: corrections.get(id) ?? [], pages: pages.get(id) ?? [] });
}

function grouped<T extends { documentId: string }>(rows: readonly T[]): Map<string, T[]> {
  const out = new Map<string, T[]>();
  for (const row of rows) {
    const mine = out.get(row.documentId);
    if (mine) mine.push(row);
    else out.set(row.documentId, [row]);
  }
  return out;
}
