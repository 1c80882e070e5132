// The title engine's result: effects on the ledger, issues, and a trace for every effect.
import { z } from "zod";
import { dayDateSchema, recordDateSchema, timeSchema } from "@/lib/contracts/dates";
import { estateTypeSchema } from "@/lib/contracts/estates";
import { evidenceSchema } from "@/lib/contracts/evidence";
import { fractionSchema } from "@/lib/contracts/fraction";
import { effectIdSchema, packageIdSchema } from "@/lib/contracts/ids";

export const effectKinds = [
  "root",
  "convey",
  "reserve",
  "except",
  "lease",
  "assign",
  "release",
  "encumber",
  "descend",
  "devise",
  "expire",
  "merge",
  "pool",
  "correct",
  "ratify",
  "partition",
] as const;
export const effectKindSchema = z.enum(effectKinds);
export type EffectKind = z.infer<typeof effectKindSchema>;

export const shareBaseSchema = z.enum(["estate", "production", "lease_royalty"]);
export type ShareBase = z.infer<typeof shareBaseSchema>;

export const effectSchema = z
  .object({
    id: effectIdSchema,
    sequence: z.int(),
    document_id: z.string().nullable(),
    kind: effectKindSchema,
    estate_type: estateTypeSchema,
    tract_id: z.string(),
    from: z.array(z.object({ party_id: z.string().nullable(), name: z.string() })),
    to: z.array(z.object({ party_id: z.string().nullable(), name: z.string(), share: fractionSchema })),
    quantum: fractionSchema.describe("as worded"),
    of_whole: fractionSchema.describe("share of the whole of that estate in the tract"),
    effective: recordDateSchema.nullable(),
    recorded: recordDateSchema.nullable(),
    depths: z.string().nullable(),
    confidence: z.number(),
    reading: z.string().nullable().optional(),
    status: z.enum(["effective", "ineffective", "superseded"]),
    /** Whether a royalty or override is a share of production or of the lease royalty. */
    of: shareBaseSchema.optional(),
    /** The exact ledger change, for the graph: interests ended and created with their origin. */
    changes: z.array(z.lazy(() => ledgerChangeSchema)).optional(),
    /** Where the words stand on the page. */
    evidence: z.array(evidenceSchema).optional(),
  })
  .meta({ id: "Effect" });
export type Effect = z.infer<typeof effectSchema>;

/** One interest as the ledger holds it: what a graph node shows. */
export const ledgerInterestSchema = z.object({
  key: z.string().describe("stable within one engine run; a change creates a new key"),
  estate_type: estateTypeSchema,
  tract_id: z.string(),
  party_id: z.string().nullable(),
  name: z.string(),
  share: fractionSchema,
  of: shareBaseSchema,
  depths: z.string().nullable(),
  /** Burdens in words ("life estate of …", "lease eff-…"). */
  burdens: z.array(z.string()),
  lease_effect: z.string().nullable().optional(),
  term: z.string().nullable().optional(),
  assumed: z.boolean(),
});
export type LedgerInterest = z.infer<typeof ledgerInterestSchema>;

export const ledgerRelationSchema = z.enum(["conveyed", "severed", "reserved", "leased", "assigned", "descended", "retained", "released", "merged"]);
export const ledgerChangeSchema = z.object({
  ended: z.array(z.string()).describe("keys of the interests that this change ends"),
  created: z.array(
    z.object({
      interest: ledgerInterestSchema,
      relation: ledgerRelationSchema,
      sources: z.array(z.string()).describe("keys it comes out of; empty for a root"),
    }),
  ),
});
export type LedgerChange = z.infer<typeof ledgerChangeSchema>;

export const traceStepSchema = z
  .object({
    step: z.int(),
    rule: z.string(),
    cites: z.array(z.string()),
    outcome: z.enum(["applied", "not_met", "assumed"]),
    inputs: z.array(z.object({ name: z.string(), value: z.string(), ref: z.string().nullable().optional(), evidence: z.array(evidenceSchema).optional() })),
    output: z.object({ name: z.string(), value: z.string() }).nullable(),
    because: z.string(),
  })
  .meta({ id: "TraceStep" });
export type TraceStep = z.infer<typeof traceStepSchema>;

export const severitySchema = z.enum(["critical", "high", "medium", "low"]);
export type Severity = z.infer<typeof severitySchema>;
export const issueStatusSchema = z.enum(["open", "cured", "waived"]);

/** What a reviewer said of an issue at one time: the status and note it then had. */
export const issueHistorySchema = z.object({ at: timeSchema, by: z.string(), status: issueStatusSchema, note: z.string().nullable() });
export type IssueHistoryEntry = z.infer<typeof issueHistorySchema>;

