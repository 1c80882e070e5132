// The words on the page in which a party is named.
import type { Evidence } from "@/lib/contracts/evidence";
import type { ResolvedParty } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";

/** Up to `most` places where the party's mentions stand in the documents, each with its document. */
export function evidenceOfParty(party: ResolvedParty, documents: ReadonlyMap<string, ResolvedDocument>, most = 3): Evidence[] {
  const out: Evidence[] = [];
  for (const alias of party.aliases) {
    const doc = documents.get(alias.document_id);
    const at = doc?.parties.resolved.parties.findIndex((p) => p.id === alias.party_id) ?? -1;
    if (!doc || at < 0) continue;
    const found = doc.parties.evidence[`/parties/${at}/name`] ?? doc.parties.evidence[`/parties/${at}`] ?? [];
    out.push(...found.map((e) => ({ ...e, document_id: doc.id })));
    if (out.length >= most) break;
  }
  return out.slice(0, most);
}
