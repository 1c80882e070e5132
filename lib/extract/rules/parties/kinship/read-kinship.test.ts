import { describe, expect, it } from "vitest";
import { findPeople } from "@/lib/extract/rules/parties/succession/find-people";
import { heirsFrom } from "./heirs-from";
import { readKinship } from "./read-kinship";

/** Heirs of Ira Stone as a statement tells them, besides a spouse. */
function heirs(text: string, main = "Ira Stone", spouse: string | null = null) {
  const { facts } = readKinship({ text, start: 0, end: text.length, people: findPeople(text), main, affiant: null });
  const own = heirsFrom({ facts, decedent: main, spouse, ownEstate: () => false, outlived: () => false });
  return own
    .filter((h) => h.relation !== "parent" || h.living !== false)
    .map(
      (h) =>
        `${h.name} ${h.relation}${h.perStirpesOf ? ` of ${h.perStirpesOf}` : ""}${h.living === false ? " dead" : ""}${h.ofSpouse === null ? "" : h.ofSpouse ? " with the spouse" : " not with the spouse"}`,
    );
}

describe("people named in capitals and then in small letters", () => {
  it("are one person, whose own children are his", () =>
    expect(
      heirs("Ira Stone died in 1980. He had two children: HUGH STONE and BURL STONE. Burl Stone died on May 6, 1982. He left one child, TINA ROE."),
    ).toEqual(["HUGH STONE child", "BURL STONE child dead", "TINA ROE grandchild of BURL STONE"]));
});

it("takes the buyer in a deed told of behind the children for no parent of theirs", () =>
  expect(
    heirs(
      "IRA STONE died in 1961, leaving one child, BURL STONE. Burl Stone died in 2004. He left two children: TINA ROE and KIRK STONE. Nothing was filed in court on the sandstone beneath 70 acres conveyed to Ira Stone in Book 8, page 31.",
    ),
  ).toEqual(["BURL STONE child dead", "TINA ROE grandchild of BURL STONE", "KIRK STONE grandchild of BURL STONE"]));

