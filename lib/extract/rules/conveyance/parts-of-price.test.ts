import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the NW/4 of Section 9, Township 3 North, Range 2 West, Elm County, Oklahoma";
const grants = (body: string) => readPaper(`DEED\n\n${body}\n\nDated May 3, 1950. Ada Venn`).grants;

describe("parts of a price", () => {
  it.each([
    `Ada Venn grants and conveys to Bo Lark for Twelve Hundred Dollars, of which one-half is paid and the other half is secured by a note, ${LAND}.`,
    `Ada Venn grants and conveys to Bo Lark for $800.00, half down and half on time, ${LAND}.`,
    `Ada Venn grants and conveys to Bo Lark for $800.00 (one-fourth in cash, the rest in three notes) ${LAND}.`,
    `This is the land which Ada Venn sells, grants and conveys to Bo Lark for $800.00, of which three-fourths was paid by his father: ${LAND}.`,
  ])("are no share of what is given: %s", (body) => expect(grants(body)).toEqual(["Bo Lark fee 1 of whole"]));

  it.each([
    `Ada Venn grants and conveys to Bo Lark for $800.00 paid one-half of the oil, gas and other minerals in ${LAND}.`,
    `Ada Venn, for Eight Hundred Dollars, three-fourths paid and one-fourth to be paid, grants and conveys to Bo Lark an undivided one-half of the oil, gas and other minerals in ${LAND}.`,
  ])("leave a share that is given: %s", (body) => expect(grants(body)).toEqual(["Bo Lark mineral 1/2 of whole"]));
});
