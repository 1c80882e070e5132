import { z } from "zod";
import { tractSchema, warningSchema } from "@/lib/contracts/aspects/land";
import { operation } from "@/lib/contracts/operations/operation";
import { extractorSchema, limits } from "@/lib/contracts/pipeline";
import { readTextSchema, readValueSchema } from "@/lib/contracts/review";

export const parseLandSchema = z.strictObject({
  text: z.string().max(limits.landTextChars),
  county: z.string().max(100).nullish(),
  state: z.string().max(100).nullish(),
  defaults: z
    .strictObject({ township: z.string().max(20).optional(), range: z.string().max(20).optional(), meridian: z.string().max(100).optional() })
    .optional(),
});
export const healthSchema = z.object({
  status: z.enum(["ok", "degraded"]),
  database: z.object({ status: z.enum(["ok", "down"]), embedded: z.boolean() }),
  jobs: z.object({ status: z.enum(["ok", "down"]), executor: z.enum(["embedded", "inngest"]) }),
  extractor: extractorSchema,
  version: z.string(),
});

export const toolOperations = {
  parseLand: operation({
    method: "POST",
    path: "/api/land/parse",
    tag: "land",
    summary: "Read a land description; nothing is stored",
    body: parseLandSchema,
    response: z.object({ tracts: z.array(tractSchema), warnings: z.array(warningSchema).optional() }),
    status: 200,
    problems: ["malformed_json", "invalid_request", "payload_too_large"],
  }),
  readText: operation({
    method: "POST",
    path: "/api/review/read",
    tag: "documents",
    summary: "Read words as a value: a date, a share, a name, land; nothing is stored",
    body: readTextSchema,
    response: readValueSchema,
    status: 200,
    problems: ["malformed_json", "invalid_request", "payload_too_large"],
  }),
  getHealth: operation({
    method: "GET",
    path: "/api/health",
    tag: "system",
    summary: "Is it well",
    response: healthSchema,
    status: 200,
    problems: ["unavailable"],
  }),
  getOpenApi: operation({
    method: "GET",
    path: "/api/openapi.json",
    tag: "system",
    summary: "This document",
    produces: "application/json",
    status: 200,
    problems: [],
  }),
  getDocs: operation({ method: "GET", path: "/api/docs", tag: "system", summary: "The readable reference", produces: "text/html", status: 200, problems: [] }),
};
