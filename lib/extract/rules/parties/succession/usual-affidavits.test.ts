import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";
import { findPeople } from "./find-people";

const deaths = (text: string) => readPaper(text).deaths;

describe("affidavits of heirs in their usual words", () => {
  it("tells a dead child named behind the living, and whose children take for him", () => {
    const [d] = deaths(
      "STATE OF MISSISSIPPI, COUNTY OF ELM. AFFIDAVIT OF HEIRSHIP\n\nPERSONALLY CAME AND APPEARED before me HALE WEST, who, being sworn, states: I knew IRA COBB well. He died intestate on May 30, 1974. He was married once, to ADA COBB, who survived him. Of the marriage were born three children: JOHN COBB and PAUL COBB, who were living at his death; and EARL COBB, who died August 2, 1969, leaving a widow and two children, RON COBB and PEG COBB HARE. He had no other children.",
    );
    expect(d?.decedent).toBe("Ira Cobb");
    expect(d?.heirs).toEqual([
      "Ada Cobb spouse",
      "John Cobb child",
      "Paul Cobb child",
      "Earl Cobb child dead",
      "Ron Cobb grandchild of Earl Cobb",
      "Peg Cobb Hare grandchild of Earl Cobb",
    ]);
  });
  it("finds the wife he married once only, and that she survived", () => {
    const [d] = deaths(
      "AFFIDAVIT OF DEATH AND HEIRSHIP. C. T. ROE, sworn, said: I knew IRA COBB from boyhood. He married once only, ADA COBB, on December 25, 1935, and lived with her until he died at Waco, Texas on April 1, 1957, without a will. He left surviving his wife Ada and two children, the only ones he ever had, both hers: JOHN COBB and LENA COBB.",
    );
    expect(d?.heirs).toEqual(["Ada Cobb spouse", "John Cobb child", "Lena Cobb child"]);
  });
  it("reads a table of marriages, each with its children below", () => {
    const [d] = deaths(
      "FAMILY HISTORY AFFIDAVIT\nIn re: Ira Cobb, deceased\n\nHale West, being sworn, declares: I knew Ira Cobb. He died on May 30, 1974, without a will.\n\nFirst wife:    Vera Cobb, married 1937, died April 2, 1951\n  Children:    Marvin Cobb; June Cobb Hare\nSecond wife:   Ada Cobb, married May 1, 1957, living; his wife at his death\n  Child:       Earl Cobb, born 1959\n\nHe had no other children.",
    );
    expect(d?.heirs).toEqual(["Ada Cobb spouse", "Marvin Cobb child", "June Cobb Hare child", "Earl Cobb child"]);
  });
});

