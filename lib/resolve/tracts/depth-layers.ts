// Land that instruments divide by depth: each layer is a tract of its own, with the instruments that reach it.
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import type { ResolvedReference, ResolvedTract } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { apart, type DepthInterval, intervalText, layersOf, readInterval } from "@/lib/land/depth/depth-interval";
import { stableId } from "@/lib/resolve/stable-id";

type Mention = ResolvedTract["mentions"][number];
/** What an instrument takes or keeps in a tract by depth; null stands for all depths. */
type Reach = { readonly grants: readonly (DepthInterval | null)[]; readonly kept: readonly (DepthInterval | null)[] };

/** More layers than these are the fault of the reading. */
const MOST = 8;
const MOVES = new Set(["convey", "lease", "assign", "release", "correct", "encumber"]);

const applies = (i: Interest, tract: string) => i.tracts.length === 0 || i.tracts.includes(tract);

/** Within one sentence: points of initials and short forms ("the J. Roe, et al., Gas Unit") end none. */
const ON = "(?:[^.;]|(?<=\\b(?:[A-Z]|al|Jr|Sr|No|Co|Inc|Corp|Ltd|Vol|p))\\.)";
/** "insofar and only insofar as said leases are contained in the units described": limits that stand in the paper of the unit. */
const AS_IN_UNIT = new RegExp(
  `\\b(?:insofar|in so far|to the extent|only as to|solely as to|(?:limited|confined|restricted) to)\\b${ON}{0,200}\\b(?:in|within|contained|of|by|to|the|said|such)\\b${ON}{0,90}\\b(?:units?|unitized|unitised|pooled)\\b`,
  "i",
);

/** By document: the depths of the one unit that it cites and to which its words confine what it assigns (Key Production Co. v. Quality Operating, Inc., Tex. App. 2013). */
function unitDepths(documents: readonly ResolvedDocument[], references: readonly ResolvedReference[]): Map<string, string> {
  const units = new Map(documents.flatMap((d) => (d.conveyance.resolved.unit?.formations ? [[d.id, d.conveyance.resolved.unit.formations] as const] : [])));
  const out = new Map<string, string>();
  for (const d of documents) {
    const c = d.conveyance.resolved;
    const told = c.grants.some((g) => g.depths === null) && [...c.grants, ...d.land.resolved.tracts].some((x) => AS_IN_UNIT.test(x.text));
    if (units.has(d.id) || c.action !== "assign" || !told) continue;
    const depths = new Set(references.flatMap((r) => (r.document_id === d.id && r.cites ? (units.get(r.cites) ?? []) : [])));
    const [only] = depths;
    if (depths.size === 1 && only && readInterval(only)) out.set(d.id, only);
  }
  return out;
}

function reachOf(document: ResolvedDocument, tract: string, ofUnit: string | undefined): Reach {
  const c = document.conveyance.resolved;
  if (!MOVES.has(c.action)) return { grants: [], kept: [] };
  // A lease may speak of depths beside its land (what it loses in time); only its granting words limit it.
  const land = c.action === "lease" ? null : (document.land.resolved.tracts.find((t) => t.id === tract)?.depths?.text ?? ofUnit);
  const limit = (i: Interest) => ((i.depths ?? land) ? readInterval(i.depths ?? land ?? "") : null);
  const of = (list: readonly Interest[]) => list.filter((i) => applies(i, tract)).map(limit);
  const kept = [...c.reservations, ...c.exceptions].filter((i) => i.depths !== null);
  return { grants: of(c.grants), kept: of(kept) };
}

/** Whether an instrument gives something in a layer; papers that limit nothing reach every layer. */
const reaches = (r: Reach, layer: DepthInterval): boolean => r.grants.length === 0 || r.grants.some((g) => g === null || !apart(g, layer));

function layered(tract: ResolvedTract, documents: ReadonlyMap<string, ResolvedDocument>, ofUnits: ReadonlyMap<string, string>): ResolvedTract[] {
  const reach = new Map<Mention, Reach>();
  for (const m of tract.mentions) {
    const document = documents.get(m.document_id);
    if (document) reach.set(m, reachOf(document, m.tract_id, ofUnits.get(document.id)));
  }
  const limits = [...reach.values()].flatMap((r) => [...r.grants, ...r.kept]).filter((l): l is DepthInterval => l !== null);
  const layers = limits.length ? layersOf(limits) : null;
  if (!layers || layers.length < 2 || layers.length > MOST) return [tract];
  return layers.map((layer, n) => {
    const depths = intervalText(layer);
    return {
      ...tract,
      id: n === 0 ? tract.id : stableId("trt_", `${tract.id}/${depths}`),
      label: `${tract.label}, ${depths}`,
      depths,
      mentions: tract.mentions.filter((m) => {
        const r = reach.get(m);
        return !r || reaches(r, layer);
      }),
    };
  });
}

/**
 * Divides tracts by the depths that grants, reservations and exceptions name: {a lease of all depths, an assignment down to 5,000 feet} → the tract to
 * 5,000 feet, which both cover, and the tract below, which the lease covers. A tract whose levels have no known order stays whole.
 */
export function divideByDepth(
  tracts: readonly ResolvedTract[],
  documents: readonly ResolvedDocument[],
  references: readonly ResolvedReference[],
): ResolvedTract[] {
  const ofUnits = unitDepths(documents, references);
  const byId = new Map(documents.map((d) => [d.id, d]));
  return tracts.flatMap((t) => layered(t, byId, ofUnits));
}
