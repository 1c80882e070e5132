// The estate graph: a DAG of estates with gaps and, in exploratory mode, signals. Signals never change a share.
import { z } from "zod";
import { recordDateSchema, timeSchema } from "@/lib/contracts/dates";
import { estateTypeSchema, estateTypes } from "@/lib/contracts/estates";
import { evidenceSchema } from "@/lib/contracts/evidence";
import { fractionSchema } from "@/lib/contracts/fraction";
import { packageIdSchema } from "@/lib/contracts/ids";
import { chainBreakSchema, ledgerRelationSchema, severitySchema } from "@/lib/contracts/title";

export const graphVersions = ["1.0", "1.1"] as const;
export const graphVersionSchema = z.enum(graphVersions);
export type GraphVersion = z.infer<typeof graphVersionSchema>;

export const nodeSchema = z
  .object({
    id: z.string(),
    estate_type: estateTypeSchema,
    tract_id: z.string(),
    holder: z.object({ party_id: z.string().nullable(), name: z.string() }),
    share: fractionSchema,
    of: z.enum(["estate", "production", "lease_royalty"]).optional(),
    acres: z.string().nullable(),
    net_acres: z.string().nullable(),
    burdens: z.array(z.string()),
    depths: z.string().nullable(),
    created_by: z.string().nullable(),
    ended_by: z.string().nullable(),
    from: recordDateSchema.nullable(),
    to: recordDateSchema.nullable(),
    current: z.boolean(),
    assumed: z.boolean(),
  })
  .meta({ id: "EstateNode" });
export type EstateNode = z.infer<typeof nodeSchema>;

export const edgeSchema = z
  .object({
    id: z.string(),
    source: z.string(),
    target: z.string(),
    effect_id: z.string(),
    relation: z.enum([...ledgerRelationSchema.options, "signal"]),
    share: fractionSchema,
    exploratory: z.boolean(),
    confidence: z.number(),
  })
  .meta({ id: "EstateEdge" });
export type EstateEdge = z.infer<typeof edgeSchema>;

export const gapKindSchema = chainBreakSchema.shape.kind;
export const gapSchema = z
  .object({
    id: z.string(),
    kind: gapKindSchema,
    severity: severitySchema,
    tract_id: z.string().nullable(),
    estate_type: estateTypeSchema.nullable(),
    share: fractionSchema.nullable(),
    from_node: z.string().nullable(),
    to_node: z.string().nullable(),
    party: z.object({ party_id: z.string().nullable(), name: z.string() }).nullable(),
    since: recordDateSchema.nullable(),
    until: recordDateSchema.nullable(),
    message: z.string(),
    suggestion: z.string(),
    evidence: z.array(evidenceSchema),
    effect_ids: z.array(z.string()).optional(),
    document_ids: z.array(z.string()).optional(),
  })
  .meta({ id: "Gap" });
export type Gap = z.infer<typeof gapSchema>;

export const signalKindSchema = z.enum([
  "possible_same_party",
  "probable_succession",
  "cited_instrument",
  "probable_description_error",
  "after_acquired_title",
  "alternative_reading",
]);
export const signalSchema = z
  .object({
    id: z.string(),
    kind: signalKindSchema,
    about: z.string(),
    proposes: z.string(),
    confidence: z.number(),
    evidence: z.array(evidenceSchema),
    would_close: z.array(z.string()),
    party_ids: z.array(z.string()).optional(),
    document_ids: z.array(z.string()).optional(),
  })
  .meta({ id: "Signal" });
export type Signal = z.infer<typeof signalSchema>;

const perEstate = Object.fromEntries(estateTypes.map((t) => [`${t}_estates`, z.int()])) as { [K in `${(typeof estateTypes)[number]}_estates`]: z.ZodInt };
export const graphSummarySchema = z
  .object({
    total_nodes: z.int(),
    total_edges: z.int(),
    total_gaps: z.int(),
    ...perEstate,
    current_estates: z.int(),
    tracts: z.int(),
    parties: z.int(),
    signals: z.int(),
  })
  .meta({ id: "GraphSummary" });
export type GraphSummary = z.infer<typeof graphSummarySchema>;

export const estateGraphSchema = z
  .object({
    package_id: packageIdSchema,
    version: graphVersionSchema,
    built_at: timeSchema,
    dag: z.object({ nodes: z.array(nodeSchema), edges: z.array(edgeSchema), gaps: z.array(gapSchema), signals: z.array(signalSchema) }),
    summary: graphSummarySchema,
  })
  .meta({ id: "EstateGraph" });
export type EstateGraph = z.infer<typeof estateGraphSchema>;