describe("lists of heirs", () => {
  it.each([
    [
      "(a) HOLLIS STONE, living; (b) BURL STONE, who died in 1985, leaving two children and no others, TINA STONE and KIRK STONE, both living.",
      "Children of Ira Stone: ",
      ["HOLLIS STONE child", "BURL STONE child dead", "TINA STONE grandchild of BURL STONE", "KIRK STONE grandchild of BURL STONE"],
    ],
    [
      "(a) FERN STONE, living; (b) RALPH STONE, who died in 1971, leaving only two children, both living: KEITH STONE and DONNA ROE.",
      "He had only these brothers and sisters: ",
      ["FERN STONE sibling", "RALPH STONE sibling dead", "KEITH STONE nephew of RALPH STONE", "DONNA ROE nephew of RALPH STONE"],
    ],
    [
      "a brother, Hugh Stone, a sister, Mary Roe, and by two children of a deceased brother, Otis Stone, namely Paul Stone and Jean Stone.",
      "Ira Stone died in 1950. He was survived by ",
      ["Hugh Stone sibling", "Mary Roe sibling", "Otis Stone sibling dead", "Paul Stone nephew of Otis Stone", "Jean Stone nephew of Otis Stone"],
    ],
    [
      "AMOS STONE, BETTIE STONE and CALEB STONE.",
      "he left three children, all living, and no descendants of any dead child: ",
      ["AMOS STONE child", "BETTIE STONE child", "CALEB STONE child"],
    ],
    [
      "JOY STONE and MAY STONE ROE.",
      "His wife, Alice, died in 1921. Ira Stone had by her two children only, who both outlived him: ",
      ["JOY STONE child", "MAY STONE ROE child"],
    ],
    ["three children, ROY, CLYDE and OPAL STONE.", "Ira Stone left a widow, BESS STONE, and ", ["ROY STONE child", "CLYDE STONE child", "OPAL STONE child"]],
    [
      "PAM STONE, living; and GAIL STONE ORT, who died in 2010, leaving one child, JESS ORT, living.",
      "He had one brother and one sister and no others: ",
      ["PAM STONE sibling", "GAIL STONE ORT sibling dead", "JESS ORT nephew of GAIL STONE ORT"],
    ],
  ])("reads %s", (list, head, expected) => expect(heirs(head + list)).toEqual(expected));

  it.each([
    [
      "Ira Stone married once. Three children were born to him, all of his marriage to Ann Stone, and all are living: BURL STONE, of Enid; MAY ORT, of Reno; and HUGH STONE.",
      ["BURL STONE child", "MAY ORT child", "HUGH STONE child"],
    ],
    [
      "By his first wife, ANN STONE, who died in 1920, he had two sons, BURL STONE and HUGH STONE. His second wife, EVE STONE, survived him; they had a daughter, MAY ORT.",
      ["BURL STONE child", "HUGH STONE child", "MAY ORT child"],
    ],
    [
      "His heirs were ANN STONE, his widow; BURL STONE and HUGH STONE, his sons; and KIT ORT and LEE ORT, children of his daughter MAY ORT, who died in 1951.",
      ["BURL STONE child", "HUGH STONE child", "KIT ORT grandchild of MAY ORT", "LEE ORT grandchild of MAY ORT", "MAY ORT child dead"],
    ],
    [
      "There were born to them four children, of whom two, BURL STONE and HUGH STONE, died in infancy; the others are MAY ORT and KIT STONE.",
      ["BURL STONE child dead", "HUGH STONE child dead", "MAY ORT child", "KIT STONE child"],
    ],
    [
      "Ira Stone died leaving ANN STONE, surviving spouse, and BURL STONE, HUGH STONE and MAY ORT, minor children of himself and the said Ann Stone.",
      ["BURL STONE child", "HUGH STONE child", "MAY ORT child"],
    ],
    ["BURL STONE, HUGH STONE and MAY ORT are the only children of Ira Stone.", ["BURL STONE child", "HUGH STONE child", "MAY ORT child"]],
    [
      "Ira Stone was the husband of ANN STONE and the father of BURL STONE, HUGH STONE and MAY ORT, each of whom survived him.",
      ["BURL STONE child", "HUGH STONE child", "MAY ORT child"],
    ],
    [
      "Of his three children, BURL STONE and HUGH STONE survive him, and MAY ORT died in 1965, survived by two sons, KIT ORT and LEE ORT.",
      ["BURL STONE child", "HUGH STONE child", "MAY ORT child dead", "KIT ORT grandchild of MAY ORT", "LEE ORT grandchild of MAY ORT"],
    ],
    ["In 1932 he married EVE STONE, with whom he lived until his death, and by whom he had HUGH STONE and MAY ORT.", ["HUGH STONE child", "MAY ORT child"]],
    [
      "Ira Stone had these children: by Ann Stone, his first wife, BURL STONE and HUGH STONE; by Eve Stone, his second wife, MAY ORT.",
      ["BURL STONE child", "HUGH STONE child", "MAY ORT child"],
    ],
    [
      "Children of the decedent: 1. Burl Stone, born 1931. 2. Hugh Stone, died 1960; his children: Kit Stone and Lee Stone. 3. May Ort, born 1936.",
      ["Burl Stone child", "Hugh Stone child dead", "May Ort child", "Kit Stone grandchild of Hugh Stone", "Lee Stone grandchild of Hugh Stone"],
    ],
  ])("reads whose each of a family is: %s", (text, expected) => expect(heirs(text)).toEqual(expected));

  it("goes on where a sentence of its own tells who a dead child left", () =>
    expect(
      heirs(
        "Ira Stone had two children, AB STONE and CY STONE. Cy Stone died in 1918, leaving a widow, BO STONE, and one son, DI STONE. The land was sold to Ed Roe.",
      ),
    ).toEqual(["AB STONE child", "CY STONE child dead", "DI STONE grandchild of CY STONE"]));

  it("takes the children of his dead parents for brothers and sisters, and tells the half blood", () =>
    expect(
      heirs(
        "Ira Stone died without issue. His father, SAM STONE, died in 1950 and his mother, EDNA STONE, in 1961. Sam and Edna Stone had two other children: PAULA STONE and SUE HART. After Edna's death Sam Stone married ESTHER KING, and of that marriage was born one child, VERN STONE.",
      ).filter((h) => !h.includes("parent")),
    ).toEqual(["PAULA STONE sibling", "SUE HART sibling", "VERN STONE half_sibling"]));
});

