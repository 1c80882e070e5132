// Review: every value of a document with how it stands, the package's queue by impact, and what a person decides.
import { z } from "zod";
import { tractSchema } from "@/lib/contracts/aspects/land";
import { recordDateSchema } from "@/lib/contracts/dates";
import { provenanceSchema, reviewedSchema, wordSchema } from "@/lib/contracts/documents";
import { estateTypeSchema } from "@/lib/contracts/estates";
import { evidenceSchema } from "@/lib/contracts/evidence";
import { documentIdSchema, packageIdSchema } from "@/lib/contracts/ids";
import { aspectSchema } from "@/lib/contracts/pipeline";
import { bearings, controls, fieldStates } from "@/lib/contracts/vocabulary/review";

export const fieldStateSchema = z.enum(fieldStates).describe("rule and person: confirmed; waiting and failed: a person should look; absent: not stated");
export const bearingSchema = z.enum(bearings).describe("what a wrong value could move");

export const reviewFieldSchema = z
  .object({
    aspect: aspectSchema,
    pointer: z.string().describe("JSON pointer into the aspect's resolved value"),
    label: z.string(),
    control: z.enum(controls).describe("how it is edited; none: it is worked out"),
    options: z.array(z.string()).optional(),
    value: z.unknown(),
    /** What the machine read, where a person corrected it. */
    machine: z.unknown().optional(),
    state: fieldStateSchema,
    why: z.string(),
    confidence: z.number().nullable(),
    evidence: z.array(evidenceSchema),
    bearing: bearingSchema,
  })
  .meta({ id: "ReviewField" });
export type ReviewField = z.infer<typeof reviewFieldSchema>;

export const reviewGroupSchema = z.object({
  key: z.string(),
  aspect: aspectSchema,
  title: z.string(),
  note: z.string().optional(),
  fields: z.array(reviewFieldSchema),
});
export type ReviewGroup = z.infer<typeof reviewGroupSchema>;

export const documentReviewSchema = z
  .object({
    document_id: documentIdSchema,
    aspects: z.array(z.object({ aspect: aspectSchema, provenance: provenanceSchema, reviewed: reviewedSchema.nullable() })),
    groups: z.array(reviewGroupSchema),
    /** The land as it now stands, for the plat. */
    tracts: z.array(tractSchema),
  })
  .meta({ id: "DocumentReview" });
export type DocumentReview = z.infer<typeof documentReviewSchema>;

export const fieldImpactSchema = z.object({
  bearing: bearingSchema,
  net_acres: z.string().nullable().describe("net acres of present owners that come through this value; null where none do"),
  owners: z.array(z.string()),
  why: z.string(),
});
export type FieldImpact = z.infer<typeof fieldImpactSchema>;

export const queueItemSchema = z
  .object({
    document_id: documentIdSchema,
    document: z.string(),
    executed: recordDateSchema.nullable(),
    aspect: aspectSchema,
    pointer: z.string(),
    label: z.string(),
    group: z.string(),
    value: z.string(),
    state: fieldStateSchema,
    why: z.string(),
    impact: fieldImpactSchema,
    like: z.string().describe("the same for values of the same kind that wait for the same reason"),
  })
  .meta({ id: "QueueItem" });
export type QueueItem = z.infer<typeof queueItemSchema>;

export const reviewQueueSchema = z
  .object({
    package_id: packageIdSchema,
    items: z.array(queueItemSchema),
    counts: z.object({ rule: z.int(), person: z.int(), waiting: z.int(), failed: z.int(), absent: z.int() }),
  })
  .meta({ id: "ReviewQueue" });
export type ReviewQueue = z.infer<typeof reviewQueueSchema>;

const placeSchema = z.strictObject({
  document_id: z.string().max(100),
  aspect: aspectSchema,
  pointer: z.string().max(500).regex(/^\//).describe("…/parties/2 with null takes the item out; …/parties/- adds one"),
});
export type FieldPlace = z.infer<typeof placeSchema>;
const valuedPlaceSchema = placeSchema.extend({ value: z.unknown().optional() });

export const reviewDecisionSchema = z
  .strictObject({
    action: z.enum(["confirm", "reopen", "correct"]),
    items: z.array(valuedPlaceSchema).min(1).max(2000),
    value: z.unknown().optional().describe("for `correct`: the value of the contract; null says that nothing is stated. An item may carry its own."),
    words: z
      .strictObject({ start: z.int().nonnegative(), end: z.int().nonnegative() })
      .optional()
      .describe("the words in the document that the person pointed at"),
    note: z.string().max(4000).optional(),
    reviewer: z.string().max(200).optional(),
  })
  .meta({ id: "ReviewDecision" });
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>;

export const shareMoveSchema = z.object({
  tract: z.string(),
  estate_type: estateTypeSchema,
  name: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ShareMove = z.infer<typeof shareMoveSchema>;

export const reviewOutcomeSchema = z
  .object({
    done: z.array(placeSchema),
    refused: z.array(placeSchema.extend({ reason: z.string() })),
    moved: z.array(shareMoveSchema).describe("shares of the ownership that the decision moved, exact"),
    undo: reviewDecisionSchema.nullable().describe("the decision that takes this one back"),
    review: documentReviewSchema.nullable().describe("the document as it now stands, where the decision was on one"),
  })
  .meta({ id: "ReviewOutcome" });
export type ReviewOutcome = z.infer<typeof reviewOutcomeSchema>;

export const readTextSchema = z.strictObject({
  text: z.string().max(20_000),
  control: z.enum(controls),
  county: z.string().max(100).nullish(),
  state: z.string().max(100).nullish(),
  /** Where the land lies if its words do not say. */
  defaults: z.strictObject({ township: z.string().max(20).nullish(), range: z.string().max(20).nullish(), meridian: z.string().max(100).nullish() }).optional(),
});
export const readValueSchema = z.object({
  value: z.unknown().describe("what the words come to; null where they come to nothing"),
  shown: z.string().nullable(),
  tracts: z.array(tractSchema).optional(),
});
export const pageWordsSchema = z.object({ words: z.array(wordSchema) });
export type PageWord = z.infer<typeof wordSchema>;
