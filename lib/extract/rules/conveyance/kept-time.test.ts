import { describe, expect, it } from "vitest";
import { landDeed } from "./test-paper";

const kept = (clause: string) =>
  landDeed(clause).reservations.map((i) => `${i.estate_type} ${i.fraction?.fraction ?? "-"} ${i.term?.kind ?? "ever"} ${i.term?.months ?? "-"}`);

describe("how long a kept share lasts, wherever the paper says it", () => {
  it.each([
    ["Until her death the grantor reserves the rents and profits of the land and all the oil, gas and minerals in it.", "mineral 1 life -"],
    ["For and during her life the grantor reserves one-half of the oil, gas and minerals.", "mineral 1/2 life -"],
    [
      "There is saved and excepted from this deed, and retained by Grantor, one-fourth of the oil, gas and other minerals. The interest so retained shall last for fifteen years from date, and so long thereafter as oil is produced.",
      "mineral 1/4 so_long_as 180",
    ],
    [
      "SAVE AND EXCEPT an undivided 1/4 of the oil, gas and other minerals in and under said land, which the grantor keeps for herself for a term of thirty years.",
      "mineral 1/4 years 360",
    ],
    [
      "save and except 1/4 of the oil, gas and other minerals, which is reserved to the grantor for fifteen (15) years and for as long after the fifteen years as there is production of oil or gas from said lands.",
      "mineral 1/4 so_long_as 180",
    ],
    [
      "An undivided one-fourth of all oil, gas and other minerals in the land is reserved to the said Ada Venn. How long it lasts. Thirty (30) years from the date hereof.",
      "mineral 1/4 years 360",
    ],
    [
      "Grantor shall retain an undivided one-fourth interest in the oil, gas and other minerals in and under the land until thirty (30) years have passed from this date. If at the close of that period any of said minerals is being produced from the land, Grantor shall retain the interest until such production ceases.",
      "mineral 1/4 so_long_as 360",
    ],
    [
      "Of the oil, gas and other minerals Grantor hereby reserves to herself one-fourth, undivided, and conveys the rest to the grantee with the land.",
      "mineral 1/4 ever -",
    ],
    [
      "Grantor reserves unto herself an undivided 25% interest in the oil, gas and other minerals. Bonuses and delay rentals belong to Grantee; royalties, to the extent of one-fourth, belong to Grantor.",
      "mineral 1/4 ever -",
    ],
    [
      "The Grantor holds back an undivided one-fourth of the oil, gas and other minerals. This holding back shall last twelve years from date, and after that only while oil or gas is being raised from the land.",
      "mineral 1/4 so_long_as 144",
    ],
    [
      "Grantor reserves one-eighth of the oil, gas and other minerals. Said eighth shall last for twelve years from date, but beyond that only so long as oil is produced.",
      "mineral 1/8 so_long_as 144",
    ],
  ])("%s", (clause, want) => expect(kept(clause)).toEqual([want]));

  it.each([
    ["Grantor reserves one-fourth of the oil, gas and other minerals. The land is subject to a lease for a term of ten years.", "mineral 1/4 ever -"],
    ["Grantor reserves one-fourth of the oil, gas and other minerals, and the grantee shall hold the house for two years free of rent.", "mineral 1/4 ever -"],
  ])("takes no time of another thing: %s", (clause, want) => expect(kept(clause)).toEqual([want]));

  it.each([
    "It is expressly agreed that a vendor's lien is retained until the note, due in five years, is paid.",
    "It is understood that the tenant remains in possession for two years.",
    "They are made aware that the grazing permit ends in three years.",
  ])("is not told by words on another thing: %s", (words) => {
    expect(kept(`Grantor reserves one-half of the oil, gas and other minerals. ${words}`)[0]).toBe("mineral 1/2 ever -");
  });
});
