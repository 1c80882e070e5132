// All land of a package → atomic tracts, and which mention covers which.
import type { ResolvedReference, ResolvedTract } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { inOrder } from "@/lib/resolve/document-date";
import { compareNames } from "@/lib/resolve/parties/compare-names";
import { isConflict } from "@/lib/resolve/parties/comparison";
import { nameKeyOf } from "@/lib/resolve/parties/mention";
import type { DocumentIndex } from "@/lib/resolve/references/document-index";
import { atomicTracts } from "./atomic-tracts";
import { calledInCited, coverCalled } from "./called-in-cited";
import { citedLands, coverCited, partOfCited } from "./cited-land";
import { emptyCoverage } from "./coverage";
import { divideByDepth } from "./depth-layers";
import { failedDescriptions } from "./failed-description";
import { asHeld } from "./held-land";
import { inheritLand, unreadLand } from "./inherited-land";
import { landMentionsOf } from "./land-mention";
import { landsOfTotal } from "./land-of-total";
import { coverParcels, isParcel } from "./parcel-coverage";
import { isSliver, knownPiece, pieceOfSize, tellsKnownPiece } from "./part-of-section";
import { namedByPatentees } from "./patentee-survey";
import { coverRests, restsOfSold } from "./rest-of-sold";
import { joinByCitation } from "./same-by-citation";
import { coverSections } from "./section-coverage";
import { looseSection, type SectionPart, sectionPart } from "./section-part";
import { settleStates } from "./settle-states";
import { sizeStrips } from "./strip-without-acres";
import { aroundWells } from "./wells-in-section";
import { ofCitedLeases, withinCitedLeases } from "./within-cited-lease";

/** What moves, burdens or ends an interest. Land that only other papers name (spacing orders, units, affidavits of production) makes no tract where deeds describe land. */
const dealing = new Set(["convey", "lease", "assign", "release", "encumber", "subordinate", "ratify", "correct", "devise", "descend"]);

/** Whether one name stands in both documents. */
function shareParty(a: ResolvedDocument, b: ResolvedDocument): boolean {
  const keys = b.parties.resolved.parties.map((p) => nameKeyOf(p.name, p.entity_type));
  return a.parties.resolved.parties.some((p) => {
    const key = nameKeyOf(p.name, p.entity_type);
    return keys.some((k) => !isConflict(compareNames(k, key)));
  });
}

/**
 * Partitions the land of a package into tracts. Different wordings become one tract only where survey and acreage, lots, calls, name, or a cited deed show it;
 * which way it errs: unproved likeness stays two tracts.
 */
export function resolveTracts(documents: readonly ResolvedDocument[], references: readonly ResolvedReference[], index: DocumentIndex): ResolvedTract[] {
  const described = namedByPatentees(settleStates(inOrder(documents).flatMap(landMentionsOf)));
  const failed = failedDescriptions(described);
  const coverage = emptyCoverage();
  const states = new Set(described.map((m) => m.tract.state).filter((s): s is string => s !== null));
  const state = states.size === 1 ? ([...states][0] ?? null) : null;
  const read = described.filter((m) => !failed.has(m));
  const rests = restsOfSold(read, index, state);
  const mentions = sizeStrips(
    read.filter((m) => !rests.some((r) => r.mention === m)),
    state,
  );
  const parts = new Map(mentions.map((m) => [m.key, sectionPart(m, state)]));
  const pieces = mentions.filter((m) => !parts.get(m.key));
  for (const p of parts.values()) if (p && tellsKnownPiece(p, pieces, state)) parts.set(p.mention.key, null);
  const told = [...parts.values()].filter((p): p is SectionPart => p !== null);
  const placed = new Set<string>();
  for (const m of mentions) {
    if (parts.get(m.key)) continue;
    const sized = pieceOfSize(m, told, state);
    if (sized) placed.add(m.key);
    const loose = sized ? null : looseSection(m, told);
    parts.set(m.key, sized ?? (loose && knownPiece(loose, told)) ?? loose ?? partOfCited(m, told, index));
  }
  for (const p of told) {
    const piece = knownPiece(p, told);
    if (!piece && isSliver(p, told)) parts.set(p.mention.key, null);
    if (!piece) continue;
    parts.set(p.mention.key, piece);
    placed.add(p.mention.key);
  }
  const byCitation = [...citedLands(mentions, parts, index, state), ...landsOfTotal(mentions, state)];
  const asCited = byCitation.flatMap(({ mention, cited }) =>
    cited.flatMap((m) => (parts.get(m.key) ? [{ ...(parts.get(m.key) as SectionPart), mention }] : [])),
  );
  for (const c of byCitation) parts.set(c.mention.key, null);
  const known = [...parts.values()].filter((x): x is SectionPart => x !== null);
  for (const [p, region] of asHeld(known, [...known, ...asCited])) parts.set(p.mention.key, { ...p, region });
  const named = aroundWells([...parts.values()].filter((p): p is SectionPart => p !== null));
  const sections = coverSections(coverage, [...named, ...byCitation.flatMap((c) => c.less)]);
  const parcels = mentions.filter((m) => !parts.get(m.key) && isParcel(m) && !byCitation.some((c) => c.mention === m));
  coverParcels(coverage, parcels, index, sections, state);
  joinByCitation(coverage, mentions, index);
  coverCited(coverage, byCitation);
  const called = calledInCited(documents, references);
  coverCalled(coverage, called);
  coverRests(coverage, rests);
  const own = read.map((m) => [m.key, { document: m.document, tract_id: m.tract.id }] as const);
  const all = atomicTracts(coverage, new Map([...own, ...called.map((c) => [c.key, c] as const)]));
  for (const t of all)
    for (const m of t.mentions)
      if (placed.has(`${m.document_id}/${m.tract_id}`))
        t.assumed = [...(t.assumed ?? []), `${m.document_id}: told by its size alone; taken for the one piece of that section the package tells of`];
  const within = ofCitedLeases(withinCitedLeases(all, documents, references), documents, references);
  const deeds = new Set(documents.filter((d) => dealing.has(d.conveyance.resolved.action)).map((d) => d.id));
  const dealt = within.filter((t) => t.mentions.some((m) => deeds.has(m.document_id)));
  const unread = within.length ? null : unreadLand(documents, references, shareParty);
  return divideByDepth(inheritLand(documents, dealt.length ? dealt : unread ? [unread] : within, references), documents, references);
}
