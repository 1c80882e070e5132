// Documents, their markdown, pages and history.
import { db, type Tx } from "@/lib/db/client";
import type { Document, Prisma } from "@/lib/db/generated/client";
import { olderThan } from "@/lib/db/packages";
import { newId } from "@/lib/platform/ids";

export type DocumentRow = Document;
export type DocumentFilter = { package_id?: string | undefined; doc_type?: string | undefined; status?: string | undefined; q?: string | undefined };

export const findDocument = (id: string): Promise<DocumentRow | null> => db().document.findUnique({ where: { id } });

export async function listDocuments(filter: DocumentFilter, limit: number, after: string[] | null): Promise<{ rows: DocumentRow[]; total: number }> {
  const q = filter.q ? { contains: filter.q, mode: "insensitive" as const } : null;
  const where: Prisma.DocumentWhereInput = {
    ...(filter.package_id ? { packageId: filter.package_id } : {}),
    ...(filter.doc_type ? { docType: filter.doc_type } : {}),
    ...(filter.status ? { status: filter.status } : {}),
    ...(q ? { OR: [{ filename: q }, { title: q }, { instrumentNo: q }] } : {}),
  };
  const [rows, total] = await Promise.all([
    db().document.findMany({ where: { AND: [where, after ? olderThan(after) : {}] }, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: limit }),
    db().document.count({ where }),
  ]);
  return { rows, total };
}

const order = [{ sortDate: "asc" as const }, { recorded: "asc" as const }, { id: "asc" as const }];

/** A package's documents by effective date, then recording; `offset` rows skipped. */
export async function packageDocuments(packageId: string, limit?: number, offset = 0): Promise<{ rows: DocumentRow[]; total: number }> {
  const where = { packageId };
  const [rows, total] = await Promise.all([
    db().document.findMany({ where, orderBy: order, skip: offset, ...(limit === undefined ? {} : { take: limit }) }),
    db().document.count({ where }),
  ]);
  return { rows, total };
}

export const packageDocumentIds = async (packageId: string): Promise<string[]> =>
  (await db().document.findMany({ where: { packageId }, orderBy: order, select: { id: true } })).map((d) => d.id);

export const updateDocument = (tx: Tx, id: string, data: Prisma.DocumentUpdateManyMutationInput & { packageId?: string | null }) =>
  tx.document.updateMany({ where: { id }, data });

