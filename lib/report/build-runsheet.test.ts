import { describe, expect, it } from "vitest";
import type { PackageId } from "@/lib/contracts/ids";
import { runsheetSchema } from "@/lib/contracts/reports";
import { interest, party, reference, resolvedDocument } from "@/lib/testing/builders/resolved-document";
import { buildRunsheet } from "./build-runsheet";

const none = { effects: [], issues: [], traces: {}, undetermined: [], tracts: [], breaks: [] };
const sheet = (documents: Parameters<typeof buildRunsheet>[0]["documents"], references: Parameters<typeof buildRunsheet>[0]["resolution"]["references"] = []) =>
  buildRunsheet({ package_id: "pkg_1" as PackageId, documents, resolution: { parties: [], tracts: [], references }, result: none });

describe("runsheet", () => {
  it("orders instruments by the date they speak from, then by recording, undated last", () => {
    const documents = [
      resolvedDocument("c", {}),
      resolvedDocument("b", { executed: "1930-01-01", recorded: "1931-01-01" }),
      resolvedDocument("a", { executed: "1930-01-01", recorded: "1930-02-01" }),
    ];
    expect(sheet(documents).rows.map((r) => [r.sequence, r.document_id])).toEqual([
      [1, "a"],
      [2, "b"],
      [3, "c"],
    ]);
  });
  it("says who gives, who takes, and what passes and is kept", () => {
    const doc = resolvedDocument("a", {
      parties: [party("p1", "Ann Poe", "grantor"), party("p2", "Bo Lee", "grantee")],
      conveyance: { grants: [interest("fee", "1")], reservations: [interest("mineral", "1/2")] },
    });
    const result = sheet([doc]);
    expect(result.rows[0]).toMatchObject({ from: ["Ann Poe"], to: ["Bo Lee"], interest: "all fee; reserves 1/2 mineral" });
    expect(runsheetSchema.safeParse(result).error).toBeUndefined();
  });
  it("remarks on instruments that are cited and missing", () => {
    const cited = { document_id: "a", index: 0, reference: reference({ book: "12", page: "7" }), cites: null, how: "", evidence: [] };
    expect(sheet([resolvedDocument("a", {})], [cited]).rows[0]?.remarks).toEqual(["cites deed (12/7): not in the package"]);
  });
  it("says once that a deed is made subject to something, and cuts long words between words", () => {
    const subject_to = [
      { text: "and made subject to all legal highways." },
      { text: "a right of way of the county road" },
      { text: `Subject to ${"the easement ".repeat(20)}` },
    ];
    const [made, led, long] = sheet([resolvedDocument("a", { conveyance: { subject_to } })]).rows[0]?.remarks ?? [];
    expect([made, led]).toEqual(["subject to all legal highways", "subject to a right of way of the county road"]);
    expect(long).toMatch(/^subject to the easement .*(the|easement) …$/);
    expect(long?.length).toBeLessThan(140);
  });
});
