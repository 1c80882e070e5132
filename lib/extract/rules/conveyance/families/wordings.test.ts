import { describe, expect, test } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

/** What a paper gives and keeps, in one line each: "life_estate 1 Amos Beck → Ora Beck". */
function told(text: string): string[] {
  const d = readInstrument({ name: "paper.txt", text });
  const { parties } = d.parties.resolved;
  const { grants, reservations } = d.conveyance.resolved;
  const names = (ids: readonly string[]) => ids.map((id) => parties.find((p) => p.id === id)?.display ?? id).join(" + ");
  const line = (i: (typeof grants)[number]) => `${i.estate_type} ${i.fraction?.fraction ?? "?"} ${names(i.from)} → ${names(i.to)}`;
  return [...grants.map(line), ...reservations.map((r) => `keeps ${line(r)}`)];
}

describe("wills in the order of their own words", () => {
  test("a gift without the word to", () => {
    expect(
      told(
        "WILL. I, Amos Beck, declare this my will. I give my wife Ora Beck a life estate in all my land, with remainder at her death to my children Tom Beck and Anna Hale.",
      ),
    ).toEqual(["life_estate 1 Amos Beck → Ora Beck", "remainder 1 Amos Beck → Tom Beck + Anna Hale"]);
  });
  test("two things to different takers in one sentence", () => {
    expect(
      told("WILL OF ORA BECK. I leave the surface of my farm to my son Tom Beck and the minerals under it to my children Tom Beck and Anna Hale equally."),
    ).toEqual(["surface 1 Ora Beck → Tom Beck", "mineral 1 Ora Beck → Tom Beck + Anna Hale"]);
  });
  test("the taker before the verb, and children named elsewhere", () => {
    const text =
      "WILL. To my wife, Ora Beck, for her life, and then to my children in equal shares, I give all the land I own. My children are Tom Beck and Anna Hale. May 1, 1949. Amos Beck.";
    expect(told(text)).toEqual(["life_estate 1 Amos Beck → Ora Beck", "remainder 1 Amos Beck → Tom Beck + Anna Hale"]);
  });
  test("land and minerals together are the fee", () => {
    expect(
      told("LAST WILL. I, Ora Beck, give all my land and minerals in Marsh County, Texas, in equal shares to my sisters Lois Crane and Mary Crane."),
    ).toEqual(["fee 1 Ora Beck → Lois Crane + Mary Crane"]);
  });
});

describe("decrees", () => {
  test("shares found in one sentence and distributed by another", () => {
    const text =
      "DECREE OF DISTRIBUTION. In the Matter of the Estate of Amos Beck, deceased. District Court, Marsh County, Oklahoma. The Court finds that Amos Beck died intestate May 2, 1950, leaving as his only heirs: Ora Beck, surviving spouse, one-half; Tom Beck, son, one-fourth; and Anna Hale, daughter, one-fourth. It is ordered that the N/2 of Section 8-T5N-R6W be distributed to them in those shares.";
    expect(told(text)).toEqual(["fee 1/2 Amos Beck → Ora Beck", "fee 1/4 Amos Beck → Tom Beck", "fee 1/4 Amos Beck → Anna Hale"]);
  });
});

describe("assignments", () => {
  test("the said lease before the taker's name", () => {
    const text =
      "ASSIGNMENT OF OIL AND GAS LEASE. Whereas Ora Beck made to Grady Hobbs an oil and gas lease on May 1, 1983, recorded Book 9, page 3, on the NE/4 of Section 8; now the said Grady Hobbs sells and assigns the said lease to Pinion Gas Company, its successors and assigns.";
    expect(told(text)).toEqual(["leasehold 1 Grady Hobbs → Pinion Gas Company"]);
  });
  test("who owns the lease gives it, not its lessor; an override retained is kept", () => {
    const text =
      "PARTIAL ASSIGNMENT. Know all men: that GRADY HOBBS, owner of the oil and gas lease dated May 1, 1983, from Ora Beck, recorded Book 9, page 3, has assigned and does assign to PINION GAS COMPANY the said lease insofar as it covers the SE/4 of Section 8, retaining 1/16 of 8/8 as an overriding royalty.";
    expect(told(text)).toEqual(["leasehold 1 Grady Hobbs → Pinion Gas Company", "keeps overriding_royalty 1/16  → Grady Hobbs"]);
  });
  test("an override kept does not make the paper an assignment of overrides", () => {
    const text =
      "ASSIGNMENT. GRADY HOBBS assigns, transfers and conveys to PINION GAS COMPANY the lease of May 1, 1983 from Ora Beck, Vol. 60, Page 7, reserving to Grady Hobbs an overriding royalty of two percent (2%) of 8/8 of all oil and gas produced under the said lease.";
    expect(told(text)).toEqual(["leasehold 1 Grady Hobbs → Pinion Gas Company", "keeps overriding_royalty 1/50  → Grady Hobbs"]);
  });
});

describe("who acts for another", () => {
  test("an attorney in fact before his name is no giver", () => {
    expect(
      told(
        "MINERAL DEED. ORA BECK, by her attorney-in-fact TOM BECK, conveys and warrants to VEGA OIL CO. all the oil and gas under Section 8, Block 4, Marsh County, Texas.",
      ),
    ).toEqual(["mineral 1 Ora Beck → Vega Oil Co."]);
  });
});

describe("deeds", () => {
  test("the lessee of the lease whose royalty is sold takes nothing", () => {
    const text =
      "ROYALTY DEED. ORA BECK grants, sells and conveys to VEGA OIL CO. one-half of the one-eighth royalty reserved in the lease to Grady Hobbs, Book 9, page 3, on the N/2 of Section 8, Block 4, Marsh County, Texas.";
    expect(told(text)).toEqual(["royalty 1/16 Ora Beck → Vega Oil Co."]);
  });
  test("what the giver keeps for life does not limit what she gives", () => {
    const text =
      "WARRANTY DEED. ORA BECK, a widow, grants, sells and conveys to TOM BECK the N/2 of Section 8, Block 4, Marsh County, Texas. The grantor keeps for her life the use of the land.";
    expect(told(text)[0]).toBe("fee 1 Ora Beck → Tom Beck");
  });
  test("two conveyances of a partition in one sentence", () => {
    const text =
      "PARTITION DEED. Tom Beck and Anna Hale, owning the N/2 of Section 8, Block 4, Marsh County, Texas, partition it: Anna Hale conveys to Tom Beck the NW/4, and Tom Beck conveys to Anna Hale the NE/4. March 4, 1965. Tom Beck. Anna Hale.";
    expect(told(text)).toEqual(["fee 1 Anna Hale → Tom Beck", "fee 1 Tom Beck → Anna Hale"]);
  });
  test("an aside in brackets does not end the list of lessors", () => {
    const text =
      "PAID-UP OIL AND GAS LEASE. LESSORS: Ora Beck, Tom Beck (each dealing in separate property) and LARK MINERAL HOLDINGS, L.L.C. LESSEE: VEGA OIL CO. Lessors grant, lease and let exclusively Section 3, Block 4, Marsh County, Texas, 640 acres; three (3) years and as long thereafter as oil or gas is produced; royalty one-fifth (1/5).";
    expect(told(text)).toEqual(["leasehold 1 Ora Beck + Tom Beck + Lark Mineral Holdings, L.L.C. → Vega Oil Co."]);
  });
});
