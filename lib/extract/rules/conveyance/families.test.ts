import { describe, expect, it } from "vitest";
import { people, read } from "./test-paper";

describe("leases", () => {
  const parties = people(["Orla Finch"], ["Sable Oil Company"]);
  const lease = (terms: string) =>
    read(
      `OIL AND GAS LEASE\n\nTHIS AGREEMENT made this 4th day of June, 1956, between Orla Finch, lessor, and Sable Oil Company, lessee: Lessor, in consideration of One Hundred Dollars ($100.00) in hand paid, hereby grants, leases and lets exclusively unto lessee, for producing oil and gas, the SE/4 of Section 12, 160 acres.\n\n${terms}\n\nOrla Finch`,
      parties,
      "oil_gas_lease",
    ).resolved;

  it.each([
    ["It shall remain in force for a term of ten (10) years, and as long thereafter as oil is produced. Royalty: one-eighth (1/8).", 120, "1/8"],
    ["Primary term: three (3) years, and so long thereafter as gas is produced. Lessee shall pay as royalty THREE-SIXTEENTHS (3/16).", 36, "3/16"],
    [
      "The primary term is thirty-six (36) months and as long thereafter as oil is produced. The lessee shall deliver to lessor, free of cost, the equal one-eighth part of all oil produced and saved.",
      36,
      "1/8",
    ],
    [
      "This lease is for five years and as long thereafter as oil is produced. The royalties to be paid by Lessee are: on oil, one-sixth; on gas, one-sixth of the proceeds.",
      60,
      "1/6",
    ],
    ["The lease runs two (2) years from date and as long thereafter as oil or gas is produced. Lessor shall receive a royalty of 18.75%.", 24, "3/16"],
  ])("%s", (terms, months, royalty) => {
    const c = lease(terms);
    expect(c.action).toBe("lease");
    expect(c.lease).toMatchObject({ primary_term_months: months, royalty: { fraction: royalty } });
    expect(c.grants[0]).toMatchObject({ estate_type: "leasehold", fraction: { fraction: "1" }, from: ["a1"], to: ["b1"], term: { kind: "so_long_as" } });
  });

  it("says whether payments are reduced: by words, by a struck clause, or not at all", () => {
    const words =
      "If Lessor owns a less interest than the entire fee simple estate, royalties shall be paid only in the proportion which his interest bears to the whole.";
    expect(lease(words).lease?.proportionate_reduction).toBe(true);
    expect(lease(`[Printed paragraph, deleted by lines drawn through it: "${words}"]`).lease?.proportionate_reduction).toBe(false);
    expect(lease("Royalty: 1/8.").lease?.proportionate_reduction).toBeNull();
  });

  it("reads rental, shut-in, pooling, Pugh and depth clauses, and silence as null", () => {
    const c = lease(
      "Annual delay rental: $160.00. A shut-in gas well shall be deemed producing. Lessee may pool the land. At the end of the primary term this lease shall terminate as to all depths more than 100 feet below the deepest producing formation.",
    );
    expect(c.lease).toMatchObject({ delay_rental: "160.00", bonus: "100.00", shut_in: true, pooling: true, pugh: true });
    expect(c.lease?.depth_clause).toContain("100 feet below");
    expect(lease("Royalty: 1/8.").lease).toMatchObject({ delay_rental: null, shut_in: null, pugh: null, pooling: null, depth_clause: null });
  });

  it("leases the share the lessor says he owns", () => {
    const c = read(
      "LEASE\n\nOrla Finch, lessor, grants, leases and lets exclusively to Sable Oil Company, lessee, all of Lessor's undivided one-fourth (1/4) interest in the oil and gas in Lot 2. Term: 3 years from date. Royalty: 3/16.",
      parties,
      "oil_gas_lease",
    ).resolved;
    expect(c.grants[0]).toMatchObject({ fraction: { fraction: "1/4" }, of: "whole" });
    expect(c.lease?.royalty?.fraction).toBe("3/16");
  });

  it("takes no outstanding royalty for the lease royalty", () => {
    const c = lease("The royalty is 3/16. It is recognized that a royalty of 1/5 of production stands of record in Lula Gray.");
    expect(c.lease?.royalty?.fraction).toBe("3/16");
  });

  it("extends a lease without leasing twice", () => {
    const text =
      "EXTENSION OF OIL AND GAS LEASE\n\nOrla Finch, lessor, agrees with Sable Oil Company that the primary term of the oil and gas lease dated June 4, 1956, recorded in Book 31, page 18, is extended for two (2) years.";
    const c = read(text, parties, "lease_extension").resolved;
    expect(c).toMatchObject({ action: "ratify", grants: [], lease: { primary_term_months: 24 } });
    expect(c.references[0]).toMatchObject({ book: "31", page: "18" });
  });

  it("tells royalties that differ by substance", () => {
    expect(lease("Royalty: 18.75% on oil and 16% on gas.").lease).toMatchObject({
      royalty: { fraction: "3/16" },
      other_royalties: [{ substance: "gas", royalty: { fraction: "4/25" } }],
    });
  });
});

