import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { landDeed, mineralDeed, people, read } from "./test-paper";

const size = (i: Interest) => `${i.estate_type} ${i.fraction?.fraction ?? "-"} ${i.of}`;

describe("words that keep something back", () => {
  it("keeps nothing more by words that tell the kind of what is kept", () => {
    const kept = landDeed("Grantor reserves one-half of the royalty in oil and gas. What is reserved is of the kind known as a non-participating royalty.");
    expect(kept.reservations.map(size)).toEqual(["royalty 1/2 royalty"]);
  });
  it("takes the term of what is kept from a sentence that calls it a right", () => {
    const kept = landDeed(
      "Grantor keeps for himself one-fourth of the royalty upon oil and gas. This right of grantor shall last for a term of fifteen years.",
    );
    expect(kept.reservations[0]?.term).toMatchObject({ kind: "years", months: 180 });
  });
  it.each([
    ["LESS AND EXCEPT an undivided 3/4 of the oil, gas and other minerals, hereby reserved to her and her heirs.", 1],
    ["Except one-half of the minerals herein expressly retained by the grantor.", 1],
    ["LESS AND EXCEPT one-half of the minerals heretofore reserved to the former owner.", 0],
    ["Less and except one-half of the oil and gas reserved to John Doe in a deed of record.", 0],
  ])("keeps what is left out as hereby reserved: %s", (words, kept) => expect(landDeed(words).reservations).toHaveLength(kept));
  it.each([
    ["There is, however, reserved to the grantor an undivided three-eighths (3/8) interest in all of the oil, gas and other minerals.", "mineral 3/8 whole"],
    ["There is nevertheless hereby expressly excepted herefrom and reserved unto the Grantor an undivided one-half of the oil and gas.", "mineral 1/2 whole"],
    ["Excepting therefrom and reserving to the grantor an undivided one-half of all mineral rights.", "mineral 1/2 whole"],
    ["EXCEPTING, however, and RESERVING unto the said party of the first part, one-half of all coal, oil and gas.", "mineral 1/2 whole"],
    ["SAVING AND RESERVING to the grantor herein, her heirs and assigns, an undivided one-half interest in all mineral rights.", "mineral 1/2 whole"],
    [
      "Reservations from Conveyance: For Grantor and Grantor's heirs, a reservation of an undivided 5/8ths of all oil, gas and other minerals.",
      "mineral 5/8 whole",
    ],
    ["It is understood that the grantor is to retain one-half (1/2) of the mineral rights.", "mineral 1/2 whole"],
    ["Grantor does not convey, but expressly reserves to herself, an undivided one-third of the minerals.", "mineral 1/3 whole"],
    ["Provided, however, that the grantor shall be the owner of and keeps for herself one-half of all royalties.", "royalty 1/2 royalty"],
    ["It is agreed that one-half of all minerals in the land herein conveyed are hereby reserved and excepted by the grantor herein.", "mineral 1/2 whole"],
    ["It is the intention of the Grantor to reserve, and she does hereby reserve, unto herself one-fourth of the minerals.", "mineral 1/4 whole"],
    ["The said Ada Venn reserves one-half of the oil and gas royalties.", "royalty 1/2 royalty"],
    ["EXCEPT all minerals, which are reserved to Grantor for her lifetime.", "mineral 1 whole"],
    ["Grantor reserves an estate for and during her natural life in the minerals.", "mineral 1 whole"],
    ["Reservations from and Exceptions to Conveyance and Warranty: Grantor reserves one-half of all minerals.", "mineral 1/2 whole"],
  ])("reserves: %s", (clause, want) => {
    expect(landDeed(clause).reservations.map(size)).toEqual([want]);
  });

  it.each([
    "Grantor reserves 1/4 of 1/8 of all oil and gas in or under or that may be produced from said land, the same being a non-participating royalty interest.",
    "Grantor reserves 1/16 of all oil and gas in, on or under said land, which is a free royalty.",
  ])("takes for royalty what the clause itself calls royalty: %s", (clause) => {
    expect(landDeed(clause).reservations.map((r) => r.estate_type)).toEqual(["royalty"]);
  });

  it.each([
    "Reservations from Conveyance: None. Exceptions to Conveyance: None.",
    "Grantor conveys all oil, gas and minerals thereunder, no minerals being reserved.",
    "Exceptions to Conveyance and Warranty: The royalty reserved by Cy Mott in Vol. 402, Page 611.",
    "Being the land conveyed in Deed Book 4, page 112, where the minerals are reserved.",
  ])("reserves nothing: %s", (clause) => {
    expect(landDeed(clause).reservations).toEqual([]);
  });

  it.each([
    "Grantor reserves an undivided one-half (1/2) non-participating interest in all of the royalty he now owns (same being one-half (1/2) of Grantor's one-fourth (1/4), or an undivided one-eighth (1/8) royalty) in the oil, gas and other minerals produced.",
    "Grantor reserves one-half of the royalty that he owns, being one-half of his one-fourth, that is, a one-eighth royalty.",
  ])("keeps once the figure to which the paper reckons its royalty: %s", (clause) => {
    const kept = landDeed(clause).reservations;
    expect(kept.map(size)).toEqual(["royalty 1/8 whole"]);
    expect(kept[0]?.readings.map((r) => r.rule)).toContain("royalty.fixed.reckoned");
  });

  it("reckons no figure out of the usual royalty", () => {
    const [kept] = landDeed("Grantor reserves one-half of the royalty, being one-half of the usual one-eighth, or 1/16 of production.").reservations;
    expect(kept?.readings.map((r) => r.rule)).not.toContain("royalty.fixed.reckoned");
  });

  it("reads the exceptions of a tabular deed with their holders", () => {
    const [e] = landDeed("Exceptions to Conveyance and Warranty: The non-participating royalty of 1/4 reserved by Cy Mott in Vol. 402, Page 611.").exceptions;
    expect(e).toMatchObject({ estate_type: "royalty", held_by: "Cy Mott", fraction: { fraction: "1/4" } });
  });
});

