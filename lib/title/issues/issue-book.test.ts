import { describe, expect, it } from "vitest";
import { rational } from "@/lib/fraction/rational";
import { IssueBook } from "./issue-book";

const book = () =>
  new IssueBook(
    new Map([
      ["trt_a", "80"],
      ["trt_b", "80"],
    ]),
  );

describe("IssueBook", () => {
  it("joins what is raised on one document in two tracts: each tract's words, the largest share, net acres of both", () => {
    const issues = book();
    issues.raise("UNLEASED_COTENANT", { detail: "Unleased: Ada Gray.", tract: "trt_a", parties: ["pty_1"], documents: ["doc_1"], share: rational(1n, 8n) });
    issues.raise("UNLEASED_COTENANT", {
      detail: "Unleased: Ada Gray, Bo Hale.",
      tract: "trt_b",
      parties: ["pty_1", "pty_2"],
      documents: ["doc_1"],
      share: rational(3n, 8n),
    });
    const [only, ...more] = issues.list({});
    expect(more).toEqual([]);
    expect(only?.detail).toBe("Unleased: Ada Gray. Unleased: Ada Gray, Bo Hale.");
    expect(only?.party_ids).toEqual(["pty_1", "pty_2"]);
    expect(only?.impact).toEqual({ fraction: "3/8", decimal: "0.37500000", net_acres: "40.0000" });
  });

  it("says words that are the same in two tracts once", () => {
    const issues = book();
    for (const tract of ["trt_a", "trt_b"]) issues.raise("CHAIN_GAP", { detail: "No title of record.", tract, documents: ["doc_1"], share: rational(1n, 2n) });
    expect(issues.list({})[0]?.detail).toBe("No title of record.");
  });
});
