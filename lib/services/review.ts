// Review as clients ask for it: a document's values with how they stand, and the package's queue.
import type { Land } from "@/lib/contracts/aspects/land";
import type { DocumentId, PackageId } from "@/lib/contracts/ids";
import { aspects } from "@/lib/contracts/pipeline";
import type { DocumentReview, PageWord, ReviewField, ReviewQueue } from "@/lib/contracts/review";
import type { TitleResult } from "@/lib/contracts/title";
import { findPageWords, packageDocuments } from "@/lib/db/documents";
import { findCorrections, findExtractions } from "@/lib/db/extractions";
import { withGeometry } from "@/lib/land/shapes/tract-geometry";
import { AppError } from "@/lib/platform/errors";
import { buildQueue } from "@/lib/review/build-queue";
import { impactIndex } from "@/lib/review/field-impact";
import { type JudgedField, reviewFields } from "@/lib/review/review-fields";
import { provenanceOf, toReviewed } from "./aspects";
import { getDocumentRow } from "./documents";
import { loadStoredResolution } from "./package-inputs";
import { loadTitleEngine } from "./package-stages";
import { assertPackage } from "./packages";
import { loadReviewedDocument, loadReviewedDocuments, withMissingBoxes } from "./reviewed-documents";

const notRun: TitleResult = { effects: [], issues: [], traces: {}, undetermined: [], tracts: [], breaks: [] };

/** A judged field on the wire: what only the queue needs stays here. */
function toField({ field: { subject: _, options, ...field }, standing: { cause: __, ...standing } }: JudgedField): ReviewField {
  return { ...field, ...(options ? { options: [...options] } : {}), ...standing };
}

/** What is not read yet is absent from it: a document before its reading has no groups. */
export async function getDocumentReview(id: string): Promise<DocumentReview> {
  await getDocumentRow(id);
  const [document, rows, corrections] = await Promise.all([loadReviewedDocument(id), findExtractions(id), findCorrections(id)]);
  const judged = reviewFields(document);
  const fields = await withMissingBoxes(
    id,
    judged.flatMap((g) => g.fields.map(toField)),
  );
  let at = 0;
  const groups = judged.map((group) => {
    const first = at;
    at += group.fields.length;
    return { ...group, fields: fields.slice(first, at) };
  });
  const read = aspects.flatMap((aspect) => {
    const row = rows.find((r) => r.aspect === aspect && r.level === "L1");
    return row ? [{ aspect, provenance: provenanceOf(row), reviewed: toReviewed(corrections.find((c) => c.aspect === aspect) ?? null) }] : [];
  });
  return { document_id: id as DocumentId, aspects: read, groups, tracts: withGeometry((document.aspects.land?.resolved as Land | undefined)?.tracts ?? []) };
}

/** Before the engine has run, nothing can be said of impact: the order is then by what kind of thing rests on a value. */
export async function getReviewQueue(packageId: string): Promise<ReviewQueue> {
  await assertPackage(packageId);
  const { rows } = await packageDocuments(packageId);
  const [documents, resolution, result] = await Promise.all([
    loadReviewedDocuments(rows.map((r) => r.id)),
    loadStoredResolution(packageId),
    loadTitleEngine(packageId).then(
      (engine) => engine.result,
      (error: unknown) => {
        if (error instanceof AppError && error.code === "not_run") return notRun;
        throw error;
      },
    ),
  ]);
  return { package_id: packageId as PackageId, ...buildQueue({ documents, impactOf: impactIndex(result, resolution) }) };
}

/** The words of a page with their boxes; none for a document that came as text. */
export async function getPageWords(id: string, page: number): Promise<{ words: PageWord[] }> {
  await getDocumentRow(id);
  const found = (await findPageWords(id)).find((p) => p.page === page);
  if (!found) throw new AppError("not_found", `There is no page ${page} with words.`);
  return { words: found.words as PageWord[] };
}
