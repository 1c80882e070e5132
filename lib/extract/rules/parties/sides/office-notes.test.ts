import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const notes = [
  "Return to: B. Lark, Rt. 2 Box 119, Elm, OK 74525",
  "When recorded mail to: B. Lark",
  "AFTER RECORDING RETURN TO:\nB. Lark\nRt. 2 Box 119\nElm, OK 74525",
  "Prepared by: Helen Strand, Attorney, Elm",
  "Mail tax statements to: B. Lark, Rt. 2",
  "Requested by Elm Abstract Co.",
  "Escrow No. 4471, First Elm Title, L. Dunn, officer",
  "From the office of Hugo Strand, lawyer",
  "Mail to: Mr. Hugo Strand, 14 Oak St., Ada",
  "For return: Hugo Strand, Box 4",
  "Abstracter: Hugo Strand",
  "Entered for taxation, Hugo Strand, Auditor",
  "Received of Hugo Strand $1.50",
];
const LAND = "the E/2 NE/4 of Section 22, Township 2 South, Range 11 East, Roe County, Oklahoma.";
const acts = [
  `Ken Rowan and Wilma Rowan, husband and wife, and Dale Rowan, a single person, GRANTORS, for Ten Dollars paid, do hereby grant, bargain, sell and convey unto BO LARK and DI LARK, husband and wife, GRANTEES, ${LAND}`,
  `KNOW ALL MEN BY THESE PRESENTS that Ken Rowan and Wilma Rowan, husband and wife, and Dale Rowan, a single person, do grant, sell and convey unto BO LARK and DI LARK, husband and wife, ${LAND}`,
  `THIS INDENTURE between Ken Rowan and Wilma Rowan, husband and wife, and Dale Rowan, a single person, of the first part, and BO LARK and DI LARK, husband and wife, of the second part, WITNESSETH, that the first parties grant and convey to the second parties ${LAND}`,
];
const sides = (text: string) => {
  const { parties } = readInstrument({ name: "x.txt", text }).parties.resolved;
  const named = (side: string) => parties.flatMap((p) => (p.side === side ? [p.name.toUpperCase()] : [])).join(", ");
  return `${named("from")} > ${named("to")}`;
};
const paper = (head: string, act: string) =>
  `WARRANTY DEED\n\n${head}\n\n${act}\n\nExecuted July 7, 1999.\nKen Rowan  Wilma Rowan  Dale Rowan\n\nFiled July 9, 1999, Book 588, page 21, Roe County.`;

describe("whom notes for the office name is no party", () => {
  it.each(notes)("%s", (note) => {
    for (const act of acts) expect(sides(paper(note, act)), act.slice(0, 30)).toBe("KEN ROWAN, WILMA ROWAN, DALE ROWAN > BO LARK, DI LARK");
  });
});

describe("who stands in a paragraph of his own ahead of the act", () => {
  it.each([
    ["Ada Venn, a widow, and", "ADA VENN, KEN ROWAN, WILMA ROWAN, DALE ROWAN > BO LARK, DI LARK"],
    ["Ada Venn, a widow", "ADA VENN, KEN ROWAN, WILMA ROWAN, DALE ROWAN > BO LARK, DI LARK"],
    ["Elm Oil Company, a corporation", "ELM OIL COMPANY, KEN ROWAN, WILMA ROWAN, DALE ROWAN > BO LARK, DI LARK"],
  ])("gives, where he is told of as a party: %s", (head, want) => {
    expect(sides(paper(head, acts[0] ?? ""))).toBe(want);
  });
});

describe("rows of names", () => {
  const row = (head: string) => sides(`${head}\n\nDated June 5, 1951.\n\nAmos Tilden      Vic Sande\n\nFiled June 9, 1951, Book 88, page 121, Roe County.`);

  it("stay on the side of their row, however surely one of them looks otherwise", () => {
    expect(
      row(
        `CONVEYANCE\n\n(Individual to Corporation)\n\nTHIS INDENTURE, between AMOS TILDEN, a widow, and VIC SANDE, a bachelor, parties of the first part, and EPH STROUD and WM. ABBEY, husband and wife, and H. L. DUNN, a single person, parties of the second part, WITNESSETH: that the first part, for $1,200.00, bargain, sell and assign unto the second part ${LAND}`,
      ),
    ).toBe("AMOS TILDEN, VIC SANDE > EPH STROUD, WM. ABBEY, H. L. DUNN");
    expect(
      row(
        `DEED\n\nGrantors: AMOS TILDEN and VIC SANDE, both single\nGrantees: CLARA VOSS and J. W. PARDEE, husband and wife, and WM. ABBEY, a single person\nProperty: ${LAND}\n\nFor value received, Grantor sells and assigns the Property to Grantee.`,
      ),
    ).toBe("AMOS TILDEN, VIC SANDE > CLARA VOSS, J. W. PARDEE, WM. ABBEY");
  });

  it("end before the town where they live and after the printer of the form", () => {
    expect(
      row(
        `QUIT CLAIM DEED\n\nForm 12, Hall Lithographing Co., Topeka\n\nWe, Amos Tilden and Vic Sande, single, for $10, do grant and convey to Wm. Abbey and Opal Abbey, his wife, of the City of Elgin, Illinois, ${LAND}`,
      ),
    ).toBe("AMOS TILDEN, VIC SANDE > WM. ABBEY, OPAL ABBEY");
  });

  it("take nobody whom the words of the land name, in a paragraph of its own or not", () => {
    for (const told of [
      "it being the land allotted to Sarah Poe",
      "the same that was willed to Sarah Poe by her father",
      "being what was set apart to Sarah Poe",
    ])
      expect(
        row(
          `WARRANTY DEED\n\nThat AMOS TILDEN and VIC SANDE, both single, do hereby grant and convey unto WM. ABBEY, his heirs and assigns, the following real property, to-wit:\n\nE/2 of NE/4 of Section 22, Township 2 South, Range 11 East, Roe County, Oklahoma, ${told},\n\nand warrant the title to the same. TO HAVE AND TO HOLD unto Wm. Abbey, free of incumbrances.`,
        ),
      ).toBe("AMOS TILDEN, VIC SANDE > WM. ABBEY");
  });

  it("begin with the town where the town takes", () => {
    expect(row(`DEED\n\nWe, Amos Tilden and Vic Sande, single, for $10, do grant and convey to the City of Elgin, a municipal corporation, ${LAND}`)).toContain(
      "> CITY OF ELGIN",
    );
  });
});
