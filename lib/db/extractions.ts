// Readings of aspects, the cache of L0 by content, and the reviewer's corrections.
import { db } from "@/lib/db/client";
import type { Correction, Extraction, Prisma } from "@/lib/db/generated/client";

export type ExtractionRow = Extraction;
export type CorrectionRow = Correction;
export type SavedExtraction = {
  resolved: unknown;
  evidence: unknown;
  confidence: unknown;
  extractor: string;
  model: string | null;
  version: string;
  inputTokens: number;
  outputTokens: number;
  costUsd: string;
  at: Date;
};

export async function saveExtraction(documentId: string, aspect: string, level: "L0" | "L1", e: SavedExtraction): Promise<void> {
  const data = {
    ...e,
    resolved: e.resolved as Prisma.InputJsonValue,
    evidence: e.evidence as Prisma.InputJsonValue,
    confidence: e.confidence as Prisma.InputJsonValue,
  };
  await db().extraction.upsert({
    where: { documentId_aspect_level: { documentId, aspect, level } },
    create: { documentId, aspect, level, ...data },
    update: data,
  });
}

export const findExtractions = (documentId: string) => db().extraction.findMany({ where: { documentId } });
export const findExtraction = (documentId: string, aspect: string, level: string) =>
  db().extraction.findUnique({ where: { documentId_aspect_level: { documentId, aspect, level } } });
export const findCorrections = (documentId: string) => db().correction.findMany({ where: { documentId } });
export const findCorrection = (documentId: string, aspect: string) => db().correction.findUnique({ where: { documentId_aspect: { documentId, aspect } } });

/** All L1 readings and corrections of a package's documents: two queries. */
export async function packageReadings(documentIds: string[]): Promise<{
  extractions: Pick<Extraction, "documentId" | "aspect" | "resolved" | "evidence" | "confidence" | "extractor" | "version" | "model">[];
  corrections: Correction[];
}> {
  const [extractions, corrections] = await Promise.all([
    db().extraction.findMany({
      where: { documentId: { in: documentIds }, level: "L1" },
      select: { documentId: true, aspect: true, resolved: true, evidence: true, confidence: true, extractor: true, version: true, model: true },
    }),
    db().correction.findMany({ where: { documentId: { in: documentIds } } }),
  ]);
  return { extractions, corrections };
}

export const findCached = (key: string) => db().extractionCache.findUnique({ where: { key } });
export async function saveCached(row: {
  key: string;
  aspect: string;
  extractor: string;
  version: string;
  model: string | null;
  value: unknown;
  inputTokens: number;
  outputTokens: number;
  costUsd: string;
}): Promise<void> {
  const data = { ...row, value: row.value as Prisma.InputJsonValue };
  await db().extractionCache.upsert({ where: { key: row.key }, create: data, update: data });
}

export const findModelCall = (key: string) => db().modelCall.findUnique({ where: { key } });
export async function saveModelCall(row: {
  key: string;
  model: string;
  response: unknown;
  inputTokens: number;
  outputTokens: number;
  costUsd: string;
}): Promise<void> {
  const data = { ...row, response: row.response as Prisma.InputJsonValue };
  await db().modelCall.upsert({ where: { key: row.key }, create: data, update: data });
}
