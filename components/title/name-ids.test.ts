import { describe, expect, it } from "vitest";
import type { Effect } from "@/lib/contracts/title";
import { idNames, nameIds } from "./name-ids";

describe("nameIds", () => {
  const names = idNames(new Map([["doc_a", "Oil and Gas Lease, 1974"]]), [
    { id: "eff-a-1", document_id: "doc_a" } as Effect,
    { id: "eff-b-1", document_id: null } as Effect,
  ]);
  it("puts names in the place of ids", () => {
    expect(nameIds("lease eff-a-1; doc_a: no land", names)).toBe("lease Oil and Gas Lease, 1974; Oil and Gas Lease, 1974: no land");
  });
  it("leaves alone what it does not know", () => expect(nameIds("eff-b-1 and pre-doc", names)).toBe("eff-b-1 and pre-doc"));
});