describe("names that are not all of one kind", () => {
  it("takes the husband of a daughter for no spouse of the dead", () => {
    const list = deaths(
      "AFFIDAVIT OF HEIRSHIP. HALE WEST, sworn, says: IRA COBB, SR. died on May 30, 1944, leaving no will. His only wife, Vera Cobb, had died in 1930. He had one child only, IRA COBB, JR., who survived him. IRA COBB, JR. died on June 2, 1948, leaving no will. He was married once, to Ida Cobb, who died in 1929. He left surviving him two children: a son, PAUL COBB, and a daughter, LENA COBB HARE, wife of Tom Hare. Both are living.",
    );
    expect(list.map((d) => d.heirs)).toEqual([["Ira Cobb, Jr. child"], ["Paul Cobb child", "Lena Cobb Hare child"]]);
  });
  it("takes both who are named before the birth of a child for its parents", () => {
    const [d] = deaths(
      "AFFIDAVIT OF HEIRSHIP. HALE WEST, sworn, says: Ira Cobb died on June 22, 2006, without a will. His first wife was Vera Cobb, whom he married in 1958; they were divorced in 1971. His second wife was ADA COBB, whom he married in 1973, and she is living. To Ira and Vera Cobb one child was born, PAUL COBB, in 1961. To Ira and Ada Cobb two children were born, LENA COBB HARE, in 1975, and MAY COBB, in 1979. All three are living.",
    );
    expect(d?.heirs).toEqual(["Ada Cobb spouse", "Paul Cobb child", "Lena Cobb Hare child", "May Cobb child"]);
  });
  it("parts the children by those with whom he had them, told ahead of each list", () => {
    const [d] = deaths(
      "AFFIDAVIT OF HEIRSHIP. HALE WEST, sworn, says: Ira Cobb died on May 30, 2010, without a will. He was married to VERA DOW in 1971, from whom he was divorced in 1978, and to ADA COBB in 1980, and she survives him. His children were these: with Vera Dow, one son, JOHN COBB; with Ada Cobb, two daughters, LENA COBB and MAY COBB HARE. All three are living.",
    );
    expect(d?.heirs).toEqual(["Ada Cobb spouse", "John Cobb child", "Lena Cobb child", "May Cobb Hare child"]);
    expect(d?.children_all_of_spouse).toBe(false);
  });
  it("knows a widow with and without her title as one", () => {
    const list = deaths(
      "AFFIDAVIT OF HEIRSHIP. HALE WEST, sworn, says that he knew Mrs. CORA COBB; that the said Cora Cobb died intestate on May 30, 1974; that she was the widow of I. B. Cobb, who died in 1915; that she had two children, JOHN COBB and LENA COBB HARE, both living.",
    );
    expect(list.map((d) => d.heirs)).toEqual([["John Cobb child", "Lena Cobb Hare child"]]);
  });
  it("gives the child of Mr. Cobb to the man of that surname", () => {
    const [d] = deaths(
      "AFFIDAVIT OF HEIRSHIP. HALE WEST, sworn, says: Cora Cobb died on May 30, 1974, without a will, a widow. Her husband, Ira Cobb, died in 1970. Cora Cobb had one child, LENA COBB HARE, living. Mr. Cobb also had a son, PAUL COBB, by an earlier wife, who is living.",
    );
    expect(d?.heirs).toEqual(["Lena Cobb Hare child"]);
  });
  it("calls a wife told by her maiden name as she is called after", () => {
    const [d] = deaths(
      "AFFIDAVIT OF HEIRSHIP. HALE WEST, sworn, says: Ira Cobb died on May 30, 1974, without a will. He was married but once, in 1935, to Miss Ada Moss, who as ADA COBB survives him. They had one child, LENA COBB HARE, living.",
    );
    expect(d?.heirs).toEqual(["Ada Cobb spouse", "Lena Cobb Hare child"]);
  });
  it("takes no street or lake for a person", () => {
    const names = findPeople("Her mother lives at 412 N. Ruth, Elm City. I farm north of Clear Lake. She saw Ada Lake there.").map((p) => p.name);
    expect(names).toEqual(["Ada Lake"]);
  });
});

it("takes those who had not died for no dead", () => {
  const read = readPaper(
    "WILL OF ADA VENN. I, Ada Venn, by this my last will give my farm to my nephew BO LARK. Proved: the testatrix died April 14, 2019. Neither Carl E. Bly nor Eve Mott had died. Will admitted May 1, 2019.",
  );
  expect(read.deaths.map((d) => d.decedent)).toEqual(["Ada Venn"]);
  expect(read.conveyance.facts?.filter((f) => f.kind === "death").length).toBe(1);
});

it("ends an address with its State where lines name one each", () => {
  const named = findPeople("John Cobb, Reno, Nevada Lena Cobb Hare, Enid, Oklahoma Paul Cobb, Waco, Texas. Virginia Cobb").map((p) => p.name);
  expect(named).toEqual(["John Cobb", "Lena Cobb Hare", "Paul Cobb", "Virginia Cobb"]);
});

describe("people named in running text", () => {
  it.each([
    ["He left a son, R. R. Venn, and a daughter, A. R. R. Venn.", ["R. R. Venn", "A. R. R. Venn"]],
    ["Block G, S. V. R. R. Co. Survey, and the lands of the Elm Valley R. R.", []],
    ["a son, JOHN McDONALD, and JOHN DeWITT and MARY ANN DeWITT", ["JOHN McDONALD", "JOHN DeWITT", "MARY ANN DeWITT"]],
    ["died the wife of ERNEST VENN DeWitt County, Texas", ["ERNEST VENN"]],
    [
      "children: Mary Venn, Al Lark, Cal Lark, Ida May Lark, Tex Venn, Washington Irving Venn",
      ["Mary Venn", "Al Lark", "Cal Lark", "Ida May Lark", "Tex Venn", "Washington Irving Venn"],
    ],
  ])("%s", (text, want) => expect(findPeople(text).map((p) => p.name)).toEqual(want));
});

describe("the one of whom a paper tells", () => {
  it("is not taken for living because his children are", () => {
    const text =
      "AFFIDAVIT OF HEIRSHIP. Estate of Otto Venn. Date of death: May 1, 1950. Otto Venn left two children, who are both living: Ada Venn and Ned Venn. He left no will and no wife.";
    expect(deaths(text)[0]).toMatchObject({ decedent: "Otto Venn" });
  });
});
