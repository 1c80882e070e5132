import { describe, expect, it } from "vitest";
import { findHeirLists } from "./heirs";

const lists = (text: string) =>
  findHeirLists(text, 0, text.length).map(
    (l) =>
      `${l.perStirpesOf ? `<${l.perStirpesOf}> ` : ""}${l.ofWife ? `(${l.ofWife}) ` : ""}${l.byParent ? `(${l.byParent}) ` : ""}${l.mentions.map((m) => `${m.mention.name} ${m.relation}${m.living === false ? " dead" : ""}`).join(", ")}`,
  );

describe("lists of heirs", () => {
  it("puts the children of a dead child in his place, inside one list", () => {
    expect(
      lists(
        "Children, all by Ola: (a) HOLLIS STONE, living; (b) BURL STONE, who died in 1985, leaving two children and no others, TINA STONE and KIRK STONE, both living.",
      ),
    ).toEqual(["HOLLIS STONE child, BURL STONE child dead", "<BURL STONE> TINA STONE grandchild, KIRK STONE grandchild"]);
  });

  it("puts the children of a dead brother in his place, in a list of their own", () => {
    expect(
      lists(
        "He had only these brothers and sisters: (a) FERN STONE, living; (b) RALPH STONE, who died in 1971, leaving only two children, both living: KEITH STONE and DONNA ROE.",
      ),
    ).toEqual(["FERN STONE sibling, RALPH STONE sibling dead", "<RALPH STONE> KEITH STONE nephew, DONNA ROE nephew"]);
  });

  it("puts the children of a dead brother in his place where the list turns to them", () => {
    expect(
      lists(
        "He was survived by a brother, Hugh Stone, a sister, Mary Roe, and by two children of a deceased brother, Otis Stone, namely Paul Stone and Jean Stone.",
      ),
    ).toEqual(["Hugh Stone sibling, Mary Roe sibling", "<Otis Stone> Paul Stone nephew, Jean Stone nephew"]);
  });

  it("gives each the kin said on the way to his name", () => {
    expect(lists("His only heirs are his wife, Ora Stone, and two children by a former marriage, Tom Stone and Anna Roe.")).toEqual([
      "Ora Stone spouse, Tom Stone child, Anna Roe child",
    ]);
  });

  it("keeps the children of the spouse and those of an earlier marriage apart", () => {
    expect(lists("Children of decedent and Vera Stone: Linda Roe and Max Stone. Children of decedent by prior marriage: Sue Stone.")).toEqual([
      "(last) Linda Roe child, Max Stone child",
      "(first) Sue Stone child",
    ]);
  });

  it("comes to an end on long hostile text", () => {
    const text = "children of a deceased brother, Otis Stone, namely ".repeat(1500);
    expect(findHeirLists(text, 0, text.length).length).toBeLessThan(200);
  });

  it("tells the children of several marriages apart", () => {
    expect(lists("By Shirley: ALAN STONE, born 1960, living; BRENDA ROE, born 1962, living. By Darlene: TODD STONE, born 1976, living.")).toEqual([
      "(Shirley) ALAN STONE child, BRENDA ROE child",
      "(Darlene) TODD STONE child",
    ]);
    expect(lists("Decedent's children: (1) of the first marriage: ROSA STONE, living. (2) of the second marriage: DAN STONE, born 1973, living.")).toEqual([
      "(first) ROSA STONE child",
      "(last) DAN STONE child",
    ]);
  });

  it("reads items that say the kin beside the name, and leaves out a child never adopted", () => {
    expect(
      lists(
        "Her family was: 1. KENT STONE, her son by Floyd, living. 2. ROBIN STONE ROE, her daughter by adoption; living. 3. DEAN STONE, the son of Floyd by his earlier marriage; never adopted; living.",
      ),
    ).toEqual(["KENT STONE child, ROBIN STONE ROE child"]);
  });

  it("reads a list though no descendants of the dead are said beside it, and passes who adopted", () => {
    expect(lists("she left three children, all living, and no descendants of any dead child: AMOS STONE, BETTIE STONE and CALEB STONE.")).toEqual([
      "AMOS STONE child, BETTIE STONE child, CALEB STONE child",
    ]);
    expect(lists("She had two children and no more: EMIL STONE, of the first marriage, and OTIS ROE, whom she and Henry Roe adopted.")).toEqual([
      "EMIL STONE child, OTIS ROE child",
    ]);
  });
});
