// Packages: one area of land with its instruments.
import { z } from "zod";
import { dayDateSchema, timeSchema } from "@/lib/contracts/dates";
import { documentSchema } from "@/lib/contracts/documents";
import { packageIdSchema } from "@/lib/contracts/ids";
import { pageFields, pageQuerySchema } from "@/lib/contracts/paging";
import { limits } from "@/lib/contracts/pipeline";

export const packageSchema = z
  .object({
    id: packageIdSchema,
    name: z.string(),
    county: z.string().nullable(),
    state: z.string().nullable(),
    /** The counties that its documents name, the one named most first. */
    places: z.array(z.object({ county: z.string().nullable(), state: z.string().nullable() })),
    as_of: dayDateSchema.nullable(),
    document_count: z.int(),
    status: z.enum(["empty", "unprocessed", "processing", "processed", "stale", "failed"]),
    issue_counts: z.object({ critical: z.int(), high: z.int(), medium: z.int(), low: z.int() }),
    gap_count: z.int(),
    created_at: timeSchema,
    updated_at: timeSchema,
  })
  .meta({ id: "Package" });
export type Package = z.infer<typeof packageSchema>;

const name = z.string().trim().min(1).max(limits.nameChars);
const county = z.string().trim().max(100).nullable();
const state = z
  .string()
  .trim()
  .regex(/^[A-Za-z]{2}$/, "a state as two letters")
  .transform((s) => s.toUpperCase())
  .nullable();
export const createPackageSchema = z.strictObject({ name, county: county.optional(), state: state.optional(), as_of: dayDateSchema.nullable().optional() });
export const patchPackageSchema = z.strictObject({
  name: name.optional(),
  county: county.optional(),
  state: state.optional(),
  as_of: dayDateSchema.nullable().optional(),
});
export const packageListQuerySchema = pageQuerySchema.extend({ q: z.string().max(500).optional() });
export const packageListSchema = z.object({ packages: z.array(packageSchema), ...pageFields });
/** `all=true`: every document in one answer, whatever `limit` says. */
export const packageDocumentsQuerySchema = pageQuerySchema.extend({ all: z.enum(["true", "false"]).optional() });
export const packageDocumentsSchema = z.object({ documents: z.array(documentSchema), ...pageFields });
