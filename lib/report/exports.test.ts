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
const parts = (files: Record<string, Uint8Array>): string =>
  Object.entries(files)
    .filter(([name]) => name.endsWith(".xml"))
    .map(([, data]) => strFromU8(data))
    .join("\n");

describe("exports", () => {
  it("write the owners with exact fractions as text, beside them what the spreadsheet reckons and what it comes to", async () => {
    const sheets = unzipSync(await writeOwnershipXlsx(ownership));
    const xml = parts(sheets);
    const owners = strFromU8(sheets["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(xml).toContain(">1/3<");
    expect(owners).toMatch(/<c r="F2"[^>]*><v>1<\/v>.*<c r="G2"[^>]*><v>3<\/v>/);
    expect(owners).toMatch(/<c r="H2"[^>]*><f>F2\/G2<\/f><v>0\.33333333<\/v><\/c>/);
    expect(owners).toMatch(/<c r="K2"[^>]*><f>H2\*J2<\/f><v>53\.33333333<\/v><\/c>/);
  });
  it("add up over the package and check each tract by formulas of their own", async () => {
    const sheets = unzipSync(await writeOwnershipXlsx(ownership));
    const sheet = (n: number) => strFromU8(sheets[`xl/worksheets/sheet${n}.xml`] ?? new Uint8Array());
    expect(sheet(2)).toContain("<f>SUMIFS(Owners!$K$2:$K$2,Owners!$C$2:$C$2,A2,Owners!$D$2:$D$2,B2)</f><v>53.33333333</v>");
    expect(sheet(5)).toMatch(/<f>SUMIFS\(Owners!\$H\$2:\$H\$2,[^<]*"?mineral[^<]*<\/f><v>0\.33333333<\/v>/);
  });
  it("never make a formula of words", async () => {
    const xml = parts(unzipSync(await writeOwnershipXlsx(ownership)));
    expect(xml).toContain("=Ann &amp; &lt;Poe&gt;");
    for (const [, formula] of xml.matchAll(/<f>([^<]*)<\/f>/g)) expect(formula).not.toContain("Ann");
  });
  it("keep a fraction that no spreadsheet holds as its digits, with its decimal and without a formula", async () => {
    const huge = { fraction: "1/123456789012345678", decimal: "0.00000000" };
    const tract = { ...ownership.tracts[0], rows: [{ ...row, share: huge }] } as Ownership["tracts"][number];
    const owners = strFromU8(unzipSync(await writeOwnershipXlsx({ ...ownership, tracts: [tract] }))["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(owners).toMatch(/<c r="H2"[^>]*><v>0<\/v><\/c>/);
  });
  it("write a runsheet row", async () => {
    const xml = parts(unzipSync(await writeRunsheetXlsx(runsheet)));
    for (const word of ["Warranty Deed", "1930-01-01", "9/8", "Ann Poe", "Bo Lee", "CHAIN_GAP"]) expect(xml).toContain(word);
  });
  it("write a draft opinion that says it is one: caption, documents, owners, requirements, assumptions in this order", async () => {
    const cured = { ...issue("settled one", "high", "cured"), note: "Release of record." };
    const xml = parts(
      unzipSync(
        await writeOpinionDocx({
          name: "Pell tract",
          place: "Blaine County, OK",
          engine: "7",
          ownership,
          runsheet,
          issues: [issue("low one", "low"), { ...issue("grave one", "critical"), document_ids: ["d"] }, cured],
          gaps: [],
          assumptions: [{ text: "Rentals were paid.", where: ["Lease, 1930"] }],
        }),
      ),
    );
    for (const word of [
      "draft",
      "Pell tract",
      "Blaine County, OK",
      "(assumed)",
      "A v. B",
      "1/16 (10 net acres)",
      "Warranty Deed, January 1, 1930",
      "settled one (cured): Release of record.",
    ])
      expect(xml).toContain(word);
    const order = [
      "Pell tract",
      "Documents examined",
      ">Ownership<",
      ">Requirements<",
      "grave one",
      "low one",
      ">Assumptions<",
      "Rentals were paid. (Lease, 1930)",
    ];
    const places = order.map((word) => xml.indexOf(word));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((x, y) => x - y));
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
