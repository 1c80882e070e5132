// Adding documents: files, text, or an instrument keyed by hand. All of one request are checked before any is kept.

import type { z } from "zod";
import type { CreateDocument, createKeyedDocumentSchema, Document } from "@/lib/contracts/documents";
import type { JobId } from "@/lib/contracts/ids";
import { limits } from "@/lib/contracts/pipeline";
import { db } from "@/lib/db/client";
import { addHistory, findDocument, holdContent } from "@/lib/db/documents";
import { markStale, packageExists } from "@/lib/db/packages";
import { detectMedia } from "@/lib/markdown/detect-media";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { sha256Of, storeFile } from "@/lib/platform/storage";
import { keepKeyedReading } from "./keyed-reading";
import { requestDocumentsJob } from "./request-processing";
import { toDocument } from "./views";

type Incoming = { filename: string; bytes: Uint8Array; mediaType: string };
type Created = { items: Document[]; job_id?: JobId };

/** JSON body → the created documents. 422 for an empty text or an unknown package, 415 for bytes that are no document. */
export async function createFromJson(body: CreateDocument): Promise<Created> {
  const packageId = await knownPackage(body.package_id ?? null);
  if ("text" in body) {
    const file = toIncoming(body.filename, new TextEncoder().encode(body.text.toWellFormed()), "/text");
    return keep([file], packageId, body.process ?? true);
  }
  return keepKeyed(body, packageId);
}

/** Multipart form → the created documents. Parts named "file"; fields package_id and process. */
export async function createFromForm(form: FormData): Promise<Created> {
  const files = form.getAll("file").filter((f): f is File => typeof f !== "string");
  if (files.length === 0)
    throw new AppError("invalid_request", 'The form has no part named "file" with a filename.', { errors: [{ path: "/file", message: "missing" }] });
  if (files.length > 1000)
    throw new AppError("invalid_request", "At most 1,000 files a request; send them in several.", { errors: [{ path: "/file", message: "too many" }] });
  const packageField = form.get("package_id");
  const packageId = await knownPackage(typeof packageField === "string" && packageField ? packageField : null);
  const process = form.get("process");
  if (process !== null && !["true", "false", "1", "0", ""].includes(String(process)))
    throw new AppError("invalid_request", "process is true or false.", { errors: [{ path: "/process", message: "true or false" }] });
  const incoming: Incoming[] = [];
  for (const file of files) incoming.push(toIncoming(file.name, new Uint8Array(await file.arrayBuffer()), "/file"));
  return keep(incoming, packageId, process !== "false" && process !== "0");
}

/** Files already at hand (the seed, tests) → the created documents. Checked as an upload is. */
export async function createFromFiles(files: { filename: string; bytes: Uint8Array }[], packageId: string | null, process: boolean): Promise<Created> {
  const known = await knownPackage(packageId);
  return keep(
    files.map((f) => toIncoming(f.filename, f.bytes, "/file")),
    known,
    process,
  );
}

async function knownPackage(id: string | null): Promise<string | null> {
  if (id !== null && !(await packageExists(id)))
    throw new AppError("invalid_request", "There is no such package.", { errors: [{ path: "/package_id", message: "no such package" }] });
  return id;
}

function toIncoming(name: string, bytes: Uint8Array, path: string): Incoming {
  const filename = name.replaceAll("\\", "/").split("/").at(-1)?.trim() ?? "";
  if (!filename || filename.length > limits.nameChars || filename.includes("\u0000") || !filename.isWellFormed())
    throw new AppError("invalid_request", `A filename has 1 to ${limits.nameChars} characters and no NUL.`, {
      errors: [{ path: "/filename", message: "not a usable filename" }],
    });
  if (bytes.byteLength === 0)
    throw new AppError("empty_file", `"${filename}" is empty (0 bytes). Check the file and send it again.`, { errors: [{ path, message: "empty" }] });
  if (bytes.byteLength > limits.fileBytes) throw new AppError("payload_too_large", `"${filename}" is over ${limits.fileBytes / 1024 / 1024} MB. Split it.`);
  const media = detectMedia(bytes, filename);
  if ("problem" in media)
    throw new AppError("unsupported_media_type", `"${filename}": ${media.problem.message}`, { errors: [{ path, message: media.problem.code }] });
  return { filename, bytes, mediaType: media.media_type };
}

async function keep(files: Incoming[], packageId: string | null, process: boolean): Promise<Created> {
  const ids: string[] = [];
  for (const file of files) {
    const sha256 = sha256Of(file.bytes);
    const id = newId("doc_");
    await db().$transaction(async (tx) => {
      await holdContent(tx, [sha256]);
      await storeFile(file.bytes);
      await tx.document.create({
        data: {
          id,
          packageId,
          filename: file.filename,
          mediaType: file.mediaType,
          bytes: file.bytes.byteLength,
          sha256,
          status: process ? "processing" : "uploaded",
        },
      });
      await addHistory(tx, { id: newId("his_"), documentId: id, kind: "uploaded", summary: `Uploaded ${file.filename}`, by: "user" });
      await markStale(tx, packageId);
    });
    ids.push(id);
  }
  const job = process ? await requestDocumentsJob(ids, packageId, {}) : null;
  return { items: await reload(ids), ...(job ? { job_id: job } : {}) };
}

async function keepKeyed(body: z.output<typeof createKeyedDocumentSchema>, packageId: string | null): Promise<Created> {
  const id = newId("doc_");
  const reviewer = body.reviewer ?? "reviewer";
  const content = new TextEncoder().encode(JSON.stringify(body.resolved));
  const sha256 = sha256Of(content);
  await db().$transaction(async (tx) => {
    await holdContent(tx, [sha256]);
    await storeFile(content);
    await tx.document.create({
      data: { id, packageId, filename: body.title, title: body.title, mediaType: "application/json", bytes: 0, sha256, keyedBy: reviewer, pageCount: 0 },
    });
    await addHistory(tx, { id: newId("his_"), documentId: id, kind: "uploaded", summary: `Keyed by ${reviewer}`, by: reviewer });
    await markStale(tx, packageId);
  });
  await keepKeyedReading(id, body.title, reviewer, body.resolved);
  const job = (body.process ?? true) ? await requestDocumentsJob([id], packageId, {}) : null;
  return { items: await reload([id]), ...(job ? { job_id: job } : {}) };
}

async function reload(ids: string[]): Promise<Document[]> {
  const rows = await Promise.all(ids.map((id) => findDocument(id)));
  return rows.flatMap((row) => (row ? [toDocument(row)] : []));
}
