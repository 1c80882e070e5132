import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the NE/4 of Section 9, Township 3 North, Range 11 West, 160 acres.";
const sides = (text: string) => {
  const { from, to } = readPaper(text);
  return `${from} -> ${to}`;
};

describe("sides of short forms", () => {
  it.each([
    [
      "who makes a lien behind the debt it secures",
      `DEED OF TRUST. To secure a note for $900.00 in favor of THE DROVERS AND MILLERS BANK OF ELY, Texas, NOAH CROSS and his wife, IVY CROSS, convey and warrant to T. R. PELL, Trustee, ${LAND} In trust: if the note be not paid, the Trustee shall sell. May 1, 1948. Noah Cross. Ivy Cross.`,
      "Noah Cross + Ivy Cross -> T. R. Pell",
    ],
    [
      "a railway named by a State",
      `DEED. That the Texas and Gulf Railway Company, by its Land Agent, in consideration of $640.00, does hereby grant, bargain, sell and convey unto NOAH CROSS ${LAND} May 1, 1906. TEXAS AND GULF RAILWAY COMPANY, by A. Fry, Land Agent.`,
      "Texas and Gulf Railway Company -> Noah Cross",
    ],
    [
      "a party of 'between' named again before the verb",
      `WARRANTY DEED. THIS INDENTURE, made May 2, 1943, between A. H. STOVER, a bachelor, of Ely, and CLAUDE TEESDALE, of the same place: A. H. Stover, for $5,120.00, grants, bargains, sells and conveys to CLAUDE TEESDALE, his heirs and assigns, ${LAND} A. H. Stover`,
      "A. H. Stover -> Claude Teesdale",
    ],
    [
      "who says I, and signs",
      `WARRANTY DEED. In consideration of Nine Hundred Dollars cash, I convey and warrant to J. T. MORRISON ${LAND} Witness my signature this the 11th day of May, 1931. L. W. Blackwood, unmarried. Acknowledged May 11, 1931, by L. W. Blackwood. R. Abney, Clerk.`,
      "L. W. Blackwood -> J. T. Morrison",
    ],
    [
      "a company of a State behind the price",
      `ELM VALLEY RAILWAY COMPANY to GEORGE MARSH. WARRANTY DEED No. 20-E. In consideration of $1,900.00 the Elm Valley Railway Company, a Wisconsin corporation, grants, bargains, sells and conveys to GEORGE MARSH, his heirs and assigns, ${LAND} Signed June 2, 1917. ELM VALLEY RAILWAY COMPANY, by T. Rowe, Land Commissioner.`,
      "Elm Valley Railway Company -> George Marsh",
    ],
    [
      "a verb in capitals",
      `GRANT DEED. JOSE GOMEZ and LUPE GOMEZ, husband and wife, in consideration of Ten Dollars, GRANT to C. B. CALLOWAY, a single man, ${LAND} December 6, 1928.`,
      "Jose Gomez + Lupe Gomez -> C. B. Calloway",
    ],
    [
      "labels behind the names of a consideration",
      `WARRANTY DEED\n\nThe State of Alabama, Elm County. In consideration of Eleven Hundred Dollars paid to T. J. HUBBELL, an unmarried man (Grantor), by C. R. BOWERS (Grantee), the Grantor does grant, bargain, sell and convey unto the said C. R. Bowers ${LAND} March 13, 1929. T. J. Hubbell`,
      "T. J. Hubbell -> C. R. Bowers",
    ],
    [
      "a sentence of its own before the givers",
      `CORRECTIVE QUITCLAIM DEED\nThis deed is given to correct the description in the deed recorded May 19, 2007 as Document 374109.\nGEORGE TAFT, a widower, grantor, for the same consideration, QUITCLAIMS to GREGORY TAFT, grantee, ${LAND} Dated March 10, 2008. /s/ George Taft`,
      "George Taft -> Gregory Taft",
    ],
    [
      "the highest bidder of a sheriff's sale",
      `SHERIFF'S DEED. WHEREAS, on an execution in favor of Midland Bank, plaintiff, against Homer Dill, defendant, I, R. STONE, Sheriff, did on March 4, 1933 sell and sold to ALVIN PENNER, the highest bidder, for $1,200, ${LAND} NOW THEREFORE, I, R. Stone, Sheriff as aforesaid, do hereby convey to him, the said purchaser, all the right, title and interest of the said Homer Dill in said land. June 1, 1934.`,
      "R. Stone -> Alvin Penner",
    ],
    [
      "a guardian who acts for a minor",
      `OIL AND GAS LEASE made July 28, 1922, between JOSE GOMEZ, a minor, by MARIA GOMEZ, his guardian, Lessor, and GENERAL OIL SYNDICATE OF SANTA FE SPRINGS, a corporation, Lessee: The Lessor leases and lets to the Lessee ${LAND} for twenty years.`,
      "Jose Gomez -> General Oil Syndicate of Santa Fe Springs",
    ],
    [
      "a husband who joins under his initials",
      `OIL AND GAS LEASE. This Agreement made May 15, 1934, between AVA COBB CAIN, joined by her husband W. W. CAIN, dealing in her separate estate, Lessor, and SABINE DRILLING CO., a Texas corporation, Lessee. Lessor leases and lets unto Lessee ${LAND}`,
      "Ava Cobb Cain + W. W. Cain -> Sabine Drilling Co.",
    ],
    [
      "lessors with what is told of their titles in brackets",
      `OIL AND GAS LEASE. Effective May 2, 2011. Lessors: OLE SUNDBY JR., an undivided 1/2 (sole devisee of Ole Sundby, decree of distribution filed 1969), and G'NELL SUNDBY, an undivided 1/2 (sole devisee of Iver Sundby). Lessee: WHITE OIL AND GAS CORPORATION. Lessors lease to Lessee ${LAND} Three years.`,
      "Ole Sundby Jr. + G'nell Sundby -> White Oil and Gas Corporation",
    ],
    [
      "labels that open a sentence without a colon",
      `PAID-UP OIL AND GAS LEASE. Lessor NORTH COAL ROYALTY COMPANY. Lessee CHESTER EXPLORATION, L.L.C. Dated January 28, 2009. Lessor leases to Lessee ${LAND} Primary term 5 years.`,
      "North Coal Royalty Company -> Chester Exploration, L.L.C.",
    ],
    [
      "a house that conveys to its own subsidiary",
      `QUITCLAIM MINERAL DEED. NORTH COAL CORPORATION, an Ohio corporation, for Ten Dollars, remises, releases and quitclaims to its wholly owned subsidiary NORTH COAL ROYALTY COMPANY, a Delaware corporation, all oil and gas underlying ${LAND} Dated May 2, 2008.`,
      "North Coal Corporation -> North Coal Royalty Company",
    ],
    [
      "parties with a long account of the dead beside them",
      `This Deed, made this 4th day of March, 1902, between EFFIE WOLFE and CHARLES FORMAN, two of the seven children and heirs at law of Calvin Forman, deceased (who departed this life intestate in 1893, a widower, leaving seven children only, being the two above named, and Walter S. Forman and others), parties of the first part, and WALTER S. FORMAN, party of the second part: Witnesseth, that the parties of the first part do grant unto the party of the second part ${LAND}`,
      "Effie Wolfe + Charles Forman -> Walter S. Forman",
    ],
    [
      "a substitute trustee who sells to the lender",
      `SUBSTITUTE TRUSTEE'S DEED. WHEREAS, default having been made in the note secured by the Deed of Trust executed by Joe Bright; NOW THEREFORE the undersigned, M. ORR, SUBSTITUTE TRUSTEE, having on June 3, 1986 sold at the courthouse door, to MERCANTILE BANK OF ELY, the best bidder, for $131,000.00, does hereby GRANT, SELL AND CONVEY to MERCANTILE BANK OF ELY ${LAND} Dated June 3, 1986. M. Orr.`,
      "M. Orr -> Mercantile Bank of Ely",
    ],
    [
      "a label ahead of the taker's name",
      `QUIT CLAIM DEED. The Grantor CAROL ALLEN, a single woman, of Mancelona, quit-claims to the Grantee STEVEN KINZER, whose address is 210 Maple Street, all her interest in ${LAND} Dated May 20, 1986. Carol Allen.`,
      "Carol Allen -> Steven Kinzer",
    ],
    [
      "a lease made by one to another",
      `OIL AND GAS LEASE made May 22, 1944 by W. L. HAMMER, a single man, to CADDO CREEK PRODUCING CO., lessee, upon ${LAND} for five years.`,
      "W. L. Hammer -> Caddo Creek Producing Co.",
    ],
    [
      "lessors who lease, and no notary's names",
      `OIL AND GAS LEASE. May 2, 1980. HAZEL STANDISH, a widow, and GARY STANDISH, a single man, lessors, lease to TURKEY CREEK EXPLORATION, INC., lessee, for oil and gas, ${LAND} Three years. Acknowledged before me this 2nd day of May, 1980, by Hazel Standish, a widow. B. Kordis, Notary Public.`,
      "Hazel Standish + Gary Standish -> Turkey Creek Exploration, Inc.",
    ],
    [
      "the widow and surviving spouse of one deceased",
      `MINERAL DEED. That TERESA LUJAN, a widow and surviving spouse of Ramon Lujan, deceased, Grantor, for Ten Dollars, does hereby grant, sell and convey unto TATUM MINERALS, LLC, Grantee, an undivided 2/5 of all of the oil and gas in ${LAND}`,
      "Teresa Lujan -> Tatum Minerals, LLC",
    ],
    [
      "a percentage in capitals, which is nobody",
      `MINERAL DEED. J. B. HEXT, a widower, Grantor, does hereby grant, sell and convey unto PER OSTRANDER, a single man, Grantee, an undivided TWENTY-FIVE PER CENT (25%) of all of the oil, gas and other minerals in and under ${LAND}`,
      "J. B. Hext -> Per Ostrander",
    ],
  ])("reads %s", (_what, text, want) => {
    expect(sides(text)).toBe(want);
  });
});

describe("deeds that pass at death", () => {
  it.each([
    `TRANSFER-ON-DEATH DEED. I, IMOGENE DRAKE, a single person, Owner, transfer on my death to SUSAN DRAKE MEISTER, my daughter, as grantee beneficiary, all of my interest in ${LAND} Dated May 18, 2011. Imogene Drake.`,
    `REVOCABLE TRANSFER ON DEATH DEED. Owner: Imogene Drake, an unmarried woman. Primary beneficiary: I designate the following beneficiary if the beneficiary survives me: Susan Drake Meister. TRANSFER ON DEATH: At my death, I transfer my interest in the described property to the beneficiary. Property: ${LAND} Dated June 2, 2016. Imogene Drake.`,
  ])("give all of the owner's interest to the beneficiary: %s", (text) => {
    const read = readPaper(text);
    expect(`${read.from} -> ${read.to}`).toBe("Imogene Drake -> Susan Drake Meister");
    expect(read.grants).toEqual(["Susan Drake Meister fee 1 of grantor_interest"]);
    expect(read.conveyance.action).toBe("convey");
  });
});
