// RFC 9457 problem details, and the closed list of codes with their status. One table; nothing else maps codes to statuses.
import { z } from "zod";

export const problemStatus = {
  malformed_json: 400,
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  not_extracted: 404,
  not_run: 404,
  not_built: 404,
  method_not_allowed: 405,
  conflict: 409,
  idempotency_conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid_request: 422,
  unknown_stage: 422,
  unknown_version: 422,
  enrich_only_with_stages: 422,
  empty_file: 422,
  unreadable_file: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ProblemCode = keyof typeof problemStatus;

export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    code: z.enum(Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]),
    errors: z.array(z.object({ path: z.string(), message: z.string() })),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof problemSchema>;
