// How a value stands and why, in words: confirmed by a rule, confirmed by a person, waiting for one, failed a check, or not stated.
import type { ConfidenceMap, Evidence, EvidenceMap } from "@/lib/contracts/evidence";
import type { Control, FieldState } from "@/lib/contracts/vocabulary/review";
import type { FieldDraft } from "./field-draft";
import type { Failure } from "./find-failures";
import { nearest, same, valueAt } from "./pointer";

/** A person's word on one value. It holds as long as the value is what it was when the person looked. */
export type Confirmation = { pointer: string; value: unknown; by: string; note: string | null; words: Evidence | null };

/** What is known of an aspect apart from its value. */
export type Grounds = {
  evidence: EvidenceMap;
  confidence: ConfidenceMap;
  /** The value as the machine read it, and the reviewer's correction on top, where there is one. */
  machine: unknown;
  correction: { by: string; note: string | null } | null;
  confirmations: readonly Confirmation[];
  failures: readonly Failure[];
};

export type Standing = { state: FieldState; why: string; cause: string; confidence: number | null; evidence: Evidence[]; machine?: unknown };

/** From here on a reader counts as sure. */
export const sureFrom = 0.8;
/** Controls of values that a reader judges or computes: they need no words of their own. */
const judged = new Set<Control>(["select", "bool", "reading", "none"]);
/** Values of other controls that are worked out likewise: a state from its county, a relation from "his children", an end from a term. */
const workedOut = /\/(?:state|relation|marital_status|expires)$/;

/**
 * A date whose words stand on page 1, read at 97 % → {state:"rule", why:"The words stand on page 1. The reader is 97 % sure."}.
 * Errs towards a person: words that differ, an unsure reader, no words at all or a failed check all wait.
 */
export function judgeField(field: FieldDraft, grounds: Grounds): Standing {
  const confirmation = grounds.confirmations.find((c) => c.pointer === field.pointer && same(c.value, field.value)) ?? null;
  const found = nearest(grounds.evidence, field.pointer) ?? [];
  const evidence = confirmation?.words ? [confirmation.words] : found;
  const confidence = nearest(grounds.confidence, field.pointer) ?? null;
  const machine = grounds.correction ? valueAt(grounds.machine, field.pointer) : undefined;
  const corrected = grounds.correction !== null && !same(machine, field.value);
  const rest = { confidence, evidence, ...(corrected ? { machine: machine ?? null } : {}) };
  const by = (verb: string, who: string, note: string | null) => ({
    ...rest,
    state: "person" as const,
    cause: "person",
    why: `${verb} by ${who}.${note ? ` ${note}` : ""}`,
  });
  if (corrected && grounds.correction) return by("Corrected", confirmation?.by ?? grounds.correction.by, confirmation?.note ?? grounds.correction.note);
  if (confirmation) return by("Confirmed", confirmation.by, confirmation.note);
  const failed = grounds.failures.filter((f) => f.aspect === field.aspect && f.pointer === field.pointer);
  if (failed[0]) return { ...rest, state: "failed", cause: `check:${failed[0].code}`, why: failed.map((f) => f.message).join(" ") };
  if (same(field.value, null)) return { ...rest, state: "absent", cause: "absent", why: "Not stated in the document." };
  return { ...rest, ...machineWord(field, found, confidence) };
}

function machineWord(field: FieldDraft, evidence: readonly Evidence[], confidence: number | null): Pick<Standing, "state" | "cause" | "why"> {
  const sure = confidence === null ? "" : ` The reader is ${Math.round(confidence * 100)} % sure.`;
  const best = evidence.find((e) => e.alignment !== "none");
  const keyed = evidence[0]?.quote.startsWith("keyed by ") ? evidence[0].quote : null;
  if (!best && keyed) return { state: "person", cause: "person", why: `${keyed.charAt(0).toUpperCase()}${keyed.slice(1)}.` };
  if (!best && (judged.has(field.control) || workedOut.test(field.pointer))) {
    if (confidence !== null && confidence < sureFrom)
      return { state: "waiting", cause: "unsure", why: `Worked out from the other values, and not certain.${sure}` };
    return { state: "rule", cause: "derived", why: `Worked out from the other values; it has no words of its own.${sure}` };
  }
  if (!best)
    return { state: "waiting", cause: "unfounded", why: `No words in the document were found for this value: it was worked out, or it is wrong.${sure}` };
  const place = best.page === null ? "" : ` on page ${best.page}`;
  if (best.alignment === "tolerant") return { state: "waiting", cause: "tolerant", why: `Words that differ slightly were found${place}.${sure}` };
  if (confidence !== null && confidence < sureFrom)
    return { state: "waiting", cause: "unsure", why: `The words stand${place}, but their meaning is not certain.${sure}` };
  return { state: "rule", cause: "found", why: `The words stand${place}.${sure}` };
}
