// Companies that go on under another name: from certificates of merger, conversion or change of name, and from recitals in a capacity.
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { formerName } from "./capacity";
import type { NameKey } from "./mention";
import { nameKeyOf } from "./mention";
import { successionSteps } from "./succession-steps";

export type SuccessionLink = { former: NameKey; later: NameKey; how: "name_change" | "successor_by_merger"; document_id: string; date: string | null };

const certificate = /merger|name_change|conversion|consolidation|articles/;

/** Names in the order in which the text has them, the one that goes on last: what stands after "into", "to", "known as". */
function ordered(names: readonly string[], text: string): string[] {
  const low = text.toLowerCase();
  const turn = /\b(?:merged?|merging|merger|changed?|converted|consolidated)\b[^.]*?\b(?:into|to|as)\b/.exec(low);
  const after = turn ? turn.index + turn[0].length : low.length;
  const goesOn = (name: string) => low.indexOf(name.toLowerCase(), after) >= 0 && low.indexOf(name.toLowerCase(), after) - after < 40;
  return [...names].sort((a, b) => Number(goesOn(a)) - Number(goesOn(b)));
}

/** A certificate names the companies; in a deed the recital is read from the party's own words, for its other parties have no share in it. */
function fromFacts(doc: ResolvedDocument): SuccessionLink[] {
  if (!certificate.test(doc.doc_type.resolved.doc_type)) return [];
  const names = new Map(doc.parties.resolved.parties.map((p) => [p.id, p.name]));
  const links: SuccessionLink[] = [];
  for (const fact of doc.conveyance.resolved.facts ?? []) {
    if (fact.kind !== "merger" && fact.kind !== "name_change") continue;
    const date = fact.date ?? doc.dates.resolved.effective ?? doc.dates.resolved.executed;
    const steps = successionSteps(fact.text, [...new Set(names.values())]);
    links.push(
      ...steps.map((s) => ({
        former: nameKeyOf(s.former, "corporation"),
        later: nameKeyOf(s.later, "corporation"),
        how: s.how,
        document_id: doc.id,
        date,
      })),
    );
    if (steps.length) continue;
    const listed = ordered(
      [...new Set((fact.parties ?? []).map((p) => names.get(p) ?? p))].filter((n) => !/secretary of state/i.test(n)),
      fact.text,
    );
    const later = fact.value && listed.includes(fact.value) ? fact.value : listed.at(-1);
    if (!later) continue;
    const how = fact.kind === "merger" ? "successor_by_merger" : "name_change";
    for (const former of listed)
      if (former !== later)
        links.push({
          former: nameKeyOf(former, "corporation"),
          later: nameKeyOf(later, "corporation"),
          how,
          document_id: doc.id,
          date,
        });
  }
  return links;
}

/** What a deed, lease or affidavit recites of a change of name, read among the companies of the whole package: "Elm Oil Company took the name Oak Petroleum, Inc. in 1972". */
function recitedChanges(doc: ResolvedDocument, companies: readonly string[]): SuccessionLink[] {
  if (certificate.test(doc.doc_type.resolved.doc_type)) return [];
  return (doc.conveyance.resolved.facts ?? []).flatMap((fact) => {
    const steps = fact.kind === "name_change" ? successionSteps(fact.text, companies).filter((s) => s.how === "name_change") : [];
    return steps.map((s) => ({
      former: nameKeyOf(s.former, "corporation"),
      later: nameKeyOf(s.later, "corporation"),
      how: s.how,
      document_id: doc.id,
      date: fact.date ?? null,
    }));
  });
}

/** The names of companies of a package, as its papers spell them. */
function companiesOf(documents: readonly ResolvedDocument[]): string[] {
  const own = documents.flatMap((d) => d.parties.resolved.parties.filter((p) => p.entity_type !== "individual" && p.entity_type !== "estate"));
  return [...new Set(own.flatMap((p) => [p.name, p.display, ...p.aliases]))].filter((n) => n.length > 5).slice(0, COMPANIES_MAX);
}
const COMPANIES_MAX = 400;

/** Every link "former name → later name" that the documents state. */
export function successionLinks(documents: readonly ResolvedDocument[]): SuccessionLink[] {
  const companies = documents.some((d) => (d.conveyance.resolved.facts ?? []).some((f) => f.kind === "name_change")) ? companiesOf(documents) : [];
  return documents.flatMap((doc) => {
    const recited = doc.parties.resolved.parties.flatMap((p): SuccessionLink[] => {
      const found = formerName(p.capacity ?? "");
      if (!found || p.entity_type === "individual" || p.entity_type === "estate") return [];
      return [{ former: nameKeyOf(found.name, p.entity_type), later: nameKeyOf(p.name, p.entity_type), how: found.how, document_id: doc.id, date: null }];
    });
    return [...fromFacts(doc), ...recitedChanges(doc, companies), ...recited];
  });
}
