import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { conveyanceSchema } from "@/lib/contracts/aspects/conveyance";
import { landDeed, mineralDeed, people, read } from "./test-paper";

const size = (i: Interest | undefined) => i && `${i.estate_type} ${i.fraction?.fraction ?? "-"} ${i.of}`;
const sizes = (list: Interest[]) => list.map(size);
const readings = (i: Interest | undefined) => i?.readings.map((r) => `${r.rule} ${r.fraction.fraction}`);

describe("a deed of land", () => {
  it("gives the whole fee with general warranty, from the grantor to the grantee", () => {
    const c = landDeed("");
    expect(c).toMatchObject({ action: "convey", warranty: "general", after_acquired: true, quitclaim_words: false });
    expect(sizes(c.grants)).toEqual(["fee 1 whole"]);
    expect(c.grants[0]).toMatchObject({ from: ["a1"], to: ["b1"] });
    expect(c.consideration.amount).toBe("10.00");
    expect(conveyanceSchema.safeParse(c).success).toBe(true);
  });

  it.each([
    ["The grantor reserves an undivided one-half of all the oil, gas and other minerals in and under said land.", "mineral 1/2 whole"],
    ["Grantor retains title to all oil, gas and other minerals of every kind and character under said land.", "mineral 1 whole"],
    ["It is agreed that one-fourth of all minerals in said land is reserved unto the grantor.", "mineral 1/4 whole"],
    ["There is excepted from this conveyance and reserved to the Grantor one-third (1/3) of the royalty on all oil and gas.", "royalty 1/3 royalty"],
    [
      "Grantor excepts and reserves a perpetual, non-participating royalty of six and one-half percent (6 1/2%) of all oil and gas produced and saved.",
      "royalty 13/200 whole",
    ],
    ["Grantor reserves one-fourth of the minerals herein conveyed.", "mineral 1/4 grantor_interest"],
    ["Grantor reserves one-half of the royalties which are presently owned by Grantor.", "royalty 1/2 grantor_interest"],
    ["The grantor reserves unto herself a life estate in the above described premises.", "life_estate 1 whole"],
    ["RESERVING a right of way twenty feet wide along the east line.", "easement - whole"],
  ])("reserves: %s", (clause, want) => {
    const c = landDeed(clause);
    expect(sizes(c.reservations)).toEqual([want]);
    expect(c.reservations[0]?.to).toEqual(["a1"]);
    expect(c.exceptions).toEqual([]);
  });

  it("keeps a whole of one substance beside a share of another", () => {
    const c = landDeed("Grantor reserves all of the coal and one-half (1/2) of the oil and gas in and under said land.");
    expect(c.reservations.map((r) => `${size(r)} ${r.substances}`)).toEqual(["mineral 1 whole coal", "mineral 1/2 whole oil,gas"]);
  });

  it.each([
    ["This deed is subject to the royalty reserved by John Roe in Volume 40, Page 7."],
    ["There are no reservations."],
    ["Also reserving and excepting the right of way heretofore granted to Homer Pike, recorded in Vol. 1, page 42."],
    ["The land was patented without reservation of minerals."],
  ])("reserves nothing where somebody else's right is told: %s", (clause) => {
    expect(landDeed(clause).reservations).toEqual([]);
  });

  it("names the holder and the source of an excepted interest", () => {
    const c = landDeed(
      "SAVE AND EXCEPT an undivided one-half of the minerals heretofore conveyed to Cy Mott by deed recorded in Volume 22, Page 119, and LESS AND EXCEPT a 1/16 non-participating royalty reserved by John Roe in Volume 40, Page 7.",
    );
    expect(c.exceptions.map((e) => [size(e), e.held_by, e.created_in?.book, e.created_in?.page])).toEqual([
      ["mineral 1/2 whole", "Cy Mott", "22", "119"],
      ["royalty 1/16 whole", "John Roe", "40", "7"],
    ]);
    expect(c.reservations).toEqual([]);
  });

  it("tells two holders of one excepting clause apart", () => {
    const c = landDeed(
      "Excepting, however, all minerals heretofore reserved of record, namely fifty percent in the United States of America and twenty-five percent in the Estate of J. C. Ames.",
    );
    expect(c.exceptions.map((e) => [e.fraction?.fraction, e.held_by])).toEqual([
      ["1/2", "United States of America"],
      ["1/4", "Estate of J. C. Ames"],
    ]);
  });

  it("reads what the land is subject to, each burden by itself", () => {
    const c = landDeed(
      "This conveyance is subject to the one-half mineral interest in Cy Mott (Vol. 5, page 6) and to the royalty reserved by John Roe in Vol. 7, page 8.",
    );
    expect(c.subject_to.map((s) => [s.interest?.estate_type, s.interest?.fraction?.fraction ?? null, s.interest?.held_by, s.reference?.page])).toEqual([
      ["mineral", "1/2", "Cy Mott", "6"],
      ["royalty", null, "John Roe", "8"],
    ]);
  });

  it("leaves a reservation to a stranger with the stranger", () => {
    expect(landDeed("RESERVING unto Cy Mott one-half of the oil, gas and other minerals.").reservations[0]?.to).toEqual(["o1"]);
    expect(landDeed("RESERVING unto Walter Pine one-half of the oil, gas and other minerals.").reservations[0]).toMatchObject({
      to: [],
      held_by: "Walter Pine",
    });
  });

  it("limits the minerals of a deed that goes on to state their share", () => {
    const c = landDeed("There is likewise conveyed one-eighth (1/8) of all of the oil, gas and other minerals in the above described land.");
    expect(sizes(c.grants)).toEqual(["surface 1 whole", "mineral 1/8 whole"]);
    expect(sizes(landDeed("All oil, gas and other minerals owned by grantor are conveyed.").grants)).toEqual(["surface 1 whole", "mineral 1 grantor_interest"]);
  });

  it("strips the executive right and benefits in the words of either party", () => {
    const plain = landDeed("Grantor reserves 1/4 of the minerals; Grantor shall not join in any lease nor share in bonus or delay rentals.").reservations[0];
    expect(plain).toMatchObject({ executive: false, attributes: { bonus: false, delay_rental: false } });
    const other = landDeed("Grantor reserves 1/4 of the royalty; the grantee may lease without the joinder of grantor and shall have all bonuses and rentals.")
      .reservations[0];
    expect(other).toMatchObject({ executive: false, attributes: { bonus: false, delay_rental: false } });
    const silent = landDeed("Grantor reserves 1/4 of the minerals.").reservations[0];
    expect(silent?.executive).toBeNull();
    expect(silent?.attributes).toBeUndefined();
  });

  it("limits a reservation in time", () => {
    const c = landDeed(
      "EXCEPT AND RESERVING to the grantor an undivided one-half of all minerals for a period of twenty (20) years from this date or so long thereafter as oil or gas is produced.",
    );
    expect(c.reservations[0]?.term).toMatchObject({ kind: "so_long_as", months: 240 });
    const lives = landDeed("There is reserved unto Grantor one-half of the royalties for and during the lives of Ada Venn and Cy Mott.");
    expect(lives.reservations[0]?.term).toMatchObject({ kind: "life", measuring_life: "Ada Venn and Cy Mott" });
  });
});

