// A clause that leaves out the surface of a piece, and lands given for their surface alone.
import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const END = "To have and to hold forever, with warranty. Witness my hand May 3, 1961. Ada Venn. Filed May 4, 1961, Vol. 30, page 8.";
function told(words: string) {
  const text = `DEED. The State of Texas, County of Marsh. I, ADA VENN, a widow, for $10 paid, grant, sell and convey to BO LARK ${words} ${END}`;
  const { conveyance } = readInstrument({ name: "a.txt", text });
  const { grants, exceptions } = conveyance.resolved;
  const short = (list: typeof grants) => list.map((g) => `${g.estate_type} ${g.fraction?.fraction} ${g.tracts.join("+")}`.trim());
  return { grants: short(grants), exceptions: short(exceptions), texts: grants.map((g) => g.text) };
}
const WHOLE = "Survey 21, D. & W. Co., A-55, Marsh County, Texas";

describe("the surface of a piece left out", () => {
  it.each([
    `${WHOLE}, less the surface of 4 acres sold to Roe in Vol. 9, page 30.`,
    `all lands and minerals owned by me, being ${WHOLE} (save the surface only of 4 acres which Roe has under Vol. 9, page 30).`,
  ])("limits nothing else that is given: %s", (words) => {
    expect(told(words)).toMatchObject({ grants: ["fee 1"], exceptions: ["surface 1 t2"] });
  });
  it("keeps the words of the paper", () => {
    expect(told(`all of my land, to wit: ${WHOLE}, less the surface of 4 acres sold to Roe in Vol. 9, page 30.`).texts.join()).not.toContain("     ");
  });
});

describe("several lands, of one the surface", () => {
  it.each([
    `${WHOLE}; and the surface of 3 acres in Survey 22, D. & W. Co., A-56, Marsh County.`,
    `(a) ${WHOLE}, and (b) the surface only of 3 acres out of Survey 22, D. & W. Co., A-56.`,
    `${WHOLE}, with its minerals; also 3 acres of Survey 22, D. & W. Co., A-56, the surface only.`,
  ])("is given so: %s", (words) => {
    expect(told(words).grants).toEqual(["fee 1 t1", "surface 1 t2"]);
  });
  it.each([
    [`${WHOLE}; and 3 acres of Survey 22, D. & W. Co., A-56.`, ["fee 1"]],
    [`${WHOLE}, the surface only.`, ["surface 1"]],
    [`${WHOLE}; and the surface of 3 acres in Survey 22, D. & W. Co., A-56, with all the minerals therein.`, ["fee 1"]],
  ])("is not taken from other words: %s", (words, want) => {
    expect(told(words).grants).toEqual(want);
  });
});
