import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const lease = (tail: string, words = "") =>
  read(
    `OIL AND GAS LEASE. May 3, 1977. ADA VENN, a widow, Lessor, grants, leases and lets to BO LARK, Lessee, Section 9, Block 4, Marsh County, Texas, three years and as long thereafter as oil or gas is produced. Royalty 1/8. ${words}\nAda Venn.\nState of Texas, Marsh County. Acknowledged before me May 3, 1977 by Ada Venn. T. Oke, Notary Public. Filed May 9, 1977, Book 540, page 70. ${tail}`,
    people(["Ada Venn"], ["Bo Lark"]),
    "oil_gas_lease",
  ).resolved.facts?.map((f) => f.kind) ?? [];

describe("what is noted behind a lease's certificates", () => {
  it.each([
    "Venn No. 1 producing since 1978 (acknowledged note of lessee).",
    "The Venn 1-9 has produced gas without break since 1979 (operator's sworn and acknowledged statement endorsed 1995).",
    "Well No. 1-W of Lessee completed June 9, 1978, 30 barrels daily, and pumping ever since, by Lessee's sworn note of 1986 on the margin.",
    "Production from the re-entered Venn No. 1 began April 6, 1978 (affidavit of lessee endorsed hereon and acknowledged the same day).",
    "Producing since Jan. 1979.",
    "(Lessee's notice of completion, Venn No. 1, an oil well, February 3, 1979, is filed in the same volume at page 611.)",
    "(Completion of the Venn 9-1H, a gas well, on November 5, 1978, is noted at Book 930, page 12.)",
  ])("production: %s", (tail) => {
    expect(lease(tail)).toContain("production");
  });

  it("takes no term of the lease for production", () => {
    expect(lease("", "If a well producing gas is completed and shut in, Lessee may pay royalty.")).not.toContain("production");
    expect(lease("Recorded May 10, 1977.")).toEqual([]);
    expect(lease("(Notice of completion of the Venn No. 1, a dry hole, plugged June 1, 1979; an oil well was sought.)")).not.toContain("production");
  });
});

describe("an override reduced in the sentence behind", () => {
  const override = (behind: string) =>
    read(
      `ASSIGNMENT OF OIL AND GAS LEASE. ADA VENN ("Assignor") assigns to BO LARK all of the lease dated March 3, 1977 from Cy Mott, Book 9, page 3. Assignor reserves an overriding royalty of one-sixteenth (1/16) of 8/8ths of all oil and gas. ${behind} May 4, 1978. Ada Venn.`,
      people(["Ada Venn"], ["Bo Lark"]),
      "assignment_of_lease",
    ).resolved.reservations[0]?.of_8_8;

  it("follows the later words", () => {
    expect(override("Should said lease cover less than the full mineral interest, such overriding royalty shall be proportionately reduced.")).toBe(false);
    expect(override("Such overriding royalty shall not be proportionately reduced.")).toBe(true);
    expect(override("")).toBe(true);
  });
});
