// A gap before it has its number.
import type { Gap } from "@/lib/contracts/graph";

export type GapDraft = Omit<Gap, "id">;

/** A gap with nothing known but its kind and words; the caller fills in where it stands. */
export const gapDraft = (kind: Gap["kind"], severity: Gap["severity"], message: string, suggestion: string): GapDraft => ({
  kind,
  severity,
  tract_id: null,
  estate_type: null,
  share: null,
  from_node: null,
  to_node: null,
  party: null,
  since: null,
  until: null,
  message,
  suggestion,
  evidence: [],
});
