// Instruments with no readable land of their own: they deal in the land of what they cite, or of the package where it is one body of land.
import type { ResolvedReference, ResolvedTract } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { inOrder } from "@/lib/resolve/document-date";
import { stableId } from "@/lib/resolve/stable-id";

/** Papers that speak of a person's whole estate, or of a company, and not of one tract. */
const ofPersons = /will|probate|heirship|affidavit_of_death|survivor|letters|merger|name_change|power_of_attorney|divorce|trust_|guardianship|estate_/;

/** Connected by a document that covers both: one body of land. */
function bodies(tracts: readonly ResolvedTract[]): number {
  const seen = new Set<ResolvedTract>();
  const byDocument = new Map<string, ResolvedTract[]>();
  for (const t of tracts) for (const m of t.mentions) byDocument.set(m.document_id, [...(byDocument.get(m.document_id) ?? []), t]);
  let count = 0;
  for (const start of tracts) {
    if (seen.has(start)) continue;
    count++;
    const open = [start];
    while (open.length) {
      const t = open.pop();
      if (!t || seen.has(t)) continue;
      seen.add(t);
      for (const m of t.mentions) open.push(...(byDocument.get(m.document_id) ?? []));
    }
  }
  return count;
}

type Inherited = { tracts: readonly ResolvedTract[]; why: string };

function fromCited(doc: ResolvedDocument, references: readonly ResolvedReference[], of: ReadonlyMap<string, ResolvedTract[]>): Inherited | null {
  const cited = references.filter((r) => r.cites !== null && of.has(r.cites));
  const main = cited.filter((r) => ["lease", "released", "assigned", "corrected", "ratified", "land", "lien"].includes(r.reference.relation ?? ""));
  const used = main.length ? main : cited;
  if (!used.length) return null;
  const tracts = [...new Set(used.flatMap((r) => of.get(r.cites ?? "") ?? []))];
  return { tracts, why: `${doc.id}: the land of the instrument it cites (${[...new Set(used.map((r) => r.cites))].join(", ")})` };
}

/** Tracts whose acreage, and no other's, stands in the operative words of a document that has no description of its own. */
function byAcreage(doc: ResolvedDocument, tracts: readonly ResolvedTract[]): Inherited | null {
  const c = doc.conveyance.resolved;
  const text = [c.granting_clause ?? "", ...[...c.grants, ...c.reservations].map((i) => i.text), ...c.subject_to.map((s) => s.text)].join(" ");
  const named = new Set(
    [...text.matchAll(/\b(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?[\s-]+acres?\b/gi)].map(
      (m) => `${(m[1] ?? "").replace(/,/g, "")}${(m[2] ?? "").replace(/0+$/, "").replace(/\.$/, "")}`,
    ),
  );
  if (!named.size || tracts.length < 2) return null;
  const found = tracts.filter((t) => t.acres !== null && named.has(t.acres));
  return found.length === named.size ? { tracts: found, why: `${doc.id}: no land described; the acreage in its words is that of this tract` } : null;
}

/**
 * A package in which no document's land can be read, though its instruments cite one another or pass from hand to hand: one tract without acreage,
 * marked as assumed, so that the chain can be followed. Null where the dealing documents are not linked.
 */
export function unreadLand(
  documents: readonly ResolvedDocument[],
  references: readonly ResolvedReference[],
  linked: (a: ResolvedDocument, b: ResolvedDocument) => boolean,
): ResolvedTract | null {
  const list = inOrder(documents).filter((d) =>
    ["convey", "lease", "assign", "release", "devise", "descend", "encumber"].includes(d.conveyance.resolved.action),
  );
  const first = list[0];
  if (!first || list.length < 2 || list.length > 200) return null;
  const cited = new Set(references.filter((r) => r.cites).flatMap((r) => [`${r.document_id}|${r.cites}`, `${r.cites}|${r.document_id}`]));
  const joined = new Set([first]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const doc of list) {
      if (joined.has(doc) || ![...joined].some((d) => cited.has(`${doc.id}|${d.id}`) || linked(doc, d))) continue;
      joined.add(doc);
      grew = true;
    }
  }
  if (joined.size < list.length) return null;
  const recording = first.doc_type.resolved.recording;
  const why = list.map((d) => `${d.id}: its land could not be read; taken for the one land of the package`);
  const mentions = list.map((d) => ({ document_id: d.id, tract_id: d.land.resolved.tracts[0]?.id ?? "assumed", relation: "equals" as const }));
  return {
    id: stableId("trt_", `${first.id}/unread`),
    label: "Land not told by the instruments",
    kind: "other",
    acres: null,
    county: recording.county,
    state: recording.state,
    mentions,
    assumed: why,
  };
}

/**
 * Adds to the tracts the documents that describe none. A release that cites its lease takes the lease's land; an heirship affidavit all land of the package,
 * for it speaks of all that the decedent held. Marked as assumed on the tract. A deed that cites nothing, in a package of several bodies of land, stays without.
 */
export function inheritLand(
  documents: readonly ResolvedDocument[],
  tracts: readonly ResolvedTract[],
  references: readonly ResolvedReference[],
): ResolvedTract[] {
  const of = new Map<string, ResolvedTract[]>();
  for (const t of tracts) for (const m of t.mentions) of.set(m.document_id, [...(of.get(m.document_id) ?? []), t]);
  const byDocument = new Map<string, ResolvedReference[]>();
  for (const r of references) byDocument.set(r.document_id, [...(byDocument.get(r.document_id) ?? []), r]);
  const single = bodies(tracts) === 1;
  for (const doc of inOrder(documents)) {
    if (of.has(doc.id) || !tracts.length) continue;
    const type = doc.doc_type.resolved;
    const personal = ofPersons.test(type.doc_type) || (type.category === "probate" && !/deed/.test(type.doc_type));
    const all: Inherited = { tracts, why: `${doc.id}: no land described; taken for all land of the package` };
    const found = personal ? all : (byAcreage(doc, tracts) ?? fromCited(doc, byDocument.get(doc.id) ?? [], of) ?? (single ? all : null));
    if (!found) continue;
    const own = doc.land.resolved.tracts[0]?.id ?? "assumed";
    for (const t of found.tracts) {
      t.mentions.push({ document_id: doc.id, tract_id: own, relation: found.tracts.length === 1 ? "equals" : "contains" });
      t.assumed = [...(t.assumed ?? []), found.why];
    }
    of.set(doc.id, [...found.tracts]);
  }
  return [...tracts];
}
