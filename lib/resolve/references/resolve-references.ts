// Every cited instrument is a document of the package, or cited and not in the package.
import type { ResolvedReference } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import type { DocumentIndex } from "./document-index";

/** Resolves `conveyance.references` of every document: one candidate or none. A second pass knows what the first learned. A reference that already names a document keeps it. */
export function resolveReferences(documents: readonly ResolvedDocument[], index: DocumentIndex): ResolvedReference[] {
  const ids = new Set(documents.map((d) => d.id));
  const once = (): ResolvedReference[] =>
    documents.flatMap((doc) =>
      doc.conveyance.resolved.references.map((reference, i): ResolvedReference => {
        const evidence = Object.entries(doc.conveyance.evidence)
          .filter(([pointer]) => pointer === `/references/${i}` || pointer.startsWith(`/references/${i}/`))
          .flatMap(([, list]) => list)
          .map((e) => ({ ...e, document_id: doc.id }));
        const base = { document_id: doc.id, index: i, reference, evidence };
        if (reference.document_id && ids.has(reference.document_id)) return { ...base, cites: reference.document_id, how: "named in the document's data" };
        const found = index.find(reference, doc);
        if (!("none" in found)) index.learn(reference, found.document);
        return "none" in found ? { ...base, cites: null, how: found.none } : { ...base, cites: found.document.id, how: found.how };
      }),
    );
  const first = once();
  return first.some((r) => r.cites === null) ? once() : first;
}
