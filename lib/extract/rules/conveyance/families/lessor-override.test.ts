import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const kept = (words: string) =>
  readPaper(
    `OIL AND GAS LEASE\n\nTHIS AGREEMENT made May 3, 1952, between ADA VENN, a widow, lessor, and BO LARK, lessee:\n\n1. Lessor hereby grants, leases and lets exclusively unto lessee the NW/4 of Section 9, Block 4, Marsh County, Texas, for five years and as long thereafter as oil or gas is produced.\n\n2. ${words}\n\nADA VENN`,
  ).kept;

describe("an override beside the royalty of a lease", () => {
  it.each([
    "The royalty is one-eighth. Over and above it lessor is to be paid, as an override, 1/32 of the whole of the production.",
    "Lessee shall pay one-eighth (1/8) royalty on oil and gas, and besides, an overriding royalty of a full one thirty-second of all production, whatever lessor may own.",
    "The royalty is 1/8, and lessor reserves 1/32 of 8/8 as an overriding royalty.",
    "The royalty is 1/8. Over and above the eighth, the lessor holds back for herself an overriding royalty equal to 1/32nd of eight-eighths of the oil and gas, which is not to be proportionately reduced.",
  ])("is the lessor's: %s", (words) => expect(kept(words)).toEqual(["Ada Venn overriding_royalty 1/32 of whole"]));
  it.each([
    "Lessee shall pay one-eighth (1/8) royalty. No overriding royalty is reserved to lessor.",
    "Lessee shall pay one-eighth (1/8) royalty. Should lessee assign this lease with an overriding royalty of 1/16 in himself, lessor is to be paid before it.",
    "Lessee shall pay one-eighth (1/8) royalty, subject to the overriding royalty of 1/16 held by Elm Company.",
    "Lessee shall pay one-eighth (1/8) royalty. Lessor has sold an overriding royalty of 1/32 to Cy Mott.",
    "Lessee shall pay one-eighth (1/8) royalty, out of which lessee shall pay the overriding royalty of 1/32 of Cy Mott.",
    "Lessee shall pay one-eighth (1/8) royalty, and lessor does not hold back any overriding royalty of 1/32.",
    "Lessee may grant an overriding royalty of 1/16 to his geologist, and lessor shall have notice of it.",
    "The terms of the rider override the printed form, and lessee shall pay lessor one-fifth of all oil as royalty.",
  ])("but none where it is another's or denied: %s", (words) => expect(kept(words)).toEqual([]));
});
