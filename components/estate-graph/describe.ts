import { estateLabels } from "@/components/title/estate-labels";
import { formatDate, words } from "@/components/ui/format";
import type { EstateNode, Gap, Signal } from "@/lib/contracts/graph";
import { heldYears } from "./held";

/** A node in one sentence, for screen readers and the table: "Mineral 1/2, held by A from 4 Mar 1921, current". */
export function describeNode(node: EstateNode): string {
  const span = [node.from && `from ${formatDate(node.from)}`, node.to && `to ${formatDate(node.to)}`].filter(Boolean).join(" ");
  return [
    `${estateLabels[node.estate_type]} ${node.share.fraction}`,
    `held by ${node.holder.name} ${span}`.trim(),
    node.current ? "current" : "ended",
    node.assumed && "assumed",
  ]
    .filter(Boolean)
    .join(", ");
}

export const describeGap = (gap: Gap): string => `Gap: ${words(gap.kind)}${gap.share ? ` of ${gap.share.fraction}` : ""}. ${gap.message}`;
export const describeSignal = (signal: Signal): string =>
  `Signal: ${words(signal.kind)}, confidence ${Math.round(signal.confidence * 100)} percent. ${signal.proposes}`;

/** A folded chain in one sentence: "Fee 1, 4 transfers from A to B, 1903 – 1941, folded". */
export function describeChain(nodes: EstateNode[]): string {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (!first || !last) return "";
  const years = heldYears({ from: first.from, to: last.to });
  return `${estateLabels[first.estate_type]} ${first.share.fraction}, ${nodes.length} holders from ${first.holder.name} to ${last.holder.name}, ${years}, folded`;
}
