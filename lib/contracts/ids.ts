// Identifiers: opaque strings with a readable prefix, branded so that one kind is never taken for another.
import { z } from "zod";

const id = <const B extends string>(prefix: string, brand: B) =>
  z
    .string()
    .regex(new RegExp(`^${prefix}[A-Za-z0-9_-]{1,80}$`), `an id that starts with "${prefix}"`)
    .brand<B>()
    .describe(`${brand} id, "${prefix}…"`);

export const documentIdSchema = id("doc_", "document");
export const packageIdSchema = id("pkg_", "package");
export const jobIdSchema = id("job_", "job");
export const partyIdSchema = id("pty_", "party");
export const tractIdSchema = id("trt_", "tract");
export const issueIdSchema = id("iss-", "issue");
export const effectIdSchema = id("eff-", "effect");
export const estateIdSchema = id("est-", "estate");

export type DocumentId = z.infer<typeof documentIdSchema>;
export type PackageId = z.infer<typeof packageIdSchema>;
export type JobId = z.infer<typeof jobIdSchema>;
export type PartyId = z.infer<typeof partyIdSchema>;
export type TractId = z.infer<typeof tractIdSchema>;
export type IssueId = z.infer<typeof issueIdSchema>;
export type EffectId = z.infer<typeof effectIdSchema>;
export type EstateId = z.infer<typeof estateIdSchema>;
