import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { landDeed, mineralDeed, people, read } from "./test-paper";

type Line = Pick<Interest, "estate_type" | "fraction" | "of" | "held_by">;
const line = (i: Line): string => `${i.estate_type} ${i.fraction?.fraction ?? "-"} of ${i.of}${i.held_by ? ` held by ${i.held_by}` : ""}`;
const kept = (clause: string) => landDeed(clause).reservations.map(line);
const excepted = (clause: string) => landDeed(clause).exceptions.map(line);
const given = (object: string, clause = "") => mineralDeed(object, clause).grants.map(line);

describe("what a deed keeps", () => {
  it.each([
    [
      "Out of this sale there is kept and reserved to the said Ada Venn, her heirs and assigns, one-fourth of all of the oil royalty and gas royalty that may be produced from the tract.",
      "royalty 1/4 of royalty",
    ],
    [
      "All of the oil, gas and every other mineral, in and under the land, and all right to receive royalty, bonus and rental, are reserved by Grantor and do not pass.",
      "mineral 1 of whole",
    ],
    [
      "Grantor conveys the same subject to the one-fourth of the minerals sold to Cy Mott in Book 4 on page 577, and Ada Venn further retains to herself an undivided one-eighth of all oil, gas and minerals under the section.",
      "mineral 1/8 of whole",
    ],
    [
      "There is excepted and reserved to the grantor (one-eighth to each), for herself and her heirs, a one-fourth (1/4) interest in and to all of the oil royalty that may be produced from the land.",
      "royalty 1/4 of royalty",
    ],
    ["An undivided one-fourth of the oil, gas and other minerals remains vested in the grantor.", "mineral 1/4 of whole"],
    [
      "EXCEPTING AND RESERVING to the grantor: First, all coal and other minerals within said lands; Second, the exclusive right to prospect for coal and other minerals therein, and to mine for and remove all coal and other minerals; Third, the right of ingress and egress for such purposes.",
      "mineral 1 of whole",
    ],
    [
      "AN UNDIVIDED ONE-EIGHTH OF THE ROYALTY is retained by the grantor, meaning one-eighth part of whatever royalty on oil and gas shall be named in each lease.",
      "royalty 1/8 of royalty",
    ],
  ])("keeps by the clause: %s", (clause, want) => expect(kept(clause)).toEqual([want]));

  it.each([
    ["Two-thirds of the minerals belong to Grantor's mother and sisters and are not conveyed.", "mineral 2/3 of whole"],
    ["There is excepted three-fourths of the minerals, which belong to the grantor's cousins.", "mineral 3/4 of whole"],
    ["One-half of the minerals belongs to my late brother's widow and is excepted.", "mineral 1/2 of whole"],
  ])("keeps nothing that kin of the giver have: %s", (clause, want) => {
    expect(kept(clause)).toEqual([]);
    expect(excepted(clause)).toEqual([want]);
  });

  it.each([
    ["I have never sold any of the minerals."],
    ["No part of the oil, gas or other minerals has ever been sold, leased or reserved by anyone."],
    ["The whole estate passes, including whatever minerals there may be, for I have not before this day leased or conveyed any."],
    [
      "This document may not sell, convey, transfer, include or insure the title to the coal and right of support underneath the surface land described herein.",
    ],
  ])("neither keeps nor leaves out anything by: %s", (clause) => {
    expect(kept(clause)).toEqual([]);
    expect(excepted(clause)).toEqual([]);
  });

  it.each([
    [
      "The following is LESS, SAVED AND EXCEPTED: an undivided half of all of the royalties on oil and gas produced from the premises which are now owned by grantor.",
      "royalty 1/2 of grantor_interest",
    ],
    ["There is excluded from this deed a 3/8 mineral interest owned by the heirs of Cy Mott.", "mineral 3/8 of whole"],
    ["The coal, being owned by others under the deed in D. B. 99, p. 61, is excepted.", "mineral 1 of whole"],
    [
      "EXCEPTING the minerals and mining rights which Cy Mott reserved out of the deed by which this Grantor took title, recorded in Volume 271 at Page 506.",
      "mineral 1 of whole held by Cy Mott",
    ],
    ["Except one half the oil and gas royalty, which is not conveyed.", "royalty 1/2 of royalty"],
  ])("leaves out by the clause: %s", (clause, want) => expect(excepted(clause)).toEqual([want]));

  it("takes that half which another reserved for his, and the name of a gas company for no gas", () => {
    const subject = (clause: string) => landDeed(clause).subject_to.map((s) => (s.interest ? line(s.interest) : null));
    expect(subject("This sale is subject to that undivided half interest in the minerals which Cy Mott reserved by his deed in Book 71, page 240.")).toEqual([
      "mineral 1/2 of whole held by Cy Mott",
    ]);
    expect(subject("Under and subject to the lease of Prairie Gas and Oil Co., Deed Book 240, page 17.")).toEqual([null]);
  });
});

