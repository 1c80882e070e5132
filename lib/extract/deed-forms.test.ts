// Whole papers in hands of several periods: what is given and kept where the land ends without a point, where several keep, where takers hold jointly.
import { describe, expect, test } from "vitest";
import { readChain, readInstrument } from "@/lib/testing/read-in-process";

const read = (text: string) => {
  const doc = readInstrument({ name: "a.txt", text });
  const names = new Map(doc.parties.resolved.parties.map((p) => [p.id, p.name]));
  const c = doc.conveyance.resolved;
  const of = (list: typeof c.grants) =>
    list.map((g) => `${g.estate_type} ${g.fraction?.fraction}${g.to.length ? ` ${g.to.map((id) => names.get(id)).join("+")}` : ""}`).join("; ");
  return { type: doc.doc_type.resolved.doc_type, given: of(c.grants), kept: of(c.reservations), c };
};

const deed = (land: string, keeps: string) =>
  `WARRANTY DEED\n\nAda Venn, a widow, grantor, for Ten Dollars, conveys and warrants to Cal Mott, grantee, the following described real estate, to-wit:\n\n${land}\n\n${keeps}\n\nDated this 5th day of May, A. D. 1935.\n\nAda Venn`;

describe("land that ends without a point", () => {
  test.each([
    [
      "All of Section 12, Township 5 North, Range 90 West, 640 acres",
      "Of the oil, gas and other minerals under said land, an undivided one-half (1/2) remains the property of grantor and does not pass by this deed.",
    ],
    ["Sec. 12, Blk. 25, T-3-S, T&P RR Co. Survey, Elm County, Texas", "There is reserved to said grantor 50% of the oil, gas and other minerals."],
    ["ADAM ROE Survey, A-312, Elm County, Texas", "An undivided half of the oil, gas and other minerals is reserved to the grantor."],
    ["NW/4 Section 3, T5N, R90W", "The grantor retains one-half of the minerals of every kind."],
  ])("%s: the paragraph behind it keeps", (land, keeps) => {
    const r = read(deed(land, keeps));
    expect(r.given).toBe("fee 1 Cal Mott");
    expect(r.kept).toBe("mineral 1/2 Ada Venn");
  });
  test("what goes on in the next paragraph stays one sentence", () =>
    expect(read(deed("Lots 3 and 4 of Section 2, Township 5 North, Range 90 West, and", "An undivided half of Section 3 of the same township.")).kept).toBe(
      "",
    ));
});

describe("each of those named", () => {
  const by = (clause: string) =>
    read(
      `WARRANTY DEED\n\nAda Venn and Bert Venn, her husband, and Dora Lark, a widow, for Ten Dollars, do hereby grant, bargain, sell and convey to Cal Mott the NW/4 of Section 2, T51N, R71W.\n\n${clause}\n\nThe grantors will warrant the title. May 3, 1940.\nAda Venn\nBert Venn\nDora Lark`,
    ).kept;
  test.each([
    "Each of the said Ada Venn and Dora Lark reserves an undivided 1/3 of all oil, gas and other minerals in said land.",
    "Each of Ada Venn and Dora Lark hereby retains one-third of all oil, gas and other minerals in said land.",
  ])("keeps so much: %s", (clause) => expect(by(clause)).toBe("mineral 1/3 Ada Venn; mineral 1/3 Dora Lark"));
  test("together they keep one share", () =>
    expect(by("Ada Venn and Dora Lark reserve an undivided 1/3 of all oil, gas and other minerals in said land.")).toBe("mineral 1/3 Ada Venn+Dora Lark"));
});

describe("what leases shall pay, and who makes them", () => {
  const by = (words: string) =>
    read(deed("NW/4 Section 3, T5N, R90W", `Excepting and reserving unto the grantor 3/8 of all oil, gas and other minerals in and under said land. ${words}`))
      .c.reservations[0];
  test.each([
    "The executive right is vested solely in the grantee; and all leases hereafter made shall require the lessee to pay to the grantor 3/8 of all bonuses, rentals and royalties.",
    "The grantor retains no executive right; future leases shall be made by the grantee alone and shall pay the grantor three-eighths (3/8ths) of bonuses, rentals and royalties.",
  ])("%s", (words) => {
    expect(by(words)?.executive).toBe(false);
    expect(by(words)?.benefits?.fraction).toBe("3/8");
  });
});

