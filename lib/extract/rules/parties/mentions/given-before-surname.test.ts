import { describe, expect, it } from "vitest";
import { parseMentions } from "./parse-mentions";

const names = (text: string) => parseMentions(text, 0, text.length).mentions.map((m) => m.name);

describe("given names before one surname", () => {
  it.each([
    ["RAMON and LUCINDA ESCOBAR, husband and wife", ["RAMON ESCOBAR", "LUCINDA ESCOBAR"]],
    ["Orvetta and Thadmus Pell, wife and husband", ["Orvetta Pell", "Thadmus Pell"]],
    ["Ramon T. and Lucinda B. Escobar", ["Ramon T. Escobar", "Lucinda B. Escobar"]],
    ["Paul, John and Mabel Dietz, in equal shares", ["Paul Dietz", "John Dietz", "Mabel Dietz"]],
    ["Paul & Mabel Dietz, of Enid", ["Paul Dietz", "Mabel Dietz"]],
  ])("reads %s", (text, expected) => expect(names(text)).toEqual(expected));

  it("lends no surname to words of a deed or to a house", () => {
    expect(names("GRANT and CONVEY LAND, of Enid")).not.toContain("GRANT LAND");
    expect(names("Elm and Oak Ranch, of Enid")).not.toContain("Elm Ranch");
    expect(names("Ada Venn and Bo Lark, of Enid")).toEqual(["Ada Venn", "Bo Lark"]);
  });
});
