// The queue: every value that a person should look at, by what a wrong one could move.
import type { DocumentId } from "@/lib/contracts/ids";
import { type InstrumentType, instrumentLabel } from "@/lib/contracts/instrument-types";
import type { QueueItem, ReviewQueue } from "@/lib/contracts/review";
import { bearings, needsPerson } from "@/lib/contracts/vocabulary/review";
import { compare, parseRational, ZERO } from "@/lib/fraction/rational";
import type { ImpactOf } from "./field-impact";
import { kindOf } from "./pointer";
import { type ReviewedDocument, reviewFields } from "./review-fields";
import { valueWords } from "./value-words";

/** Documents in the order of the chain. */
export type QueueInput = { documents: readonly ReviewedDocument[]; impactOf: ImpactOf };

const acresOf = (item: QueueItem) => (item.impact.net_acres === null ? ZERO : (parseRational(item.impact.net_acres) ?? ZERO));

/** What moves shares before what does not; there, failed checks before doubts; then the acres that come through the value. */
function byImpact(a: QueueItem, b: QueueItem): number {
  const bearing = bearings.indexOf(a.impact.bearing) - bearings.indexOf(b.impact.bearing);
  const failed = Number(b.state === "failed") - Number(a.state === "failed");
  return bearing || failed || compare(acresOf(b), acresOf(a)) || b.impact.owners.length - a.impact.owners.length;
}

/** Items of equal weight stay in the order of the chain and of the form. */
export function buildQueue({ documents, impactOf }: QueueInput): Pick<ReviewQueue, "items" | "counts"> {
  const counts = { rule: 0, person: 0, waiting: 0, failed: 0, absent: 0 };
  const items: QueueItem[] = [];
  for (const document of documents) {
    const type = document.aspects.doc_type?.resolved as { doc_type?: InstrumentType } | undefined;
    const dates = document.aspects.dates?.resolved as { executed?: string | null } | undefined;
    for (const group of reviewFields(document))
      for (const { field, standing } of group.fields) {
        counts[standing.state] += 1;
        if (!needsPerson(standing.state)) continue;
        items.push({
          document_id: document.id as DocumentId,
          document: type?.doc_type ? instrumentLabel(type.doc_type) : "Document",
          executed: dates?.executed ?? null,
          aspect: field.aspect,
          pointer: field.pointer,
          label: field.label,
          group: group.title,
          value: valueWords(field.value),
          state: standing.state,
          why: standing.why,
          impact: impactOf(document.id, field, standing.evidence),
          like: `${field.aspect}${kindOf(field.pointer)} ${standing.cause}`,
        });
      }
  }
  return { items: items.sort(byImpact), counts };
}