describe("the power to lease", () => {
  it.each([
    "Grantor retains the sole and exclusive right to execute oil and gas leases upon the whole of said minerals, including the half interest hereby conveyed.",
    "The grantor reserves the right to lease said land, and grantee shall receive one-fourth of all royalties under such leases.",
    "Grantor reserves the executive right and power to lease all minerals.",
  ])("is kept as an interest of its own, and no share of minerals or royalty with it: %s", (clause) => {
    expect(landDeed(clause).reservations.map(size)).toEqual(["executive_right 1 whole"]);
  });
});

describe("benefits beside kept minerals", () => {
  it("notes the share of bonus, rental and royalty as a covenant beside the minerals, not as a royalty of its own", () => {
    const [r, ...more] = landDeed(
      "Grantor reserves 3/8 of all oil, gas and other minerals, the grantor to receive 3/8 of all bonuses, 3/8 of the rentals and 3/8 of the royalties under any lease.",
    ).reservations;
    expect(more).toEqual([]);
    expect(r).toMatchObject({ estate_type: "mineral", fraction: { fraction: "3/8" }, benefits: { fraction: "3/8" } });
  });

  it("reads a share of minerals that the deed calls the royalty retained, out of actual production only, as royalty, and keeps both readings", () => {
    const [r] = landDeed(
      "The grantors retain title to a 1/20 interest in all of the oil, gas and other minerals, but the grantors shall receive the royalty retained herein only from actual production; the grantee may lease without the joinder of grantors and shall receive the bonus and the rentals.",
    ).reservations;
    expect(r).toMatchObject({ estate_type: "royalty", floating: false, fraction: { fraction: "1/20" } });
    expect(r?.readings.map((x) => x.estate_type)).toEqual(["royalty", "mineral"]);
  });
});

