import { describe, expect, it } from "vitest";
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { Grounding } from "@/lib/extract/grounding/grounded";
import { extractParties } from "./extract-parties";

const read = (type: InstrumentType, text: string) => {
  const a = findAnatomy(text);
  return extractParties(a, type, new Grounding(a.view, []));
};
const names = (type: InstrumentType, text: string) => read(type, text).parties.map((p) => `${p.side} ${p.role} ${p.name}`);
const land = "the following described land in Elm County, Ohio: Lot 4.";

describe("parties of deeds", () => {
  it("reads the indenture: parties of the first and second part", () => {
    expect(
      names(
        "warranty_deed",
        `THIS INDENTURE, made the 3rd day of May, 1901, between ORLEY STONE and CORA STONE, his wife, of Elm County, Ohio, parties of the first part, and ANN B. QUADE, of the same place, party of the second part: WITNESSETH, that the said parties of the first part do grant, bargain and sell unto the said party of the second part ${land}`,
      ),
    ).toEqual(["from grantor ORLEY STONE", "from grantor CORA STONE", "to grantee ANN B. QUADE"]);
  });

  it("reads the statutory short form", () => {
    expect(
      names(
        "warranty_deed",
        `WARRANTY DEED\n\nORLEY STONE, unmarried, of Elm County, Ohio, for valuable consideration paid, grants, with general warranty covenants, to ANN QUADE, whose tax-mailing address is 12 Oak Street, Elm, Ohio 43000, ${land}`,
      ),
    ).toEqual(["from grantor ORLEY STONE", "to grantee ANN QUADE"]);
  });

  it("does not take the town of a post office address for a party", () => {
    expect(
      names(
        "warranty_deed",
        `THIS INDENTURE, Made this 3rd day of May, 1962, between ORLEY STONE and CORA STONE, his wife, grantors, whose post office address is Stone Ferry, North Dakota, and ANN QUADE, grantee, whose post office address is Elm Lake, North Dakota, WITNESSETH: For Ten Dollars, grantors do hereby GRANT to the grantee ${land}`,
      ),
    ).toEqual(["from grantor ORLEY STONE", "from grantor CORA STONE", "to grantee ANN QUADE"]);
  });

  it("takes what one is called in the paper for his part in it, not for another name", () => {
    expect(
      names(
        "oil_gas_lease",
        `OIL AND GAS LEASE\n\nBETWEEN Orley Stone, a single man, of Elm, Ohio (called "Owner"), and OAK RIVER GAS CO. (called "Operator").\n\nOwner leases and lets to Operator ${land}`,
      ),
    ).toEqual(["from lessor Orley Stone", "to lessee OAK RIVER GAS CO."]);
  });

  it("reads a table of labels", () => {
    expect(
      names(
        "oil_gas_lease",
        "OIL AND GAS LEASE\n\nLessor: ORLEY STONE, a widower, Elm, Ohio.\nLessee: OAK RIVER GAS, LLC, 4 Main Street, Elm, Ohio.\nLessor grants, leases and lets to Lessee Section 4.",
      ),
    ).toEqual(["from lessor ORLEY STONE", "to lessee OAK RIVER GAS, LLC"]);
  });

  it("leaves the dead husband of a widow out, and takes in a spouse who joins to release dower", () => {
    expect(
      names(
        "warranty_deed",
        `DEED\n\nBETWEEN CORA STONE, widow, Orley Stone, her husband, deceased as of May 3, 1999, (hereinafter called Grantor), AND ANN QUADE (hereinafter called Grantee). Grantor does grant and convey to the said Grantee ${land}`,
      ),
    ).toEqual(["from grantor CORA STONE", "to grantee ANN QUADE"]);
    expect(
      names(
        "warranty_deed",
        `KNOW ALL MEN BY THESE PRESENTS, That ORLEY STONE, married, for ten dollars received of ANN QUADE, the Grantee, does give, grant and convey unto the said Grantee ${land} And for valuable consideration Cora Stone, wife of Orley Stone, does hereby remise and release all her right of dower.`,
      ),
    ).toEqual(["from grantor ORLEY STONE", "from grantor Cora Stone", "to grantee ANN QUADE"]);
  });

  it("keeps organisations whole and persons apart from them", () => {
    expect(
      names(
        "warranty_deed",
        `KNOW ALL MEN BY THESE PRESENTS: That ELM OIL AND GAS, LTD., a Texas limited partnership, and ORLEY STONE, a single man, for Ten Dollars, do hereby grant, sell and convey unto M & W STONE WORKS, LLC ${land}`,
      ),
    ).toEqual(["from grantor ELM OIL AND GAS, LTD.", "from grantor ORLEY STONE", "to grantee M & W STONE WORKS, LLC"]);
  });

  it("says in which capacity one acts, and as what one is also known", () => {
    const { parties } = read(
      "warranty_deed",
      `THIS DEED, made this 3rd day of May, 1990, between DALE STONE, as Personal Representative of the Estate of Cora Stone, deceased, Grantor, and ANN QUADE, a/k/a Ann B. Quade, Grantee: Grantor does hereby grant and convey to Grantee ${land}`,
    );
    expect(parties[0]?.capacity).toMatch(/^Personal Representative of the Estate of Cora Stone/);
    expect(parties[1]?.aliases).toEqual(["Ann B. Quade"]);
  });

  it("gives a lessor of an assigned lease no side", () => {
    const { parties, from, to } = read(
      "assignment_of_lease",
      "ASSIGNMENT OF OIL AND GAS LEASE\n\nKNOW ALL MEN BY THESE PRESENTS: That ELM GAS COMPANY, for ten dollars paid, does hereby sell, assign and convey unto OAK GAS COMPANY all of the oil and gas lease from Orley Stone, a widower, lessor, to Elm Gas Company, lessee, covering Section 4.",
    );
    expect(from.map((id) => parties.find((p) => p.id === id)?.name)).toEqual(["ELM GAS COMPANY"]);
    expect(to.map((id) => parties.find((p) => p.id === id)?.name)).toEqual(["OAK GAS COMPANY"]);
    expect(parties.find((p) => p.name === "Orley Stone")).toMatchObject({ role: "lessor", side: "other" });
  });

  it("reads a patent: the sovereign to the claimant", () => {
    expect(
      names(
        "us_patent",
        "THE UNITED STATES OF AMERICA. WHEREAS the claim of ORLEY STONE has been established; NOW KNOW YE, That there is granted by the UNITED STATES unto the said Orley Stone the tract.",
      ),
    ).toEqual(["from grantor UNITED STATES OF AMERICA", "to grantee Orley Stone"]);
  });
});

