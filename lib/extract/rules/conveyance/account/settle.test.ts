import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { landDeed, mineralDeed, people, read } from "@/lib/extract/rules/conveyance/test-paper";
import { SideReader } from "./sides";

const size = (i: Interest): string => `${i.estate_type} ${i.fraction?.fraction} ${i.of}`;
const kept = (words: string): string[] => landDeed(words).reservations.map(size);
const left = (words: string): string[] => landDeed(words).exceptions.map(size);

describe("a share told twice", () => {
  it("is kept once, whatever points back at it", () => {
    expect(kept("Grantor reserves one-half of the minerals. The minerals reserved shall be held by Grantor as she held the land.")).toEqual([
      "mineral 1/2 whole",
    ]);
    expect(kept("Reserving one-fourth of the oil, gas and other minerals. Excepted likewise from this warranty: the fourth of the minerals so saved.")).toEqual(
      ["mineral 1/4 whole"],
    );
    expect(left("Reserving one-fourth of the oil, gas and other minerals. To hold the land, less the one-fourth of the minerals above set aside.")).toEqual([]);
  });
  it("is kept where it is left out and then called kept", () => {
    const c = landDeed("Excepting one-third of the minerals, which one-third of the oil, gas and other minerals I hold back.");
    expect([c.reservations.map(size), c.exceptions.map(size)]).toEqual([["mineral 1/3 whole"], []]);
  });
  it("is two where the words add one to the other", () => {
    expect(kept("Grantor reserves one-fourth of the minerals. Grantor also reserves a further one-fourth of the minerals for twenty years.")).toHaveLength(2);
  });
});

describe("a share beside words that nothing is kept", () => {
  it.each([
    "Together with the minerals belonging to said one-third, nothing being kept back by the grantor; and she covenants that she has not conveyed the same.",
    "With one-half of the minerals, nothing whatever being withheld by the said Ada Venn.",
    "Together with the minerals in said one-third, the grantor retaining no interest of any kind.",
    "Together with a third of the minerals, of which no part is reserved by Grantor.",
  ])("is not kept: %s", (words) => expect([kept(words), left(words)]).toEqual([[], []]));
  it("is kept where no more than it is", () =>
    expect(kept("Grantor keeps back one-third of the minerals, and no part of the surface is reserved.")).toEqual(["mineral 1/3 whole"]));
});

describe("a share in no known phrase", () => {
  it("is kept by whoever gives, does anything with it, and does not give it", () => {
    expect(kept("The Grantor clings to one-half of the oil, gas and other minerals.")).toEqual(["mineral 1/2 whole"]);
    expect(kept("The Grantor saving back an equal one-third of the oil, gas and other minerals.")).toEqual(["mineral 1/3 whole"]);
    expect(kept("Two-thirds of the oil and gas sticks with the Grantor.")).toEqual(["mineral 2/3 whole"]);
    expect(kept("After this the minerals stand thus: Grantor, 60%; Grantee, 40%.")).toEqual(["mineral 3/5 whole"]);
  });
  it("is none that is owned now, warranted, paid, or of another thing", () => {
    for (const words of [
      "Grantor warrants that she is the owner of one-half of the minerals.",
      "The Grantor takes one-half of the price in notes, and half of the cotton.",
      "Grantor bought one-half of the minerals of Cy Mott.",
      "Grantee is to pay one-half of the taxes on the minerals.",
      "Grantor pledges one-half of the oil and gas to the bank for her note.",
      "Cy Mott, and not Grantor, keeps one-half of the minerals.",
      "It is known that Cy Mott and not Grantor keeps one-half of the minerals.",
      "It is agreed that Grantor, who holds one-half of the minerals, conveys all of them.",
      "Grantor tenders one-half of the minerals to her sister.",
    ])
      expect(kept(words)).toEqual([]);
  });
});

it("lets pass what is left out of a keeping", () => {
  const c = mineralDeed("an undivided 1/2 of the oil, gas and other minerals in the NW/4 of Section 9", "Grantor keeps the farm itself, less the minerals.");
  expect(c.exceptions).toEqual([]);
});

it("keeps once for all what each keeps of his own", () => {
  const text =
    "WARRANTY DEED. Ada Venn and Ida Pool, both single, for Ten Dollars, grant and convey unto Bo Lark the NW/4 of Section 9, Block 4, Marsh County, Texas; each Grantor, however, keeps back one-third of the oil, gas and other minerals which she now owns. May 3, 1950. Ada Venn. Ida Pool.";
  const c = read(text, people(["Ada Venn", "Ida Pool"], ["Bo Lark"]), "warranty_deed").resolved;
  expect(c.reservations.map((r) => [size(r), r.to])).toEqual([["mineral 1/3 grantor_interest", ["a1", "a2"]]]);
});

it("finds who has a share by the side that governs it", () => {
  const reader = new SideReader(people(["Ada Venn"], ["Bo Lark"]));
  const has = (words: string) => {
    const [before = "", behind = ""] = words.split("|");
    return reader.has({ before, behind })?.side ?? null;
  };
  expect(has("the buyer is to get |of the minerals, no more")).toBe("taker");
  expect(has("| of the minerals is no part of what is sold")).toBe("giver");
  expect(has("title to | of the oil stays where it is")).toBe("giver");
  expect(has("| of the oil shall be for the use of the said Bo Lark")).toBe("taker");
  expect(has("Ada sets apart to herself | of the oil")).toBe("giver");
  expect(has("Ada Venn now owns | of the oil")).toBe(null);
  expect(has("Ada Venn sold | of the oil in Book 9")).toBe(null);
  expect(has("to my niece Bo Lark, the surface and | of the oil")).toBe(null);
});
