// One deed by several hands: what stands beside the names, ahead of them or on the line below is no part of them.
import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";
import { readPaper } from "./read-paper";

const MOSS = "the J. P. Moss Survey, A-12, Kent County, Texas, 320 acres";
const sides = (text: string): [string, string] => {
  const read = readPaper(text);
  return [read.from, read.to];
};

describe("sides by several hands", () => {
  const indenture = (of: string) =>
    `THIS INDENTURE, made the 11th day of May, 1950, between ETTA ROE, WILLIE COLE and LULA VENN, ${of}, parties of the first part, and Elm Land Company, ${of}, party of the second part, WITNESSETH: That the said parties of the first part do grant, bargain, sell and convey unto the said party of the second part ${MOSS}.`;
  it.each(["of said County and State", "of the said County", "all of the same place", "of the county and state aforesaid", "of Kent County, Texas"])(
    "reads every name before its label: %s",
    (of) => expect(sides(indenture(of))).toEqual(["Etta Roe + Willie Cole + Lula Venn", "Elm Land Company"]),
  );
  it("keeps an initial I of a name that opens the deed", () =>
    expect(
      sides(
        `WARRANTY DEED\n\nI. O. VENN ("Grantor"), for $10.00, grants, sells and conveys to BO LARK ("Grantee") ${MOSS}. Dated May 1, 1950.\n\nI. O. VENN`,
      )[0],
    ).toBe("I. O. Venn"));
  it("takes no words of remembrance and no year for a giver", () =>
    expect(
      sides(
        `DEED\n\nBE IT REMEMBERED that on the 20th day of September, A. D. 1962, Elm Ranches, Inc. (herein styled Seller) does grant, sell and convey to Bo Lark (herein styled Buyer), for Ten Dollars, ${MOSS}.`,
      ),
    ).toEqual(["Elm Ranches, Inc.", "Bo Lark"]));
  it("reads those who sign one below another apart", () =>
    expect(
      sides(
        `Whereas we own the land below and desire that it be developed: Now, therefore, we do hereby grant, sell and convey unto BO LARK an undivided half of the oil, gas and other minerals in and under ${MOSS}.\n\nWitness our hands, this the 8th day of July, 1902.\n\nETTA ROE\nLULA ANN VENN\n\nState of Texas, Kent County. Acknowledged by Etta Roe and Lula Ann Venn, July 8, 1902.`,
      )[0],
    ).toBe("Etta Roe + Lula Ann Venn"));
  it("takes labors in their list for land and for no party", () =>
    expect(
      sides(
        "Know all men that I, Etta Roe, for $10 to me paid by Bo Lark, do grant, sell and convey unto the said Bo Lark, Labors Nos. 1 and 2 in League No. 5 of the Baylor County School Lands, in Kent County, Texas.\n\nEtta Roe",
      )[1],
    ).toBe("Bo Lark"));
  it.each(["Patentee: Lula Venn\nPatent: No. 20, Volume 3", "Issued to: Lula Venn\nDate: May 3, 1902", "Grantee: Lula Venn\nCertificate: 44"])(
    "reads the patentee of a table: %s",
    (rows) =>
      expect(
        sides(
          `STATE OF TEXAS - LETTERS PATENT\n\n${rows}\nLand: ${MOSS}\n\nThe State of Texas does grant to the patentee, his heirs and assigns, the land named above.\n\nO. M. Roe, Governor.`,
        )[1],
      ).toBe("Lula Venn"),
  );
});

describe("objects by several hands", () => {
  it.each([
    ["all that certain property, to wit: an undivided 1/4 interest in and to all of the oil, gas and other minerals in and under", "mineral 1/4 of whole"],
    ["those certain interests, namely: one-eighth of the oil, gas and other minerals under", "mineral 1/8 of whole"],
    ["all that certain property, to-wit: all of", "fee 1 of whole"],
  ])("reads what fills the blank of a form: %s", (object, wanted) =>
    expect(
      readPaper(`DEED. Etta Roe does Grant, Sell and Convey unto Bo Lark, hereinafter called Grantee, ${object} ${MOSS}. Dated May 1, 1950.`).grants,
    ).toEqual([`Bo Lark ${wanted}`]),
  );
  it.each(["West one-half", "Southeast one-fourth", "northwest quarter"])("takes the %s of a survey for land and for no share", (part) =>
    expect(
      readPaper(
        `DEED. ETTA ROE ("Grantor"), for $10.00, grants, sells and conveys to BO LARK ${part} of Elm Company Survey No. 441, Abstract No. 565, Kent County, Texas. Dated May 3, 1950.`,
      ).grants,
    ).toEqual(["Bo Lark fee 1 of whole"]),
  );
});

