import { describe, expect, test } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const read = (text: string) => {
  const doc = readChain([{ name: "paper.txt", text }], "2020-01-01").documents[0];
  const parties = doc?.parties.resolved;
  const names = (ids: readonly string[] = []) => ids.map((id) => parties?.parties.find((p) => p.id === id)?.name);
  const fact = doc?.conveyance.resolved.facts?.[0];
  return { from: names(parties?.from), to: names(parties?.to), kind: fact?.kind, value: fact?.value };
};

describe("certificates by which a company goes on under another name", () => {
  test.each([
    ["CERTIFICATE OF MERGER. Alder Oil Company, a Texas corporation, has merged into Birch Energy, LLC, effective July 1, 1999.", "merger"],
    ["CERTIFICATE OF CONVERSION. Alder Oil Company, a Texas corporation, has converted to Birch Energy, LLC, a Texas company.", "name_change"],
    ["CERTIFICATE OF NAME CHANGE. I certify that Alder Oil Company changed its name to Birch Energy, LLC on July 1, 1999. Secretary of State.", "name_change"],
    ["CERTIFICATE OF MERGER. Birch Energy, LLC, a Delaware company, is the surviving entity of its merger with Alder Oil Company.", "merger"],
    ["CERTIFICATE OF AMENDMENT. Old name: Alder Oil Company. New name: Birch Energy, LLC. Effective July 1, 1999.", "name_change"],
    ["CERTIFICATE OF FILING OF CERTIFICATE OF AMENDMENT. The name of Alder Oil Company has been changed to Birch Energy, LLC.", "name_change"],
    [
      "ARTICLES OF MERGER (extract)\n\nMerging corporation: Alder Oil Company\nSurviving corporation: Birch Energy, LLC\nEffective date: July 1, 1999",
      "merger",
    ],
    [
      "AFFIDAVIT OF MERGER\n\nBefore me came C. Roe, Assistant Secretary of Birch Energy, LLC, who on oath says that on July 1, 1999 Alder Oil Company merged with and into Birch Energy, LLC, the surviving company.",
      "merger",
    ],
    ['AGREEMENT AND PLAN OF MERGER between Alder Oil Company (the "Merging Corporation") and Birch Energy, LLC (the "Surviving Company").', "merger"],
  ])("%s", (text, kind) => {
    expect(read(text)).toEqual({ from: ["Alder Oil Company"], to: ["Birch Energy, LLC"], kind, value: "Birch Energy, LLC" });
  });

  test("an office certifies that two companies went into a third by consolidation", () => {
    const text =
      "THE STATE OF TEXAS, DEPARTMENT OF STATE. I, J. ROWE, Secretary of State, do certify that on May 4, 1921, there was filed in this office the agreement of consolidation of ALDER TRACTION COMPANY and Cedar Traction Company, both Texas corporations, into the\n\n BIRCH RAILWAY COMPANY;\n\nand that all property of the said Alder Traction Company vested in the said Birch Railway Company without further deed. J. ROWE, Secretary of State.";
    expect(read(text)).toMatchObject({ from: ["ALDER TRACTION COMPANY", "Cedar Traction Company"], to: ["BIRCH RAILWAY COMPANY"], kind: "merger" });
  });

  test.each([
    "CERTIFICATE OF MERGER AND CHANGE OF NAME. Articles of Merger of ALDER OIL COMPANY, a Texas corporation, into CEDAR GAS CORP., the survivor, were filed on May 4, 1973; and by Articles of Amendment the name of the survivor was changed to\n\nBIRCH ENERGY, INC.\n\nBy law all property of the merged corporation vested in the survivor. Indexed against lands standing in the name of Alder Oil Company.",
    "CERTIFICATE OF AMENDMENT AND MERGER. (1) ALDER OIL COMPANY, a Texas corporation, was merged on May 4, 1973 into CEDAR GAS CORP., a Delaware corporation, the surviving corporation. (2) CEDAR GAS CORP. amended its certificate of incorporation to change its corporate name to BIRCH ENERGY, INC.",
  ])("of two steps the first survivor is told, and the links reach the last name: %s", (text) => {
    expect(read(text)).toMatchObject({ from: ["ALDER OIL COMPANY", "BIRCH ENERGY, INC."], to: ["CEDAR GAS CORP."], kind: "merger" });
    const parties = readChain([{ name: "paper.txt", text }], "2020-01-01").resolution.parties.filter((p) => /ALDER|CEDAR|BIRCH/i.test(p.display));
    expect(parties.map((p) => p.display)).toEqual(["Birch Energy, Inc."]);
  });

  test("a company that became part of another ends", () => {
    const text =
      "ARTICLES OF CONSOLIDATION. ALDER TRACTION COMPANY, chartered under an act of the United States, became a part of BIRCH RAILWAY COMPANY on May 4, 1921, and all its lands vested in the said Birch Railway Company.";
    expect(read(text)).toMatchObject({ from: ["ALDER TRACTION COMPANY"], to: ["BIRCH RAILWAY COMPANY"], kind: "merger" });
  });

  test("two companies that become a third both end", () => {
    const text = "ARTICLES OF MERGER OF ALDER OIL COMPANY AND CEDAR GAS CORP. The surviving corporation is BIRCH ENERGY, INC. Effective July 1, 1999.";
    expect(read(text)).toMatchObject({ from: ["ALDER OIL COMPANY", "CEDAR GAS CORP."], to: ["BIRCH ENERGY, INC."] });
  });

  test("name who made a lease or deed that the company holds only in passing", () => {
    const { from, to } = read(
      "CERTIFICATE OF CHANGE OF NAME. I, the undersigned Assistant Secretary of Birch Energy Company, certify that the corporate name Alder Oil Company was changed to Birch Energy Company on July 1, 1999, and that it holds the oil and gas lease from Poe Ranch Company in Vol. 8, page 20.",
    );
    expect([from, to]).toEqual([["Alder Oil Company"], ["Birch Energy Company"]]);
  });
});