describe("papers of death", () => {
  const oath = "STATE OF OKLAHOMA, COUNTY OF ELM, ss.\n\n";
  it("reads an affidavit of heirship into facts of succession", () => {
    const { parties, succession } = read(
      "affidavit_of_heirship",
      `AFFIDAVIT OF HEIRSHIP\n\n${oath}ANN QUADE, being sworn, states:\n\n1. ORLEY STONE, a resident of Elm County, died intestate on May 3, 1975.\n2. He was married once only, to CORA STONE, who survived him.\n3. He had two children and no more: PAUL STONE, born 1940, and RUTH STONE HALE, born 1942, each of whom is also the child of Cora Stone. Both are living.\n\nSubscribed and sworn to before me this 2nd day of June, 1976.`,
    );
    const id = (name: string) => parties.find((p) => p.name.toUpperCase() === name)?.id;
    expect(parties.find((p) => p.role === "affiant")?.name).toBe("ANN QUADE");
    expect(succession).toHaveLength(1);
    expect(succession?.[0]).toMatchObject({
      decedent: id("ORLEY STONE"),
      died: "1975-05-03",
      testate: false,
      spouse: id("CORA STONE"),
      spouses_count: 1,
      children_all_of_spouse: true,
      statement_complete: true,
    });
    expect(succession?.[0]?.heirs.map((h) => [h.party, h.relation, h.living])).toEqual([
      [id("CORA STONE"), "spouse", true],
      [id("PAUL STONE"), "child", true],
      [id("RUTH STONE HALE"), "child", true],
    ]);
  });

  it("tells the children of two marriages apart", () => {
    const { parties, succession } = read(
      "affidavit_of_heirship",
      `AFFIDAVIT OF HEIRSHIP\n\n${oath}I, ANN QUADE, being duly sworn, say that I knew ORLEY STONE well.\n\nDate of death: May 3, 1975. Will: none.\n\nHe was married twice. First, in 1930, to VERA STONE, who died April 2, 1951. Second, in 1957, to CORA STONE, who survives him.\n\nChildren: two, and no more. By the first wife: PAUL STONE. By the second wife: CURTIS STONE.`,
    );
    const of = (name: string) => succession?.[0]?.heirs.find((h) => h.party === parties.find((p) => p.name === name)?.id)?.of_spouse;
    expect(succession?.[0]).toMatchObject({ spouses_count: 2, children_all_of_spouse: false, died: "1975-05-03" });
    expect([of("PAUL STONE"), of("CURTIS STONE")]).toEqual([false, true]);
  });

  it("reads a will: testator, devisees by kin, executor", () => {
    expect(
      names(
        "will",
        "LAST WILL AND TESTAMENT\n\nI, ORLEY STONE, of Elm County, make this my last will. FIRST. I give and devise to my wife, CORA STONE, my home. SECOND. I give the rest to my children, PAUL STONE and RUTH HALE, in equal shares. I appoint Cora Stone executrix.",
      ),
    ).toEqual(["from decedent ORLEY STONE", "to devisee CORA STONE", "to devisee PAUL STONE", "to devisee RUTH HALE", "other executor Cora Stone"]);
  });

  it("reads a decree: heirs that the court finds", () => {
    const { parties, succession } = read(
      "probate_decree",
      "IN THE COUNTY COURT OF ELM COUNTY\nIn the Matter of the Estate of CORA STONE, Deceased\n\nDECREE OF DISTRIBUTION\n\nThe Court finds: that Cora Stone died intestate on May 5, 1978; that her sole and only heirs at law are her two children, PAUL STONE and RUTH HALE, each entitled to an undivided one-half (1/2). IT IS ORDERED AND DECREED that the land be distributed to them.",
    );
    expect(parties.map((p) => [p.role, p.name, p.share?.fraction ?? null])).toEqual([
      ["decedent", parties[0]?.name, null],
      ["heir", "PAUL STONE", "1/2"],
      ["heir", "RUTH HALE", "1/2"],
    ]);
    expect(succession?.[0]).toMatchObject({ testate: false, died: "1978-05-05", statement_complete: true });
  });
});

