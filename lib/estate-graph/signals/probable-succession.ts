// A stranger with the surname, or the spouse, of one who holds the land: perhaps heir or survivor.
import type { EstateNode, Gap } from "@/lib/contracts/graph";
import type { Resolution, ResolvedParty } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import type { EstateIndex } from "@/lib/estate-graph/estate-index";
import { evidenceOfParty } from "./evidence-of-party";
import type { SignalDraft } from "./signal-draft";

const kinds = new Set(["stranger_to_title", "missing_link", "open_succession"]);
const words = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/\b(?:jr|sr|ii|iii|iv)\b\.?/g, "")
    .replace(/[^a-z ]/g, "")
    .split(" ")
    .filter((w) => w.length > 2);

function tie(stranger: ResolvedParty, holder: ResolvedParty): { why: string; confidence: number } | null {
  if (stranger.entity_type !== "individual" || holder.entity_type !== "individual") return null;
  if (holder.spouse_ids?.includes(stranger.id)) return { why: "is named as the spouse of", confidence: 0.6 };
  const surname = words(holder.display).at(-1);
  if (!surname || !words(stranger.display).slice(1).includes(surname)) return null;
  return holder.died ? { why: "bears the surname of, after the death of,", confidence: 0.6 } : { why: "bears the surname of", confidence: 0.4 };
}

/** The one who holds the estate of the gap, or held it last: the nearest before the gap's date. */
function holders(gap: Gap, index: EstateIndex): EstateNode[] {
  const on = (index.byTract.get(gap.tract_id ?? "") ?? []).filter((n) => n.estate_type === "fee" || n.estate_type === (gap.estate_type ?? n.estate_type));
  const date = gap.since ?? gap.until;
  return on.filter((n) => !date || !n.from || n.from <= date).sort((a, b) => Number(b.current) - Number(a.current));
}

/** The parties who may be of a holder's kin, in the order of the package: those who bear the last of his names, and his spouses. */
function likelyKin(parties: readonly ResolvedParty[]): (holder: ResolvedParty) => ResolvedParty[] {
  const order = new Map(parties.map((p, n) => [p.id, n]));
  const bearing = new Map<string, ResolvedParty[]>();
  for (const p of parties)
    for (const name of new Set(words(p.display).slice(1))) {
      const list = bearing.get(name);
      if (list) list.push(p);
      else bearing.set(name, [p]);
    }
  return (holder) => {
    const spouses = (holder.spouse_ids ?? []).flatMap((id) => parties[order.get(id) ?? -1] ?? []);
    const found = new Set([...(bearing.get(words(holder.display).at(-1) ?? "") ?? []), ...spouses]);
    return [...found].sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  };
}

/** For every open link: the holder to whom the stranger is probably heir, spouse or kin. One signal a gap, the strongest tie. */
export function probableSuccession(
  resolution: Resolution,
  index: EstateIndex,
  gaps: readonly Gap[],
  documents: ReadonlyMap<string, ResolvedDocument>,
): SignalDraft[] {
  const byId = new Map(resolution.parties.map((p) => [p.id, p]));
  const likely = likelyKin(resolution.parties);
  return gaps.flatMap((gap): SignalDraft[] => {
    if (!kinds.has(gap.kind) || !gap.party) return [];
    const party = byId.get(gap.party.party_id ?? "");
    if (!party) return [];
    if (gap.kind === "open_succession") {
      const kin = likely(party).filter(
        (p) => p !== party && tie(p, party) && p.documents.some((d) => !party.documents.includes(d) || (party.spouse_ids ?? []).includes(p.id)),
      );
      if (!kin.length) return [];
      return [draft(gap, kin, `${kin.map((k) => k.display).join(", ")} may have taken from ${party.display} by descent.`, 0.4, [party, ...kin], documents)];
    }
    const found = holders(gap, index)
      .map((node) => ({ node, holder: byId.get(node.holder.party_id ?? "") }))
      .flatMap(({ node, holder }) => (holder && holder !== party ? [{ node, holder, tie: tie(party, holder) }] : []))
      .filter((x) => x.tie !== null)
      .sort((a, b) => (b.tie?.confidence ?? 0) - (a.tie?.confidence ?? 0))[0];
    if (!found?.tie) return [];
    const words = `${party.display} ${found.tie.why} ${found.holder.display}, who held: probably an unrecorded succession. Probate or an affidavit of heirship would show it.`;
    const made = draft(gap, [party], words, found.tie.confidence, [found.holder, party], documents);
    return [gap.to_node ? { ...made, edge: { from: found.node.id, to: gap.to_node } } : made];
  });
}

function draft(
  gap: Gap,
  about: readonly ResolvedParty[],
  proposes: string,
  confidence: number,
  evidence: readonly ResolvedParty[],
  documents: ReadonlyMap<string, ResolvedDocument>,
): SignalDraft {
  return {
    kind: "probable_succession",
    about: about.map((p) => p.display).join(", "),
    proposes,
    confidence,
    evidence: evidence.flatMap((p) => evidenceOfParty(p, documents, 2)).slice(0, 6),
    would_close: [gap.id],
    party_ids: evidence.map((p) => p.id),
  };
}