describe("things kept in a numbered list", () => {
  it("keeps what the first item names, and takes rights of way to it for no interest", () => {
    const deed = landDeed(
      "Reserving, however, to the said grantor, her heirs and assigns: First. All coal and other minerals within or underlying said lands. Second. The exclusive right to prospect in and upon said land for coal and other minerals. Third. The right of ingress, egress and regress upon said land to mine and remove any and all such minerals.",
    );
    expect(deed.reservations.map((r) => [r.estate_type, r.fraction?.fraction])).toEqual([["mineral", "1"]]);
  });
});

describe("shares kept out of what is given", () => {
  it.each([
    ["Out of the undivided mineral interest conveyed, Grantor reserves to herself 1/3 of the royalty under any lease.", "royalty 1/3 grantor_interest"],
    ["From the minerals hereby conveyed, Grantor reserves 1/4 of the minerals.", "mineral 1/4 grantor_interest"],
    ["Out of any production, Grantor reserves 1/4 of the minerals.", "mineral 1/4 whole"],
  ])("%s", (clause, want) => {
    expect(landDeed(clause).reservations.map(size)).toEqual([want]);
  });
});

describe("verbs without a subject of their own, and shares of what the giver has", () => {
  it.each([
    [
      "subject to the royalty of Cy Mott in Vol. 9, Page 3; and RESERVES to himself, his heirs and assigns, 1/4 of the royalty under any lease.",
      "royalty 1/4 royalty",
    ],
    ["and hereby reserves an undivided 1/2 of the minerals.", "mineral 1/2 whole"],
  ])("reserves: %s", (clause, want) => {
    const text = `WARRANTY DEED. ADA VENN, a widow, grants, sells and conveys to BO LARK Section 9, Block 4, Marsh County, Texas, 640 acres, ${clause} To have and to hold. May 3, 1950. Ada Venn.`;
    expect(read(text, people(["Ada Venn"], ["Bo Lark"]), "warranty_deed").resolved.reservations.map(size)).toEqual([want]);
  });

  it.each([
    ["an undivided one-half (1/2) of the interest acquired by her in Book 140, page 11, in the minerals in Section 9.", "mineral 1/2 grantor_interest"],
    ["1/3 of the minerals heretofore conveyed to her by Cy Mott in Section 9.", "mineral 1/3 grantor_interest"],
    [
      "all the right, title and interest of the said minor in and to an undivided one-fourth (1/4) of the whole of the oil and gas in Section 9.",
      "mineral 1/4 whole",
    ],
  ])("gives: %s", (object, want) => {
    expect(mineralDeed(object).grants.map(size)).toEqual([want]);
  });
});

describe("who keeps, and how", () => {
  const deed = (clause: string) => {
    const text = `WARRANTY DEED\n\nKNOW ALL MEN BY THESE PRESENTS: That we, Ada Venn and Cy Venn, for Ten Dollars paid by Bo Lark, do hereby grant, sell and convey unto the said Bo Lark, all of the NW/4 of Section 9, Block 4, Marsh County, Texas, 160 acres.\n\n${clause}\n\nTo have and to hold unto Bo Lark forever.\n\nMay 3, 1950. Ada Venn. Cy Venn`;
    return read(text, people(["Ada Venn", "Cy Venn"], ["Bo Lark"]), "warranty_deed").resolved.reservations;
  };

  it.each([
    ["Reserving unto Ada Venn alone a life estate in the whole (Cy Venn joins and gives up any right).", ["a1"]],
    ["Reserving to Cy Venn one-half of all minerals, Ada Venn keeping nothing.", ["a2"]],
    ["Reserving unto Ada Venn, a married woman, and Cy Venn, her husband, an undivided one-half of all minerals.", ["a1", "a2"]],
  ])("%s → %s", (clause, want) => {
    expect(deed(clause)[0]?.to).toEqual(want);
  });

  it("keeps for two as joint tenants where the clause says so, and not where it denies it", () => {
    const joint = "Reserving unto Ada Venn and Cy Venn, as joint tenants with right of survivorship and not as tenants in common, one-half of all minerals.";
    expect(deed(joint)[0]?.survivorship).toBe(true);
    expect(deed("Reserving unto Ada Venn and Cy Venn, not as joint tenants, one-half of all minerals.")[0]?.survivorship).toBeUndefined();
  });

  it("reads the share of later leases from the sentence behind as a covenant, and gives none of it to the taker", () => {
    const clause =
      "There is reserved to the grantors 3/16 of all of the oil and gas in, to and under or that may be produced from said land. Grantee may lease without joinder of grantors, but out of any lease the grantors shall receive 3/16 of all bonuses, 3/16 of all rentals, and 3/16 of the royalties.";
    const [kept, ...more] = deed(clause);
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ estate_type: "mineral", fraction: { fraction: "3/16" }, benefits: { fraction: "3/16" } });
    expect(landDeed(clause).grants.map((g) => g.estate_type)).toEqual(["fee"]);
  });
});

