// Elements that every instrument treats alike are one tract: the coarsest partition of the package's land.
import type { Tract } from "@/lib/contracts/aspects/land";
import type { Geometry, ResolvedTract } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { acresText } from "@/lib/fraction/net-acres";
import { add, compare, mul, type Rational, rational } from "@/lib/fraction/rational";
import { stableId } from "@/lib/resolve/stable-id";
import type { Coverage, Element } from "./coverage";
import { acresOf } from "./land-mention";
import { sameAcres } from "./parcel";

/** Which of a document's interests name the tract: land that an instrument treats apart stays apart. */
function treatment(document: ResolvedDocument, tract_id: string): string {
  const c = document.conveyance.resolved;
  const interests = [...c.grants, ...c.reservations, ...c.exceptions];
  // What a statement tells of one land it does not tell of the other.
  const told = (c.facts ?? []).filter((f) => f.tracts?.length);
  return [...interests.map((i) => i.tracts.length === 0 || i.tracts.includes(tract_id)), ...told.map((f) => f.tracts?.includes(tract_id))]
    .map((named) => (named ? "1" : "0"))
    .join("");
}

function signatures(coverage: Coverage, byMention: ReadonlyMap<string, { document: ResolvedDocument; tract_id: string }>): Map<string, string[]> {
  const signs = new Map<string, string[]>([...coverage.elements.keys()].map((id) => [id, []]));
  for (const [key, ids] of coverage.covered) {
    const m = byMention.get(key);
    if (!m) continue;
    const depths = m.document.land.resolved.tracts.find((t) => t.id === m.tract_id)?.depths;
    const sign = `${m.document.id}:${treatment(m.document, m.tract_id)}:${depths?.text ?? depths?.formation ?? ""}`;
    for (const id of ids) signs.get(id)?.push(sign);
  }
  const out = new Map<string, string[]>();
  for (const [id, list] of signs) {
    const e = coverage.elements.get(id);
    const key = [[...new Set(list)].sort().join(","), e?.state ?? "", (e?.county ?? "").toLowerCase()].join("|");
    out.set(key, [...(out.get(key) ?? []), id]);
  }
  return out;
}

function labelOf(elements: readonly Element[]): string {
  const groups = new Map<string, string[]>();
  for (const e of elements) {
    const short = e.label.endsWith(`, ${e.group}`) ? e.label.slice(0, -e.group.length - 2) : e.label;
    groups.set(e.group, [...(groups.get(e.group) ?? []), short]);
  }
  return [...groups]
    .map(([group, parts]) => (parts.some((p) => p.startsWith("parcel#")) || group.startsWith("parcel#") ? parts.join("; ") : `${parts.join(", ")}, ${group}`))
    .join("; ");
}

function sumAcres(elements: readonly Element[]): string | null {
  let sum: Rational | null = null;
  for (const e of elements) {
    if (!e.acres) return null;
    sum = sum ? add(sum, e.acres) : e.acres;
  }
  return sum ? acresText(sum) : null;
}

/** Acres that papers on just this land state: of government lots, or of a fractional part; null where they differ, or are far from what the grid gives. */
function statedAcres(
  coverage: Coverage,
  keys: readonly string[],
  size: number,
  computed: string | null,
  tractOf: (key: string) => Tract | undefined,
): string | null {
  const told = keys.flatMap((key) => {
    const t = coverage.covered.get(key)?.size === size ? tractOf(key) : undefined;
    const acres =
      t?.acres_stated && t.exceptions.length === 0 && !t.warnings.some((w) => w.code === "partial" || w.code === "acreage_differs")
        ? acresOf(t.acres_stated)
        : null;
    return acres ? [acres] : [];
  });
  const [first] = told;
  if (!first || told.some((a) => !sameAcres(a, first))) return null;
  const grid = computed ? acresOf(computed) : null;
  const near = !grid || (compare(mul(first, rational(10)), mul(grid, rational(9))) >= 0 && compare(mul(first, rational(9)), mul(grid, rational(10))) <= 0);
  return near ? acresText(first) : null;
}

/** The drawings of a tract, one for each section it lies in. */
function geometryOf(elements: readonly Element[]): { geometry?: Geometry[] } {
  const drawn = new Map<string, Geometry>();
  for (const { geometry, group } of elements) {
    if (!geometry) continue;
    const known = drawn.get(group);
    drawn.set(group, known ? { ...known, shapes: [...known.shapes, ...geometry.shapes] } : geometry);
  }
  return drawn.size ? { geometry: [...drawn.values()] } : {};
}

/** Coverage → tracts in the order of their first mention, each with the mentions that cover it and how they stand to it. */
export function atomicTracts(coverage: Coverage, byMention: ReadonlyMap<string, { document: ResolvedDocument; tract_id: string }>): ResolvedTract[] {
  const mentionsOf = new Map<string, string[]>();
  for (const [key, ids] of coverage.covered) for (const id of ids) mentionsOf.set(id, [...(mentionsOf.get(id) ?? []), key]);
  const position = new Map([...byMention.keys()].map((k, i) => [k, i]));
  const tracts = [...signatures(coverage, byMention).values()].map((ids) => {
    const elements = ids.map((id) => coverage.elements.get(id)).filter((e): e is Element => e !== undefined);
    const keys = [...new Set(ids.flatMap((id) => mentionsOf.get(id) ?? []))].sort((a, b) => (position.get(a) ?? 0) - (position.get(b) ?? 0));
    const first = elements[0];
    return { ids, elements, keys, first, at: position.get(keys[0] ?? "") ?? 0 };
  });
  tracts.sort((a, b) => a.at - b.at || ((a.ids[0] ?? "") < (b.ids[0] ?? "") ? -1 : 1));
  const seen = new Map<string, number>();
  const tractOf = (key: string): Tract | undefined => {
    const m = byMention.get(key);
    const own = m?.document.land.resolved.tracts.filter((t) => t.plss || t.survey?.section) ?? [];
    return own.length === 1 && own[0]?.id === m?.tract_id ? own[0] : undefined;
  };
  return tracts.map(({ ids, elements, keys, first }) => {
    const home = keys[0] ?? ids.join();
    const nth = seen.get(home) ?? 0;
    seen.set(home, nth + 1);
    return {
      id: stableId("trt_", `${home}#${nth}`),
      label: labelOf(elements),
      kind: first?.kind ?? "other",
      acres: statedAcres(coverage, keys, ids.length, sumAcres(elements), tractOf) ?? sumAcres(elements),
      county: first?.county ?? null,
      state: first?.state ?? null,
      mentions: keys.flatMap((key) => {
        const m = byMention.get(key);
        if (!m) return [];
        const whole = (coverage.covered.get(key)?.size ?? 0) <= ids.length;
        return [{ document_id: m.document.id, tract_id: m.tract_id, relation: whole ? ("equals" as const) : ("contains" as const) }];
      }),
      ...geometryOf(elements),
      assumed: [...new Set(elements.flatMap((e) => e.assumed))],
    };
  });
}
