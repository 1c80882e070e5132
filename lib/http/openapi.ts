// The OpenAPI 3.1 document, made from the operations map. There is no second list.
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { operations } from "@/lib/contracts/operations";
import type { Operation } from "@/lib/contracts/operations/operation";
import { problemSchema, problemStatus } from "@/lib/contracts/problem";

/** The whole contract as OpenAPI 3.1. Throws where a schema cannot be expressed: a unit test holds that it can. */
export function openApiDocument(version: string): ReturnType<typeof createDocument> {
  const paths: ZodOpenApiPathsObject = {};
  for (const [id, op] of Object.entries(operations) as [string, Operation][]) {
    const path = paths[op.path] ?? {};
    paths[op.path] = { ...path, [op.method.toLowerCase()]: toOperation(id, op) };
  }
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "Muniment",
      version,
      description: "Reads recorded land instruments and answers with proof: who owns what, since when, through which instruments.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    paths,
  });
}

function toOperation(id: string, op: Operation): ZodOpenApiOperationObject {
  const json = op.body ? { "application/json": { schema: op.body } } : {};
  const form = op.multipart
    ? {
        "multipart/form-data": {
          schema: {
            type: "object" as const,
            properties: {
              file: { type: "array" as const, items: { type: "string" as const, format: "binary" } },
              package_id: { type: "string" as const },
              process: { type: "boolean" as const },
            },
            required: ["file"],
          },
        },
      }
    : {};
  return {
    operationId: id,
    summary: op.summary,
    tags: [op.tag],
    ...(op.params || op.query ? { requestParams: { ...(op.params ? { path: op.params } : {}), ...(op.query ? { query: op.query } : {}) } } : {}),
    ...(op.body ? { requestBody: { required: op.bodyOptional !== true, content: { ...json, ...form } } } : {}),
    responses: { [String(op.status)]: answerOf(op), ...problems(op) },
  };
}

function answerOf(op: Operation) {
  if (op.response) return { description: op.summary, content: { "application/json": { schema: op.response } } };
  if (op.produces)
    return {
      description: op.summary,
      content: { [op.produces]: { schema: { type: "string" as const, ...(op.produces.startsWith("text/") ? {} : { format: "binary" }) } } },
    };
  return { description: "Done" };
}

function problems(op: Operation) {
  const byStatus = new Map<number, string[]>();
  for (const code of [...op.problems, "internal" as const]) byStatus.set(problemStatus[code], [...(byStatus.get(problemStatus[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      { description: `Problem: ${codes.join(", ")}`, content: { "application/problem+json": { schema: problemSchema } } },
    ]),
  );
}
