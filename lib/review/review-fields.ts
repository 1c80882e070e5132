// All values of a document with how each stands.
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import type { Aspect } from "@/lib/contracts/vocabulary/pipeline";
import { borrowEvidence, type SourceText } from "./borrow-evidence";
import type { FieldDraft, GroupDraft } from "./field-draft";
import { findFailures } from "./find-failures";
import { type Confirmation, type Grounds, judgeField, type Standing } from "./judge-field";
import { nearest } from "./pointer";
import { type Resolved, toGroups } from "./to-groups";

/** One aspect as stored: merged value with its grounds, and what the machine read beneath. */
export type AspectGrounds = Omit<Grounds, "failures" | "confirmations"> & { resolved: unknown };
export type ReviewedDocument = {
  id: string;
  aspects: Partial<Record<Aspect, AspectGrounds>>;
  confirmations: Partial<Record<Aspect, Confirmation[]>>;
  /** The document's text, in which values without words of their own are looked for. */
  source: SourceText;
};
export type JudgedField = { field: FieldDraft; standing: Standing };
export type JudgedGroup = Omit<GroupDraft, "fields"> & { fields: JudgedField[] };

/** A document read, corrected and confirmed → its groups of fields, each with state and reason. */
export function reviewFields(document: ReviewedDocument): JudgedGroup[] {
  const { aspects, confirmations } = document;
  const resolved = Object.fromEntries(Object.entries(aspects).map(([aspect, g]) => [aspect, g.resolved as ResolvedDocument[Aspect]["resolved"]])) as Resolved;
  const failures = findFailures(resolved);
  const evidence = Object.fromEntries(Object.entries(aspects).map(([aspect, g]) => [aspect, g.evidence]));
  const judged = (field: FieldDraft, grounds: AspectGrounds): JudgedField => {
    const borrowed = nearest(grounds.evidence, field.pointer) ? undefined : borrowEvidence(field, resolved, evidence, document.source);
    const own = borrowed ? { ...grounds, evidence: { ...grounds.evidence, [field.pointer]: borrowed } } : grounds;
    return { field, standing: judgeField(field, { ...own, failures, confirmations: confirmations[field.aspect] ?? [] }) };
  };
  return toGroups(resolved).map((group) => {
    const grounds = aspects[group.aspect];
    return { ...group, fields: grounds ? group.fields.map((field) => judged(field, grounds)) : [] };
  });
}
