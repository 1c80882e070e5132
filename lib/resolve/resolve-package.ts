// L2: what the documents of a package mean among one another. Pure: the same documents and decisions give the same bytes.
import type { MentionDecision, Resolution } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { resolveParties } from "./parties/resolve-parties";
import { documentIndex } from "./references/document-index";
import { resolveReferences } from "./references/resolve-references";
import { resolveTracts } from "./tracts/resolve-tracts";

/**
 * Documents + the reviewer's decisions → parties, tracts and references of the package. References come first (land is described by citing deeds),
 * then tracts (land is context for names), then parties. Never throws on odd data; what cannot be decided stays apart and says so.
 */
export function resolvePackage(documents: ResolvedDocument[], decisions: MentionDecision[]): Resolution {
  const index = documentIndex(documents);
  const references = resolveReferences(documents, index);
  const tracts = resolveTracts(documents, references, index);
  const landOf = new Map<string, string[]>();
  for (const t of tracts) for (const m of t.mentions) landOf.set(m.document_id, [...(landOf.get(m.document_id) ?? []), t.id]);
  const parties = resolveParties(documents, decisions, (id) => landOf.get(id) ?? []);
  return { parties, tracts, references };
}