describe("the children of his parents are his brothers and sisters", () => {
  it.each([
    ["Ira Stone died. Decedent's parents had three children: Decedent; PAULA STONE, who is living; and SUE HART.", ["PAULA STONE sibling", "SUE HART sibling"]],
    [
      "Ira Stone died. His father and mother raised four sons, namely: Ira; AB STONE; CY STONE and DI STONE.",
      ["AB STONE sibling", "CY STONE sibling", "DI STONE sibling"],
    ],
    ["Ira Stone died. He was one of three children, the others being AB STONE and SUE HART.", ["AB STONE sibling", "SUE HART sibling"]],
    [
      "Ira Stone died. He was the eldest of the three children of SAM STONE and EDNA STONE, both dead; the other two are AB STONE and SUE HART.",
      ["AB STONE sibling", "SUE HART sibling"],
    ],
  ])("%s", (text, want) => expect(heirs(text)).toEqual(want));
  it("though each is called a son or a daughter", () =>
    expect(
      heirs(
        "Ira Stone died childless. His parents had three children: Ira; a son, AB STONE; and a daughter, SUE HART, who died in 1911, leaving a son, CY HART.",
      ),
    ).toEqual(["AB STONE sibling", "SUE HART sibling dead", "CY HART nephew of SUE HART"]));
  it.each(["Ira Stone married once, to ADA POE.", "He married ADA POE."])("and those of his wife's parents are none of his: %s", (wed) =>
    expect(heirs(`Ira Stone died. ${wed} Her parents had two children, ADA POE and TOM POE. Ira Stone left one child, GUY STONE.`)).not.toContainEqual(
      expect.stringMatching(/^TOM POE (?:sibling|child)$/),
    ),
  );
  it.each(["him", "Decedent", "the decedent"])("while those born to %s and another are his", (word) =>
    expect(
      heirs(`Ira Stone died. One child was born to ${word} and DORA POE: GUY STONE. Two children were born to ${word} and VERA STONE: AB STONE and SUE HART.`),
    ).toEqual(expect.arrayContaining(["GUY STONE child", "AB STONE child", "SUE HART child"])),
  );
  it("while his own are his", () =>
    expect(heirs("Ira Stone died. He left two children, one of whom, AB STONE, is of age; the other is SUE STONE.")).toContain("AB STONE child"));
});

describe("children of several marriages", () => {
  it.each([
    [
      "Ira Stone died. By Vera: ALAN STONE and BEA ROE. By Dora: TOD STONE.",
      "He married VERA STONE, later divorced, and then married DORA STONE. Children of Ira Stone: ",
    ],
    [
      "of the first marriage: ALAN STONE and BEA ROE, living. (2) of the second marriage: TOD STONE, born 1973, living.",
      "He married first VERA STONE and second, to DORA STONE. Decedent's children: (1) ",
    ],
    [
      "he had two children by his first wife, VERA STONE: ALAN STONE and BEA ROE; and one child by his second wife, DORA STONE: TOD STONE.",
      "Ira Stone was married twice; ",
    ],
  ])("are told apart: %s", (list, head) =>
    expect(heirs(head + list, "Ira Stone", "DORA STONE")).toEqual([
      "ALAN STONE child not with the spouse",
      "BEA ROE child not with the spouse",
      "TOD STONE child with the spouse",
    ]),
  );
});

describe("names that are no heirs", () => {
  it.each([
    "Ira Stone died without children. No child of his died before him, and he had no other kin. The land was bought from Ed Roe and recorded by Al Moss, Clerk.",
    "He took the farm under the will of his mother, ADA STONE.",
    "He was never married and left no brother or sister. BO VENN is his neighbor.",
  ])("%s", (text) => expect(heirs(text)).toEqual([]));
  it("comes to an end on long hostile text", () => {
    expect(heirs("children of a deceased brother, Otis Stone, namely ".repeat(1500)).length).toBeLessThan(10);
  });
});