describe("fractions with more than one meaning", () => {
  it.each([
    ["Grantor reserves one-half of the usual one-eighth royalty.", ["royalty.floating 1/2", "royalty.fixed 1/16"]],
    ["Grantor reserves an undivided one-fourth of the land owner's usual one-eighth royalty interest.", ["royalty.floating 1/4", "royalty.fixed 1/32"]],
    [
      "Grantor reserves a one-half interest in and to the royalty in oil and gas, the same being equal to one-sixteenth (1/16) of the production.",
      ["royalty.floating 1/2", "royalty.fixed 1/16"],
    ],
    ["Grantor reserves one-half of one-eighth of all minerals in said land.", ["double_fraction.literal 1/16", "double_fraction.legacy_eighth 1/2"]],
    [
      "Grantor reserves an equal 1/16 royalty interest in all oil, gas and mineral rights.",
      ["royalty_in_mineral_rights.mineral 1/16", "royalty_in_mineral_rights.royalty 1/16"],
    ],
  ])("%s", (clause, want) => {
    expect(readings(landDeed(clause).reservations[0])).toEqual(want);
  });

  it("sees none in plain words", () => {
    for (const clause of [
      "Grantor reserves 1/4 of the royalty.",
      "Grantor reserves 1/16 of all oil produced and saved.",
      "Grantor reserves 1/2 of all minerals.",
    ])
      expect(landDeed(clause).reservations[0]?.readings).toEqual([]);
  });

  it("harmonises nothing but tells every fraction of one grant", () => {
    const c = mineralDeed(
      "an undivided 1/64 interest in and to all of the oil, gas and other minerals in and under the NW/4 of Section 9.",
      "Said land being under lease, this sale is subject thereto but covers and includes one-eighth (1/8) of all royalties. In the event the lease is cancelled, the grantee shall own 1/8 of all future rentals and royalties.",
    );
    expect(readings(c.grants[0])).toEqual(["one_grant.granting_clause 1/64", "one_grant.lease_benefits_clause 1/8", "one_grant.future_lease_clause 1/8"]);
    expect(c.grants[0]?.benefits?.fraction).toBe("1/8");
    const agreeing = mineralDeed(
      "an undivided 1/2 interest in the minerals in the NW/4 of Section 9.",
      "This covers and includes one-half of all royalties under any lease.",
    );
    expect(agreeing.grants[0]?.readings).toEqual([]);
  });

  it("warns of words that differ from figures", () => {
    expect(landDeed("Grantor reserves one-fourth (1/3) of the minerals.").warnings?.map((w) => w.code)).toContain("FRACTION_CONFLICT");
  });
});

