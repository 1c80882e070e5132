// The order in which the instruments of a package count: by the date they speak from, then by recording, then by id.
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";

/** The date an instrument speaks from: executed, else acknowledged, effective, filed, recorded; null where it states none. */
export function documentDate(doc: ResolvedDocument): string | null {
  const d = doc.dates.resolved;
  return d.executed ?? d.acknowledged ?? d.effective ?? d.filed ?? d.recorded;
}

/** Orders documents by date (undated last), recording and id → a new list, the same for any order of the input. */
export function inOrder(documents: readonly ResolvedDocument[]): ResolvedDocument[] {
  const key = (doc: ResolvedDocument) => [documentDate(doc) ?? "9999", doc.dates.resolved.recorded ?? doc.dates.resolved.filed ?? "9999", doc.id].join("|");
  return documents
    .map((doc) => ({ doc, key: key(doc) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map((entry) => entry.doc);
}
