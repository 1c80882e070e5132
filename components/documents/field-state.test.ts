import { describe, expect, it } from "vitest";
import type { AspectResult } from "@/lib/contracts/documents";
import { standingOf } from "./field-state";

const words = (alignment: string) => [{ page: 2, start: 0, end: 4, quote: "1921", alignment }];
const aspect = (more: object) => ({ evidence: {}, confidence: {}, reviewed: null, ...more }) as unknown as AspectResult;
const executed = { pointer: "/executed", value: "1921-03-04" };

describe("standingOf", () => {
  it("never calls a value read whose words are not in the text", () => {
    expect(standingOf(executed, aspect({})).state).toBe("unfounded");
    expect(standingOf(executed, aspect({ evidence: { "/executed": words("none") }, confidence: { "/executed": 1 } })).state).toBe("unfounded");
  });
  it("tells what was worked out from what was not found", () => {
    expect(standingOf({ pointer: "/parties/0/role", value: "grantor", control: "select" }, aspect({})).state).toBe("derived");
    expect(standingOf({ pointer: "/parties/0/address", value: "Elsewhere", control: "text" }, aspect({})).state).toBe("unfounded");
  });
  it("asks for a look where words differ or the reader is unsure", () => {
    expect(standingOf(executed, aspect({ evidence: { "/executed": words("tolerant") } })).state).toBe("check");
    expect(standingOf(executed, aspect({ evidence: { "/executed": words("exact") }, confidence: { "/executed": 0.5 } })).state).toBe("check");
    expect(standingOf(executed, aspect({ evidence: { "/executed": words("exact") }, confidence: { "/executed": 0.97 } }))).toMatchObject({
      state: "read",
      why: "The words stand on page 2. The reader is 97 % sure.",
    });
  });
  it("keeps what the machine read beside a correction", () => {
    const reviewed = { patch: {}, note: "Stamp reads 1921", by: "reviewer", at: "2026-01-01T00:00:00Z" };
    const standing = standingOf(executed, aspect({ reviewed, extracted: { executed: "1927-03-04" } }));
    expect(standing).toMatchObject({ state: "corrected", machine: "1927-03-04", why: "Corrected by reviewer. Stamp reads 1921" });
    expect(standingOf({ pointer: "/recorded", value: null }, aspect({ reviewed, extracted: { executed: "1927-03-04", recorded: null } })).state).toBe("absent");
  });
});
