// Review as clients ask for it: a document's values with how they stand, and the package's queue.
import type { Land } from "@/lib/contracts/aspects/land";
import type { DocumentId, PackageId } from "@/lib/contracts/ids";
import { aspects } from "@/lib/contracts/pipeline";
import type { DocumentReview, PageWord, ReviewQueue } from "@/lib/contracts/review";
import type { TitleResult } from "@/lib/contracts/title";
import { findMarkdown, findPageWords, packageDocuments } from "@/lib/db/documents";
import { findCorrections, findExtractions } from "@/lib/db/extractions";
import { withGeometry } from "@/lib/land/shapes/tract-geometry";
import { AppError } from "@/lib/platform/errors";
import { buildQueue } from "@/lib/review/build-queue";
import { impactIndex } from "@/lib/review/field-impact";
import { reviewFields } from "@/lib/review/review-fields";
import { provenanceOf, toReviewed } from "./aspects";
import { getDocumentRow } from "./documents";
import { loadStoredResolution } from "./package-inputs";
import { loadTitleEngine } from "./package-stages";
import { assertPackage } from "./packages";
import { loadReviewedDocument, loadReviewedDocuments } from "./reviewed-documents";

const notRun: TitleResult = { effects: [], issues: [], traces: {}, undetermined: [], tracts: [], breaks: [] };

/** What is not read yet is absent from it: a document before its reading has no groups. */
export async function getDocumentReview(id: string): Promise<DocumentReview> {
  await getDocumentRow(id);
  const [markdown, rows, corrections] = await Promise.all([findMarkdown(id), findExtractions(id), findCorrections(id)]);
  const document = await loadReviewedDocument(id, markdown?.text ?? "");
  // Importance is the queue's question; here every field says what kind of thing rests on it.
  const groups = reviewFields(document).map(({ fields, ...group }) => ({
    ...group,
    fields: fields.map(({ field: { subject, options, ...field }, standing: { cause, ...standing } }) => ({
      ...field,
      ...(options ? { options: [...options] } : {}),
      ...standing,
    })),
  }));
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
