import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the minerals of the decedent in the NE/4 of Section 9, Township 3 North, Range 11 West";
const sides = (text: string) => {
  const { from, to } = readPaper(`PERSONAL REPRESENTATIVE'S DEED OF DISTRIBUTION\n\n${text}`);
  return `${from} -> ${to}`;
};

describe("a deed of distribution", () => {
  it("that opens with the death gives what the dead had, not what his wife had who died before him", () => {
    expect(
      sides(
        `1. Otto Venn died on August 4, 1984; his wife Clara Venn died before him. Ada Lund was appointed personal representative in Probate No. 515.\n2. His last will was admitted to probate and gives all of the estate to Ada Lund and Mary Fox, in equal shares.\n3. The personal representative accordingly assigns, transfers and distributes ${LAND} to Ada Lund and Mary Fox, share and share alike.\n\nDated October 28, 1985.\n\nAda Lund, Personal Representative`,
      ),
    ).toBe("Otto Venn -> Ada Lund + Mary Fox");
  });
});

describe("the one who distributes", () => {
  it("takes her own share, and one to whom a piece was sold before takes none", () =>
    expect(
      sides(
        `1. Otto Venn died on January 25, 1937. Clara Venn was appointed personal representative in Probate No. 69.\n2. Otto Venn died intestate, leaving as heirs his widow CLARA VENN, son NED VENN and daughter ADA LUND.\n3. The personal representative accordingly assigns, transfers and distributes the NE/4 of Section 9, Township 3 North, Range 11 West and seven-eighths (7/8) of the minerals under it, ⅛ having been sold by decedent to Elm Minerals Company, Book 173, Page 464, to CLARA VENN, NED VENN and ADA LUND, in equal shares.\n\nDated September 14, 1938.\n\nClara Venn, Personal Representative of the Estate of Otto Venn, deceased`,
      )
        .split(" -> ")
        .map((s) => s.split(" + ").sort().join(" + "))
        .join(" -> "),
    ).toBe("Otto Venn -> Ada Lund + Clara Venn + Ned Venn"));
});

describe("the will told of behind two deaths", () => {
  const decree = (deaths: string, will: string) =>
    readPaper(
      `DECREE OF DISTRIBUTION\n\nIn the District Court of Elm County. In the matter of the estate of Otto Venn, deceased.\n\nThe Court finds that Otto Venn died on May 1, 1970; ${deaths}; that ${will} was admitted to probate and gives all of the estate to Ada Lund.\n\nIT IS ORDERED that ${LAND} be distributed to Ada Lund.`,
    ).from;
  it.each(["that his wife Clara Venn died before him", "his wife, Clara Venn, having died in 1963"])("is his of whom the paper is: %s", (deaths) =>
    expect(decree(deaths, "his last will")).toBe("Otto Venn"),
  );
});
