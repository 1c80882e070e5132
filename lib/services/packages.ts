// Packages: create, find, list, change, delete.

import type { z } from "zod";
import type { createPackageSchema, Package, packageDocumentsQuerySchema, packageListQuerySchema, patchPackageSchema } from "@/lib/contracts/packages";
import { db } from "@/lib/db/client";
import { packageDocuments } from "@/lib/db/documents";
import { findPackage, listPackages as listRows, packageExists } from "@/lib/db/packages";
import { fromCursor, toCursor } from "@/lib/http/cursor";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { removeUnused } from "./remove-unused";
import { toDocument, toPackage } from "./views";

export async function getPackage(id: string): Promise<Package> {
  const row = await findPackage(id);
  if (!row) throw new AppError("not_found", `There is no package ${id}.`);
  return toPackage(row);
}

export async function assertPackage(id: string): Promise<void> {
  if (!(await packageExists(id))) throw new AppError("not_found", `There is no package ${id}.`);
}

export async function createPackage(input: z.output<typeof createPackageSchema>): Promise<Package> {
  const id = newId("pkg_");
  await db().package.create({ data: { id, name: input.name, county: input.county ?? null, state: input.state ?? null, asOf: input.as_of ?? null } });
  return getPackage(id);
}

export async function listPackages(query: z.output<typeof packageListQuerySchema>) {
  const { rows, total } = await listRows({ q: query.q }, query.limit + 1, fromCursor(query.cursor, 2));
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return { packages: page.map(toPackage), total, next_cursor: rows.length > query.limit && last ? toCursor([last.createdAt.toISOString(), last.id]) : null };
}

export async function updatePackage(id: string, patch: z.output<typeof patchPackageSchema>): Promise<Package> {
  const asOfMoved = patch.as_of !== undefined;
  const { count } = await db().package.updateMany({
    where: { id },
    data: {
      ...(patch.name === undefined ? {} : { name: patch.name }),
      ...(patch.county === undefined ? {} : { county: patch.county }),
      ...(patch.state === undefined ? {} : { state: patch.state }),
      ...(asOfMoved ? { asOf: patch.as_of ?? null, stale: true } : {}),
    },
  });
  if (count === 0) throw new AppError("not_found", `There is no package ${id}.`);
  return getPackage(id);
}

export async function deletePackage(id: string): Promise<undefined> {
  const contents = await db().document.findMany({ where: { packageId: id }, select: { sha256: true }, distinct: ["sha256"] });
  const { count } = await db().package.deleteMany({ where: { id } });
  if (count === 0) throw new AppError("not_found", `There is no package ${id}.`);
  await removeUnused(contents.map((d) => d.sha256));
  return undefined;
}

export async function listPackageDocuments(id: string, query: z.output<typeof packageDocumentsQuerySchema>) {
  await assertPackage(id);
  const offset = Number(fromCursor(query.cursor, 1)?.[0] ?? "0");
  if (!Number.isSafeInteger(offset) || offset < 0) throw new AppError("invalid_request", "The cursor is not one of ours; start again without it.");
  const { rows, total } = await packageDocuments(id, query.all === "true" ? undefined : query.limit, offset);
  return { documents: rows.map(toDocument), total, next_cursor: offset + rows.length < total ? toCursor([String(offset + rows.length)]) : null };
}
