import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

/** Each interest with the land it lies in, by the labels of the tracts it names; "all" where it names none. */
const lies = (words: string) => {
  const d = readInstrument({
    name: "a.txt",
    text: `WARRANTY DEED. ADA ROE, a widow, for ten dollars, does hereby grant, bargain, sell and convey unto BO LARK ${words}\n\nDated May 6, 1950. Ada Roe\n`,
  });
  const label = (id: string) => {
    const t = d.land.resolved.tracts.find((x) => x.id === id);
    return t?.acres_stated ? `${t.acres_stated} acres` : (t?.plss?.label ?? t?.survey?.section ?? "");
  };
  const c = d.conveyance.resolved;
  return [...c.grants, ...c.reservations, ...c.exceptions].map((i) => `${i.estate_type} ${i.fraction?.fraction} ${i.tracts.map(label).join(" + ") || "all"}`);
};

describe("an interest in a part of the land", () => {
  it.each([
    [
      "the SE/4 of Section 9, T17S-R30W, Lane County, Kansas, reserving to the grantor one-half of the minerals under the N/2 thereof.",
      ["fee 1 all", "mineral 1/2 N/2 SE/4"],
    ],
    [
      "all of Section 5, T1N-R1W, Love County, Oklahoma, except all of the oil and gas in the NE/4 of said Section 5, reserved by CY MOTT.",
      ["fee 1 all", "mineral 1 NE/4"],
    ],
    [
      "the W/2 SW/4 of Section 18, T2S-R5E, Jefferson County, Illinois, 80 acres, reserving to herself all oil, gas and minerals in the North ten acres thereof.",
      ["fee 1 all", "mineral 1 10 acres"],
    ],
    [
      "all of Sections 15 and 16, T10S-R33E, Lea County, New Mexico, reserving to herself one-fourth of the minerals in Section 16.",
      ["fee 1 all", "mineral 1/4 ALL"],
    ],
    [
      "the NW/4 of Section 30, T8N-R20W, Dewey County, Oklahoma, reserving to herself one-half of the minerals in and under said land.",
      ["fee 1 all", "mineral 1/2 all"],
    ],
    [
      "one-half of the minerals under the NW/4 and one-fourth of the minerals under the SE/4 of Section 11, T26N-R5E, Kay County, Oklahoma.",
      ["mineral 1/2 NW/4", "mineral 1/4 SE/4"],
    ],
  ])("%s", (words, expected) => expect(lies(words)).toEqual(expected));

  it("changes nothing where the words name land that the paper does not convey", () =>
    expect(
      lies("the SE/4 of Section 9, T17S-R30W, Lane County, Kansas, reserving to herself one-half of the minerals, as in her deed of the NW/4 of Section 2.")[1],
    ).toBe("mineral 1/2 all"));
});