test("a company whose leases and all other property pass is one that ends", () => {
  const { from, to } = read(
    "CERTIFICATE OF MERGER. By the merger the leases and all other property of ALDER OIL, LLC vest in BIRCH ENERGY, LLC. Officers of CEDAR GAS, INC. stay.",
  );
  expect([...from, ...to]).toContain("ALDER OIL, LLC");
});

test("a company that only made a lease which the ended one holds is no part of the merger", () => {
  const { from, to } = read(
    "STATEMENT OF MERGER. 1. Merging entity: ALDER OIL, LLC, of Akron. 2. Surviving entity: BIRCH ENERGY, LLC, of Denver. 3. The merging entity is merged into the surviving entity. Effective date: July 1, 1999. Recorded with index to the lease of Poe Ranch, Inc., Section 2-9N-50W.",
  );
  expect([from, to]).toEqual([["ALDER OIL, LLC"], ["BIRCH ENERGY, LLC"]]);
});

test.each([
  "ALDER OIL COMPANY was merged into CEDAR PIPE COMPANY (New Jersey), since November 1, 1972 named BIRCH ENERGY CORPORATION; its leases are vested in BIRCH ENERGY CORPORATION by operation of law.",
  "ALDER OIL COMPANY was merged into CEDAR PIPE COMPANY on March 1, 1980, which was renamed BIRCH ENERGY CORPORATION on May 2, 1981.",
  "ALDER OIL COMPANY was merged into CEDAR PIPE COMPANY (whose name is now BIRCH ENERGY CORPORATION).",
  "The name of ALDER OIL COMPANY was changed to CEDAR PIPE COMPANY on March 1, 1980, and to BIRCH ENERGY CORPORATION on May 2, 1981.",
])("a company that has since taken another name goes on under that: %s", (words) => {
  expect(read(`CERTIFICATE OF SUCCESSION. ${words}`)).toMatchObject({ to: ["BIRCH ENERGY CORPORATION"] });
});

test("a company told of beside the one that goes on is no newer name of it", () => {
  const words = "CERTIFICATE OF MERGER. ALDER OIL COMPANY was merged into BIRCH ENERGY CORPORATION, and CEDAR PIPE COMPANY named agents of its own.";
  expect(read(words).to).toEqual(["BIRCH ENERGY CORPORATION"]);
});
