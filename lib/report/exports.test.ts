import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { PackageId } from "@/lib/contracts/ids";
import type { Ownership, Runsheet } from "@/lib/contracts/reports";
import type { Issue } from "@/lib/contracts/title";
import { buildRequirements } from "./build-requirements";
import { writeOpinionDocx } from "./docx/write-opinion-docx";
import { writeOwnershipXlsx } from "./xlsx/write-ownership-xlsx";
import { writeRunsheetXlsx } from "./xlsx/write-runsheet-xlsx";

const one = { fraction: "1", decimal: "1.00000000" };
const third = { fraction: "1/3", decimal: "0.33333333" };
const row = {
  party_id: null,
  name: "=Ann & <Poe>",
  estate_type: "mineral" as const,
  share: third,
  of: "estate" as const,
  net_acres: "53.33333333",
  leased_by: null,
  burdens: [],
  effects: [],
  assumed: true,
};
const totals = { surface: one, mineral: third, executive_right: third, leasehold: one, revenue: one };
const ownership: Ownership = {
  package_id: "pkg_1" as PackageId,
  as_of: "2020-01-01",
  tracts: [{ tract_id: "trt_1", label: "NE/4, Section 9", acres: "160", rows: [row], revenue: [], undetermined: [], totals }],
};
const runsheet: Runsheet = {
  package_id: "pkg_1" as PackageId,
  rows: [
    {
      document_id: "d",
      sequence: 1,
      doc_type: "warranty_deed",
      label: "Warranty Deed",
      executed: "1930-01-01",
      effective: null,
      recorded: null,
      book: "9",
      page: "8",
      instrument_no: null,
      county: null,
      from: ["Ann Poe"],
      to: ["Bo Lee"],
      land: "NE/4",
      interest: "1 fee",
      remarks: [],
      tract_ids: [],
      effect_ids: [],
      issue_codes: ["CHAIN_GAP"],
    },
  ],
};
const issue = (id: string, severity: Issue["severity"], status: Issue["status"] = "open"): Issue => ({
  id,
  code: "X",
  severity,
  title: id,
  detail: "d",
  requirement: "r",
  cites: ["A v. B"],
  tract_ids: [],
  party_ids: [],
  document_ids: [],
  effect_ids: [],
  impact: { fraction: "1/16", decimal: "0.06250000", net_acres: "10" },
  evidence: [],
  status,
  note: null,
});
const parts = (bytes: Uint8Array): string =>
  Object.entries(unzipSync(bytes))
    .filter(([name]) => name.endsWith(".xml"))
    .map(([, data]) => strFromU8(data))
    .join("\n");

describe("exports", () => {
  it("write the owners with exact fractions as text, and never a formula", async () => {
    const xml = parts(await writeOwnershipXlsx(ownership));
    expect(xml).toContain("1/3");
    expect(xml).toContain("53.33333333");
    expect(xml).toContain("=Ann &amp; &lt;Poe&gt;");
    expect(xml).not.toMatch(/<f>/);
  });
  it("write a runsheet row", async () => {
    const xml = parts(await writeRunsheetXlsx(runsheet));
    for (const word of ["Warranty Deed", "1930-01-01", "9/8", "Ann Poe", "Bo Lee", "CHAIN_GAP"]) expect(xml).toContain(word);
  });
  it("write a draft opinion that says it is one, with owners and requirements", async () => {
    const xml = parts(
      await writeOpinionDocx({ name: "Pell tract", ownership, runsheet, issues: [issue("low one", "low"), issue("grave one", "critical")], gaps: [] }),
    );
    for (const word of ["draft", "Pell tract", "(assumed)", "grave one", "A v. B", "1/16 (10 net acres)"]) expect(xml).toContain(word);
    expect(xml.indexOf("grave one")).toBeLessThan(xml.indexOf("low one"));
  });
});

describe("requirements", () => {
  it("are the open issues, the gravest first", () => {
    const list = buildRequirements([issue("a", "low"), issue("b", "high", "cured"), issue("c", "critical"), issue("d", "critical")]);
    expect(list.map((r) => [r.number, r.issue.id])).toEqual([
      [1, "c"],
      [2, "d"],
      [3, "a"],
    ]);
  });
});
