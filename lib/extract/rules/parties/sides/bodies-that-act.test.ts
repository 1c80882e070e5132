import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

/** Both sides of a paper. */
const sides = (text: string): string => {
  const { from, to } = readPaper(text);
  return `${from} > ${to}`;
};
const LAND = "the Northwest Quarter of Section 14, Block 3, Hale County, Texas, 160 acres.";

describe("houses named for their members", () => {
  it("are one name with the apostrophe inside", () => {
    expect(
      sides(
        `WARRANTY DEED. IRA POOL, for Ten Dollars paid by the GROWERS' LAND BANK OF OLNEY, grants and conveys to the said Growers' Land Bank of Olney ${LAND} May 4, 1951. Ira Pool`,
      ),
    ).toBe("Ira Pool > Growers' Land Bank of Olney");
    expect(
      sides(
        `WARRANTY DEED. Farmers' and Merchants' State Bank of Olney, a corporation, for Ten Dollars paid by Ira Pool, does hereby grant and convey to Ira Pool ${LAND} May 4, 1951.`,
      ),
    ).toBe("Farmers' and Merchants' State Bank of Olney > Ira Pool");
  });
  it("act in their own right", () => {
    expect(sides(`Olney State Bank in its own right conveys to Ira Pool ${LAND} May 4, 1951.`)).toBe("Olney State Bank > Ira Pool");
    expect(sides(`QUITCLAIM DEED. First Bank of Olney, in its own name, quitclaims to Ira Pool ${LAND} May 4, 1951.`)).toBe("First Bank of Olney > Ira Pool");
  });
  it("end without the stop of the sentence that they end", () => {
    expect(sides(`WARRANTY DEED. May 4, 1951. Ira Pool conveys ${LAND.slice(0, -1)}, to the Land Bank of Olney.`)).toBe("Ira Pool > Land Bank of Olney");
    expect(sides(`WARRANTY DEED. May 4, 1951. Ira Pool conveys ${LAND.slice(0, -1)}, to Olney Gas Co.`)).toBe("Ira Pool > Olney Gas Co.");
    expect(sides(`WARRANTY DEED. May 4, 1951. Ira Pool conveys to the Church of Ada. The land is ${LAND}`)).toBe("Ira Pool > Church of Ada");
  });
  it("act for the State or county whose they are", () => {
    expect(
      sides(
        `COUNTY DEED. Hale County, Texas, by its Commissioners' Board, for $400 paid by Ira Pool, conveys to Ira Pool ${LAND} May 4, 1941. H. Ott, Chairman`,
      ),
    ).toBe("Hale County > Ira Pool");
    expect(sides(`DEED. The State of New Mexico, by its Tax Commission, for $400, sells and conveys to Ira Pool ${LAND} May 4, 1941.`)).toBe(
      "The State of New Mexico > Ira Pool",
    );
  });
  it.each([
    ["LYNN COUNTY, by its County Judge, for One Thousand and Forty-four Dollars, does hereby grant", "Lynn County"],
    ["Lynn County, Texas, acting herein by and through P. Coy, its County Judge, for One Thousand Dollars, has granted", "Lynn County"],
    ["LYNN COUNTY, in consideration of Ninety-nine Dollars, does hereby convey", "Lynn County"],
    ["THE STATE OF TEXAS, LYNN COUNTY. For value received P. COY conveys", "P. Coy"],
    ["P. COY, of Lynn County, for One Thousand and Forty-four Dollars, does hereby convey", "P. Coy"],
  ])("are a county that acts and no venue: %s", (opening, giver) => {
    expect(sides(`${opening} to IRA POOL, Labors Four (4) and Five (5), League Two (2), Lynn County School Land, Hale County, Texas. May 4, 1906.`)).toBe(
      `${giver} > Ira Pool`,
    );
  });
  it("are a county that acts behind a recital too", () => {
    expect(
      sides(
        `WHEREAS the sale was ordered; NOW, THEREFORE, know all men that LYNN COUNTY, by its County Judge, for Twenty-two Dollars, conveys to IRA POOL ${LAND}`,
      ),
    ).toBe("Lynn County > Ira Pool");
  });
  it("give where the recital names them and the said board acts by its chairman", () => {
    expect(
      sides(
        `DEED. WHEREAS the Soldiers' Land Board contracted on July 2, 1953 to sell the land below to IRA POOL, who has paid in full; NOW, THEREFORE, the said Board, acting by its Chairman, does hereby grant, sell and convey unto IRA POOL ${LAND} May 4, 1964. CY FERN, Chairman`,
      ),
    ).toBe("Soldiers' Land Board > Ira Pool");
  });
});

