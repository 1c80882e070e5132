import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";
import { readInstrument } from "@/lib/testing/read-in-process";

const kept = (clause: string) =>
  readInstrument({
    name: "deed.txt",
    text: `WARRANTY DEED. On this 15th day of January, 1955, ADA VENN, a widow, Grantor, CONVEYS AND WARRANTS to BO LARK, for $10, the Southeast Quarter (SE/4) of Section 9, Township 18 South, Range 15 West, Barton County, Kansas, 160 acres, together with all of the Grantor's oil, gas and minerals therein. ${clause}. Ada Venn`,
  }).conveyance.resolved.reservations.map((r) => `${r.estate_type} ${r.fraction?.fraction}`);

describe("land that the giver keeps", () => {
  it.each([
    "The Grantor keeps the Northeast Quarter and everything that belongs to it",
    "Grantor retains the NE/4 of said Section with all its minerals",
    "Grantor reserves to herself the Northwest Quarter, minerals and all",
    "The NE/4, which is not conveyed, remains the property of the Grantor with its oil and gas",
    "Nothing here touches the NE/4, which Grantor keeps with all minerals",
  ])("beside what is given keeps nothing back of it: %s", (clause) => expect(kept(clause)).toEqual([]));

  it.each([
    "The Grantor keeps all the oil and gas in the Southeast Quarter",
    "Grantor keeps the minerals under the South Half thereof",
    "Grantor reserves all minerals under the N/2",
  ])("within what is given is kept back: %s", (clause) => expect(kept(clause)).toEqual(["mineral 1"]));
});

describe("parts told before the size of their object", () => {
  const given = (clause: string) =>
    readPaper(
      `MINERAL DEED. STATE OF TEXAS. I, ADA VENN, do hereby grant, sell and convey ${clause} of the oil, gas and other minerals in the 100 acres, John Elm Survey, A-421, Hunt County, Texas. Given under my hand May 10, 1924. Ada Venn`,
    ).grants;

  it.each([
    "to BO MOSS an undivided one-third, and to CY ROE an undivided one-third, of the one-half",
    "unto BO MOSS 1/3 and unto CY ROE 1/3 of my 1/2",
    "to BO MOSS and CY ROE each one-third of the one-half",
    "to BO MOSS a one-third part and to CY ROE a like one-third part of the undivided half",
  ])("are parts of it: %s", (clause) => expect(given(clause).map((g) => g.replace(/ of .*/, ""))).toEqual(["Bo Moss mineral 1/6", "Cy Roe mineral 1/6"]));

  it("stand as told where no other share follows", () =>
    expect(given("to BO MOSS 1/4 and to CY ROE 1/8").map((g) => g.replace(/ of .*/, ""))).toEqual(["Bo Moss mineral 1/4", "Cy Roe mineral 1/8"]));
});
