import { describe, expect, it } from "vitest";
import { familiesOf } from "./test-family";

const sworn = (words: string, head = "State of Texas, County of Bee") =>
  `AFFIDAVIT OF HEIRSHIP\n\n${head}\n\n${words}\n\nSue Lane\n\nSubscribed and sworn to before me May 5, 2008. C. Roy, Notary Public.`;
const told = (paper: string) => familiesOf(paper).map((d) => [d.decedent, d.spouse, d.heirs.filter((h) => h.relation !== "spouse").map((h) => h.name)]);

describe("statements under headings", () => {
  it.each([
    ["a number behind the label", "Children: three. TED DIETZ, living. ANN HALE, living. MAX DIETZ, who died in 1990 leaving no child."],
    [
      "the children of Decedent",
      "Children of Decedent. (a) TED DIETZ, born 1951. (b) ANN HALE, adopted by Decedent and Ruth in 1955. (c) MAX DIETZ, born 1958.",
    ],
    ["born to both", "Children: three, all born to him and Ruth: TED DIETZ, living; ANN HALE, living; MAX DIETZ, living."],
    ["bare names", "Issue - Three in number. TED DIETZ. ANN HALE. MAX DIETZ."],
    ["figures that count the items", "Children of the decedent: 1. TED DIETZ, born 1951. 2. ANN HALE, born 1953. 3. MAX DIETZ, born 1958."],
  ])("%s", (_form, words) => {
    const paper = sworn(`SUE LANE, of Beeville, under oath says: OSCAR DIETZ died June 4, 1999 intestate. His wife was RUTH DIETZ, who survives. ${words}`);
    expect(told(paper)).toEqual([["OSCAR DIETZ", "RUTH DIETZ", ["TED DIETZ", "ANN HALE", "MAX DIETZ"]]]);
  });

  it.each([
    "Marriages. One only, to RUTH DIETZ, on May 1, 1950.",
    "Marriage: once, on May 1, 1950, to RUTH DIETZ.",
    "Marriages. (a) CORA POE, married 1940, divorced 1948. (b) RUTH DIETZ, married May 1, 1950.",
  ])("%s", (words) => {
    const paper = sworn(
      `SUE LANE, of Beeville, under oath says: OSCAR DIETZ died June 4, 1999 intestate. ${words} She survives. Children. (1) TED DIETZ, born 1951. (2) ANN HALE, born 1953.`,
    );
    expect(told(paper)).toEqual([["OSCAR DIETZ", "RUTH DIETZ", ["TED DIETZ", "ANN HALE"]]]);
  });
});

describe("whom the statement is about", () => {
  it("is not who swears right behind the title", () => {
    const paper = sworn(
      "SUE LANE, a teacher, of Beeville, Texas, first being sworn, declares: Oscar Dietz died on May 27, 1987, without a will. He was married once, to RUTH DIETZ, living. They had one child, TED DIETZ.",
      "",
    );
    expect(told(paper)).toEqual([["Oscar Dietz", "RUTH DIETZ", ["TED DIETZ"]]]);
  });

  it.each([
    "the hired man and friend of LUTHER KANE, is not related, and says:",
    "a lodge brother of LUTHER KANE, and says:",
    "the bookkeeper to LUTHER KANE, and says:",
  ])("is the one whom he knew: %s", (words) => {
    const paper = sworn(
      `Sue Lane, on oath says that she was ${words} Q. When did he die? A. May 4, 1970. Q. Was he married? A. Once, to VERA KANE. She was living with him when he died and is alive. Q. Children? A. One, OLA REED, living.`,
    );
    expect(told(paper)).toEqual([["LUTHER KANE", "VERA KANE", ["OLA REED"]]]);
  });

  it("ends at the venue in capitals on the next line", () => {
    const paper = `AFFIDAVIT OF HEIRSHIP\n\nDecedent: OSCAR DIETZ\n\nSTATE OF TEXAS\nCOUNTY OF BEE\n\nMy name is Sue Lane. I swear that Decedent died May 4, 1999, without a will, survived by his wife, RUTH DIETZ, and one child, TED DIETZ.\n\nSue Lane\n\nSworn to before me May 5, 2008. C. Roy, Notary Public.`;
    expect(told(paper)).toEqual([["OSCAR DIETZ", "RUTH DIETZ", ["TED DIETZ"]]]);
  });
});

describe("the one above named", () => {
  it.each(["The above named died", "The within-named decedent died", "The subject of this affidavit died"])("%s", (words) => {
    const [death] = familiesOf(
      `AFFIDAVIT AS TO HEIRS\n\nRe: OSCAR DIETZ, Deceased\n\nState of Oklahoma, County of Bee\n\nThe affiant, SUE LANE, of Beeville, upon oath deposes:\n\nFIRST: ${words} on the 22nd day of July, 1991, without a will.\n\nSECOND: He left one child, TED DIETZ.\n\nSue Lane\n\nSworn to before me May 5, 2008. C. Roy, Notary Public.`,
    );
    expect([death?.decedent, death?.died]).toEqual(["OSCAR DIETZ", "1991-07-22"]);
  });
});
