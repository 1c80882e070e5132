// The estate graph of a package: estates, how each came out of another, where the chain is broken, and (1.1) what might close the breaks.
import type { EstateGraph, Gap } from "@/lib/contracts/graph";
import type { PackageId } from "@/lib/contracts/ids";
import type { EstateIndex } from "./estate-index";
import { estatesOf } from "./estates-of";
import { ambiguousLandGaps } from "./gaps/ambiguous-land";
import { citedGaps } from "./gaps/cited-not-in-package";
import { gapsFromBreaks } from "./gaps/from-breaks";
import type { GapDraft } from "./gaps/gap-draft";
import { unaccountedGaps } from "./gaps/unaccounted-shares";
import { unresolvedPartyGaps } from "./gaps/unresolved-parties";
import type { GraphInput } from "./graph-input";
import { buildSignals } from "./signals/build-signals";
import { summaryOf } from "./summary";

export type { GraphInput } from "./graph-input";

function gapsOf(input: GraphInput, index: EstateIndex): Gap[] {
  const { result, resolution } = input;
  const cited = citedGaps(resolution, result.effects, index);
  const told = new Set(cited.flatMap((g) => g.document_ids ?? []));
  const engine = gapsFromBreaks(result.breaks, index).filter((g) => g.kind !== "cited_not_in_package" || !(g.document_ids ?? []).every((id) => told.has(id)));
  const drafts: GapDraft[] = [
    ...engine,
    ...cited,
    ...unresolvedPartyGaps(resolution, index),
    ...ambiguousLandGaps(input.documents ?? [], resolution),
    ...unaccountedGaps(index, resolution, result.undetermined, engine),
  ];
  return drafts.map((draft, i) => ({ id: `gap-${i + 1}`, ...draft }));
}

/**
 * Builds the graph from the engine's effects: `{dag:{nodes, edges, gaps, signals}, summary}`. Acyclic by construction (an edge goes from an
 * earlier to a later estate); every edge names the effect that made it. Version "1.1" adds signals and exploratory edges; it never changes a share.
 */
export function buildEstateGraph(input: GraphInput): EstateGraph {
  const tracts = new Map(input.resolution.tracts.map((t) => [t.id, t]));
  const index = estatesOf(input.result.effects, tracts);
  const gaps = gapsOf(input, index);
  const signals = input.version === "1.1" ? buildSignals(input, index, gaps) : [];
  const dag = { nodes: index.nodes, edges: index.edges, gaps, signals };
  return { package_id: input.package_id as PackageId, version: input.version, built_at: input.built_at, dag, summary: summaryOf(dag) };
}