/** Holds a document until the transaction ends: whoever else holds it waits. */
export async function holdDocument(tx: Tx, id: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM documents WHERE id = ${id} FOR UPDATE`;
}

/** Holds contents by their SHA-256 until the transaction ends, so that none takes a file away while another takes it up. */
export async function holdContent(tx: Tx, contents: readonly string[]): Promise<void> {
  await tx.$queryRaw`SELECT count(pg_advisory_xact_lock(hashtextextended(c, 0))) FROM unnest(${[...contents]}::text[]) WITH ORDINALITY AS held(c, n)`;
}

/** Sets the state of some stages without touching the others, whoever else writes at the same time. */
export async function setStages(documentIds: readonly string[], states: Record<string, unknown>): Promise<void> {
  await db().$executeRaw`UPDATE documents SET stages = stages || ${JSON.stringify(states)}::jsonb, updated_at = now() WHERE id = ANY(${[...documentIds]})`;
}

export type PageRow = {
  page: number;
  start: number;
  end: number;
  width: number | null;
  height: number | null;
  source: string;
  ocrConfidence: number | null;
  words: unknown;
};

export async function saveMarkdown(documentId: string, markdown: { text: string; warnings: unknown; version: string }, pages: PageRow[]): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.page.deleteMany({ where: { documentId } });
    const value = { text: markdown.text, warnings: markdown.warnings as Prisma.InputJsonValue, version: markdown.version };
    await tx.markdown.upsert({ where: { documentId }, create: { documentId, ...value }, update: value });
    await tx.page.createMany({ data: pages.map((p) => ({ documentId, ...p, words: p.words as Prisma.InputJsonValue })) });
    await tx.document.updateMany({ where: { id: documentId }, data: { pageCount: pages.length } });
  });
}

/** The texts of documents by their id; those not read yet are left out. */
export async function packageTexts(documentIds: string[]): Promise<Map<string, string>> {
  const rows = await db().markdown.findMany({ where: { documentId: { in: documentIds } }, select: { documentId: true, text: true } });
  return new Map(rows.map((row) => [row.documentId, row.text]));
}

export const findMarkdown = (documentId: string) => db().markdown.findUnique({ where: { documentId } });
export const findPages = (documentId: string) => db().page.findMany({ where: { documentId }, orderBy: { page: "asc" }, omit: { words: true } });
/** The texts of documents with where their pages lie: two queries. */
export async function findSources(ids: string[]): Promise<Map<string, { text: string; pages: { page: number; start: number; end: number }[] }>> {
  const [texts, pages] = await Promise.all([
    db().markdown.findMany({ where: { documentId: { in: ids } }, select: { documentId: true, text: true } }),
    db().page.findMany({ where: { documentId: { in: ids } }, orderBy: { page: "asc" }, select: { documentId: true, page: true, start: true, end: true } }),
  ]);
  const sources = new Map(texts.map((t) => [t.documentId, { text: t.text, pages: [] as { page: number; start: number; end: number }[] }]));
  for (const { documentId, ...page } of pages) sources.get(documentId)?.pages.push(page);
  return sources;
}

export const findPageWords = (documentId: string) =>
  db().page.findMany({ where: { documentId }, orderBy: { page: "asc" }, select: { page: true, start: true, end: true, words: true } });

/** The words of a document's scanned pages that were read with less than the confidence `under`, by page: one query, the other words stay where they are. */
export async function findDoubtedWords(documentId: string, under: number): Promise<Map<number, { start: number; end: number; confidence: number }[]>> {
  const rows = await db().$queryRaw<{ page: number; words: { start: number; end: number; confidence: number }[] }[]>`
    SELECT page, jsonb_path_query_array(words, '$[*] ? (@.confidence < $under)', jsonb_build_object('under', ${under}::float8)) AS words
    FROM pages WHERE document_id = ${documentId} AND source = 'ocr'`;
  return new Map(rows.map(({ page, words }) => [page, words.map(({ start, end, confidence }) => ({ start, end, confidence }))]));
}

export async function addHistory(
  tx: Tx,
  entry: { id: string; documentId: string; kind: string; aspect?: string | null; summary: string; by: string; detail?: unknown },
): Promise<void> {
  await tx.historyEntry.create({
    data: {
      id: entry.id,
      documentId: entry.documentId,
      kind: entry.kind,
      aspect: entry.aspect ?? null,
      summary: entry.summary,
      by: entry.by,
      ...(entry.detail === undefined ? {} : { detail: entry.detail as Prisma.InputJsonValue }),
    },
  });
}

/** Says of documents whether a stage of theirs failed; answers those of which none did. */
export async function settleDocuments(ids: readonly string[]): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string; status: string }[]>`UPDATE documents SET updated_at = ${new Date()}::timestamp,
    status = CASE WHEN jsonb_path_exists(stages, '$.* ? (@.status == "failed")') THEN 'failed' ELSE 'processed' END WHERE id = ANY(${[...ids]}) RETURNING id, status`;
  return rows.filter((row) => row.status === "processed").map((row) => row.id);
}

/** "Read" by a job, in the history of each document once, however often it is told. */
export async function addRead(jobId: string, documentIds: readonly string[]): Promise<void> {
  const told = await db().historyEntry.findMany({
    where: { documentId: { in: [...documentIds] }, kind: "processed", detail: { path: ["job_id"], equals: jobId } },
    select: { documentId: true },
  });
  const has = new Set(told.map((row) => row.documentId));
  const entry = { kind: "processed", summary: "Read", by: "job", detail: { job_id: jobId } };
  await db().historyEntry.createMany({ data: documentIds.filter((id) => !has.has(id)).map((documentId) => ({ id: newId("his_"), documentId, ...entry })) });
}

export async function listHistory(documentId: string, limit: number) {
  const where = { documentId };
  const [rows, total] = await Promise.all([
    db().historyEntry.findMany({ where, orderBy: [{ at: "desc" }, { id: "desc" }], take: limit }),
    db().historyEntry.count({ where }),
  ]);
  return { rows, total };
}
