import type { AspectResult } from "@/lib/contracts/documents";
import type { Evidence } from "@/lib/contracts/evidence";
import type { FieldView } from "./field-view";
import { nearest, valueAt } from "./pointer";

export type FieldState = "read" | "check" | "derived" | "unfounded" | "corrected" | "absent";
export type Standing = { state: FieldState; why: string; evidence: Evidence[]; confidence: number | null; machine: unknown };

export const sureFrom = 0.8;
/** Controls of values that a reader judges or computes, and need not find as words. */
const judged = new Set<FieldView["control"]>(["select", "bool", "none"]);
const differ = (a: unknown, b: unknown) => JSON.stringify(a ?? null) !== JSON.stringify(b ?? null);

/**
 * How far a value can be trusted, and why in words: read (the words stand in the text), check (roughly, or the reader was unsure),
 * derived (judged or computed from other values), unfounded (no words for it), corrected (a person's), absent (not stated).
 */
export function standingOf(field: Pick<FieldView, "pointer" | "value"> & { control?: FieldView["control"] }, aspect: AspectResult): Standing {
  const evidence = nearest(aspect.evidence, field.pointer) ?? [];
  const confidence = nearest(aspect.confidence, field.pointer) ?? null;
  const machine = aspect.extracted === undefined || aspect.extracted === null ? undefined : valueAt(aspect.extracted, field.pointer);
  const rest = { evidence, confidence, machine };
  if (aspect.reviewed && aspect.extracted !== undefined && differ(machine, field.value))
    return { ...rest, state: "corrected", why: `Corrected by ${aspect.reviewed.by}.${aspect.reviewed.note ? ` ${aspect.reviewed.note}` : ""}` };
  if (field.value === null || field.value === "") return { ...rest, state: "absent", why: "Not stated in the document." };
  const sure = confidence === null ? "" : ` The reader is ${Math.round(confidence * 100)} % sure.`;
  const found = evidence.filter((e) => e.alignment !== "none");
  const best = found[0];
  if (!best && field.control && judged.has(field.control))
    return { ...rest, state: "derived", why: `Worked out from the other values; it has no words of its own.${sure}` };
  if (!best) return { ...rest, state: "unfounded", why: `No words in the document were found for this value: it was worked out, or it is wrong.${sure}` };
  const place = best.page === null ? "" : ` on page ${best.page}`;
  if (best.alignment === "tolerant") return { ...rest, state: "check", why: `Words that differ slightly were found${place}.${sure}` };
  if (confidence !== null && confidence < sureFrom)
    return { ...rest, state: "check", why: `The words stand${place}, but their meaning is not certain.${sure}` };
  return { ...rest, state: "read", why: `The words stand${place}.${sure}` };
}