describe("what a deed gives", () => {
  it.each([
    ["an undivided one-third (1/3), being all of the interest of the grantor, in and to the minerals in Section 9", "mineral 1/3 of whole"],
    ["an undivided 1/3 of the minerals in Section 9, same being all of my interest therein", "mineral 1/3 of whole"],
    ["one-half of the interest of the grantor in the minerals in Section 9", "mineral 1/2 of grantor_interest"],
  ])("is the share told, where it is all that the giver has: %s", (object, want) => expect(given(object)).toEqual([want]));

  it.each([
    ["all of that undivided one-fourth part of the oil, gas and minerals in the NW/4 of Section 9.", "mineral 1/4 of whole"],
    ["the half, undivided, of the oil, gas, sulphur and other minerals in the NW/4 of Section 9, 160 acres.", "mineral 1/2 of whole"],
    ["an equal half interest with me in the minerals under the NW/4 of Section 9.", "mineral 1/2 of whole"],
    ["all oil, gas and mineral interest that she holds by the deed of J. Pond, Vol. 141, page 402, in the NW/4 of Section 9.", "mineral 1 of grantor_interest"],
    ["whatever I kept for myself in oil, gas and minerals when I deeded to Cy Mott in 1932 the NW/4 of Section 9.", "mineral 1 of grantor_interest"],
    ["one-half of my royalty in the oil and gas under the NW/4 of Section 9.", "royalty 1/2 of grantor_interest"],
  ])("%s", (object, want) => expect(given(object)).toEqual([want]));

  it("reads a term told of the grant itself, and no denial out of there being no lease", () => {
    const term = mineralDeed(
      "an undivided 1/2 of the minerals in the NW/4 of Section 9.",
      "The grant shall last for ten years from its date and so long after as oil or gas is produced.",
    );
    expect(term.grants[0]?.term).toMatchObject({ kind: "so_long_as", months: 120 });
    const lease = mineralDeed(
      "an undivided 1/2 of the minerals in the NW/4 of Section 9.",
      "There being no oil and gas lease on the land, Grantee shall have the right to lease his interest and to receive his proportion of all bonuses and rentals.",
    );
    expect(lease.grants[0]?.executive).not.toBe(false);
  });

  it("gives coal with the minerals mixed with it beside the surface, and no royalty", () => {
    const deed = mineralDeed("the surface of the NW/4 of Section 9, together with all coal and minerals commingled with coal that may be mined or extracted,");
    expect(deed.grants.map((g) => [g.estate_type, g.substances ?? null])).toEqual([
      ["surface", null],
      ["mineral", ["coal"]],
    ]);
  });

  it("takes a royalty sold to another before for no reading of this one", () => {
    const deed = mineralDeed(
      "a two and one-half per cent royalty in the oil and gas produced from the NW/4 of Section 9.",
      "It is known to the purchaser that we sold a four per cent royalty to Prairie Company in June of this year.",
    );
    expect(deed.grants.map(line)).toEqual(["royalty 1/40 of whole"]);
    expect(deed.grants[0]?.readings).toEqual([]);
  });
});

const deed = (body: string, to: string[] = ["Bo Lark"], type: "warranty_deed" | "mineral_deed" | "royalty_deed" = "warranty_deed") => {
  const { grants, reservations } = read(`${body}\n\nAda Venn`, people(["Ada Venn"], to), type).resolved;
  return [...grants.map((g) => `gives ${line(g)} to ${g.to.length}`), ...reservations.map((r) => `keeps ${line(r)}`)];
};

