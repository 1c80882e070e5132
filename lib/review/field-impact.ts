// What a wrong value could move: the present shares whose chain runs through the effects that rest on it. Taken from the engine's effects and traces.
import type { Evidence } from "@/lib/contracts/evidence";
import type { Resolution } from "@/lib/contracts/resolution";
import type { FieldImpact } from "@/lib/contracts/review";
import type { Effect, Issue, TitleResult, TraceStep } from "@/lib/contracts/title";
import { acresText } from "@/lib/fraction/net-acres";
import { add, compare, fromWire, isZero, mul, parseRational, type Rational, ZERO } from "@/lib/fraction/rational";
import type { FieldDraft } from "./field-draft";

type Span = { start: number; end: number };
type Held = { estate: string; name: string; net: Rational | null };
type Indexed = { effect: Effect; spans: Span[]; held: number[] };
export type ImpactOf = (documentId: string, field: FieldDraft, evidence: readonly Evidence[]) => FieldImpact;

/** Estates by which acres are told, the first that has any. A royalty or lien covers land that its owner does not own. */
const told = [
  ["fee", "mineral"],
  ["leasehold"],
  ["surface"],
  ["remainder", "life_estate", "reversion"],
  ["royalty", "overriding_royalty", "production_payment"],
  ["easement", "lien"],
];

const spansOf = (list: readonly Evidence[], documentId: string | null): Span[] =>
  list.flatMap((e) =>
    e.start !== null && e.end !== null && (e.document_id === undefined || e.document_id === documentId) ? [{ start: e.start, end: e.end }] : [],
  );

function effectSpans(effect: Effect, trace: readonly TraceStep[]): Span[] {
  const inputs = trace.filter((s) => s.outcome !== "not_met").flatMap((s) => s.inputs.flatMap((i) => i.evidence ?? []));
  return spansOf([...(effect.evidence ?? []), ...inputs], effect.document_id);
}

function presentHoldings(result: TitleResult, resolution: Resolution): { held: Held[]; byEffect: Map<string, number[]> } {
  const acres = new Map(resolution.tracts.map((t) => [t.id, t.acres === null ? null : parseRational(t.acres)]));
  const held: Held[] = [];
  const byEffect = new Map<string, number[]>();
  for (const tract of result.tracts)
    for (const i of tract.interests) {
      if (i.estate_type === "executive_right") continue;
      const size = acres.get(tract.tract_id) ?? null;
      const at = held.push({ estate: i.estate_type, name: i.name, net: size && mul(size, fromWire(i.share)) }) - 1;
      for (const id of i.effects) byEffect.set(id, [...(byEffect.get(id) ?? []), at]);
    }
  return { held, byEffect };
}

/** Of a document's effects those that rest on this field; all of them where the field is the whole instrument's, or nothing tells them apart. */
function effectsOf(field: FieldDraft, evidence: readonly Evidence[], mine: readonly Indexed[], resolution: Resolution, documentId: string): readonly Indexed[] {
  const list = field.pointer.split("/")[1] ?? "";
  let some: readonly Indexed[] = [];
  if (field.aspect === "conveyance" && /^(grants|reservations|exceptions|lease)$/.test(list)) {
    const spans = spansOf(evidence, documentId);
    some = mine.filter((e) => e.spans.some((a) => spans.some((b) => a.start < b.end && b.start < a.end)));
  } else if (field.aspect === "parties") {
    const party = resolution.parties.find((p) => p.aliases.some((a) => a.document_id === documentId && a.party_id === field.subject));
    some = mine.filter(({ effect }) => [...effect.from, ...effect.to].some((x) => x.party_id !== null && x.party_id === party?.id));
  } else if (field.aspect === "land") {
    const tracts = new Set(
      resolution.tracts.filter((t) => t.mentions.some((m) => m.document_id === documentId && m.tract_id === field.subject)).map((t) => t.id),
    );
    some = mine.filter(({ effect }) => tracts.has(effect.tract_id));
  }
  return some.length > 0 ? some : mine;
}

function sumUp(at: ReadonlySet<number>, held: readonly Held[]): { acres: Rational | null; owners: string[] } {
  const rows = [...at].flatMap((i) => held[i] ?? []);
  const owners = [...new Set(rows.map((r) => r.name))];
  for (const estates of told) {
    const acres = rows.filter((r) => estates.includes(r.estate)).reduce((total, r) => (r.net ? add(total, r.net) : total), ZERO);
    if (!isZero(acres)) return { acres, owners };
  }
  return { acres: null, owners };
}

function largestIssue(issues: readonly Issue[], documentId: string): { title: string; acres: Rational } | null {
  let best: { title: string; acres: Rational } | null = null;
  for (const issue of issues) {
    const acres = issue.status === "open" && issue.document_ids.includes(documentId) && issue.impact?.net_acres ? parseRational(issue.impact.net_acres) : null;
    if (acres && (!best || compare(acres, best.acres) > 0)) best = { title: issue.title, acres };
  }
  return best;
}

const lighter: Record<Exclude<FieldDraft["bearing"], "ownership">, string> = {
  order: "It decides which instrument comes first; no share rests on it alone.",
  requirement: "It may raise or answer a requirement; no share rests on it.",
  reference: "Other instruments are found by it; no share rests on it.",
  none: "Nothing in the ownership rests on it.",
};

/**
 * Prepares the question once for a package: `impactIndex(result, resolution)(doc, field, evidence)` →
 * {bearing:"ownership", net_acres:"40", owners:["Ada Colburn"], why:"40 net acres of 1 present owner come through it."}.
 * Errs upwards: where nothing tells which effect rests on a field, all effects of its instrument do.
 */
export function impactIndex(result: TitleResult, resolution: Resolution): ImpactOf {
  const { held, byEffect } = presentHoldings(result, resolution);
  const byDocument = new Map<string, Indexed[]>();
  for (const effect of result.effects) {
    if (effect.document_id === null) continue;
    const entry = { effect, spans: effectSpans(effect, result.traces[effect.id] ?? []), held: byEffect.get(effect.id) ?? [] };
    byDocument.set(effect.document_id, [...(byDocument.get(effect.document_id) ?? []), entry]);
  }
  return (documentId, field, evidence) => {
    if (field.bearing !== "ownership") return { bearing: field.bearing, net_acres: null, owners: [], why: lighter[field.bearing] };
    const effects = effectsOf(field, evidence, byDocument.get(documentId) ?? [], resolution, documentId);
    const { acres, owners } = sumUp(new Set(effects.flatMap((e) => e.held)), held);
    if (acres)
      return {
        bearing: "ownership",
        net_acres: acresText(acres, 4),
        owners,
        why: `${acresText(acres, 4)} net acres of ${owners.length === 1 ? "one present owner" : `${owners.length} present owners`} come through it.`,
      };
    if (owners.length > 0)
      return {
        bearing: "ownership",
        net_acres: null,
        owners,
        why: `The shares of ${owners.length} present owners come through it; the acres of the land are not known.`,
      };
    const issue = largestIssue(result.issues, documentId);
    if (issue)
      return {
        bearing: "ownership",
        net_acres: acresText(issue.acres, 4),
        owners: [],
        why: `No share comes through it yet; “${issue.title}” holds ${acresText(issue.acres, 4)} net acres.`,
      };
    return {
      bearing: "ownership",
      net_acres: null,
      owners: [],
      why: effects.length > 0 ? "What it moved has ended: no present share comes through it." : "The instrument moves no share as it is read now.",
    };
  };
}