describe("running premises with the two sides in one sentence", () => {
  it("part at 'and the lessee is'", () => {
    expect(
      sides(
        "OIL AND GAS LEASE. This lease is made January 15, 1942. The lessors are IRA POOL, a single man, of Elm, Texas, and ADA VENN, a feme sole, owners in equal halves, and the lessee is OTTER GAS COMPANY, a Texas corporation. Lessors lease and let unto lessee Section 8, Block 2, Hale County, Texas, 640 acres, for five years and as long as oil is produced. They state that the lease to CY MARSH of April 7, 1930 has ended. IRA POOL ADA VENN",
      ),
    ).toBe("Ira Pool + Ada Venn > Otter Gas Company");
  });
});

describe("parties labelled after another is told of", () => {
  it("keep their labels", () =>
    expect(
      sides(
        `CONTRACT\n\nMay 9, 1947. ADA VENN, of Elm, Texas, party of the first part, who holds the land below by a contract that Otto Lark gave him and which is not yet paid, and IRA POOL, of Hale County, Texas, party of the second part, agree: The party of the first part sells to the party of the second part ${LAND}`,
      ),
    ).toBe("Ada Venn > Ira Pool"));
});

describe("officers and States at a deed", () => {
  it.each([
    [
      `TAX DEED. I, L. Gray, Treasurer of Hale County, grant to the State of Ohio ${LAND} sold for taxes June 2, 1933. August 4, 1936.`,
      "L. Gray > State of Ohio",
    ],
    [
      `SHERIFF'S DEED\n\nI, Tom Hale, Sheriff of Hale County, sold on March 4, 1930 to Ira Pool, for $900, all that Ada Venn had in ${LAND.slice(0, -1)}; and I do now convey the same to the said Ira Pool. Tom Hale, Sheriff. March 8, 1930.`,
      "Tom Hale > Ira Pool",
    ],
    [
      `TAX DEED\n\nThis deed, made August 4, 1936, between the Treasurer of Hale County and Ira Pool: ${LAND.slice(0, -1)}, assessed for 1931 to Ada Venn, was sold for taxes June 2, 1933; I therefore grant the same to the said Ira Pool, in fee. L. Gray, Treasurer.`,
      "L. Gray > Ira Pool",
    ],
    [
      `DEED IN LIEU OF FORECLOSURE. Ada Venn, unable to pay the note secured by her mortgage to Elm Bank (Book 9, page 1), grants and conveys to Elm Bank ${LAND} April 9, 1931. Ada Venn.`,
      "Ada Venn > Elm Bank",
    ],
  ])("%s", (text, want) => expect(sides(text)).toBe(want));
});

describe("a giver named again as the taker of an older title", () => {
  it.each([
    `DEED. This deed, made May 4, 1910, between Ira Pool, of Hale County, and Ada Venn, of Marsh County, witnesseth: that the former, for $100 paid by the latter, grants and conveys all the land conveyed to Ira Pool by deed of record, being ${LAND} Ira Pool.`,
    `DEED. This deed, made May 4, 1910, between Ira Pool and Ada Venn, witnesseth: that the former, for $100, does hereby grant and convey to the latter the share inherited by the said Ira Pool from his mother in ${LAND} Ira Pool.`,
  ])("gives: %s", (text) => expect(sides(text)).toBe("Ira Pool > Ada Venn"));
});
