import { describe, expect, it } from "vitest";
import { withListed } from "./given-in-lists";

const people = (text: string, ...names: string[]) => names.map((name) => ({ name, start: text.indexOf(name), end: text.indexOf(name) + name.length }));
const listed = (text: string, ...names: string[]) => withListed(text, 0, text.length, people(text, ...names), "Otis Venn").map((p) => p.name);

describe("given names in a list of kin", () => {
  it("are none where a town and its State stand behind a full name", () => {
    expect(listed("His children are: Ada Venn, Reno, Nevada; Bo Venn Roe, Elm, Okla.; and Cy Venn.", "Ada Venn", "Bo Venn Roe", "Cy Venn")).toEqual([
      "Ada Venn",
      "Bo Venn Roe",
      "Cy Venn",
    ]);
  });
  it("are read beside a sister who is called as a State is", () => {
    expect(listed("His children are: Ada Venn, Ann, Virginia and Bo.", "Ada Venn")).toContain("Ann Venn");
  });
});