describe("where a naming ends", () => {
  it("takes no place of the description, no town and no street for a party", () => {
    expect(
      names(
        "state_patent",
        "THE STATE OF TEXAS. PATENT. Know ye, that the State of Texas does hereby grant unto ORLEY STONE, his heirs or assigns forever, three hundred and twenty (320) acres of land situated in Elm County, about 9 miles N. 10° E. from Port Quade, the county seat, known as Survey No. 4.",
      ),
    ).toEqual(["from grantor STATE OF TEXAS", "to grantee ORLEY STONE"]);
    expect(
      names(
        "mineral_deed",
        `ORLEY STONE, a widower ("Grantor"), for ten dollars does hereby grant and convey unto OAK RIVER GAS, LLC, a Texas limited liability company, 1801 East Quade Road, Elm, Texas 77001 ("Grantee"), all of the oil and gas in ${land}`,
      ),
    ).toEqual(["from grantor ORLEY STONE", "to grantee OAK RIVER GAS, LLC"]);
  });

  it("finds the givers behind the consideration, by their pronoun", () => {
    expect(
      names(
        "warranty_deed",
        `DEED TO CORPORATION. For Ten Dollars and all of its capital stock, we, ORLEY STONE and wife, CORA STONE, do hereby grant, sell and convey unto STONE FARMS, INC., a Texas corporation, ${land}`,
      ),
    ).toEqual(["from grantor ORLEY STONE", "from grantor CORA STONE", "to grantee STONE FARMS, INC."]);
    expect(
      names(
        "warranty_deed",
        `KNOW ALL MEN BY THESE PRESENTS: That for and in consideration of Ten Dollars cash in hand paid by ANN QUADE, I, ORLEY STONE, a single man, have granted and conveyed and do hereby grant and convey unto the said ANN QUADE ${land}`,
      ),
    ).toEqual(["from grantor ORLEY STONE", "to grantee ANN QUADE"]);
  });
});