describe("assignments", () => {
  const parties = people(["Ada Venn"], ["Bo Lark"]);
  const assign = (words: string, type: "assignment_of_lease" | "assignment_of_overriding_royalty" = "assignment_of_lease") =>
    read(
      `ASSIGNMENT\n\nAda Venn, Assignor, for Ten Dollars, does hereby sell, assign and convey unto Bo Lark, Assignee, ${words}\n\nExecuted May 9, 1980. Ada Venn`,
      parties,
      type,
    ).resolved;
  const LEASE = "that certain oil and gas lease dated May 3, 1977, from Cy Mott to Ada Venn, recorded in Book 7, page 81";

  it("assigns a share of a lease, a lease whole, or whatever the assignor has", () => {
    expect(assign(`an undivided 2/3 interest in and to ${LEASE}.`).grants[0]).toMatchObject({
      estate_type: "leasehold",
      fraction: { fraction: "2/3" },
      of: "lease_interest",
      created_in: { book: "7", page: "81" },
    });
    expect(assign(`all of ${LEASE}.`).grants[0]).toMatchObject({ fraction: { fraction: "1" }, of: "lease_interest" });
    expect(assign(`all of Assignor's right, title and interest in ${LEASE}.`).grants[0]).toMatchObject({ fraction: { fraction: "1" }, of: "grantor_interest" });
    expect(assign(`an undivided 1.5% of 8/8 working interest in ${LEASE}.`).grants[0]).toMatchObject({ fraction: { fraction: "3/200" }, of: "whole" });
  });

  it("keeps overrides with what they are computed on", () => {
    const full = assign(
      `all of ${LEASE}. Assignor reserves an overriding royalty of 1/32 of 8/8 of all oil and gas produced and saved, extending to any new lease taken within one year.`,
    );
    expect(full.reservations[0]).toMatchObject({
      estate_type: "overriding_royalty",
      fraction: { fraction: "1/32" },
      of_8_8: true,
      renewals: { months: 12 },
      to: ["a1"],
    });
    const nri = assign(
      `all of ${LEASE}. Assignor reserves an overriding royalty equal to the difference between 25% and all existing burdens, proportionately reduced.`,
    );
    expect(nri.reservations[0]).toMatchObject({ fraction: { fraction: "1/4" }, less_existing_burdens: true, of_8_8: false });
    expect(assign(`all of ${LEASE}. Assignor reserves nothing.`).reservations).toEqual([]);
  });

  it.each([
    ["The override reaches any lease taken in its place.", true],
    ["It holds under whatever extends or replaces the said lease.", true],
    ["This assignment extends to and binds the heirs and assigns.", false],
    ["Assignee, who replaces the pump under the lease, shall mend the fences.", false],
  ])("knows whether an override goes on under a later lease: %s", (words, goesOn) => {
    const kept = assign(`all of ${LEASE}. Assignor reserves an overriding royalty of 1/32. ${words}`).reservations[0];
    expect(Boolean(kept?.renewals)).toBe(goesOn);
  });

  it("limits an assignment by depth, and leaves a back-in to the facts", () => {
    const c = assign(
      `all of ${LEASE}, limited to depths from the surface to 9,000 feet. Assignor reserves an overriding royalty of 5%, convertible after payout to a 25% working interest.`,
    );
    expect(c.grants[0]?.depths).toContain("9,000 feet");
    expect(c.reservations.map((r) => r.estate_type)).toEqual(["overriding_royalty"]);
    expect(c.facts?.some((f) => f.kind === "payout")).toBe(true);
  });

  it("assigns an override", () => {
    const c = assign(
      "the overriding royalty interest of 2.125% of 8/8 in Sections 11 and 12 under the lease in Book 7, page 81.",
      "assignment_of_overriding_royalty",
    );
    expect(c.grants[0]).toMatchObject({ estate_type: "overriding_royalty", fraction: { fraction: "17/800" }, of: "whole", of_8_8: true });
  });
});

