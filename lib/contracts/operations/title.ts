import { z } from "zod";
import { dayDateSchema } from "@/lib/contracts/dates";
import { estateGraphSchema, graphVersionSchema } from "@/lib/contracts/graph";
import { operation } from "@/lib/contracts/operations/operation";
import { issueReadingsQuerySchema, issueReadingsSchema } from "@/lib/contracts/readings";
import { ownershipSchema, runsheetSchema } from "@/lib/contracts/reports";
import { issueSchema, issueStatusSchema, titleEngineSchema } from "@/lib/contracts/title";

const one = { params: z.object({ id: z.string() }), status: 200 } as const;
export const patchIssueSchema = z.strictObject({
  status: issueStatusSchema.optional(),
  note: z.string().max(4000).nullable().optional(),
  reviewer: z.string().max(200).optional(),
});
/** Ids apart by commas. */
export const effectsQuerySchema = z.object({ effects: z.string().max(50_000).optional() });
export const exportNames = ["runsheet.xlsx", "ownership.xlsx", "opinion.docx", "package.json"] as const;

export const titleOperations = {
  getTitleEngine: operation({
    ...one,
    tag: "title",
    method: "GET",
    path: "/api/packages/{id}/title-engine",
    summary: "The stored result of the title engine; with `effects`, only these with their traces",
    query: effectsQuerySchema,
    response: titleEngineSchema,
    problems: ["not_found", "not_run", "invalid_request"],
  }),
  runTitleEngine: operation({
    ...one,
    tag: "title",
    method: "POST",
    path: "/api/packages/{id}/title-engine",
    summary: "Run the title engine again",
    body: z.strictObject({ as_of: dayDateSchema.nullish() }),
    bodyOptional: true,
    response: titleEngineSchema,
    problems: ["not_found", "invalid_request", "malformed_json"],
  }),
  updateIssue: operation({
    tag: "title",
    status: 200,
    method: "PATCH",
    path: "/api/packages/{id}/issues/{iss}",
    summary: "Set an issue's status and note",
    params: z.object({ id: z.string(), iss: z.string() }),
    body: patchIssueSchema,
    response: issueSchema,
    problems: ["not_found", "invalid_request", "malformed_json"],
  }),
  getIssueReadings: operation({
    tag: "title",
    status: 200,
    method: "GET",
    path: "/api/packages/{id}/issues/{iss}/readings",
    summary: "The readings that the words behind an issue bear, with who would hold what under each",
    params: z.object({ id: z.string(), iss: z.string() }),
    query: issueReadingsQuerySchema,
    response: issueReadingsSchema,
    problems: ["not_found", "not_run"],
  }),
  getEstateGraph: operation({
    ...one,
    tag: "graph",
    method: "GET",
    path: "/api/packages/{id}/estate-graph",
    summary: "The stored estate graph; nothing is rebuilt",
    response: estateGraphSchema,
    problems: ["not_found", "not_built"],
  }),
  buildEstateGraph: operation({
    ...one,
    tag: "graph",
    method: "POST",
    path: "/api/packages/{id}/estate-graph",
    summary: "Rebuild the estate graph from L0-L2: 1.0 strict, 1.1 with exploratory signals",
    body: z.strictObject({ version: graphVersionSchema.optional() }),
    bodyOptional: true,
    response: estateGraphSchema,
    problems: ["not_found", "unknown_version", "unsupported_media_type", "invalid_request", "malformed_json"],
  }),
  getOwnership: operation({
    ...one,
    tag: "reports",
    method: "GET",
    path: "/api/packages/{id}/ownership",
    summary: "Who owns what, as of a date",
    query: z.object({ as_of: dayDateSchema.optional() }),
    response: ownershipSchema,
    problems: ["not_found", "not_run", "invalid_request"],
  }),
  getRunsheet: operation({
    ...one,
    tag: "reports",
    method: "GET",
    path: "/api/packages/{id}/runsheet",
    summary: "The instruments in chronological order",
    response: runsheetSchema,
    problems: ["not_found"],
  }),
  exportPackage: operation({
    tag: "reports",
    status: 200,
    method: "GET",
    path: "/api/packages/{id}/exports/{name}",
    summary: "Runsheet, ownership, draft opinion or proof bundle as a file",
    params: z.object({ id: z.string(), name: z.enum(exportNames) }),
    produces: "application/octet-stream",
    problems: ["not_found", "not_run"],
  }),
};