describe("a deed of minerals", () => {
  it.each([
    ["an undivided 25/160 interest in and to all of the oil, gas and other minerals in and under the NW/4 of Section 9.", "mineral 5/32 whole"],
    ["all of the oil, gas and other minerals in, on and under the NW/4 of Section 9.", "mineral 1 whole"],
    ["one-half of all of the oil, gas and minerals owned by grantor in the NW/4 of Section 9.", "mineral 1/2 grantor_interest"],
    ["an undivided one-half interest in and to all of my interest in the oil and gas in the NW/4 of Section 9.", "mineral 1/2 grantor_interest"],
    ["her undivided one-fourth (1/4) of all oil, gas and other minerals in the NW/4 of Section 9.", "mineral 1/4 whole"],
    ["all of grantor's mineral and royalty interest in the NW/4 of Section 9.", "mineral 1 grantor_interest"],
    ["all of the minerals, being an undivided one-fourth (1/4), which I own in the NW/4 of Section 9.", "mineral 1/4 whole"],
    ["a royalty of ONE-FIFTH (1/5) of all oil and gas produced, saved and marketed from the NW/4 of Section 9.", "royalty 1/5 whole"],
    ["the surface only of the NW/4 of Section 9.", "surface 1 whole"],
  ])("%s", (object, want) => {
    expect(size(mineralDeed(object).grants[0])).toBe(want);
  });

  it("takes a number of mineral acres for no fraction until the land is known", () => {
    const c = mineralDeed("ten (10) net mineral acres in the oil, gas and other minerals in the NW/4 of Section 9.");
    expect(c.grants[0]).toMatchObject({ estate_type: "mineral", fraction: null, mineral_acres: "10" });
  });

  it("follows an interest to the deed that made it", () => {
    const c = mineralDeed(
      "all of the interest in oil, gas and mineral rights reserved by grantor in a deed to Cy Mott dated June 2, 1931, recorded in Book 46, page 208, in the NW/4 of Section 9.",
    );
    expect(c.grants[0]).toMatchObject({ of: "described_interest", created_in: { book: "46", page: "208" } });
    expect(c.references[0]).toMatchObject({ book: "46", page: "208", date: "1931-06-02" });
  });

  it("knows words of quitclaim by what is given, not by the title", () => {
    expect(mineralDeed("all right, title and interest in and to all of the minerals in the NW/4 of Section 9.")).toMatchObject({
      quitclaim_words: true,
      after_acquired: false,
    });
  });

  it("gives each taker his own share where the deed says each", () => {
    const c = mineralDeed("an undivided twenty-five percent (25%) each of the oil, gas and other minerals in the NW/4 of Section 9.", "", [
      "Bo Lark",
      "Cy Mott",
    ]);
    expect(c.grants.map((g) => [g.fraction?.fraction, g.to])).toEqual([
      ["1/4", ["b1"]],
      ["1/4", ["b2"]],
    ]);
  });

  it("reads a term said before the share", () => {
    const c = mineralDeed(
      "for a term of fifteen (15) years and as long thereafter as oil or gas is produced, an undivided 3/4 interest in the minerals in the NW/4 of Section 9.",
    );
    expect(c.grants[0]).toMatchObject({ fraction: { fraction: "3/4" }, term: { kind: "so_long_as", months: 180 } });
  });
});

