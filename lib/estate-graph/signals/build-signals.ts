// Exploratory mode: what might close each gap. Signals add dotted edges and never change a share.
import type { Gap, Signal } from "@/lib/contracts/graph";
import { addEdge, type EstateIndex } from "@/lib/estate-graph/estate-index";
import type { GraphInput } from "@/lib/estate-graph/graph-input";
import { afterAcquiredTitle } from "./after-acquired-title";
import { alternativeReading } from "./alternative-reading";
import { citedInstrument } from "./cited-instrument";
import { namedBefore } from "./named-before";
import { possibleSameParty } from "./possible-same-party";
import { probableDescriptionError } from "./probable-description-error";
import { probableSuccession } from "./probable-succession";

/** All signals of a graph, numbered; draws their exploratory edges into the index where both ends are there and the edge runs forward in time. */
export function buildSignals(input: GraphInput, index: EstateIndex, gaps: readonly Gap[]): Signal[] {
  const documents = new Map((input.documents ?? []).map((d) => [d.id, d]));
  const drafts = [
    ...possibleSameParty(input.resolution, index, gaps, documents),
    ...probableSuccession(input.resolution, index, gaps, documents),
    ...citedInstrument(gaps),
    ...probableDescriptionError(input.resolution, index, gaps),
    ...afterAcquiredTitle(index, gaps),
    ...alternativeReading(input.result, input.documents ?? [], gaps),
    ...namedBefore(input.result, input.resolution, index, gaps, documents),
  ];
  return drafts.map(({ edge, ...signal }, i) => {
    const target = edge && index.nodes[index.position.get(edge.to) ?? -1];
    if (edge && target?.created_by)
      addEdge(index, {
        source: edge.from,
        target: edge.to,
        effect_id: target.created_by,
        relation: "signal",
        share: target.share,
        exploratory: true,
        confidence: signal.confidence,
      });
    return { id: `signal-${i + 1}`, ...signal };
  });
}