describe("releases and liens", () => {
  it("gives back part of a lease in its words", () => {
    const c = read(
      "PARTIAL RELEASE\n\nSable Oil Company does hereby release and surrender to Orla Finch that oil and gas lease dated June 4, 1956, recorded in Book 31, page 18, insofar and only insofar as it covers the SE/4 SE/4 below the base of the Gray Lime formation. No well was drilled thereon.",
      people(["Sable Oil Company"], ["Orla Finch"]),
      "partial_release_of_lease",
    ).resolved;
    expect(c.action).toBe("release");
    expect(c.grants[0]).toMatchObject({
      estate_type: "leasehold",
      of: "lease_interest",
      created_in: { book: "31", page: "18" },
      depths: "below the base of the Gray Lime formation",
    });
    expect(c.facts?.map((f) => f.kind)).toContain("non_production");
  });

  it("releases a lien and puts one on", () => {
    const parties = people(["Ada Venn"], ["First State Bank"]);
    const off = read(
      "RELEASE\n\nFirst State Bank hereby releases and discharges the deed of trust dated May 1, 1960, recorded in Volume 12, page 9.",
      parties,
      "release_of_deed_of_trust",
    ).resolved;
    expect(off.grants[0]).toMatchObject({ estate_type: "lien", created_in: { book: "12", page: "9" } });
    const on = read(
      "MORTGAGE\n\nAda Venn does hereby mortgage and convey unto First State Bank Lot 4 to secure Five Hundred Dollars ($500.00).",
      parties,
      "mortgage",
    ).resolved;
    expect(on).toMatchObject({ action: "encumber", warranty: null });
  });
});

describe("wills and decrees", () => {
  const parties = people([], ["Edna Poole", "Ralph Poole", "June Tate"], [], ["Harlan Poole"]);
  const will = (item: string) =>
    read(`LAST WILL AND TESTAMENT\n\nI, Harlan Poole, declare this my will.\n\n${item}\n\nSigned May 1, 1949. Harlan Poole`, parties, "will").resolved;

  it("divides a life estate from its remainder", () => {
    const c = will(
      "I give and devise to my wife, Edna Poole, all of my lands for and during her natural life, and upon her death to my children, Ralph Poole and June Tate.",
    );
    expect(c.action).toBe("devise");
    expect(c.grants.map((g) => [g.estate_type, g.to])).toEqual([
      ["life_estate", ["b1"]],
      ["remainder", ["b2", "b3"]],
    ]);
  });

  it("keeps a class where it names none", () => {
    const c = will(
      "I devise to Ralph Poole my ranch for his natural life, and at his death I give the same to his children living at my death, in equal shares.",
    );
    expect(c.grants[1]).toMatchObject({ estate_type: "remainder", to: [], to_class: expect.stringContaining("his children") });
  });

  it("gives shares to their takers, and the residue as residue", () => {
    const c = will(
      "I give to my son Ralph Poole an undivided two-thirds (2/3), and to my daughter June Tate an undivided one-third (1/3), of my farm. All the rest, residue and remainder of my estate I give to Edna Poole.",
    );
    expect(c.grants.map((g) => [g.fraction?.fraction, g.to, g.residuary ?? false])).toEqual([
      ["2/3", ["b2"], false],
      ["1/3", ["b3"], false],
      ["1", ["b1"], true],
    ]);
  });

  it("gives no land with a watch", () => {
    expect(will("I give my jewelry to my sister.").grants).toEqual([]);
  });

  it("distributes an estate to each heir", () => {
    const c = read(
      "DECREE\n\nThe Court finds that Harlan Poole died intestate on June 3, 1970. IT IS ORDERED that the NE/4 of Section 8 be and is hereby distributed to Edna Poole, Ralph Poole and June Tate, an undivided one-third (1/3) to each.",
      parties,
      "probate_decree",
    ).resolved;
    expect(c.action).toBe("descend");
    expect(c.grants.map((g) => [g.fraction?.fraction, g.to[0], g.from])).toEqual([
      ["1/3", "b1", ["d1"]],
      ["1/3", "b2", ["d1"]],
      ["1/3", "b3", ["d1"]],
    ]);
    expect(c.facts?.[0]).toMatchObject({ kind: "death", date: "1970-06-03" });
  });
});

