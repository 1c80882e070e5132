import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the NW/4 of Section 9, Township 3 North, Range 2 West, Elm County, Oklahoma";
const read = (title: string, body: string) => readPaper(`${title}\n\n${body}\n\nDated May 3, 1950. Ada Venn`);

describe("what is kept in few words", () => {
  it.each([
    [". One-half mineral rights retained.", ["Ada Venn mineral 1/2 of whole"]],
    [". Note: oil, gas and minerals reserved.", ["Ada Venn mineral 1 of whole"]],
    [", and reserves of the minerals one-half.", ["Ada Venn mineral 1/2 of whole"]],
    [", but reserves out of it one-half of the oil and gas.", ["Ada Venn mineral 1/2 of whole"]],
    [". No minerals reserved.", []],
    [". Oil and gas leases recorded.", []],
  ])("%s", (clause, kept) => expect(read("WARRANTY DEED", `Ada Venn conveys and warrants to Bo Lark ${LAND}${clause}`).kept).toEqual(kept));
});

describe("a part that is called the giver's own", () => {
  it.each([
    [`her third of ${LAND}`, "Bo Lark fee 1/3 of whole"],
    [`her fifth of the land of her late father, namely ${LAND}`, "Bo Lark fee 1/5 of whole"],
    [`her half of the Roe farm, ${LAND}`, "Bo Lark fee 1/2 of whole"],
    [`her third of the minerals in ${LAND}`, "Bo Lark mineral 1/3 of whole"],
    [`her quarter section, ${LAND}`, "Bo Lark fee 1 of whole"],
  ])("is given: %s", (thing, given) => expect(read("DEED", `Ada Venn sells and conveys to Bo Lark ${thing}.`).grants).toEqual([given]));
});

describe("the royalty of minerals that are given", () => {
  it.each([", he to have half of the royalty", ", and accordingly one-half of every royalty"])("comes along and is no second gift: %s", (words) =>
    expect(read("MINERAL DEED", `Ada Venn grants to Bo Lark one-half of the minerals under ${LAND}${words}.`).grants).toEqual(["Bo Lark mineral 1/2 of whole"]),
  );
  it("is one where it is of another size", () =>
    expect(read("MINERAL DEED", `Ada Venn grants to Bo Lark one-half of the minerals under ${LAND} and one-fourth of the royalty.`).grants).toContain(
      "Bo Lark royalty 1/4 of royalty",
    ));
});
