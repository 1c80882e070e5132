import { describe, expect, it } from "vitest";
import { operations } from "@/lib/contracts/operations";
import { openApiDocument } from "./openapi";

describe("openApiDocument", () => {
  const document = openApiDocument("1.2.3");
  it("has every operation under its path and method, with its id", () => {
    for (const [id, op] of Object.entries(operations)) {
      const path = (document.paths as Record<string, Record<string, { operationId: string }>>)[op.path];
      expect(path?.[op.method.toLowerCase()]?.operationId).toBe(id);
    }
  });
  it("names problems by their codes and components by their ids", () => {
    expect(Object.keys(document.components?.schemas ?? {})).toEqual(
      expect.arrayContaining(["Problem", "Fraction", "Evidence", "Document", "EstateGraph", "Effect"]),
    );
  });
});