describe("short forms", () => {
  it.each([
    [
      "Book 77, Page 310. WARRANTY DEED. STATE OF TEXAS, COUNTY OF ELM. ORLEY STONE, a widower, of Quade, for $30.00 in hand paid GRANTS, SELLS AND CONVEYS unto ANN QUADE, a feme sole, Section 9.",
      ["from grantor ORLEY STONE", "to grantee ANN QUADE"],
    ],
    [
      "STATE OF TEXAS, COUNTY OF ELM. CORA STONE, a widow, sells and conveys, in consideration of $1,500 to her in hand paid by ANN QUADE, a single woman, all of Share 12.",
      ["from grantor CORA STONE", "to grantee ANN QUADE"],
    ],
    [
      "KNOW ALL MEN BY THESE PRESENTS: that THE STONE TIMBER COMPANY, of Elm, by D. Roe its President, for $880.00, does grant and convey unto ANN QUADE Lot 4.",
      ["from grantor THE STONE TIMBER COMPANY", "to grantee ANN QUADE"],
    ],
    [
      "That STONE LAND & CATTLE CO., a Texas corporation, for ten dollars, does grant and convey to ANN QUADE, a single woman, of Elm County, Labor 12, League 94, Roe County School Land, Elm County, Texas.",
      ["from grantor STONE LAND & CATTLE CO.", "to grantee ANN QUADE"],
    ],
    [
      "That we, ORLEY STONE and CORA STONE, for ten dollars, do grant and convey unto ANN QUADE, as her separate property, the H. T. & B. R. R. Co. Survey No. 15, Abstract No. 41, Elm County, Texas.",
      ["from grantor ORLEY STONE", "from grantor CORA STONE", "to grantee ANN QUADE"],
    ],
  ])("reads %s", (text, want) => {
    expect(names("warranty_deed", text)).toEqual(want);
  });

  it("ends a company's name at its form of house, and the premises at the first numbered paragraph", () => {
    expect(
      names(
        "oil_gas_lease",
        "OIL AND GAS LEASE. Lessor: ORLEY STONE, Elm, Texas. Lessee: OAK SHALE, LLC. Leased Premises: 107 acres, Roe Survey. Lessor grants, leases and lets to Lessee all oil and gas.",
      ),
    ).toEqual(["from lessor ORLEY STONE", "to lessee OAK SHALE, LLC"]);
    expect(
      names(
        "oil_gas_lease",
        "THIS LEASE is made between ORLEY STONE, as Lessor, and OAK SHALE, L.P., as Lessee. 1. Leased Premises. Lessor grants, leases and lets to Lessee Section 4.",
      ),
    ).toEqual(["from lessor ORLEY STONE", "to lessee OAK SHALE, L.P."]);
  });

  it('takes him behind "to" for the taker where no granting words stand', () => {
    expect(names("oil_gas_lease", "OIL AND GAS LEASE. June 20, 1963. ORLEY STONE, single, to ELM OIL COMPANY: the SW/4 of Section 4, five years.")).toEqual([
      "from lessor ORLEY STONE",
      "to lessee ELM OIL COMPANY",
    ]);
  });
});

describe("parties of leases", () => {
  const lease = (rider: string, signed: string) =>
    `OIL AND GAS LEASE\n\nTHIS AGREEMENT made this 3rd day of May, 1950, between ORLEY STONE, a widower, of Elm County, Texas, Lessor, and OAK RIVER GAS COMPANY, a corporation, Lessee, WITNESSETH: Lessor hereby grants, leases and lets unto Lessee ${land} ${rider}\n\nIN WITNESS WHEREOF this lease is signed on the date first written.\n${signed}\n\nState of Texas, County of Elm. Acknowledged May 3, 1950, by Orley Stone. C. Roe, Notary Public.`;

  it("takes as lessors the owners who join by their signatures below", () => {
    expect(
      names(
        "oil_gas_lease",
        lease(
          "The owner of the outstanding interest, QUADE COMPANY, has ratified this lease by its signature below.",
          "Orley Stone    QUADE COMPANY, by D. Quade, President",
        ),
      ),
    ).toEqual(["from lessor ORLEY STONE", "from lessor QUADE COMPANY", "to lessee OAK RIVER GAS COMPANY"]);
  });

  it("takes as lessor no one who only is named, or who shall ratify and did not sign", () => {
    expect(
      names("oil_gas_lease", lease("The owner of the outstanding interest, QUADE COMPANY, may ratify this lease by its signature hereto.", "Orley Stone")),
    ).toEqual(["from lessor ORLEY STONE", "to lessee OAK RIVER GAS COMPANY"]);
  });
});
