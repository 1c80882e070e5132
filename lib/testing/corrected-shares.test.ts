import { describe, expect, it, vi } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

vi.setConfig({ testTimeout: 30_000 });

const LAND = "the SE/4 of Section 21, Township 9 North, Range 3 East, Marsh County, Oklahoma";
const ROOT = `WARRANTY DEED\n\nOlaf Berg, a widower, for $10.00 grants and conveys to Cy Mott, a single man, ${LAND}, with all minerals.\n\nDated May 3, 1941.\nOlaf Berg\nFiled May 5, 1941, Book 90, page 12.`;
const SOLD = `MINERAL DEED\n\nCy Mott, a single man, for $10.00 grants and conveys to Ada Venn an undivided one-fourth (1/4) of the oil, gas and other minerals in ${LAND}.\n\nDated May 3, 1951.\nCy Mott\nFiled May 5, 1951, Book 150, page 12.`;
const KEPT = `WARRANTY DEED\n\nCy Mott, a single man, for $10.00 grants and conveys to Ada Venn ${LAND}, reserving to himself one-fourth of the oil, gas and other minerals.\n\nDated May 3, 1951.\nCy Mott\nFiled May 5, 1951, Book 150, page 12.`;
const BOTH =
  "\n\nSigned June 12, 1952.\nCy Mott          Ada Venn\n\nAcknowledged before me June 12, 1952, by Cy Mott and Ada Venn. T. Fry, Notary Public.\nFiled June 16, 1952, Book 162, page 55.";

const minerals = (first: string, act: string, between: readonly string[] = []): string[] => {
  const papers = [ROOT, first, ...between, `CORRECTION DEED\n\n${act}${BOTH}`];
  const { ownership } = readChain(
    papers.map((text, i) => ({ name: `${i}.txt`, text })),
    "1960-01-01",
  );
  return ownership.tracts.flatMap((t) => t.rows.filter((r) => r.estate_type === "mineral").map((r) => `${r.name} ${r.share.fraction}`)).sort();
};

describe("a correction of one share by both parties", () => {
  it.each([
    `Whereas in the deed of May 3, 1951, Book 150, page 12, by which Cy Mott conveyed ${LAND} to Ada Venn, the seller by mistake reserved but a fourth of the minerals, it having been agreed that he was to keep half; now therefore both parties agree that the reservation be read as one-half, and Ada Venn conveys to Cy Mott an additional one-fourth of the minerals.`,
    `We, Cy Mott, the grantor, and Ada Venn, the grantee, in the deed of May 3, 1951, recorded in Book 150, page 12, of ${LAND}, say that the seller was to retain ONE-HALF of the minerals. The typist wrote "one-fourth". To correct it Ada Venn grants to Cy Mott so much of the minerals that he shall own an undivided one-half in all; and Cy Mott again grants to Ada Venn the land and the remaining half. The words "one-fourth" shall be read "one-half".`,
  ])("puts the share into what the first deed keeps: %s", (act) => expect(minerals(KEPT, act)).toEqual(["Ada Venn 1/2", "Cy Mott 1/2"]));

  it("puts it into what the first deed gives", () =>
    expect(
      minerals(
        SOLD,
        `The deed of May 3, 1951 from Cy Mott to Ada Venn, Book 150, page 12, covering minerals in ${LAND}, is hereby corrected so that the words "one-fourth (1/4)" shall read "three-eighths (3/8)". Cy Mott conveys to Ada Venn the further interest needed to make up three-eighths.`,
      ),
    ).toEqual(["Ada Venn 3/8", "Cy Mott 5/8"]));

  it("moves nothing against one who bought between the deed and its correction (Tex. Prop. Code 5.030(b))", () => {
    const bought = `MINERAL DEED\n\nCy Mott, a single man, for $10.00 grants and conveys to Sid Holm an undivided three-fourths (3/4) of the oil, gas and other minerals in ${LAND}.\n\nDated May 9, 1951.\nCy Mott\nFiled May 10, 1951, Book 151, page 2.`;
    const act = `The deed of May 3, 1951 from Cy Mott to Ada Venn, Book 150, page 12, covering minerals in ${LAND}, is hereby corrected so that the words "one-fourth (1/4)" shall read "one-half (1/2)".`;
    expect(minerals(SOLD, act, [bought])).toEqual(["Ada Venn 1/4", "Sid Holm 3/4"]);
  });

  it("changes nothing of a deed that tells another share", () =>
    expect(
      minerals(
        SOLD,
        `The deed of May 3, 1951 from Cy Mott to Ada Venn, Book 150, page 12, covering minerals in ${LAND}, reads "one-third" where it should read "one-half", and is corrected so.`,
      ),
    ).not.toContain("Ada Venn 3/8"));
});