describe("units, partitions and corrections", () => {
  it.each([
    [
      "The pooling is confined to the Fern Formation. That means the interval between the depths of 7,100 feet and 7,450 feet beneath the surface.",
      "between the depths of 7,100 feet and 7,450 feet",
    ],
    ["The unit reaches from the surface to 4,000 feet.", "from the surface to 4,000 feet"],
    ["The wells lie between 300 feet and 400 feet from the line.", null],
  ])("reads how deep a unit goes, and what its tracts come to: %s", (words, depths) => {
    const c = read(
      `DESIGNATION OF UNIT\n\nSable Oil Company hereby pools 40 acres, lessor Orla Finch (Vol. 12, page 9); and 80 acres, lessor Peter Finch (Vol. 12, page 10); together 120 acres, into a unit known as the Finch, et al., Gas Unit. ${words}`,
      people(["Sable Oil Company"], []),
      "unit_designation",
    ).resolved;
    expect([c.unit?.acres, c.unit?.formations]).toEqual(["120", depths]);
  });

  it("takes what one tract comes to for no unit, and the depth of a casing for no formation", () => {
    const c = read(
      "DESIGNATION OF UNIT\n\nSable Oil Company hereby pools the leases below into a gas unit of 640 acres. Tract 1: lease from Orla Finch, 40 acres in the NE/4 and 120 acres in the NW/4, together 160 acres. Tract 2: lease from Peter Finch, 480 acres. The unit operator shall set casing from the surface to 500 feet.",
      people(["Sable Oil Company"], []),
      "unit_designation",
    ).resolved;
    expect([c.unit?.acres, c.unit?.formations]).toEqual(["640", null]);
  });

  it("reads a unit with its tracts, acres and formation", () => {
    const c = read(
      "UNIT DESIGNATION\nPRATT GAS UNIT\n\nSable Oil Company hereby pools the leases below into one unit, from the surface to the base of the Bell formation, containing 120.5 acres:\n\nTract 1: 40.5 acres, lessor Orla Finch (Vol. 12, page 9);\nTract 2: 80.0 acres, lessor Peter Finch.\nTotal: 120.5 acres.",
      people(["Sable Oil Company"], []),
      "unit_designation",
    ).resolved;
    expect(c.action).toBe("pool");
    expect(c.unit).toMatchObject({ name: "PRATT GAS UNIT", acres: "120.5", formations: "from the surface to the base of the Bell formation" });
    expect(c.unit?.tracts.map((t) => [t.tract, t.acres])).toEqual([
      ["Tract 1", "40.5"],
      ["Tract 2", "80.0"],
    ]);
  });

  it("allots land to each and leaves the minerals undivided", () => {
    const c = read(
      "PARTITION DEED\n\nWHEREAS Ada Venn and Bo Lark own Lot 4: NOW, THEREFORE, there is set apart to Ada Venn the surface of the east half; and there is set apart to Bo Lark the surface of the west half. All of the oil, gas and other minerals are excepted from this partition and shall remain undivided.",
      people(["Ada Venn", "Bo Lark"], []),
      "partition_deed",
    ).resolved;
    expect(c.grants.map((g) => [g.estate_type, g.to, g.from])).toEqual([
      ["surface", ["a1"], ["a2"]],
      ["surface", ["a2"], ["a1"]],
    ]);
    expect(c.exceptions[0]).toMatchObject({ estate_type: "mineral", fraction: { fraction: "1" } });
  });

  it("swaps in an exchange", () => {
    const c = read(
      "EXCHANGE DEED\n\nThat Ada Venn does GRANT, SELL AND CONVEY unto Bo Lark the surface only of Lot 4; and that Bo Lark, in exchange, does GRANT, SELL AND CONVEY unto Ada Venn all of his undivided one-half (1/2) of the surface of Lot 5.",
      people(["Ada Venn", "Bo Lark"], []),
      "exchange_deed",
    ).resolved;
    expect(c.grants.map((g) => [g.fraction?.fraction, g.from, g.to])).toEqual([
      ["1", ["a1"], ["a2"]],
      ["1/2", ["a2"], ["a1"]],
    ]);
  });

  it("corrects a fee into a life estate with its remainder", () => {
    const c = read(
      "CORRECTION MINERAL DEED\n\nWHEREAS by deed recorded in Vol. 9, page 4, Ada Venn conveyed minerals to Bo Lark; NOW, THEREFORE, Grantor corrects said deed so that the interest of Bo Lark shall be an undivided 25% of the minerals for and during his natural life, and at his death the same shall pass to Cy Mott.",
      people(["Ada Venn"], ["Bo Lark", "Cy Mott"]),
      "correction_deed",
    ).resolved;
    expect(c.action).toBe("correct");
    expect(c.grants.map((g) => [g.estate_type, g.fraction?.fraction, g.term?.kind ?? null, g.to])).toEqual([
      ["mineral", "1/4", "life", ["b1"]],
      ["remainder", "1/4", null, ["b2"]],
    ]);
  });

  it("states shares, and conveys them only with words of conveyance", () => {
    const text =
      "STIPULATION\n\nThe parties stipulate that Ada Venn is the owner of an undivided 3/8 of the oil, gas and other minerals and Bo Lark is the owner of an undivided 5/8 of the oil, gas and other minerals.";
    const parties = people(["Ada Venn", "Bo Lark"], []);
    const bare = read(text, parties, "stipulation_of_interest").resolved;
    expect([bare.action, bare.grants.map((g) => [g.fraction?.fraction, g.to])]).toEqual([
      "affirm",
      [
        ["3/8", ["a1"]],
        ["5/8", ["a2"]],
      ],
    ]);
    const cross = read(
      `${text} Each party does hereby grant and convey to the other such interest as may be necessary.`,
      parties,
      "stipulation_of_interest",
    ).resolved;
    expect(cross.action).toBe("convey");
  });
});