describe("words that keep nothing", () => {
  it.each(["And nothing is reserved.", "None of the minerals is hereby reserved by the grantor.", "Nothing whatever is retained by the grantor."])(
    "%s",
    (clause) => {
      expect(landDeed(clause).reservations).toEqual([]);
    },
  );

  it("takes for no exception what one only claims to be reserved", () => {
    const claim = "The State asserts that the coal and lignite are part of the minerals reserved in the patent recorded in Book 14, page 233.";
    expect(landDeed(claim).exceptions).toEqual([]);
  });
});

describe("land kept for life", () => {
  it.each([
    "Reserving, however, to herself a life estate therein, with the full income, rents, royalties and bonuses thereof during her natural life.",
    "Grantor reserves unto herself, for and during her natural life, the full possession, benefit and use of the above described premises, as well as the rents, revenues and royalties thereof.",
  ])("is a life estate in the land, whatever income is named along with it: %s", (clause) => {
    const d = landDeed(clause);
    expect(d.reservations.map(size)).toEqual(["life_estate 1 whole"]);
    expect(d.exceptions).toEqual([]);
  });

  it("is not meant where the life estate is in the minerals", () => {
    expect(landDeed("Reserving to herself a life estate in all of the oil, gas and other minerals.").reservations.map((r) => r.estate_type)).toEqual([
      "mineral",
    ]);
  });
});

describe("the rate of the royalty that is shared", () => {
  it.each([
    "one-fourth (1/4th) of the royalty of one-eighth reserved in all of the oil, gas and other minerals that may be produced from the NW/4 of Section 9.",
    "one-fourth of the usual royalty of one-eighth of all oil and gas that may be produced from the NW/4 of Section 9.",
  ])("is no second thing given: %s", (object) => {
    expect(mineralDeed(object).grants.map(size)).toEqual(["royalty 1/4 royalty"]);
  });
});

describe("a stipulation that lists the owners", () => {
  it("reads every owner of the list that semicolons part", () => {
    const text =
      "STIPULATION OF INTEREST\n\nThe undersigned, ADA VENN, BO LARK and CY MOTT, stipulate that the oil, gas and other minerals in the NW/4 of Section 9 are owned as follows: Ada Venn, an undivided one-half (1/2); Bo Lark, an undivided one-third (1/3); Cy Mott, an undivided one-sixth (1/6); and each hereby grants and conveys to the others such interest as is needed to vest title as stated.\n\nMay 3, 1961. Ada Venn. Bo Lark. Cy Mott.";
    const grants = read(text, people(["Ada Venn", "Bo Lark", "Cy Mott"], []), "stipulation_of_interest").resolved.grants;
    expect(grants.map((g) => [g.to.join(), g.fraction?.fraction])).toEqual([
      ["a1", "1/2"],
      ["a2", "1/3"],
      ["a3", "1/6"],
    ]);
  });
});
