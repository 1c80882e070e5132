import type { Effect } from "@/lib/contracts/title";

/** Names by id: documents as they are, effects by the instrument that made them. */
export function idNames(documents: ReadonlyMap<string, string>, effects: Pick<Effect, "id" | "document_id">[]): Map<string, string> {
  const names = new Map(documents);
  for (const effect of effects) if (effect.document_id) names.set(effect.id, documents.get(effect.document_id) ?? "an instrument");
  return names;
}

/** "lease eff-1" → "lease Oil and Gas Lease, 10 May 1974": ids inside a text give way to the names of what they stand for. */
export function nameIds(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(/\b(?:doc_|eff-|trt_|pty_)[A-Za-z0-9_-]+/g, (id) => names.get(id) ?? id);
}
