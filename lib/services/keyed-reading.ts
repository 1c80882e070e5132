// An instrument keyed by hand: what the reviewer gave is both its L0 and its L1, with the reviewer as evidence.

import type { z } from "zod";
import type { createKeyedDocumentSchema } from "@/lib/contracts/documents";
import { resolvedSchemas } from "@/lib/contracts/documents";
import type { ConfidenceMap, EvidenceMap } from "@/lib/contracts/evidence";
import { instrumentCategory, instrumentLabel } from "@/lib/contracts/instrument-types";
import { type Aspect, aspects } from "@/lib/contracts/pipeline";
import { db } from "@/lib/db/client";
import { saveExtraction } from "@/lib/db/extractions";
import { AppError } from "@/lib/platform/errors";
import { documentColumns } from "./document-columns";
import { pointersOf } from "./json-pointers";

type Keyed = z.output<typeof createKeyedDocumentSchema>["resolved"];

const empty: { [A in Aspect]: (title: string) => Record<string, unknown> } = {
  doc_type: (title) => ({
    doc_type: "other",
    title,
    alternatives: [],
    recording: { county: null, state: null, book: null, page: null, instrument_no: null, book_type: null },
  }),
  parties: () => ({ parties: [], from: [], to: [] }),
  dates: () => ({ executed: null, effective: null, acknowledged: null, filed: null, recorded: null, expires: null, primary_term_months: null, other: [] }),
  land: () => ({ tracts: [] }),
  conveyance: () => ({
    action: "none",
    granting_clause: null,
    consideration: { text: null, amount: null, currency: null },
    warranty: null,
    grants: [],
    reservations: [],
    exceptions: [],
    subject_to: [],
    lease: null,
    references: [],
    after_acquired: false,
    habendum: null,
  }),
};

/** Fills what was not keyed with nulls, checks it against the contract and keeps it. 422 where the parts do not fit together. */
export async function keepKeyedReading(documentId: string, title: string, reviewer: string, keyed: Keyed): Promise<void> {
  const readings = new Map<Aspect, { resolved: unknown; evidence: EvidenceMap; confidence: ConfidenceMap }>();
  for (const aspect of aspects) {
    const given = (keyed[aspect] ?? {}) as Record<string, unknown>;
    const value = completed(aspect, { ...empty[aspect](title), ...given });
    const parsed = resolvedSchemas[aspect].safeParse(value);
    if (!parsed.success)
      throw new AppError("invalid_request", `${aspect} does not fit.`, {
        errors: parsed.error.issues.map((i) => ({ path: `/resolved/${aspect}/${i.path.join("/")}`, message: i.message })),
      });
    const pointers = pointersOf(given);
    const evidence = Object.fromEntries(
      pointers.map((p) => [p, [{ page: null, start: null, end: null, quote: `keyed by ${reviewer}`, alignment: "none" as const }]]),
    );
    readings.set(aspect, { resolved: parsed.data, evidence, confidence: Object.fromEntries(pointers.map((p) => [p, 1])) });
  }
  for (const [aspect, reading] of readings)
    for (const level of ["L0", "L1"] as const)
      await saveExtraction(documentId, aspect, level, {
        ...reading,
        extractor: "keyed",
        model: null,
        version: "1",
        inputTokens: 0,
        outputTokens: 0,
        costUsd: "0",
        at: new Date(),
      });
  const done = { status: "done", finished_at: new Date().toISOString() };
  await db().document.updateMany({
    where: { id: documentId },
    data: {
      ...documentColumns((aspect) => readings.get(aspect)?.resolved),
      title,
      stages: { markdown: { status: "skipped", finished_at: done.finished_at }, enrich: done },
    },
  });
}

function completed(aspect: Aspect, value: Record<string, unknown>): Record<string, unknown> {
  if (aspect !== "doc_type") return value;
  const type = value.doc_type as keyof typeof instrumentCategory;
  return { ...value, label: value.label ?? instrumentLabel(type), category: value.category ?? instrumentCategory[type] };
}
