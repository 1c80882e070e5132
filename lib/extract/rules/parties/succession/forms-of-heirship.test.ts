import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the North half of Section 9, Block 4, H&GN, Reeves County, Vol. 20, page 5";
const heirs = (statement: string) =>
  readPaper(
    `${statement}\n\nHarvey Moss\n\nSworn to and subscribed before me this 5th day of May, 1961. N. Ball, Notary Public, Reeves County, Texas.\nFiled May 6, 1961; Vol. 80, page 11, Deed Records, Reeves County, Texas.`,
  ).deaths[0]?.heirs.sort();
const TWO_STEMS = [
  "Carl Lund child",
  "Eva Lund Hahn grandchild of Nils Lund",
  "Inga Lund Moe child",
  "Nils Lund child dead",
  "Per Lund grandchild of Nils Lund",
];

describe("questions and their answers", () => {
  it("make the statement that they come to", () =>
    expect(
      heirs(
        `AFFIDAVIT OF HEIRSHIP\n\nSTATE OF TEXAS, COUNTY OF REEVES. HARVEY MOSS, sworn, answers:\n\n1. Name of the deceased? — Otto Lund.\n2. Date and place of death? — March 2, 1958, at Pecos.\n3. Will? — None.\n4. Marriages? — One, to Anna Beck, who died in 1949.\n5. Children born or adopted, living or dead? — Three: Carl Lund, living; Inga Lund Moe, living; and Nils Lund, who died in 1955.\n6. If any child died before deceased, name his children. — Nils left two: Per Lund and Eva Lund Hahn, living.\n7. Land? — ${LAND}.`,
      ),
    ).toEqual(TWO_STEMS));
  it("tell brothers and sisters, and take the signer for none of them", () =>
    expect(
      heirs(
        `PROOF OF HEIRSHIP\n\nState of Texas, County of Reeves. Harvey Moss, sworn, answers:\n\n1. Q. Name of decedent? A. OTTO LUND.\n2. Q. When did he die? A. March 2, 1958, at Pecos.\n3. Q. Ever married? A. Never.\n4. Q. Children? A. None.\n5. Q. Are the parents living? A. No. The father died in 1930 and the mother in 1941.\n6. Q. Name the brothers and sisters. A. Three: CARL LUND, brother, living; INGA LUND MOE, sister, living; and NILS LUND, brother, who died June 4, 1955.\n7. Q. Children of those dead? A. Nils left two, PER LUND and EVA LUND HAHN, both living.\n8. Q. Land? A. ${LAND}.`,
      ),
    ).toEqual(["Carl Lund sibling", "Eva Lund Hahn nephew of Nils Lund", "Inga Lund Moe sibling", "Nils Lund sibling dead", "Per Lund nephew of Nils Lund"]));
});

describe("tables of kin", () => {
  it("name nobody by their headings or by where he lives", () =>
    expect(
      heirs(
        `PROOF OF DEATH AND HEIRSHIP\n\nEstate of: OTTO LUND        Land: ${LAND}\nDied: March 2, 1958, at Pecos, Texas.   Will: none.   Probate: none.\n\nHEIRS SURVIVING\nName                   Relation     Born    Residence\nAnna Lund              widow        1881    Pecos\nCarl Lund              son          1902    Waco\nInga Lund Moe          daughter     1905    Pecos\nNils Lund              son          1909    Tulsa, Okla.\n\nREMARKS: Deceased and Anna were married in 1900; only marriage of each. No other child.\n\nI, HARVEY MOSS, being sworn, say that the table is true.`,
      ),
    ).toEqual(["Anna Lund spouse", "Carl Lund child", "Inga Lund Moe child", "Nils Lund child"]));
  it("tell the issue of the dead in a column of its own, though it goes on in the next line", () =>
    expect(
      heirs(
        `AFFIDAVIT OF HEIRSHIP\n\nSTATE OF TEXAS, COUNTY OF REEVES. Harvey Moss, sworn, says he knew OTTO LUND, and that the facts tabled are true:\n\nDecedent      Otto Lund, died March 2, 1958, without a will\nProperty      ${LAND}, community\nWife          Anna Lund, married 1930; living\n\nChild                Born    State        Children of a dead child\n-----                ----    -----        ------------------------\nCarl Lund            1931    living\nInga Lund Moe        1933    living\nNils Lund            1935    died 1956    Per Lund, b. 1955; Eva Lund, b. 1956;\n                                          both living\n\nAll are children of both. No others.`,
      ),
    ).toEqual([
      "Anna Lund spouse",
      "Carl Lund child",
      "Eva Lund grandchild of Nils Lund",
      "Inga Lund Moe child",
      "Nils Lund child dead",
      "Per Lund grandchild of Nils Lund",
    ]));
  it("leaves one alive who died after the decedent", () =>
    expect(
      heirs(
        `AFFIDAVIT OF HEIRSHIP\n\nHarvey Moss, sworn, says: OTTO LUND died March 2, 1958, a widower, without a will. His children:\n\nName                 Kin          Remarks\nCarl Lund            son          living\nNils Lund            son          died 1960\n\nHe owned ${LAND}.`,
      ),
    ).toEqual(["Carl Lund child", "Nils Lund child"]));
});

describe("labelled forms", () => {
  it("end a list of children where the next label stands, and take neither label nor signer for a child", () =>
    expect(
      heirs(
        "AFFIDAVIT OF HEIRSHIP\n\nName of Decedent:        Otto Lund\nDate of Death:           March 2, 1958\nMarital Status:          Widower (wife, Lena Lund, died 1944; only marriage)\nChildren:                1. Carl Lund, age 40, Waco\n                         2. Inga Lund Moe, age 37, Dallas, Texas\n                         3. Nils Lund, died 1946; left one child, Joyce Lund, age 9\nLegal Description:       N/2 of Section 9, Block 4\nAcquired:                Book 12, page 10\n\nI, Harvey Moss, neighbor, swear that the foregoing is true to my own knowledge.",
      ),
    ).toEqual(["Carl Lund child", "Inga Lund Moe child", "Joyce Lund grandchild of Nils Lund", "Nils Lund child dead"]));
});
