// Papers that describe no land and call theirs by its name in another: "the Second Tract in a deed from A, Vol. 9, page 3".
import type { ResolvedReference } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { tractsOfCited } from "@/lib/land/named/of-cited";
import type { Coverage } from "./coverage";

export type CalledLand = { key: string; document: ResolvedDocument; tract_id: string; cited: string[] };

/** What the operative words of a paper say of its land. */
const operative = ({ conveyance }: ResolvedDocument): string => {
  const c = conveyance.resolved;
  return c.grants.length ? c.grants.map((g) => g.text).join("; ") : (c.granting_clause ?? "");
};

/** The tracts of cited papers that such papers name. None for a paper that names all of a cited paper's land, or describes land of its own. */
export function calledInCited(documents: readonly ResolvedDocument[], references: readonly ResolvedReference[]): CalledLand[] {
  return documents.flatMap((document) => {
    if (document.land.resolved.tracts.length > 0) return [];
    const words = operative(document);
    const cited = references.flatMap((r) => {
      const source = r.document_id === document.id ? documents.find((d) => d.id === r.cites) : undefined;
      const ids = source ? tractsOfCited(words, source.land.resolved) : null;
      return source && ids ? ids.map((id) => `${source.id}/${id}`) : [];
    });
    return cited.length ? [{ key: `${document.id}/assumed`, document, tract_id: "assumed", cited: [...new Set(cited)] }] : [];
  });
}

/** Covers for each such paper what the tracts that it names cover. */
export function coverCalled(coverage: Coverage, lands: readonly CalledLand[]): void {
  for (const { key, cited } of lands) {
    const all = cited.flatMap((c) => [...(coverage.covered.get(c) ?? [])]);
    if (all.length) coverage.covered.set(key, new Set(all));
  }
}