describe("papers without a title, and a bare title", () => {
  const LEASE = "an oil and gas lease recorded in Vol. 33, page 4, covering all of Section 12, Block 3, Elm County, Texas";
  test("what is assigned is said lease", () =>
    expect(
      read(
        `WHEREAS, on the 5th day of May, 1941, Ann Poe, as lessor, executed to Cal Mott, as lessee, ${LEASE};\n\nNOW, THEREFORE, for One Dollar, the undersigned does hereby sell, transfer, assign and convey unto ELM OIL COMPANY all of his right, title and interest in and to said lease.\n\nJune 5, 1949.\n\nCal Mott`,
      ).type,
    ).toBe("assignment_of_lease"));
  test.each([
    ["that certain mortgage executed by Ann Poe on December 6, 1946 and recorded in Vol. 44, page 2", "release_of_mortgage"],
    ["that certain oil and gas lease executed by Ann Poe on December 6, 1946 and recorded in Vol. 44, page 2", "release_of_lease"],
  ])("RELEASE of %s", (thing, type) =>
    expect(
      read(
        `RELEASE\n\nKNOW ALL MEN BY THESE PRESENTS: That Elm Bank, for value received, does hereby release and discharge ${thing}, covering all of Section 12, Block 3, Elm County, Texas.\n\nMay 5, 1949.\n\nElm Bank, by L. Voss, President`,
      ).type,
    ).toBe(type),
  );
});

describe("takers who hold jointly", () => {
  const survivor = (deedText: string) => {
    const death =
      "AFFIDAVIT OF DEATH OF JOINT TENANT\n\nDora Mott, being first duly sworn, says that Cal Mott, named with affiant in the deed recorded in Book 3 of Deeds, page 9, covering NW/4 of Section 3, T150N, R90W, Dunn County, North Dakota, died on May 3, 1950, and that affiant survives him.\n\nDora Mott\nSubscribed and sworn to before me June 9, 1950. Roy Poe, Notary Public.";
    const chain = readChain(
      [
        { name: "1.txt", text: deedText },
        { name: "2.txt", text: death },
      ],
      "1960-01-01",
    );
    return chain.ownership.tracts[0]?.rows.map((r) => `${r.name} ${r.share.fraction}`).join("; ");
  };
  const LAND = "NW/4 of Section 3, T150N, R90W, Dunn County, North Dakota";
  test.each([
    `WARRANTY DEED\nAda Venn, a widow, grantor, for Ten Dollars, conveys and warrants to Cal Mott and Dora Mott, husband and wife, as joint tenants and not as tenants in common, ${LAND}. May 3, 1940. Ada Venn.`,
    `WARRANTY DEED\n\nGrantor: Ada Venn\nGrantee: Cal Mott and Dora Mott, man and wife, as joint tenants with right of survivorship\n\nGrantor, for Ten Dollars, grants, sells and conveys to Grantee ${LAND}. May 3, 1940.\n\nAda Venn`,
    `THIS INDENTURE, made May 3, 1940, between Ada Venn, party of the first part, and Cal Mott and wife, Dora Mott, as joint tenants and not as tenants in common, parties of the second part, witnesseth: That the said party of the first part, for Ten Dollars, does GRANT, BARGAIN, SELL AND CONVEY unto the said parties of the second part ${LAND}.\n\nAda Venn`,
  ])("leave all to the one who lives: %s", (text) => expect(survivor(text)).toBe("Dora Mott 1"));
  test("tenants in common do not, nor are takers joint because the givers were", () => {
    expect(
      survivor(
        `WARRANTY DEED\nAda Venn, a widow, grantor, for Ten Dollars, conveys and warrants to Cal Mott and Dora Mott, husband and wife, as tenants in common, ${LAND}. May 3, 1940. Ada Venn.`,
      ),
    ).toContain("Dora Mott 1/2");
    expect(
      survivor(
        `THIS INDENTURE, made May 3, 1940, between Ada Venn and Bert Venn, as joint tenants with right of survivorship, parties of the first part, and Cal Mott and Dora Mott, parties of the second part, witnesseth: That the parties of the first part, for Ten Dollars, do GRANT, BARGAIN, SELL AND CONVEY unto the parties of the second part ${LAND}.\n\nAda Venn\nBert Venn`,
      ),
    ).toContain("Dora Mott 1/2");
  });
});

test.each(["Grantor grants and conveys to Grantee the Interest conveyed in the Lands", "Grantor conveys the said interest to Grantee"])(
  "an interest under its label: %s",
  (act) =>
    expect(
      read(
        `MINERAL CONVEYANCE\n\nGrantor: Ada Venn, a widow\nGrantee: Cal Mott\nInterest conveyed: an undivided one-half (1/2) of the oil, gas and other minerals\nLands: NW/4 Section 3, T150N, R90W, Dunn County, North Dakota\n\nFor $10.00, ${act}, with general warranty.\n\nMay 3, 1940\n\nAda Venn`,
      ).given,
    ).toBe("mineral 1/2 Cal Mott"),
);