describe("lists of lands by several hands", () => {
  const surveys = (land: string) =>
    readInstrument({
      name: "deed.txt",
      text: `DEED. Etta Roe grants, sells and conveys to Bo Lark, of Kent County, Texas, ${land}. Dated May 1, 1950. Etta Roe`,
    });
  it.each(["Labors 1 and Two, League Five", "Labors One (1) and Two (2), League Five (5)", "Labors No. 1 and No. 2, League 5"])(
    "names the land of %s by the grant it lies in",
    (labors) => {
      const [t] = surveys(`${labors}, Oldham County School Land, Kent County, Texas`).land.resolved.tracts;
      expect([t?.survey?.name, t?.survey?.league, t?.survey?.labor]).toEqual(["Oldham County School Land", "5", "1, 2"]);
    },
  );
  it("gives every item of a counted list", () => {
    const read = surveys(
      "240 acres in Kent County, Texas, in two tracts: (1) The West Half of Elm Company Survey No. 415, A-580, 160 acres; (2) the SE/4 of Elm Company Survey No. 464, A-690, 80 acres",
    );
    expect([read.land.resolved.tracts.length, read.conveyance.resolved.grants.map((g) => g.tracts)]).toEqual([2, [[]]]);
  });
  it("takes nothing that is left out behind a land told by its number for what is given", () =>
    expect(
      readPaper(
        "DEED. Etta Roe does grant, sell and convey to Bo Lark, Labors One and Two, League 2, Oldham County School Land, Kent County, Texas. SAVE AND EXCEPT an undivided 1/6 of the minerals conveyed to Cy Mott in Vol. 2, page 5. Dated May 1, 1950.",
      ).grants,
    ).toEqual(["Bo Lark fee 1 of whole"]));
});

describe("orders by several hands", () => {
  const order = (rows: string, judge: string) =>
    `CAUSE NO. 41\nIN RE: ESTATE OF ETTA ROE\nPROBATE COURT, KENT COUNTY, TEXAS\n\nORDER DISTRIBUTING ESTATE\n\nThe Court finds that Etta Roe died February 2, 1938, leaving a will which has been admitted to probate; and that under the will the persons entitled are:\n\n${rows}\n\nIT IS ORDERED that there be distributed to them, in those shares, all of the property of the estate, including ${MOSS}.\n\nSIGNED December 9, 1938.\n${judge}\n\nFiled December 20, 1938.`;
  it.each(["Floyd Jowers, Judge Presiding", "Floyd Jowers, County Judge"])("gives to those of the rows and not to the court: %s", (judge) =>
    expect(sides(order("    LULA VENN ........ all", judge))[1]).toBe("Lula Venn"),
  );
  it("gives each his share of what is named behind the list", () =>
    expect(
      readPaper(
        order("    LULA VENN ........ 1/3\n    NED VENN ........ 1/3\n    BO LARK ........ 1/3", "Floyd Jowers, Judge Presiding").replace(
          "including",
          "including an undivided 1/6 of the oil, gas and other minerals in",
        ),
      ).conveyance.grants.map((g) => [g.to.length, g.fraction?.fraction]),
    ).toEqual([
      [1, "1/3"],
      [1, "1/3"],
      [1, "1/3"],
    ]));
  it("takes no town of an heir for another heir", () =>
    expect(
      sides(
        `AFFIDAVIT OF HEIRSHIP\n\nDecedent: Etta Roe\nDate of death: May 3, 1940\nWill: none\n\nChildren of decedent (all living, no others by birth or adoption):\n    Ned Roe, son, age 46, Tyler, Texas\n    Lula Venn, daughter, age 31, Dallas, Texas\n\nProperty: ${MOSS}, Vol. 4, page 9.\n\nSworn to and subscribed before me May 9, 1941. A. Roe, Notary Public.`,
      )[1],
    ).toBe("Ned Roe + Lula Venn"));
  it("takes no affiant who signs below for another heir", () =>
    expect(
      sides(
        `AFFIDAVIT OF HEIRSHIP\n\nBefore me personally appeared A. K. Lark, who upon oath says: that Etta Roe died intestate on May 3, 1940, a widow; that two children and no more were born to her, namely Ned Roe and Lula Venn, all of full age; that she owned at her death ${MOSS}, which descended to said children, 1/2 to each.\n\nA. K. Lark\n\nSworn to and subscribed before me May 9, 1941.`,
      )[1],
    ).toBe("Ned Roe + Lula Venn"));
});
