// A stranger whom an earlier paper of the package names without giving him this estate: perhaps that paper was misread.
import type { Gap } from "@/lib/contracts/graph";
import type { Resolution } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import type { TitleResult } from "@/lib/contracts/title";
import type { EstateIndex } from "@/lib/estate-graph/estate-index";
import { evidenceOfParty } from "./evidence-of-party";
import type { SignalDraft } from "./signal-draft";

const kinds = new Set(["stranger_to_title", "missing_link"]);
const MOST = 3;

const dayOf = (doc: ResolvedDocument): string | null => doc.dates.resolved.effective ?? doc.dates.resolved.executed ?? doc.dates.resolved.recorded;

/** "Warranty deed of 1931-04-02 (as grantee)". */
function called(doc: ResolvedDocument, party: string): string {
  const role = doc.parties.resolved.parties.find((p) => p.id === party)?.role;
  const day = dayOf(doc);
  return `${doc.doc_type.resolved.label}${day ? ` of ${day}` : ""}${role && role !== "other" ? ` (as ${role})` : ""}`;
}

/**
 * Broken links and the earlier papers that name their stranger → one signal a gap, with the words where he is named.
 * A paper by which he took or gave an estate of the tract is none of them. Errs towards naming a paper that gives him nothing in truth.
 */
export function namedBefore(
  result: TitleResult,
  resolution: Resolution,
  index: EstateIndex,
  gaps: readonly Gap[],
  documents: ReadonlyMap<string, ResolvedDocument>,
): SignalDraft[] {
  const parties = new Map(resolution.parties.map((p) => [p.id, p]));
  const source = new Map(result.effects.map((e) => [e.id, e.document_id]));
  return gaps.flatMap((gap): SignalDraft[] => {
    const party = parties.get(gap.party?.party_id ?? "");
    const before = gap.since ?? gap.until;
    if (!kinds.has(gap.kind) || !party || !before) return [];
    const moved = new Set(
      (index.byParty.get(party.id) ?? [])
        .filter((n) => n.tract_id === gap.tract_id)
        .flatMap((n) => [source.get(n.created_by ?? ""), source.get(n.ended_by ?? "")]),
    );
    const named = party.aliases.filter((alias) => {
      const doc = documents.get(alias.document_id);
      const day = doc && dayOf(doc);
      return day && day < before && !moved.has(alias.document_id) && !gap.document_ids?.includes(alias.document_id);
    });
    if (!named.length) return [];
    const shown = named.slice(-MOST);
    const papers = shown.flatMap((alias, i) => {
      if (shown.findIndex((other) => other.document_id === alias.document_id) !== i) return [];
      const doc = documents.get(alias.document_id);
      return doc ? [called(doc, alias.party_id)] : [];
    });
    const taker = shown.some((alias) => documents.get(alias.document_id)?.parties.resolved.parties.some((p) => p.id === alias.party_id && p.side === "to"));
    return [
      {
        kind: "alternative_reading",
        about: party.display,
        proposes: `Named before in: ${papers.join("; ")}. No estate of this tract was read as passing to ${party.display} there. If that paper gives or finds title, correcting its reading may close the link.`,
        confidence: taker ? 0.5 : 0.3,
        evidence: evidenceOfParty({ ...party, aliases: shown }, documents, MOST),
        would_close: [gap.id],
        party_ids: [party.id],
        document_ids: [...new Set(shown.map((alias) => alias.document_id))],
      },
    ];
  });
}
