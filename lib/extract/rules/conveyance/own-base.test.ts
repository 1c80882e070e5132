// Shares of what the giver himself has, by whatever name the words call him, and shares that one of several givers keeps.
import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { landDeed, mineralDeed, people, read } from "./test-paper";

const line = (i: Interest): string => `${i.estate_type} ${i.fraction?.fraction ?? "-"} of ${i.of}`;
const given = (object: string) => mineralDeed(`${object} in the NW/4 of Section 9, Block 4, Marsh County, 160 acres.`).grants.map(line);

describe("a share of what the giver has", () => {
  it.each([
    "one-half of whatever mineral rights the party of the first part may now have",
    "an undivided one-half of such mineral interest as first party owns",
    "one-half of the minerals standing in the name of the said party of the first part",
    "one-half of whatever oil, gas and minerals Ada Venn now has",
    "half of the mineral rights which she kept back when she sold to Cy Mott by deed of May 3, 1931",
    "one-half of the mineral interest which grantor retained in her deed to Cy Mott, Book 9, page 2,",
    "one-half of all the minerals that I own, all of it my separate property,",
    "one-half of the mineral reservation made in her deed to Cy Mott, Book 9, page 2,",
    "one-half of Seller's said mineral interest",
    "one-half of the minerals which she herself owns at this date",
    "one-half of such oil and gas as the grantor is now possessed of",
    "one-half of the minerals that she has title to",
    "one-half of the mineral interest which Vendor so owns",
  ])("is measured by it: %s", (object) => expect(given(object)).toEqual(["mineral 1/2 of grantor_interest"]));

  it.each([
    ["the one-half mineral interest which grantor retained in her deed to Cy Mott, Book 9, page 2,", "mineral 1/2 of whole"],
    ["one-half of all the oil, gas and other minerals", "mineral 1/2 of whole"],
    ["the one-half of the minerals that she owns", "mineral 1/2 of whole"],
    ["the undivided one-half of the oil, gas and other minerals which is still ours", "mineral 1/2 of whole"],
    ["an undivided one-half, all I own, of the minerals", "mineral 1/2 of whole"],
    ["one-half, the whole of her interest, in the oil, gas and other minerals", "mineral 1/2 of whole"],
    ["one-half of the minerals belonging to my undivided one-fourth", "mineral 1/8 of whole"],
    ["an undivided two-thirds of the oil, gas and other minerals under her undivided 1/2", "mineral 1/3 of whole"],
  ])("is not where the words tell the size: %s", (object, want) => expect(given(object)).toEqual([want]));
});

/** What each giver of a deed by two keeps. */
const keptBy = (clause: string) => {
  const text = `WARRANTY DEED. Ada Venn, a widow, and Cy Mott, a single man, convey and warrant to Bo Lark the NW/4 of Section 9, Block 4, Marsh County, 160 acres, for the sum of $900; ${clause}\n\nDated May 3, 1950.\nAda Venn   Cy Mott`;
  const { resolved } = read(text, people(["Ada Venn", "Cy Mott"], ["Bo Lark"]), "warranty_deed");
  return resolved.reservations.map((r) => `${r.to.join("+")} ${r.fraction?.fraction}`);
};

describe("one of two givers keeps", () => {
  it.each([
    "SUBJECT TO THIS: Ada Venn, and she alone, reserves three-fourths of the minerals belonging to her undivided one-half (being three-eighths of the whole).",
    "EXCEPT: Ada Venn reserves to herself three-eighths of the minerals.",
    "but Ada Venn, one of the grantors, keeps unto herself an undivided three-eighths of the minerals.",
    "except that Mrs. Venn reserves three-eighths of the oil, gas and minerals.",
    "Ada Venn hereby excepts and reserves three-fourths of her one-half of the minerals.",
    "reserving to the said Ada Venn only, and not to Cy Mott, three-fourths of the minerals of her half.",
  ])("by name: %s", (clause) => expect(keptBy(clause)).toEqual(["a1 3/8"]));

  it("and both where both are told", () => {
    expect(keptBy("and the grantors reserve three-eighths of the minerals.")).toEqual(["a1+a2 3/8"]);
    expect(keptBy("except that Ada Venn and Cy Mott reserve three-eighths of the minerals.")).toEqual(["a1+a2 3/8"]);
    expect(keptBy("subject to the three-eighths of the minerals that Ada Venn reserved in her deed of 1940 to Jo Hale.")).toEqual([]);
  });
});

describe("what a clause says of its own purpose", () => {
  const kept = (clause: string) => landDeed(clause).reservations.map((r) => `${r.estate_type} ${r.fraction?.fraction} ${r.of}`);
  it.each([
    "Grantor excepts and reserves unto herself one-third of the minerals owned by her, it being her intention to convey two-thirds and to retain the other third thereof.",
    "Grantor reserves unto herself one-third of the minerals owned by her, her purpose being to retain the remaining third of them.",
    "Grantor reserves to herself one-third of her minerals, meaning to retain the other third of them.",
  ])("keeps what the clause keeps, once: %s", (clause) => expect(kept(clause)).toEqual(["mineral 1/3 grantor_interest"]));
  it("keeps nothing by a rest that is only told", () => expect(kept("Grantor, after this deed, will retain the balance of the minerals.")).toEqual([]));
});
