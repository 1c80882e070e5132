// L2: parties, tracts and references of a package. Decisions of the reviewer (merge, split) outlive every re-run.
import { z } from "zod";
import { referenceSchema } from "@/lib/contracts/aspects/conveyance";
import { landKindSchema } from "@/lib/contracts/aspects/land";
import { entityTypeSchema } from "@/lib/contracts/aspects/parties";
import { evidenceSchema } from "@/lib/contracts/evidence";
import { geometrySchema } from "@/lib/contracts/geometry";

export const matchStepSchema = z.object({
  level: z.string(),
  field: z.string(),
  label: z.string(),
  weight: z.number(),
  left: z.string().optional(),
  right: z.string().optional(),
});

export const resolvedPartySchema = z
  .object({
    id: z.string(),
    display: z.string(),
    entity_type: entityTypeSchema,
    /** `acts_for`: the party whose interest is dealt with where this one signs for another (executor, trustee, attorney in fact). */
    aliases: z.array(z.object({ name: z.string(), document_id: z.string(), party_id: z.string(), acts_for: z.string().optional() })),
    documents: z.array(z.string()),
    match: z.object({ level: z.string(), explanation: z.array(matchStepSchema) }),
    confidence: z.number(),
    spouse_ids: z.array(z.string()).optional(),
    died: z.string().nullable().optional(),
    /** Near misses: parties that look alike and were kept apart, with the reason. */
    near: z.array(z.object({ party_id: z.string(), score: z.number(), why: z.string() })).optional(),
    decided_by: z.enum(["rules", "reviewer"]).optional(),
  })
  .meta({ id: "ResolvedParty" });
export type ResolvedParty = z.infer<typeof resolvedPartySchema>;

export { type Geometry, geometrySchema } from "@/lib/contracts/geometry";

export const resolvedTractSchema = z
  .object({
    id: z.string(),
    label: z.string(),
    kind: landKindSchema,
    acres: z.string().nullable(),
    county: z.string().nullable().optional(),
    state: z.string().nullable().optional(),
    depths: z.string().nullable().optional(),
    mentions: z.array(z.object({ document_id: z.string(), tract_id: z.string(), relation: z.enum(["equals", "contains", "within", "overlaps"]) })),
    geometry: z.array(geometrySchema).optional(),
    assumed: z.array(z.string()).optional(),
  })
  .meta({ id: "ResolvedTract" });
export type ResolvedTract = z.infer<typeof resolvedTractSchema>;

/** A cited instrument: a document of the package, or null: cited, not in the package. */
export const resolvedReferenceSchema = z.object({
  document_id: z.string().describe("the citing document"),
  index: z.int().describe("index into that document's conveyance.references"),
  reference: referenceSchema,
  cites: z.string().nullable().describe("the cited document's id"),
  how: z.string().describe("what decided it"),
  evidence: z.array(evidenceSchema),
});
export type ResolvedReference = z.infer<typeof resolvedReferenceSchema>;

export const resolutionSchema = z.object({
  parties: z.array(resolvedPartySchema),
  tracts: z.array(resolvedTractSchema),
  references: z.array(resolvedReferenceSchema),
});
export type Resolution = z.infer<typeof resolutionSchema>;

export const partyDecisionSchema = z.union([
  z.strictObject({ merge: z.array(z.string()).min(2).max(200) }),
  z.strictObject({
    split: z.strictObject({
      party_id: z.string(),
      mentions: z
        .array(z.strictObject({ document_id: z.string(), party_id: z.string() }))
        .min(1)
        .max(1000),
    }),
  }),
]);
export type PartyDecision = z.infer<typeof partyDecisionSchema>;
/** A stored decision names mentions, not party ids, so that it outlives every re-run. */
export type MentionDecision = { kind: "merge" | "split"; mentions: { document_id: string; party_id: string }[] };