describe("the ground under the values", () => {
  const text =
    "WARRANTY DEED\n\nKnow all men, that I, Ada Venn, for Ten Dollars paid by Bo Lark, do hereby grant, sell\n| and convey unto the said Bo Lark all of Lot 4. Grantor reserves an undi-\nvided one-half (1/2) of the minerals.\n\nTo have and to hold forever.";
  const out = read(text, people(["Ada Venn"], ["Bo Lark"]), "warranty_deed");

  it("quotes the page exactly, through hyphens and margins", () => {
    for (const list of Object.values(out.evidence)) for (const e of list) expect(text.slice(e.start ?? 0, e.end ?? 0)).toBe(e.quote);
    expect(out.evidence["/reservations/0/fraction"]?.[0]?.quote).toBe("one-half (1/2)");
  });

  it("is surer of plain words than of double ones, and never sure of all", () => {
    const doubtful = read(text.replace("one-half (1/2) of", "one-half of one-eighth of"), people(["Ada Venn"], ["Bo Lark"]), "warranty_deed");
    expect(doubtful.confidence["/reservations/0/fraction"] ?? 1).toBeLessThan(out.confidence["/reservations/0/fraction"] ?? 0);
  });

  it("finds nothing in text that says nothing, and does not throw", () => {
    for (const t of ["", "   ", "lorem ipsum dolor", "1/2 ".repeat(500)]) {
      const c = read(t, people([], [])).resolved;
      expect(c.reservations).toEqual([]);
      expect(c.lease).toBeNull();
    }
  });

  it("comes to an end on long hostile text", () => {
    read(`DEED. That I grant unto B ${"reserving unto A an undivided one-half of all the oil, except ".repeat(1500)}`, people([], []), "warranty_deed");
    expect(read("subject to ".repeat(9000), people([], []), "warranty_deed").resolved.grants.length).toBeLessThan(50);
  });
});

describe("words of exclusion and of other people", () => {
  it("takes what was reserved by others for theirs, at a size told elsewhere", () => {
    const c = landDeed("LESS AND EXCEPT all oil, gas and other minerals previously reserved or conveyed by prior owners.");
    expect(sizes(c.exceptions)).toEqual(["mineral - described_interest"]);
    expect(c.reservations).toEqual([]);
  });

  it("reads minerals kept by saying that none pass", () => {
    expect(sizes(landDeed("No minerals are conveyed by this deed.").exceptions)).toEqual(["mineral 1 whole"]);
    expect(sizes(landDeed("Grantor conveys the surface only, all minerals being retained by Grantor.").reservations)).toEqual(["mineral 1 whole"]);
  });
  it.each([
    "This deed is of the oil, gas and other minerals only.",
    "Nothing passes hereby but the minerals.",
    "Grantor retains the surface.",
    "The surface of the land is kept by the grantor.",
  ])("gives the minerals alone: %s", (words) => expect(sizes(landDeed(words).grants)).toEqual(["mineral 1 whole"]));

  it("keeps a reservation above a depth", () => {
    expect(landDeed("The grantor reserves all minerals to a depth of 5,000 feet below the surface.").reservations[0]?.depths).toContain("5,000 feet");
  });

  it("notes what postpones a reservation", () => {
    const c = landDeed("Grantor reserves one-half of the royalty, which shall become effective only when the outstanding royalty of Cy Mott terminates.");
    expect(c.reservations[0]?.effective_when).toContain("effective only when");
    expect(landDeed("Grantor reserves one-half of the royalty.").reservations[0]?.effective_when).toBeUndefined();
  });

  it("keeps beside a share of his interest the share the giver says he owns", () => {
    const c = mineralDeed(
      "one-half (1/2) of all of my right, title and interest in and to the following land, Lot 4, my interest therein being an undivided one-seventh (1/7).",
    );
    expect(c.grants[0]).toMatchObject({ fraction: { fraction: "1/2" }, of: "grantor_interest", stated_ownership: { fraction: "1/7" } });
  });

  it("tells the general exceptions of a covenant, which reserve nothing", () => {
    const c = landDeed("Grantor covenants that the premises are free of incumbrances, except easements, restrictions and reservations of record.");
    expect(c.subject_to.some((s) => s.text.includes("reservations of record"))).toBe(true);
    expect([c.reservations, c.exceptions]).toEqual([[], []]);
  });
});
