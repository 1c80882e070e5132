import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { classify } from "./classify";

const typeOf = (text: string) => classify(findAnatomy(text))[0]?.type;
const land = "the following described land in Elm County, Ohio: Lot 4 of Stone's Addition.";

describe("classify", () => {
  it("goes by what a deed does: a quitclaim deed with general warranty covenants is a warranty deed", () => {
    expect(
      typeOf(
        `QUIT CLAIM DEED\n\nOrley Stone, unmarried, of Elm County, Ohio, for valuable consideration paid, grants, with general warranty covenants, to Ann Quade, ${land}`,
      ),
    ).toBe("warranty_deed");
    expect(
      typeOf(`QUIT CLAIM DEED\n\nOrley Stone, unmarried, for ten dollars paid, does hereby remise, release and forever quitclaim unto Ann Quade, ${land}`),
    ).toBe("quitclaim_deed");
  });

  it("takes a deed in satisfaction of a mortgage for the deed it is", () => {
    const deed = `Orley Stone, unmarried, conveys and warrants to Elm Bank, in full payment of his note and of the mortgage that secures it, ${land}`;
    expect(typeOf(`DEED IN SATISFACTION OF MORTGAGE\n\n${deed}`)).toBe("warranty_deed");
    expect(typeOf(`SATISFACTION OF MORTGAGE\n\nElm Bank acknowledges full payment of the mortgage of Orley Stone in Book 4, page 9, and releases it.`)).toBe(
      "release_of_mortgage",
    );
  });

  it.each(["AGREEMENT FOR PURCHASE OF CONDOMINIUM UNIT", "AGREEMENT OF SALE OF WORKING INTEREST IN ELM UNIT"])(
    "takes an %s for no agreement that unitizes",
    (title) => {
      expect(typeOf(`${title}\n\nOrley Stone agrees to sell to Ann Quade, for ten dollars, ${land}`)).not.toBe("unitization_agreement");
    },
  );

  it("takes an affidavit of an assumed name for no affidavit of identity", () => {
    expect(typeOf("AFFIDAVIT OF ASSUMED NAME\n\nOrley Stone, being duly sworn, says that he does business as Stone Hardware.")).toBe("affidavit");
    expect(typeOf("AFFIDAVIT AS TO NAME\n\nOrley Stone, being duly sworn, says that he and O. Stone are one and the same person.")).toBe(
      "affidavit_of_identity",
    );
  });

  it.each(["SUBSTITUTE TRUSTEE'S DEED AND BILL OF SALE", "TRUSTEE'S DEED, BILL OF SALE AND ASSIGNMENT OF LEASES"])(
    "knows a %s for a trustee's deed",
    (title) => {
      expect(
        typeOf(
          `${title}\n\nWHEREAS default was made, the undersigned conveys to Ann Quade all property subject to the lien, being the Stone lease, with the wells.`,
        ),
      ).toBe("trustees_deed");
    },
  );

  it.each(["CONTRACT FOR THE SALE OF REAL ESTATE", "EARNEST MONEY CONTRACT", "AGREEMENT OF SALE", "REAL ESTATE CONTRACT"])(
    "knows a %s for no deed",
    (title) => {
      expect(
        typeOf(
          `${title}\n\n1. PARTIES. Orley Stone (Seller) agrees to sell and convey to Ann Quade (Buyer) the Property described below.\n\n2. PROPERTY. Lot 4 of Stone's Addition, Elm County, Ohio.\n\n3. At closing Seller shall deliver a general warranty deed.`,
        ),
      ).toBe("contract_for_deed");
    },
  );

  it("knows a State's patent though the land came to the State by an act of Congress", () =>
    expect(
      typeOf(
        "STATE OF UTAH\nPATENT No. 811\n\nWhereas Orley Stone has purchased from the State of Utah the lands hereinafter described, being school land granted to the State by the Act of Congress of July 16, 1894; now, therefore, the State of Utah, in consideration of the premises, does hereby grant unto the said Orley Stone the West Half of Section Two.",
      ),
    ).toBe("state_patent"));

  it.each(["MATERIAL PIT AGREEMENT", "STONE AGREEMENT", "PERMIT TO REMOVE SAND AND GRAVEL"])("knows a %s for no deed", (title) =>
    expect(
      typeOf(
        `${title}\n\nThis agreement, made May 18, 1971, between ORLEY STONE, Owner, and ELM COUNTY. Owner grants to the County the right to enter a pit of 18 acres in Section 28 and to excavate and remove caliche for three years at five cents a cubic yard.`,
      ),
    ).toBe("materials_agreement"),
  );

  it("knows an affidavit by other names, and one of land inherited for an affidavit of heirship", () => {
    const sworn =
      "Elm County, Ohio. I, Orley Stone, manager, being duly sworn, say: the well on Lot 4 was completed on May 3, 1952.\n\nSubscribed and sworn to January 5, 1955.";
    expect(typeOf(`STATEMENT UNDER OATH\n\n${sworn}`)).toBe("affidavit");
    expect(
      typeOf(
        "AFFIDAVIT FOR TRANSFER AND RECORD OF REAL ESTATE INHERITED\n\nThe State of Ohio, Elm County, ss. Ann Quade, being first duly sworn, says that Orley Stone died intestate on the 8th day of October, 1934; that the affiant, his daughter, is his only child.\n\nSworn to before me Feb. 15, 1935.",
      ),
    ).toBe("affidavit_of_heirship");
  });

  it.each([
    [
      "special_warranty_deed",
      `DEED\n\nTHIS DEED, made this 3rd day of May, 1990, between Orley Stone and Ann Quade. Grantor does hereby grant and convey unto the said Ann Quade ${land} And the grantor will WARRANT SPECIALLY the property hereby conveyed.`,
    ],
    [
      "mineral_deed",
      "KNOW ALL MEN: That Orley Stone does hereby grant, bargain, sell and convey unto Ann Quade an undivided one-half interest in and to all of the oil, gas and other minerals in and under Section 4.",
    ],
    [
      "oil_gas_lease",
      "OIL AND GAS LEASE\n\nAGREEMENT between Orley Stone, lessor, and Elm Gas Co., lessee. Lessor grants, leases and lets exclusively unto lessee for the purpose of drilling for oil and gas Section 4.",
    ],
    [
      "assignment_of_lease",
      "ASSIGNMENT OF OIL AND GAS LEASE\n\nElm Gas Co. does hereby sell, assign and convey unto Oak Gas Co. all its right in the oil and gas lease dated May 3, 1990.",
    ],
    [
      "release_of_lease",
      "QUITCLAIM OF OIL AND GAS LEASE\n\nElm Gas Co., having elected to surrender the lease made by Ann Roe on May 3, 1931, does release, surrender and quitclaim unto Ann Roe Lots 1 and 2 and the said lease, that it be of no further effect.",
    ],
    [
      "tax_deed",
      "TREASURER'S DEED\n\nWhereas the NE/4 of Section 9 was assessed for the year 1928 in the name of A. Roe, and the taxes remained due and unpaid, and were sold to B. Poe, and the land has not been redeemed; now I, C. Lowe, Treasurer of said County, do grant, bargain and sell the above described real estate unto the said B. Poe.",
    ],
    [
      "tax_deed",
      "To all persons, C. Lowe, Collector of Elm County, sends greeting: Whereas the NE/4 of Section 9 was taxed in the name of A. Roe for the years 1930 and 1931, and the taxes so laid have remained unpaid; and whereas the Collector did offer the same at public sale on May 4, 1933, when B. Poe became the purchaser; now the said Collector doth grant, bargain and sell to B. Poe the aforesaid land.",
    ],
    [
      "tax_deed",
      "COUNTY DEED\n\nThe County of Elm, State of North Dakota, does hereby grant, sell and convey unto B. Poe the NW/4 of Section 9. Said land was sold for the delinquent taxes of the year 1932, was not redeemed after notice, and was taken by the County by auditor's tax deed.",
    ],
    ["release_of_lease", "RELEASE OF OIL AND GAS LEASE\n\nElm Gas Co. does hereby release and surrender the oil and gas lease dated May 3, 1990."],
    [
      "us_patent",
      "THE UNITED STATES OF AMERICA. To all to whom these presents shall come, Greeting: Whereas a Certificate of the Register of the Land Office at Elm has been deposited; NOW KNOW YE, That there is granted by the UNITED STATES unto Orley Stone the tract.",
    ],
    [
      "affidavit_of_heirship",
      "AFFIDAVIT\n\nAnn Quade, being duly sworn, says that Orley Stone died intestate on May 3, 1950, leaving two children and no other heirs.",
    ],
    [
      "will",
      "CHANCERY COURT OF ROE COUNTY. In the Matter of the Will of Orley Stone, Deceased\n\nI, Orley Stone, declare this my will, and revoke all earlier ones.\n\n1. I leave my land to Ann Quade.\n\nMay 1, 1939. Orley Stone\n\nDECREE. It being shown that the testator died on June 1, 1940, the same is established as his last will.",
    ],
    [
      "will",
      "My will is this:\n\n(a) Ann Quade shall have my land. (b) The rest goes to Cy Stone.\n\nMay 1, 1939. Orley Stone\n\nORDER OF THE CHANCERY COURT. ORDERED that the paper be established as his true last will. June 9, 1940.",
    ],
    ["will", "LAST WILL AND TESTAMENT\n\nI, Orley Stone, make this my last will. I give and devise my land to Ann Quade."],
    ["modification_of_deed_of_trust", "SECOND MODIFICATION OF DEED OF TRUST\n\nThis modification is made between Elm Co. and Oak Bank."],
    [
      "forced_pooling_order",
      "BEFORE THE CORPORATION COMMISSION\nAPPLICANT: ELM GAS CO.\nRELIEF SOUGHT: POOLING\nORDER\nThe interests are pooled and adjudicated.",
    ],
    [
      "judgment",
      "CAUSE NO. 9. ELM GAS, INC. v. ADA VENN. DISTRICT COURT OF ELM COUNTY\nORDER APPOINTING RECEIVER\nThe Court appoints CY MOTT receiver and orders him to execute an oil and gas lease to plaintiff.",
    ],
  ])("knows a %s", (type, text) => {
    expect(typeOf(text)).toBe(type);
  });

  it.each([
    [
      "The State of Ohio. No. 8. To all whom this Letter Patent may concern: there is now granted unto Ann Quade forty acres. Given at Elm. O. PIKE, Governor. W. MOSS, Commissioner General Land Office.",
    ],
    ["PATENT TO SETTLER. THE STATE OF TEXAS.\n\nKnow all persons, that the State of Texas, by the hand of its Governor, grants unto ANN QUADE forty acres."],
    ["WHEREAS Ann Quade has paid for the land: NOW, THEREFORE, the State grants to said Ann Quade, her heirs and assigns, Section 4."],
  ])("knows a patent of a state by who gives: %s", (text) => expect(typeOf(text)).toBe("state_patent"));

  it("knows a deed that speaks of the patent of a state for a deed", () =>
    expect(
      typeOf(
        "THE STATE OF OHIO,\nCOUNTY OF ELM.\n\nKNOW ALL MEN BY THESE PRESENTS: That we, ANN QUADE and CY MOTT, for $9 cash, have granted, sold and conveyed, and do grant, sell and convey unto BO LARK Section 4, subject to the royalty of the State of Ohio told of in the patent. To have and to hold unto Bo Lark, his heirs and assigns forever; and we do bind ourselves to warrant and forever defend the title.",
      ),
    ).toBe("warranty_deed"));

  it("knows a royalty deed by what its assignment or transfer is of", () => {
    const body =
      "\n\nI, Orley Stone, do hereby sell, assign and convey to Ann Quade one-half of the royalty in the oil and gas under the lease to Cy Mott on Lot 4.";
    for (const title of ["ASSIGNMENT OF RESERVED ROYALTY", "ASSIGNMENT OF LEASE ROYALTY", "TRANSFER OF LEASE ROYALTY"])
      expect(typeOf(title + body)).toBe("royalty_deed");
  });

  it("takes words of covenant and of trust for no mortgage and no assignment", () => {
    expect(
      typeOf(
        `I, Orley Stone, do grant, bargain, sell and convey to Ann Quade ${land} Clear of every debt, mortgage and claim; and we bind ourselves to make good the title.`,
      ),
    ).toBe("warranty_deed");
    expect(
      typeOf(
        `Orley Stone does grant, bargain, sell and convey to ANN QUADE, TRUSTEE, her successors and assigns, with power to sell, lease, mortgage or reserve any part, and without any purchaser being bound to see to the money, ${land}`,
      ),
    ).toBe("deed");
  });

  const oil = "Lessee shall drill for oil and gas for three years and as long as either is produced, and owes a royalty of one-eighth.";
  it.each([
    ["oil_gas_lease", `LEASE FOR OIL AND GAS\n\nOrley Stone leases to Elm Gas Co. Section 4. ${oil}`],
    [
      "oil_gas_lease",
      `PRODUCERS' LEASE - NO RENTALS\n\nOrley Stone (Lessor) and Elm Gas Co. (Lessee) agree: Lessor demises and lets to Lessee Section 4. ${oil}`,
    ],
    [
      "oil_gas_lease",
      `GRANT OF OIL AND GAS RIGHTS\n\nOrley Stone, called the Lessor, does for $80.00 lease to Elm Gas Co., called the Lessee, Section 4. ${oil}`,
    ],
    ["surface_lease", "FARM LEASE\n\nOrley Stone leases to Ann Quade Section 4 for three years at a rent of ten dollars an acre."],
    [
      "royalty_deed",
      "ASSIGNMENT OF RESERVED ROYALTY\n\nOrley Stone sells, assigns and conveys to Ann Quade the following: one-half of the one-eighth royalty in all the oil and gas under Section 4. I warrant the title.",
    ],
    ["royalty_deed", "SALE OF OIL AND GAS ROYALTY\n\nOrley Stone hereby sells and conveys to Ann Quade one half of the royalty of oil and gas from Section 4."],
    [
      "mineral_deed",
      "Paid: $90.00 by Ann Quade to Orley Stone. Sold for that sum: an undivided 1/12 interest in all the oil, gas and other minerals under Section 4. Orley Stone hereby conveys the same to Ann Quade and will warrant the one-twelfth against all persons.",
    ],
    ["administrators_deed", `DEED BY ADMINISTRATRIX\n\nIda Roe, Administratrix of the Estate of Orley Stone, sells and conveys to Ann Quade ${land}`],
    ["fiduciary_deed", `DEED OF GUARDIAN\n\nIda Roe, guardian of Orley Stone, a minor, sells and conveys to Ann Quade ${land}`],
    [
      "letters_testamentary",
      "DISTRICT COURT OF ELM COUNTY\n\nLETTERS OF A PERSONAL REPRESENTATIVE\n\nIda Roe is appointed in the estate of Orley Stone, deceased. She may sell and convey any real property.",
    ],
    [
      "affidavit_of_production",
      "SWORN STATEMENT OF OPERATOR\n\nIda Roe, being duly sworn, says: The Stone No. 1 was finished as a producing well on May 3, 1952 and has produced gas in paying quantities since.",
    ],
    [
      "us_patent",
      "The Register's certificate is on deposit at the General Land Office. The United States now transfers and grants to Orley Stone the SW 1/4 of Section 33. By order of the President, Wm. H. Taft.",
    ],
    ["gift_deed", `Orley Stone, out of affection for his daughter and asking nothing in return, gives and conveys to Ann Quade ${land}`],
    [
      "warranty_deed",
      `Be it known that Orley Stone has this day sold to Ann Quade for $90.00 ${land} The seller promises to stand as warrantor of the title against any claim.`,
    ],
    [
      "quitclaim_deed",
      "FARM SECURITY ADMINISTRATION\nDisposal of project land\n\nQUITCLAIM\n\nThe United States of America releases and quitclaims to Orley Stone such title as it holds in Lot 4.",
    ],
  ])("knows a %s by other titles and words", (type, text) => expect(typeOf(text)).toBe(type));

  it("says nothing of a text that is no instrument", () => {
    expect(classify(findAnatomy("Dear Ann, the weather is fine here."))).toEqual([]);
  });
});