describe("papers that state facts", () => {
  it.each([
    ["The well was completed on June 5, 1953, and has produced gas every year to date.", "production", "1953-06-05"],
    ["No well has ever been drilled upon the land.", "non_production", null],
    ["By letter of August 1, 2011, the owner elects to participate.", "election", "2011-08-01"],
    ["Payout of the well occurred on May 1, 1990.", "payout", "1990-05-01"],
  ] as const)("%s", (sentence, kind, date) => {
    const c = read(`AFFIDAVIT\n\nPat Reed, being duly sworn, says: that he knows the land. ${sentence}`, people([], []), "affidavit").resolved;
    expect(c.action).toBe("affirm");
    expect(c.warranty).toBeNull();
    expect(c.facts?.find((f) => f.kind === kind)).toMatchObject({ kind, date });
  });

  it("keeps each owner's decimal of a division order", () => {
    const c = read(
      "DIVISION ORDER\n\nOrla Finch  .02083333\nPeter Finch  0.12500000\n",
      people([], [], ["Orla Finch", "Peter Finch"]),
      "division_order",
    ).resolved;
    expect(c.facts?.map((f) => [f.value, f.parties])).toEqual([
      ["0.02083333", ["o1"]],
      ["0.12500000", ["o2"]],
    ]);
  });
});
