// A power to lease that was severed from the minerals: with which deed it passes, and what a deed that keeps it keeps.
import { describe, expect, it } from "vitest";
import { readChain } from "./read-in-process";

const LAND = "the J. P. Moss Survey, A-12, Kent County, Texas, 320 acres";
const paper = (name: string, from: string, to: string, date: string, book: number, clause: string) => ({
  name,
  text: `WARRANTY DEED\n\n${from}, Grantor, for Ten Dollars paid, hereby grants, sells and conveys to ${to}, Grantee, ${LAND}. ${clause}\n\nTo have and to hold forever, with general warranty. Executed ${date}.\n\n${from}\n\nFiled ${date}, Vol. ${book}, page 1, Deed Records, Kent County, Texas.`,
});
const powers = (clause: string): string[] =>
  readChain(
    [
      paper("01.txt", "Etta Roe", "Ned Cole", "May 1, 1950", 1, ""),
      paper(
        "02.txt",
        "Ned Cole",
        "Bo Lark",
        "May 1, 1960",
        2,
        "Grantor reserves an undivided 1/2 of the minerals; Grantee alone may lease the minerals so reserved without the joinder of Grantor.",
      ),
      paper("03.txt", "Bo Lark", "Lula Venn", "May 1, 1970", 3, `There is excepted 1/2 of the minerals reserved by Ned Cole in Vol. 2, page 1. ${clause}`),
    ],
    "1971-01-01",
  )
    .ownership.tracts.flatMap((t) => t.rows)
    .filter((r) => r.estate_type === "executive_right")
    .map((r) => `${r.name} ${r.share.fraction}`)
    .sort();

describe("a severed power to lease", () => {
  it("passes with the land by silence", () => expect(powers("")).toEqual(["Lula Venn 1"]));
  it.each([
    "Grantor also reserves the exclusive power to lease the one-half of the minerals owned by Ned Cole.",
    "The executive right over the one-half interest of Ned Cole is reserved to Grantor.",
  ])("stays where the deed keeps it, and so much only: %s", (clause) => expect(powers(clause)).toEqual(["Bo Lark 1/2", "Lula Venn 1/2"]));
});
