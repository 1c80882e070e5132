// The merged view of an aspect: L0, L1 on top, the reviewer's correction last.
import { resolvedSchemas } from "@/lib/contracts/documents";
import type { ConfidenceMap, EvidenceMap } from "@/lib/contracts/evidence";
import type { Aspect } from "@/lib/contracts/pipeline";
import { alignReading } from "@/lib/review/align-lists";
import { same, valueAt } from "@/lib/review/pointer";
import { mergePatch, pointersOf } from "./json-pointers";

export type Reading = { resolved: unknown; evidence: EvidenceMap; confidence: ConfidenceMap };
export type CorrectionFacts = { patch: unknown; by: string };

/** With what the machine read, its list items in the order they now have. */
export type Merged = Reading & { machine: unknown; fits: boolean };

/** A correction that no longer fits what was read anew is left out rather than breaking the whole; `fits` says so. */
export function mergedView(aspect: Aspect, reading: Reading, correction: CorrectionFacts | null): Merged {
  if (!correction) return { ...reading, machine: reading.resolved, fits: true };
  const parsed = resolvedSchemas[aspect].safeParse(withNulls(reading.resolved, mergePatch(reading.resolved, correction.patch)));
  if (!parsed.success) return { ...reading, machine: reading.resolved, fits: false };
  const machine = alignReading(reading, parsed.data);
  const evidence = { ...machine.evidence };
  const confidence = { ...machine.confidence };
  // An array is patched as a whole: only what the patch changed in it is the reviewer's.
  for (const pointer of pointersOf(correction.patch).filter((at) => !same(valueAt(machine.resolved, at), valueAt(parsed.data, at)))) {
    if (!evidence[pointer]) evidence[pointer] = [{ page: null, start: null, end: null, quote: `keyed by ${correction.by}`, alignment: "none" }];
    confidence[pointer] = 1;
  }
  return { resolved: parsed.data, evidence, confidence, machine: machine.resolved, fits: true };
}

/** A field that the patch removed is null, not missing, where the reading had it at the top. */
function withNulls(before: unknown, after: unknown): unknown {
  if (typeof before !== "object" || before === null || Array.isArray(before) || typeof after !== "object" || after === null || Array.isArray(after))
    return after;
  const out = { ...(after as Record<string, unknown>) };
  for (const [k, v] of Object.entries(before)) {
    if (!(k in out)) out[k] = null;
    else if (out[k] !== v) out[k] = withNulls(v, out[k]);
  }
  return out;
}
