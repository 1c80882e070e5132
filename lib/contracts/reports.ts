// Ownership and runsheet, as tables.
import { z } from "zod";
import { dayDateSchema, recordDateSchema } from "@/lib/contracts/dates";
import { estateTypeSchema } from "@/lib/contracts/estates";
import { fractionSchema } from "@/lib/contracts/fraction";
import { packageIdSchema } from "@/lib/contracts/ids";
import { revenueSchema, shareBaseSchema, undeterminedSchema } from "@/lib/contracts/title";

export const ownershipRowSchema = z
  .object({
    party_id: z.string().nullable(),
    name: z.string(),
    estate_type: estateTypeSchema,
    share: fractionSchema,
    of: shareBaseSchema,
    net_acres: z.string().nullable(),
    leased_by: z.string().nullable(),
    burdens: z.array(z.string()),
    effects: z.array(z.string()),
    assumed: z.boolean(),
    depths: z.string().nullable().optional(),
    term: z.string().nullable().optional(),
  })
  .meta({ id: "OwnershipRow" });
export type OwnershipRow = z.infer<typeof ownershipRowSchema>;

export const ownershipTractSchema = z.object({
  tract_id: z.string(),
  label: z.string(),
  acres: z.string().nullable(),
  /** Where depths divide the land: the layer that this tract is, between known levels. */
  depths: z.string().nullable().optional(),
  rows: z.array(ownershipRowSchema),
  revenue: z.array(revenueSchema),
  paid_with: z
    .array(z.string())
    .optional()
    .describe("Other tracts under the same leases whose owners are paid alike: one production pays them all by this tract's decimals."),
  paid_in: z.string().optional().describe("The tract under which the decimals of this one stand; its own revenue is then empty and its revenue total 0."),
  undetermined: z.array(undeterminedSchema),
  totals: z.object({ surface: fractionSchema, mineral: fractionSchema, executive_right: fractionSchema, leasehold: fractionSchema, revenue: fractionSchema }),
});
export const ownershipSchema = z.object({ package_id: packageIdSchema, as_of: dayDateSchema, tracts: z.array(ownershipTractSchema) }).meta({ id: "Ownership" });
export type Ownership = z.infer<typeof ownershipSchema>;
export type OwnershipTract = z.infer<typeof ownershipTractSchema>;

export const runsheetRowSchema = z
  .object({
    document_id: z.string(),
    sequence: z.int(),
    doc_type: z.string(),
    label: z.string(),
    executed: recordDateSchema.nullable(),
    effective: recordDateSchema.nullable(),
    recorded: recordDateSchema.nullable(),
    book: z.string().nullable(),
    page: z.string().nullable(),
    instrument_no: z.string().nullable(),
    county: z.string().nullable(),
    from: z.array(z.string()),
    to: z.array(z.string()),
    land: z.string(),
    interest: z.string(),
    remarks: z.array(z.string()),
    tract_ids: z.array(z.string()),
    effect_ids: z.array(z.string()),
    issue_codes: z.array(z.string()),
  })
  .meta({ id: "RunsheetRow" });
export type RunsheetRow = z.infer<typeof runsheetRowSchema>;
export const runsheetSchema = z.object({ package_id: packageIdSchema, rows: z.array(runsheetRowSchema) }).meta({ id: "Runsheet" });
export type Runsheet = z.infer<typeof runsheetSchema>;
