// Documents: find, list, change, delete; their content and history.
import type { z } from "zod";
import type { Document, documentListQuerySchema, patchDocumentSchema } from "@/lib/contracts/documents";
import { db } from "@/lib/db/client";
import { addHistory, type DocumentRow, findDocument, listHistory, listDocuments as listRows } from "@/lib/db/documents";
import { markStale, packageExists } from "@/lib/db/packages";
import { fromCursor, toCursor } from "@/lib/http/cursor";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { readStoredFile } from "@/lib/platform/storage";
import { removeUnused } from "./remove-unused";
import { toDocument } from "./views";

export async function getDocumentRow(id: string): Promise<DocumentRow> {
  const row = await findDocument(id);
  if (!row) throw new AppError("not_found", `There is no document ${id}.`);
  return row;
}

export const getDocument = async (id: string): Promise<Document> => toDocument(await getDocumentRow(id));

export async function listDocuments(query: z.output<typeof documentListQuerySchema>) {
  const { rows, total } = await listRows(query, query.limit + 1, fromCursor(query.cursor, 2));
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return { items: page.map(toDocument), total, next_cursor: rows.length > query.limit && last ? toCursor([last.createdAt.toISOString(), last.id]) : null };
}

export async function updateDocument(id: string, patch: z.output<typeof patchDocumentSchema>): Promise<Document> {
  const row = await getDocumentRow(id);
  const to = patch.package_id;
  if (to != null && !(await packageExists(to)))
    throw new AppError("invalid_request", "There is no such package.", { errors: [{ path: "/package_id", message: "no such package" }] });
  await db().$transaction(async (tx) => {
    await tx.document.update({
      where: { id },
      data: { ...(patch.filename === undefined ? {} : { filename: patch.filename }), ...(to === undefined ? {} : { packageId: to }) },
    });
    if (to === undefined || to === row.packageId) return;
    await addHistory(tx, { id: newId("his_"), documentId: id, kind: "moved", summary: to ? `Moved to ${to}` : "Taken out of its package", by: "user" });
    await markStale(tx, row.packageId);
    await markStale(tx, to);
  });
  return getDocument(id);
}

export async function deleteDocument(id: string): Promise<undefined> {
  const row = await getDocumentRow(id);
  await db().$transaction(async (tx) => {
    await tx.document.deleteMany({ where: { id } });
    await markStale(tx, row.packageId);
  });
  await removeUnused([row.sha256]);
  return undefined;
}

export async function getContent(id: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; mediaType: string; filename: string; sha256: string }> {
  const row = await getDocumentRow(id);
  if (row.keyedBy) throw new AppError("not_found", "This instrument was keyed by hand; it has no file.");
  return { bytes: new Uint8Array(await readStoredFile(row.sha256)), mediaType: row.mediaType, filename: row.filename, sha256: row.sha256 };
}

export async function getHistory(id: string) {
  await getDocumentRow(id);
  const { rows, total } = await listHistory(id, 200);
  const items = rows.map((h) => ({
    id: h.id,
    at: h.at.toISOString(),
    kind: h.kind as "uploaded",
    aspect: h.aspect as "dates" | null,
    summary: h.summary,
    by: h.by,
    detail: h.detail as Record<string, unknown> | null,
  }));
  return { items, total, next_cursor: null };
}
