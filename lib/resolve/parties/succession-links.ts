// Companies that go on under another name: from certificates of merger, conversion or change of name, and from recitals in a capacity.
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { formerName } from "./capacity";
import type { NameKey } from "./mention";
import { nameKeyOf } from "./mention";

export type SuccessionLink = { former: NameKey; later: NameKey; how: "name_change" | "successor_by_merger"; document_id: string; date: string | null };

function fromFacts(doc: ResolvedDocument): SuccessionLink[] {
  const names = new Map(doc.parties.resolved.parties.map((p) => [p.id, p.name]));
  const links: SuccessionLink[] = [];
  for (const fact of doc.conveyance.resolved.facts ?? []) {
    if (fact.kind !== "merger" && fact.kind !== "name_change") continue;
    const listed = (fact.parties ?? []).map((p) => names.get(p) ?? p);
    const later = fact.value ?? listed.at(-1);
    if (!later) continue;
    for (const former of listed) {
      if (former === later) continue;
      const how = fact.kind === "merger" ? "successor_by_merger" : "name_change";
      links.push({ former: nameKeyOf(former, "corporation"), later: nameKeyOf(later, "corporation"), how, document_id: doc.id, date: fact.date ?? null });
    }
  }
  return links;
}

/** Every link "former name → later name" that the documents state. */
export function successionLinks(documents: readonly ResolvedDocument[]): SuccessionLink[] {
  return documents.flatMap((doc) => {
    const recited = doc.parties.resolved.parties.flatMap((p): SuccessionLink[] => {
      const found = formerName(p.capacity ?? "");
      if (!found || p.entity_type === "individual" || p.entity_type === "estate") return [];
      return [{ former: nameKeyOf(found.name, p.entity_type), later: nameKeyOf(p.name, p.entity_type), how: found.how, document_id: doc.id, date: null }];
    });
    return [...fromFacts(doc), ...recited];
  });
}
