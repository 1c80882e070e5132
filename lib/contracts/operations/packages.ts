import { z } from "zod";
import { processAcceptedSchema, processQuerySchema, processRequestSchema } from "@/lib/contracts/documents";
import { operation } from "@/lib/contracts/operations/operation";
import * as p from "@/lib/contracts/packages";
import { partyDecisionSchema, resolvedPartySchema, resolvedReferenceSchema, resolvedTractSchema } from "@/lib/contracts/resolution";
import { reviewDecisionSchema, reviewOutcomeSchema, reviewQueueSchema } from "@/lib/contracts/review";

const one = { tag: "packages", params: z.object({ id: z.string() }), problems: ["not_found"] } as const;
export const l2PartiesSchema = z.object({ resolved: z.object({ parties: z.array(resolvedPartySchema) }) });
export const l2TractsSchema = z.object({ resolved: z.object({ tracts: z.array(resolvedTractSchema), references: z.array(resolvedReferenceSchema) }) });

export const packageOperations = {
  listPackages: operation({
    method: "GET",
    path: "/api/packages",
    tag: "packages",
    summary: "List packages",
    query: p.packageListQuerySchema,
    response: p.packageListSchema,
    status: 200,
    problems: ["invalid_request"],
  }),
  createPackage: operation({
    method: "POST",
    path: "/api/packages",
    tag: "packages",
    summary: "Create a package",
    body: p.createPackageSchema,
    response: p.packageSchema,
    status: 201,
    problems: ["malformed_json", "invalid_request", "idempotency_conflict"],
  }),
  getPackage: operation({ ...one, method: "GET", path: "/api/packages/{id}", summary: "One package", response: p.packageSchema, status: 200 }),
  updatePackage: operation({
    ...one,
    method: "PATCH",
    path: "/api/packages/{id}",
    summary: "Change a package",
    body: p.patchPackageSchema,
    response: p.packageSchema,
    status: 200,
    problems: ["not_found", "invalid_request", "malformed_json"],
  }),
  deletePackage: operation({ ...one, method: "DELETE", path: "/api/packages/{id}", summary: "Delete a package with its documents", status: 204 }),
  listPackageDocuments: operation({
    ...one,
    method: "GET",
    path: "/api/packages/{id}/documents",
    summary: "Documents by effective date, then recording",
    query: p.packageDocumentsQuerySchema,
    response: p.packageDocumentsSchema,
    status: 200,
  }),
  processPackage: operation({
    ...one,
    method: "POST",
    path: "/api/packages/{id}/process",
    summary: "Read a package, resolve it, run the title engine and build the graph",
    query: processQuerySchema,
    body: processRequestSchema,
    bodyOptional: true,
    response: processAcceptedSchema,
    status: 202,
    problems: ["not_found", "unknown_stage", "enrich_only_with_stages", "invalid_request", "malformed_json"],
  }),
  getReviewQueue: operation({
    ...one,
    method: "GET",
    path: "/api/packages/{id}/review",
    summary: "Values that a person should look at, what a wrong one could move in the ownership first",
    response: reviewQueueSchema,
    status: 200,
  }),
  decideReview: operation({
    ...one,
    method: "POST",
    path: "/api/packages/{id}/review",
    summary: "Confirm, reopen or correct values; a correction is computed through, and the shares it moved are told",
    body: reviewDecisionSchema,
    response: reviewOutcomeSchema,
    status: 200,
    problems: ["not_found", "invalid_request", "malformed_json"],
  }),
  getPackageParties: operation({
    ...one,
    method: "GET",
    path: "/api/packages/{id}/l2/parties",
    summary: "The package's parties",
    response: l2PartiesSchema,
    status: 200,
  }),
  decideParties: operation({
    ...one,
    method: "POST",
    path: "/api/packages/{id}/l2/parties",
    summary: "Merge or split parties; the decision outlives every re-run",
    body: partyDecisionSchema,
    response: l2PartiesSchema,
    status: 200,
    problems: ["not_found", "invalid_request", "malformed_json", "conflict"],
  }),
  getPackageTracts: operation({
    ...one,
    method: "GET",
    path: "/api/packages/{id}/l2/tracts",
    summary: "The package's tracts and references",
    response: l2TractsSchema,
    status: 200,
  }),
};
