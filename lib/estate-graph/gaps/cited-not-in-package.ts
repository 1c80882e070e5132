// Instruments that documents of the package cite and the package does not have.
import type { Gap } from "@/lib/contracts/graph";
import type { Resolution, ResolvedReference } from "@/lib/contracts/resolution";
import type { Effect } from "@/lib/contracts/title";
import type { EstateIndex } from "@/lib/estate-graph/estate-index";
import { type GapDraft, gapDraft } from "./gap-draft";

const placed = (r: ResolvedReference): boolean => Boolean((r.reference.book && r.reference.page) || r.reference.instrument_no || r.reference.date);
const keyOf = (r: ResolvedReference): string => {
  const { book, page, instrument_no, date } = r.reference;
  return [book, page, instrument_no, book || instrument_no ? "" : date].map((x) => (x ?? "").toLowerCase()).join("|");
};

function inWords(r: ResolvedReference): string {
  const { what, date, book, page, instrument_no, county } = r.reference;
  const at = [
    book && page && `Volume ${book}, page ${page}`,
    instrument_no && `No. ${instrument_no}`,
    county && `${county.replace(/ county$/i, "")} County`,
  ].filter(Boolean);
  return [what || "an instrument", date && `dated ${date}`, at.length && `recorded in ${at.join(", ")}`].filter(Boolean).join(" ");
}

const weighty = new Set(["prior", "lease", "excepted", "assigned", "released", "corrected"]);

/** One gap for each cited instrument, whoever cites it; it stands before the first estate that a citing document created. */
export function citedGaps(resolution: Resolution, effects: readonly Effect[], index: EstateIndex): GapDraft[] {
  const byKey = new Map<string, ResolvedReference[]>();
  for (const r of resolution.references) {
    if (r.cites !== null || !placed(r) || r.how === "the document's own recording") continue;
    byKey.set(keyOf(r), [...(byKey.get(keyOf(r)) ?? []), r]);
  }
  const effectOf = new Map<string, Effect>();
  for (const e of effects) if (e.document_id && !effectOf.has(e.document_id)) effectOf.set(e.document_id, e);
  const tractOf = new Map<string, string>();
  for (const t of resolution.tracts) for (const m of t.mentions) if (!tractOf.has(m.document_id)) tractOf.set(m.document_id, t.id);
  return [...byKey.values()].flatMap((list): GapDraft[] => {
    const first = list[0];
    if (!first) return [];
    const citing = [...new Set(list.map((r) => r.document_id))];
    const effect = citing.map((id) => effectOf.get(id)).find((e) => e !== undefined);
    const node = effect && index.byEffect.get(effect.id)?.[0];
    const severity: Gap["severity"] = list.some((r) => weighty.has(r.reference.relation ?? "") && !/\b(?:plat|map|survey|notes)\b/i.test(r.reference.what))
      ? "medium"
      : "low";
    const base = gapDraft(
      "cited_not_in_package",
      severity,
      `Cited and not in the package: ${inWords(first)}.`,
      `Obtain ${inWords(first)} and add it to the package.`,
    );
    return [
      {
        ...base,
        tract_id: node?.tract_id ?? tractOf.get(first.document_id) ?? null,
        estate_type: node?.estate_type ?? null,
        to_node: node?.id ?? null,
        until: effect?.effective ?? null,
        evidence: list.flatMap((r) => r.evidence),
        effect_ids: effect ? [effect.id] : [],
        document_ids: citing,
      },
    ];
  });
}