describe("deeds told in sentences of their own", () => {
  it("gives the land named before the verb, and keeps what stays with the giver", () =>
    expect(
      deed(
        "DEED\n\nA. Price. $640.00.\n\nB. Land sold. The NE/4 of Section 18, Marsh County, Kansas; 160 acres. Grantor bargains, sells and conveys it to Grantee, to him and his heirs.\n\nC. What Grantor reserves. An undivided half of the oil, gas and other minerals in the land is excepted from the sale and stays with Grantor for twenty years.",
      ),
    ).toEqual(["gives fee 1 of whole to 1", "keeps mineral 1/2 of whole"]));

  it.each([
    "Grantor does grant, bargain, sell and convey the said interest in the said land to Grantee, his heirs, forever.",
    "Grantor does grant, bargain, sell, alien and convey the said interest in the said land to Grantee, his heirs, forever.",
    "Grantor hereby sells, releases and confirms said interest to Grantee.",
  ])("gives the interest that a label names: %s", (grant) =>
    expect(
      deed(
        `CONVEYANCE\n\nGrantor: ADA VENN.\nGrantee: BO LARK.\nLand: N/2 Section 21, Marsh County.\nInterest conveyed: every part of the oil, gas and minerals not formerly conveyed, such part being an undivided one-fourth (1/4).\n\n${grant}`,
        ["Bo Lark"],
        "mineral_deed",
      ),
    ).toEqual(["gives mineral 1/4 of whole to 1"]),
  );

  it("puts the term of the habendum on each part of a list", () => {
    const text =
      "MINERAL DEED\n\nI, ADA VENN, do grant, convey and assign: to BO LARK an undivided one-fourth (1/4), and to DEE LARK an undivided one-eighth (1/8), of all the oil, gas and other minerals under the W/2 of Section 9.\n\nTO HAVE AND TO HOLD to each of them, their heirs and assigns, for a period of twenty (20) years and as long thereafter as oil or gas is produced.\n\nAda Venn";
    const terms = read(text, people(["Ada Venn"], ["Bo Lark", "Dee Lark"]), "mineral_deed").resolved.grants.map((g) => [
      g.fraction?.fraction,
      g.term?.kind,
      g.term?.months,
    ]);
    expect(terms).toEqual([
      ["1/4", "so_long_as", 240],
      ["1/8", "so_long_as", 240],
    ]);
  });

  it("gives all the minerals where what is kept is to be a royalty, and a royalty where all the minerals are kept", () => {
    expect(
      deed(
        "MINERAL DEED\n\nADA VENN does grant, sell and convey to Bo Lark an undivided 15/16 interest in all oil, gas and other minerals under Section 9.\n\nWith regard to the undivided one-sixteenth (1/16) of the oil, gas and other minerals which Grantor keeps back and reserves, it is agreed that such one-sixteenth is, and shall at all times be, a royalty interest.",
        ["Bo Lark"],
        "mineral_deed",
      ),
    ).toEqual(["gives mineral 1 of whole to 1", "keeps royalty 1/16 of whole"]);
    expect(
      deed(
        "WARRANTY DEED\n\nADA VENN does grant, sell and convey unto Bo Lark the Southeast Quarter of Section 20, 160 acres.\n\nThe grantor reserves all the oil, gas and minerals in the land, with the exclusive right to make leases; it being agreed that the grantee, his heirs or assigns, shall be entitled to receive one-fourth (1/4) of all bonuses and royalties under any such lease.",
      ),
    ).toEqual(["gives fee 1 of whole to 1", "gives royalty 1/4 of royalty to 1", "keeps mineral 1 of whole"]);
  });

  it("keeps once what a deed sums up, and nothing by a use for the giver's own fires", () => {
    expect(
      deed(
        "DEED\n\nADA VENN sells and conveys to Bo Lark the 178 acre tract in Section 9.\n\nGrantor RESERVES to herself one-half of the royalty now owned by Grantor. Grantor owns one-half of all royalty in the tract; what Grantor reserves is therefore one-fourth of all royalty under any lease.",
      ),
    ).toEqual(["gives fee 1 of whole to 1", "keeps royalty 1/2 of grantor_interest"]);
    expect(
      deed(
        "DEED\n\nAda Venn does grant all of the coal under 225 acres to Bo Lark. The grantor keeps the right to take coal for her own fires.",
        ["Bo Lark"],
        "mineral_deed",
      ),
    ).toEqual(["gives mineral 1 of whole to 1"]);
  });

  it("reads on past what may be produced, and gives once what the deed says again", () => {
    expect(
      kept(
        "Title to the other one-sixteenth interest in all of the oil, gas and other minerals in said land, and that may be produced from it, stays in the grantor.",
      ),
    ).toEqual(["mineral 1/16 of whole"]);
    expect(
      deed(
        "DEED\n\nI, Ada Venn, grant, sell and convey to Bo Lark a farm of 120 acres in Section 9. There goes with the farm an undivided one-half of the mineral rights.\n\nBo Lark is to have the land, and the half of the mineral rights going with it, for himself and his heirs.",
      ),
    ).toEqual(["gives surface 1 of whole to 1", "gives mineral 1/2 of whole to 1"]);
  });

  it("reads a clause on leases to come that says what shall belong to the taker", () => {
    const grant = mineralDeed(
      "an undivided 1/16 interest in all of the oil, gas and other minerals under Section 9.",
      "Whenever there is a valid lease on the land, be it one that exists now or one made hereafter, one-half of the royalties for which such lease provides shall belong to the Grantee.",
    ).grants[0];
    expect(grant?.readings.map((r) => r.fraction.fraction)).toEqual(["1/16", "1/2"]);
  });

  it("leaves out what other papers took without a size, and once what they took with one", () => {
    expect(excepted("Not included are mineral interests which prior instruments of record have already reserved or conveyed.")).toEqual(["mineral - of whole"]);
    expect(
      excepted(
        "Excluded from the sale is an undivided half, and no more than half, of the oil, gas and other minerals. The other half goes to Grantee by this deed.",
      ),
    ).toEqual(["mineral 1/2 of whole"]);
    expect(
      excepted(
        "Less, however, and subject to, an undivided 1/2 of the oil, gas and other minerals in the land, that half having been conveyed earlier to Elm Cooperative Royalty Pool in a deed of May 2, 1930.",
      ),
    ).toEqual(["mineral 1/2 of whole"]);
  });

  it("gives what the giver kept or owns by another paper as his, and the share that stands behind its thing", () => {
    expect(
      given("the entire interest in oil, gas and mineral rights which the grantor kept for himself when he deeded the SW/4 of Section 14 to Cy Mott."),
    ).toEqual(["mineral 1 of grantor_interest"]);
    expect(given("the whole mineral estate, great or small, which the seller owns in 640 acres in Marsh County.")).toEqual(["mineral 1 of grantor_interest"]);
    expect(given(": of the royalty in oil and gas produced from the NW/4 of Section 9, a one-third part.")).toEqual(["royalty 1/3 of royalty"]);
  });

  it("keeps nothing by words that leave the giver the rest", () =>
    expect(
      deed(
        "DEED\n\nI, Ada Venn, give to Bo Lark one-half of the royalty under Section 9. All besides said half of the royalty I keep.",
        ["Bo Lark"],
        "royalty_deed",
      ),
    ).toEqual(["gives royalty 1/2 of royalty to 1"]));
});

