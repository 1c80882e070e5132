import { describe, expect, it } from "vitest";
import { readChain, readInstrument } from "@/lib/testing/read-in-process";

const LAND = "the NW/4 of Section 9, Block 4, H&TC Ry. Co. Survey, Ward County, Texas";
const correction = (foot: string) =>
  `CORRECTION DEED\n\nAda Venn, Grantor, by this instrument corrects her Warranty Deed dated May 4, 2010, recorded in Volume 12, page 34, and grants and conveys to Bo Mott, Grantee, ${LAND}, reserving to Grantor all of the oil, gas and other minerals in and under said land.\n\nIN WITNESS WHEREOF this is signed June 1, 2014.\n${foot}`;
const DEED = `WARRANTY DEED\n\nAda Venn, a widow, grants, sells and conveys to Bo Mott ${LAND}.\n\nWitness my hand May 4, 2010.\nAda Venn\n\nFiled May 5, 2010, Volume 12, page 34.`;
const ROOT = `STATE PATENT\n\nThe State of Texas grants to Ada Venn ${LAND}. Dated March 3, 1990. Volume 1, page 2.`;

const signed = (text: string) => readInstrument({ name: "c.txt", text }).parties.resolved.parties.find((p) => p.side === "to")?.signed;

describe("who takes by a correction", () => {
  it.each([
    ["Ada Venn\nBo Mott", true],
    ["Ada Venn\n\nThe State of Texas, County of Ward. Acknowledged before me by Ada Venn and Bo Mott.", true],
    ["Ada Venn", false],
    ["Ada Venn\nBo Mott: ____________ (not signed)", false],
    ["Ada Venn\nBo Mott (refused to sign)", false],
    ["____________", undefined],
  ])("has signed it or not: %s", (foot, want) => expect(signed(correction(foot))).toBe(want));

  it("shows the foot of the paper for it", () => {
    const { evidence, resolved } = readInstrument({ name: "c.txt", text: correction("Ada Venn") }).parties;
    const taker = resolved.parties.findIndex((p) => p.side === "to");
    expect(evidence[`/parties/${taker}/signed`]?.[0]?.quote).toContain("IN WITNESS WHEREOF");
  });

  it("is asked of corrections alone", () => expect(signed(DEED)).toBeUndefined());

  it.each([
    ["Ada Venn", "Bo Mott fee 1"],
    ["Ada Venn\nBo Mott", "Ada Venn mineral 1; Bo Mott surface 1"],
  ])("loses by it only what he signs away: %s", (foot, want) => {
    const chain = readChain(
      [ROOT, DEED, correction(foot)].map((text, i) => ({ name: `${i}.txt`, text })),
      "2020-01-01",
    );
    const rows = chain.ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.estate_type} ${r.share.fraction}`));
    expect(rows.sort().join("; ")).toBe(want);
    const detail = chain.result.issues.find((i) => i.code === "CORRECTION_UNILATERAL")?.detail;
    expect(detail).toBe(foot === "Ada Venn" ? "The correction is not signed by Bo Mott, of the corrected deed." : undefined);
  });
});
