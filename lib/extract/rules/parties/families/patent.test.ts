import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the East half of the South West quarter of Section eight, in Township four North of Range two West";
const sides = (text: string) => {
  const { from, to } = readPaper(text);
  return `${from} -> ${to}`;
};

describe("patents", () => {
  it.each([
    [
      "the said claimant",
      `THE UNITED STATES OF AMERICA, to all to whom these presents shall come, Greeting: the claim of ELI MARSH being duly consummated, the UNITED STATES grants unto the said claimant ${LAND}. Given at Washington May 3, 1911. By the President, William H. Taft, by M. P. Leroy, Secretary.`,
      "United States of America -> Eli Marsh",
    ],
    [
      "a claimant named twice, the officers behind him",
      `THE UNITED STATES OF AMERICA. WHEREAS OLE BAKKE has paid in full for ${LAND}: NOW KNOW YE, that the United States gives and grants the same to the said Ole Bakke and his heirs forever. Given at Washington, June 5, 1903. By the President, T. Roosevelt, by F. Mason, Secretary.`,
      "United States of America -> Ole Bakke",
    ],
    [
      "two claimants",
      `THE UNITED STATES OF AMERICA. There has been deposited a certificate of the land office; the claim of IDA ROSS and JAMES ROSS is established, and there is granted by the United States unto the said claimants ${LAND}. In testimony whereof I, Woodrow Wilson, have caused these letters to be made patent, March 1, 1915.`,
      "United States of America -> Ida Ross + James Ross",
    ],
    [
      "a place that the road runs to ahead of the taker",
      `THE UNITED STATES OF AMERICA. WHEREAS the Act granted lands for a railroad from Elm City to Fort Marsh; NOW KNOW YE, that the United States gives and grants unto the ELM CITY RAILWAY COMPANY ${LAND}. Given at Washington September 4, 1912.`,
      "United States of America -> Elm City Railway Company",
    ],
    [
      "the claims of a company",
      `UNITED STATES OF AMERICA. WHEREAS it appears that the claims of ELM VALLEY RAILWAY COMPANY, under the Act of July 2, 1864, to the tract hereinafter described have been established: NOW KNOW YE, that the United States GIVES AND GRANTS unto the said Company ${LAND}. Given at Washington September 4, 1912.`,
      "United States of America -> Elm Valley Railway Company",
    ],
    [
      "the payer, whom no words of claiming lead to",
      `THE UNITED STATES OF AMERICA. Las Cruces 04417. Greeting: WHEREAS full payment has been made by ODILON BACA for ${LAND}: NOW KNOW YE, that there is granted by the United States unto the said claimant the land above described. Given under my hand at Washington the third day of May, 1909. By the President: Wm. H. Taft.`,
      "United States of America -> Odilon Baca",
    ],
    [
      "the land first, who paid behind it",
      `THE UNITED STATES OF AMERICA. Whereas payment in full for ${LAND} has been received by the Receiver at Glenwood Springs from HARLAN P. OAKES: Now know ye, there is granted to the said person so paying the land described. Given July 9, 1914. By the President: Woodrow Wilson.`,
      "United States of America -> Harlan P. Oakes",
    ],
    [
      "two who paid, each behind his own word",
      `THE UNITED STATES OF AMERICA. Whereas full payment has been made by ADA ROUNDTREE and by CORA ROUNDTREE jointly for ${LAND}: Now know ye, that the United States grant unto the said claimants the said land. Given May 4, 1911.`,
      "United States of America -> Ada Roundtree + Cora Roundtree",
    ],
    [
      "no attorney who paid for another",
      `THE UNITED STATES OF AMERICA. Whereas payment was made by CLYDE FORREST, attorney in fact, for ${LAND}: Now know ye that the United States grants to the said ROSE HAVEN the land. Given May 4, 1911. By the President: Wm. H. Taft.`,
      "United States of America -> Rose Haven",
    ],
  ])("takes the claimant and no officer: %s", (_, text, wanted) => {
    expect(sides(text)).toBe(wanted);
  });
});