describe("a bare share that another has", () => {
  it.each([
    ["Together with the remaining oil, gas and minerals; excepting the 30% assigned to Cy Mott, Book 3, page 9.", "mineral 3/10 of whole held by Cy Mott"],
    ["With all oil, gas and minerals, less the one-fourth heretofore sold to Cy Mott.", "mineral 1/4 of whole held by Cy Mott"],
  ])("is of the minerals named right before it: %s", (clause, want) => {
    expect(excepted(clause)).toEqual([want]);
  });

  it("is no share of minerals where none were named", () => {
    expect(excepted("Except the one-half sold to Cy Mott.")).toEqual([]);
  });
});

describe("minerals that stay out of a grant of land", () => {
  it.each([
    "minus three-eighths of the minerals.",
    "Excluding from this conveyance a three-eighths mineral interest.",
    "Exclusive of an undivided 3/8 of the oil, gas and other minerals.",
  ])("are excepted: %s", (clause) => expect(excepted(clause)).toEqual(["mineral 3/8 of whole"]));

  it("are none where acres of land are left out", () => {
    expect(excepted("Excluding therefrom two acres for a school.")).toEqual([]);
  });

  it.each([
    ["the surface thereof and nothing beneath it", "surface"],
    ["without the oil and gas", "surface"],
    ["without any of the minerals, all of which remain mine", "surface"],
    ["without any minerals having been reserved", "fee"],
    ["the surface and all beneath it", "fee"],
  ])("leave the surface alone: %s", (words, estate) => {
    const text = `WARRANTY DEED. Ada Venn, a widow, grants, sells and conveys unto Bo Lark the NW/4 of Section 9, Block 4, Marsh County, 160 acres, ${words}.\n\nDated May 3, 1950.`;
    expect(read(text, people(["Ada Venn"], ["Bo Lark"]), "warranty_deed").resolved.grants.map((g) => g.estate_type)).toEqual([estate]);
  });
});
