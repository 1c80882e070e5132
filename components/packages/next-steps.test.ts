import { describe, expect, it } from "vitest";
import type { Document } from "@/lib/contracts/documents";
import type { Package } from "@/lib/contracts/packages";
import { nextSteps } from "./next-steps";

const base = { status: "processed", issue_counts: { critical: 0, high: 0, medium: 3, low: 0 }, gap_count: 0 } as Package;
const ids = (p: Partial<Package>, documents: Partial<Document>[] = []) => nextSteps({ ...base, ...p } as Package, documents as Document[]).map((s) => s.id);

describe("nextSteps", () => {
  it("sends a clean package to its ownership only", () => expect(ids({})).toEqual(["ownership"]));
  it("puts unread documents before requirements and gaps", () =>
    expect(
      ids({ gap_count: 2, issue_counts: { critical: 1, high: 0, medium: 0, low: 0 } }, [{ id: "doc_1", filename: "a.pdf", status: "failed" } as Document]),
    ).toEqual(["failed", "issues", "gaps", "ownership"]));
  it("never offers a stale result as the ownership", () => expect(ids({ status: "stale" })).toEqual(["stale"]));
});
