// Families as county papers tell them: headings, two who swear, maiden names, spouses beside the dead, children of each marriage.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const SWORN = "\n\nSworn to before me May 1, 2001. A. Lane, Notary Public.";
const paper = (text: string) => readPaper(`${text}${SWORN}`);
const family = (said: string, state = "TEXAS") => paper(`AFFIDAVIT OF HEIRSHIP\n\nSTATE OF ${state}, COUNTY OF LEE.\n\nTom Lane, sworn, says: ${said}`).deaths;

describe("whom a sworn paper is about", () => {
  it("takes the dead out of a heading without a word for the paper, and two who swear together for affiants", () => {
    const read = paper(
      "FAMILY HISTORY OF G. T. PARR\n\nThe State of Texas, County of Lee\n\nELMO HAAS and MRS. IDA HAAS, his wife, neighbors of the said Parr for thirty years and more at Lincoln, having no claim to the land in question and having been first put on oath, say each for self:\n\nG. T. Parr passed away on March 3, 1950. He made no will. He was married once, to Bess Parr, who died in 1940. He had two children by her, and no more: ROY PARR and MAY PARR COLE.",
    );
    expect(read.people).toEqual(["Elmo Haas", "Mrs. Ida Haas", "G. T. Parr", "Roy Parr", "May Parr Cole"]);
    expect(read.deaths).toHaveLength(1);
  });

  it("takes neither a grant for a person, nor the next line for a surname, nor a month", () => {
    const read = paper(
      "HEIRS OF LOU M. POOLE\n\nGiven under oath by Tom Lane. Lou M. Poole died at Reno May 3, 1950, and wrote no will. Her only child is JUNE POOLE. She had 40 acres, Pedro Luna Grant, A-6.",
    );
    expect(read.people).toEqual(expect.arrayContaining(["Lou M. Poole", "June Poole"]));
    expect(read.people.join()).not.toMatch(/Luna|Given|May/);
  });

  it("reads a paper about a name as no paper of heirship", () => {
    expect(
      paper("AFFIDAVIT AS TO NAME\n\nI, Ann Roe, on oath say that I am the Ann Lee who is a daughter of Bo Lee; that Cal Roe, my husband, died in 2008.").type,
    ).toBe("affidavit_of_identity");
  });
});

describe("husbands, wives and the children of each marriage", () => {
  it("reads the spouse beside the dead, and whose children all are", () => {
    const [death] = family(
      "I knew NORA POOLE, wife of ABNER POOLE. She died May 3, 1950, and never made a will. She had three children, all of them Abner's too: GLEN POOLE; IDA POOLE; and Ruth, who died in 1940, the mother of BOB CARR and LOU CARR.",
    );
    expect(death).toMatchObject({ testate: false, children_all_of_spouse: true });
    expect(death?.heirs).toEqual([
      "Abner Poole spouse",
      "Glen Poole child",
      "Ida Poole child",
      "Ruth Poole child dead",
      "Bob Carr grandchild of Ruth Poole",
      "Lou Carr grandchild of Ruth Poole",
    ]);
  });

  it("takes a widow's husband for dead", () => {
    expect(
      family(
        "I knew NORA POOLE, widow of ABNER POOLE. She died May 3, 1950. A will was searched for but there was none. Her children were GLEN POOLE and IDA POOLE.",
      ),
    ).toMatchObject([{ spouse: null, testate: false, heirs: ["Glen Poole child", "Ida Poole child"] }]);
  });

  it("reads marriages and children under headings, and that the first wife died", () => {
    const [death] = family(
      "Deceased. Carl Poole, of Elm, died March 4, 1999, intestate. Marriages. First marriage: To Ann Poole, from 1950 until her death in 1960. Second marriage: To JOAN POOLE, on May 1, 1971; she survives. Children of the first marriage. GLEN POOLE, of Reno, and IDA POOLE MOSS, of Elm. Children of the second marriage. RAY POOLE. He had no other wife.",
      "OKLAHOMA",
    );
    expect(death).toMatchObject({ spouses_count: 2, children_all_of_spouse: false });
    expect(death?.heirs).toEqual(["Joan Poole spouse", "Glen Poole child", "Ida Poole Moss child", "Ray Poole child"]);
  });

  it("reads one whom the dead married, and children that are all another's too", () => {
    const [death] = family(
      "Bo Poole died on May 3, 1980, without a will. ADA POOLE, whom he married in 1946, lives at Elm. He was father of two, each of them Ada's child also: CY POOLE; DEE POOLE.",
    );
    expect(death?.heirs).toEqual(["Ada Poole spouse", "Cy Poole child", "Dee Poole child"]);
    expect(death?.children_all_of_spouse).toBe(true);
  });
});

describe("one person by two names", () => {
  it.each([
    [
      "ANN COLE, born Ann Moss, died May 3, 1980, without a will. In 1950 she married Ed Cole, who died in 1970. She had one brother, DAN MOSS, living.",
      "Ann Cole",
    ],
    [
      "MARY A. FORD was my aunt. In 1920 she married Cal Moon, who died in 1950. As Mary Ford Moon she died intestate on May 3, 1960, leaving two daughters, JUNE MOON and FAY MOON HILL.",
      "Mary A. Ford",
    ],
  ])("%s", (said, name) => {
    expect(family(said).map((d) => d.decedent)).toEqual([name]);
  });
});

describe("what is said on the way", () => {
  it("takes kin to whom land is left, not those whose land is spoken of", () => {
    const text =
      "IN THE COUNTY COURT OF ELM COUNTY, OKLAHOMA\nEstate of Ada Venn, deceased\n\nDECREE OF DISTRIBUTION\n\nAda Venn died testate May 3, 1950. By her will all real estate goes to her two sons, BO VENN and CY VENN. Whether the sons' minerals bear the royalty assigned by H. O. Lark is not decided. It is ordered that her land is distributed one-half to each of the two sons. Done June 1, 1951.";
    expect(readPaper(text).deaths[0]?.heirs).toEqual(["Bo Venn child", "Cy Venn child"]);
  });

  it("keeps the children of one whom a question brings up", () => {
    const [death] = family(
      "When did Gus Poole die? On May 3, 2010. What children had he? Two: AL POOLE and Bo Poole. Is any child dead? Only Bo Poole, who died on June 2, 2006. He left two children: TY POOLE and HAL POOLE.",
    );
    expect(death?.heirs).toEqual(["Al Poole child", "Bo Poole child dead", "Ty Poole grandchild of Bo Poole", "Hal Poole grandchild of Bo Poole"]);
  });

  it("goes on with the rest of those announced after one who died", () => {
    const [death] = family(
      "Ed Poole died May 3, 1949, leaving no will. Four children were born to him. One, Ruth, died in infancy. The three who lived, and who survived both parents, are AL POOLE, BEN POOLE and CORA POOLE GUNN.",
    );
    expect(death?.heirs).toEqual(["Ruth Poole child dead", "Al Poole child", "Ben Poole child", "Cora Poole Gunn child"]);
  });
});