export const issueSchema = z
  .object({
    id: z.string(),
    code: z.string(),
    severity: severitySchema,
    title: z.string(),
    detail: z.string(),
    requirement: z.string(),
    cites: z.array(z.string()),
    tract_ids: z.array(z.string()),
    party_ids: z.array(z.string()),
    document_ids: z.array(z.string()),
    effect_ids: z.array(z.string()),
    impact: z.object({ fraction: z.string(), decimal: z.string(), net_acres: z.string().nullable() }).nullable(),
    evidence: z.array(evidenceSchema),
    status: issueStatusSchema,
    note: z.string().nullable(),
    /** What reviewers said of it, the latest first; absent where nobody has. */
    history: z.array(issueHistorySchema).optional(),
  })
  .meta({ id: "Issue" });
export type Issue = z.infer<typeof issueSchema>;

/** An ownership share left open in law, with its readings: never counted in rows. */
export const undeterminedSchema = z.object({
  tract_id: z.string(),
  estate_type: estateTypeSchema,
  share: fractionSchema,
  why: z.string(),
  readings: z.array(
    z.object({
      label: z.string(),
      rule: z.string(),
      outcome: z.array(z.object({ party_id: z.string().nullable(), name: z.string(), share: fractionSchema, of: shareBaseSchema.optional() })),
    }),
  ),
  effects: z.array(z.string()),
  settles: z.string().nullable().describe("the one fact or instrument that would settle it"),
});
export type Undetermined = z.infer<typeof undeterminedSchema>;

/** What stands between the parties in law after the last instrument, as of a date: the ledger's current interests and lease facts. */
export const leaseStateSchema = z.object({
  effect_id: z.string(),
  document_id: z.string().nullable(),
  tract_id: z.string(),
  lessors: z.array(z.object({ party_id: z.string().nullable(), name: z.string(), mineral_share: fractionSchema })),
  royalty: fractionSchema.nullable(),
  status: z.enum(["primary_term", "held_by_production", "expired", "released", "undetermined"]),
  expires: recordDateSchema.nullable(),
  depths: z.string().nullable(),
});
export type LeaseState = z.infer<typeof leaseStateSchema>;

export const revenueSchema = z.object({
  party_id: z.string().nullable(),
  name: z.string(),
  kind: z.enum(["lessor_royalty", "npri", "overriding_royalty", "working_interest", "unleased_cotenant"]),
  interest: fractionSchema,
  lease_effect: z.string().nullable(),
  unit: z.string().nullable().optional(),
  formula: z.string().optional().describe("the factors, in words a person can follow"),
  effects: z.array(z.string()).optional(),
});
export type Revenue = z.infer<typeof revenueSchema>;

/** State of one tract as of the engine's date. */
export const tractStateSchema = z.object({
  tract_id: z.string(),
  interests: z.array(ledgerInterestSchema.extend({ effects: z.array(z.string()), leased_by: z.string().nullable() })),
  leases: z.array(leaseStateSchema),
  revenue: z.array(revenueSchema),
});
export type TractState = z.infer<typeof tractStateSchema>;

/** What the engine found wrong with a chain, for the graph's gaps. */
export const chainBreakSchema = z.object({
  kind: z.enum([
    "missing_root",
    "missing_link",
    "stranger_to_title",
    "over_conveyance",
    "unaccounted_interest",
    "cited_not_in_package",
    "open_succession",
    "ambiguous_land",
    "unresolved_party",
  ]),
  severity: severitySchema,
  tract_id: z.string().nullable(),
  estate_type: estateTypeSchema.nullable(),
  share: fractionSchema.nullable(),
  from_key: z.string().nullable().describe("ledger interest on the one side of the break"),
  to_key: z.string().nullable(),
  party: z.object({ party_id: z.string().nullable(), name: z.string() }).nullable(),
  since: recordDateSchema.nullable(),
  until: recordDateSchema.nullable(),
  message: z.string(),
  suggestion: z.string(),
  effect_ids: z.array(z.string()),
  document_ids: z.array(z.string()),
  evidence: z.array(evidenceSchema),
});
export type ChainBreak = z.infer<typeof chainBreakSchema>;

export const titleResultSchema = z.object({
  effects: z.array(effectSchema),
  issues: z.array(issueSchema),
  traces: z.record(z.string(), z.array(traceStepSchema)),
  undetermined: z.array(undeterminedSchema),
  tracts: z.array(tractStateSchema),
  breaks: z.array(chainBreakSchema),
});
export type TitleResult = z.infer<typeof titleResultSchema>;

export const titleEngineSchema = z.object({
  package_id: packageIdSchema,
  engine_version: z.string(),
  computed_at: timeSchema,
  as_of: dayDateSchema,
  result: titleResultSchema,
});
export type TitleEngine = z.infer<typeof titleEngineSchema>;
