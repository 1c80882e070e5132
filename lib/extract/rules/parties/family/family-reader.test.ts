import { describe, expect, it } from "vitest";
import { findPeople } from "@/lib/extract/rules/parties/succession/find-people";
import { readFamily } from "./family-reader";
import { withListed, withShort } from "./given-in-lists";

const read = (text: string, main: string, affiant: string | null = null) =>
  readFamily(text, 0, text.length, withShort(text, 0, text.length, withListed(text, 0, text.length, findPeople(text), main)), main, affiant);
const kin = (text: string, main: string, affiant: string | null = null) =>
  read(text, main, affiant)
    .facts.map((f) => `${f.name} ${f.relation} of ${f.of.join("+")}${f.living === false ? " †" : ""}`)
    .join("; ");

describe("a family told over several sentences", () => {
  it.each([
    [
      "Ada Lunt died in 1950. Four children had come to her. Bo Lunt and Cy Lunt are alive. A third, Di Lunt Orr, went before her, leaving two daughters, Eve Orr and Fay Orr. The fourth, Gus Lunt, died a bachelor.",
      ["Bo Lunt child of Ada Lunt", "Di Lunt Orr child of Ada Lunt †", "Eve Orr child of Di Lunt Orr", "Gus Lunt child of Ada Lunt †"],
    ],
    [
      "Ada Lunt died in 1950, never having married. Her people were two brothers and a sister. The sister is Ida Lunt Pace, who lives at Rule. One brother, Bo Lunt, was killed in 1918 and left one son, Cal Lunt. The other, Dan Lunt, survives.",
      ["Ida Lunt Pace sibling of Ada Lunt", "Bo Lunt sibling of Ada Lunt †", "Cal Lunt child of Bo Lunt", "Dan Lunt sibling of Ada Lunt"],
    ],
    [
      "Ada Lunt died in 1950, survived by a niece, Bea Rush, and a nephew, Cy Rush, the only children of a sister, Dora Rush, whose death took place in 1940.",
      ["Bea Rush child of Dora Rush", "Cy Rush child of Dora Rush", "Dora Rush sibling of Ada Lunt †"],
    ],
    ["Ada Lunt died in 1950. Of her three sons only one outlived her, Bo Lunt.", ["Bo Lunt child of Ada Lunt"]],
    [
      "Otto Lunt died in 1950. By his first wife, Ida, who died in 1910, he had one child, Bo Lunt; by his second wife, Maude, he had two, Cy Lunt and Di Lunt.",
      ["Bo Lunt child of Otto Lunt", "Cy Lunt child of Otto Lunt", "Di Lunt child of Otto Lunt"],
    ],
    [
      "Ada Lunt died in 1950, leaving three children: Bob, Cyrus and Diana Lunt. Cyrus died in 1960, and he left his widow, Eve Lunt, and a son, Gus Lunt.",
      ["Bob Lunt child of Ada Lunt", "Diana Lunt child of Ada Lunt", "Gus Lunt child of Cyrus Lunt"],
    ],
  ])("%s", (text, wanted) => {
    const told = kin(text, text.startsWith("Otto") ? "Otto Lunt" : "Ada Lunt");
    for (const w of wanted) expect(told).toContain(w);
  });

  it("takes parents, brothers and sisters that a third person speaks of for those of the affiant", () => {
    const told = kin("Bo Lunt deposes that his father, Otto Lunt, died in 1950; that his mother, Ida Lunt, is living.", "Otto Lunt", "Bo Lunt");
    expect(told).toContain("Bo Lunt child of Otto Lunt");
    expect(told).toContain("Ida Lunt parent of Bo Lunt");
    expect(kin("The father and mother of Otto Lunt died before him.", "Otto Lunt", "Bo Lunt")).toBe("");
  });

  it("holds a number announced against those who are found", () => {
    const { announced, childless } = read("Ada Lunt died in 1950. She had three children. Bo Lunt and Cy Lunt live. Di Lunt died without issue.", "Ada Lunt");
    expect(announced).toMatchObject([{ relation: "child", of: "Ada Lunt", count: 3 }]);
    expect(announced[0]?.members.map((m) => m.name)).toEqual(["Bo Lunt", "Cy Lunt", "Di Lunt"]);
    expect([...childless]).toEqual(["di lunt"]);
  });

  it("gives no place to the family of another, nor to those told of for other business", () => {
    expect(
      kin("Ada Lunt died in 1950. Bo Lunt is her only child. Carl Pratt, a neighbor, and his two sons, Dan Pratt and Ed Pratt, farm the land.", "Ada Lunt"),
    ).not.toMatch(/Pratt child of Ada/);
    expect(kin("Ada Lunt died in 1950, leaving a son, Bo Lunt. Bo Lunt is married to Cora Lunt and they have one son, Dan Lunt.", "Ada Lunt")).not.toContain(
      "Dan Lunt child of Ada Lunt",
    );
    expect(kin("Ada Lunt died in 1950. The land came to her under the will of her uncle Bert Moss. She left a son, Bo Lunt.", "Ada Lunt")).toBe(
      "Bo Lunt child of Ada Lunt",
    );
  });

  it("takes sons and daughters of the parents of the dead for brothers and sisters", () => {
    const told = kin(
      "Ada Lunt died in 1950. Her parents had three children: the decedent; a son, Bo Lunt; and a daughter, Di Lunt Orr, who died in 1940.",
      "Ada Lunt",
    );
    expect(told).toContain("Bo Lunt sibling of Ada Lunt");
    expect(told).toContain("Di Lunt Orr sibling of Ada Lunt †");
  });

  it("takes nobody for dead by words that deny a death", () => {
    expect(kin("Ada Lunt died in 1950. Her children were two, and there is no issue of any child that is dead: Bo Lunt and Cy Lunt.", "Ada Lunt")).toBe(
      "Bo Lunt child of Ada Lunt; Cy Lunt child of Ada Lunt",
    );
    expect(kin("Ada Lunt died in 1950. Her child: Bo Lunt. She took no child as her own, and no daughter or son died in her lifetime.", "Ada Lunt")).toBe(
      "Bo Lunt child of Ada Lunt",
    );
  });

  it("says the death of the last alone where it stands behind a list", () => {
    const sons = (said: string) => kin(`Otto Lunt died in 1950. He had three sons, Bo Lunt, Cy Lunt and Ed Lunt, ${said}.`, "Otto Lunt");
    for (const said of ["who died in 1940", "now deceased"])
      expect(sons(said)).toBe("Bo Lunt child of Otto Lunt; Cy Lunt child of Otto Lunt; Ed Lunt child of Otto Lunt †");
    expect(sons("all of whom are dead")).toBe("Bo Lunt child of Otto Lunt †; Cy Lunt child of Otto Lunt †; Ed Lunt child of Otto Lunt †");
  });

  it("goes on with the kin of the dead in a row of clauses that open alike", () => {
    const told = kin(
      "Otto Lunt died in 1950. His son, Bo Lunt, died in 1960, leaving a wife, Ida Lunt, and no children. His daughter, Di Orr, is living.",
      "Otto Lunt",
    );
    expect(told).toContain("Di Orr child of Otto Lunt");
    const list = kin("Otto Lunt died in 1950, leaving his son, Bo Lunt, who died in 1960; his daughter, Di Orr; and his wife, Ida Lunt.", "Otto Lunt");
    expect(list).toContain("Di Orr child of Otto Lunt");
    const below = kin("Otto Lunt died in 1950. His brother, Bo Lunt, died in 1940, leaving his son, Cy Lunt; his daughter, Di Orr.", "Otto Lunt");
    expect(below).toContain("Di Orr child of Bo Lunt");
    expect(kin("Otto Lunt died in 1950. His son, Bo Lunt, died in 1960. His only daughter is Di Orr.", "Otto Lunt")).toContain("Di Orr child of Bo Lunt");
  });

  it("takes those who were born to a marriage for children, and a name that one was born with for none", () => {
    expect(kin("Otto Lunt died in 1950. He married Ida Lunt, and to them were born Bo Lunt and Di Lunt Orr.", "Otto Lunt")).toContain(
      "Di Lunt Orr child of Otto Lunt+Ida Lunt",
    );
    expect(kin("Otto Lunt died in 1950. His widow, Ida Lunt, was born Ida Moss.", "Otto Lunt")).not.toContain("child");
  });

  it("keeps a row together over what each of it is", () => {
    expect(kin("Otto Lunt died in 1950, leaving Bo Lunt, an adult, and Di Lunt, a minor, his children and only heirs.", "Otto Lunt")).toBe(
      "Bo Lunt child of Otto Lunt; Di Lunt child of Otto Lunt",
    );
    expect(kin("Otto Lunt died in 1950. Letters did issue to Ida Moss.", "Otto Lunt")).toBe("");
  });

  it("stays linear over a long row of repeated words", () => {
    const text = `Ada Lunt died in 1950. ${"She had two sons, and the other, who was one of them, and ".repeat(2000)}`;
    const start = performance.now();
    read(text, "Ada Lunt");
    expect(performance.now() - start).toBeLessThan(4000);
  });
});