describe("what all of a list have in common", () => {
  it("is told before their names, and kin that only says when names nobody", () =>
    expect(
      heirs(
        "Ira Stone died in 2003. Two children were born of the marriage, and no other. Both died before their father: (a) HOLLIS STONE, died May 2, 1994; (b) CORA STONE ROE, died May 11, 1998. Hollis Stone left one child: KIRK STONE. Cora Stone Roe left two children: ADA ROE and BURL ROE.",
      ),
    ).toEqual([
      "HOLLIS STONE child dead",
      "CORA STONE ROE child dead",
      "KIRK STONE grandchild of HOLLIS STONE",
      "ADA ROE grandchild of CORA STONE ROE",
      "BURL ROE grandchild of CORA STONE ROE",
    ]));
});

describe("several dead in one paper", () => {
  const told = (text: string, dead: string) => heirs(text, dead);
  it("takes the one named last for her who died then: one dies once", () => {
    const text =
      "C. R. Stone died on June 9, 1958, leaving one child only, MAMIE ROE. She died a widow on January 15, 1979, leaving as her only child and heir JIM ROE.";
    expect(told(text, "MAMIE ROE")).toEqual(["JIM ROE child"]);
  });
  it("keeps another name of the same person from being another heir", () =>
    expect(heirs("Ira Stone left two daughters, MARTHA HUGHES, formerly Martha Stone, and MARY STERN.")).toEqual(["MARTHA HUGHES child", "MARY STERN child"]));
});

describe("kin of the dead who are easily lost", () => {
  it("bears his name with a middle one", () =>
    expect(heirs("Ira Stone died in 1939, leaving two children, Ira P. Stone and May Stone Lane.")).toEqual(["Ira P. Stone child", "May Stone Lane child"]));
  it("stands in the place of a dead child, and is not dead himself", () =>
    expect(heirs("His heirs were a daughter, May Stone Lane, and a grandson, Carl Poe, the only child of his deceased daughter, Ida Poe.")).toEqual([
      "May Stone Lane child",
      "Carl Poe grandchild of Ida Poe",
      "Ida Poe child dead",
    ]));
  it("is named behind the other parent of all in the list", () =>
    expect(heirs("Ira Stone had two children only, both by Ada Roe and both living: GENE STONE and NORMA WEST.")).toEqual([
      "GENE STONE child",
      "NORMA WEST child",
    ]));
});

it("takes kin told one by one between semicolons for kin of the same", () =>
  expect(heirs("Ira Stone died in 1980. His son, Hugh Stone, died in 1975; his daughter, Tina Roe, died in 1962; and his son, Kirk Stone, is living.")).toEqual(
    ["Hugh Stone child dead", "Tina Roe child dead", "Kirk Stone child"],
  ));

describe("kin denied of all but those who are named", () => {
  it.each([
    ["He had no child by blood or adoption other than BURL STONE.", ["BURL STONE child"]],
    ["He never had any children except BURL STONE and TINA ROE.", ["BURL STONE child", "TINA ROE child"]],
    ["He never married and left no brother or sister but HUGH STONE.", ["HUGH STONE sibling"]],
    ["Apart from his daughter, TINA ROE, he had no children.", ["TINA ROE child"]],
    ["He had no children. TINA ROE kept house for him.", []],
    ["Apart from TINA ROE nobody worked for him. He had no children.", []],
  ])("%s", (words, want) => expect(heirs(`Ira Stone died in 1961. ${words}`)).toEqual(want));
});

it("takes the second of a row of husbands for one behind the children by the first, and the second of a row of children for none", () => {
  const text =
    "ANN STONE was married twice. The first was to IRA STONE, by whom she had BURL STONE. The second was to GUS VANE, who survived her, by whom she had TINA VANE.";
  const weddings = (t: string) => readKinship({ text: t, start: 0, end: t.length, people: findPeople(t), main: "ANN STONE", affiant: null }).marriages;
  expect(weddings(text).map((m) => m[1])).toEqual(["IRA STONE", "GUS VANE"]);
  expect(weddings("ANN STONE married IRA STONE and had two sons. The first was BURL STONE. The second was KIRK STONE.")).toEqual([["ANN STONE", "IRA STONE"]]);
});
