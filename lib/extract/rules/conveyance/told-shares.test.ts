import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { landDeed, mineralDeed, people, read } from "./test-paper";

const size = (i: Interest) => `${i.estate_type} ${i.fraction?.fraction ?? i.mineral_acres} ${i.of}`;

describe("a share that is named where something is kept, and is not kept", () => {
  it.each([
    ["I except and keep for myself three-fifths of the oil and gas, the said Lark to have two-fifths, each to lease his own part.", "mineral 3/5 whole"],
    ["Grantor reserves sixty per cent of the minerals, grantee taking the forty per cent not reserved.", "mineral 3/5 whole"],
    ["Grantor reserves 2/3 of all minerals, and the other 1/3 passes by this deed to the grantee.", "mineral 2/3 whole"],
    ["Of the minerals now owned by the grantor, three-fourths are hereby reserved to her and one-fourth goes with the land.", "mineral 3/4 grantor_interest"],
  ])("is the taker's: %s", (clause, kept) => {
    expect(landDeed(clause).reservations.map(size)).toEqual([kept]);
  });

  it("is another's, beside which the giver keeps his own", () => {
    const c = landDeed(
      "less one-half of the minerals, the property of Cy Mott by deed in Vol. 4, page 9; and the grantor, over and above the half so belonging to him, hereby reserves one-eighth of the whole of the minerals.",
    );
    expect(c.reservations.map(size)).toEqual(["mineral 1/8 whole"]);
    expect(c.exceptions.map(size)).toEqual(["mineral 1/2 whole"]);
  });

  it("bears the royalty that is kept", () => {
    const c = landDeed(
      "with these two things reserved to me and my heirs: First. An undivided one-third of the minerals, with its executive right. Second. A royalty, without executive right, of one-fortieth of the whole of the oil produced, which is to be borne entirely by the two-thirds of the minerals conveyed.",
    );
    expect(c.reservations.map(size)).toEqual(["mineral 1/3 whole", "royalty 1/40 whole"]);
  });

  it("only says what the gift comes to", () => {
    const c = mineralDeed(
      "three-fourths of the one-half of the minerals kept by me in the NW/4 of Section 9, to the end that hereafter seven-eighths be in Bo Lark and one-eighth in me.",
    );
    expect(c.grants.map(size)).toEqual(["mineral 3/8 whole"]);
  });
});

describe("what is kept is read once, with its size and its keeper", () => {
  it.each([
    [
      "LESS AND EXCEPT 37½% of all oil and gas, which 37½% I retain for a primary period of ten years and as long after that as oil is produced.",
      "mineral 3/8 whole",
    ],
    ["BUT RESERVING to herself one-half of such minerals, oil and gas as belong to her at this date.", "mineral 1/2 grantor_interest"],
    ["Grantor reserves twenty (20) acres undivided of the oil, gas and mineral rights in said quarter.", "mineral 20 whole"],
  ])("%s", (clause, kept) => {
    const c = landDeed(clause);
    expect(c.reservations.map(size)).toEqual([kept]);
    expect(c.exceptions).toEqual([]);
  });

  it("by one of two givers, the other said in brackets to keep nothing", () => {
    const c = read(
      "WARRANTY DEED\n\nKNOW ALL MEN BY THESE PRESENTS: That Ada Venn and Ina Moss, owners in common, for Ten Dollars, do hereby grant, bargain, sell and convey unto Bo Lark the SE/4 of Section 20.\n\nThe said Ada Venn (but not the said Ina Moss, who sells all that she has) reserves to herself her undivided one-half of the minerals.\n\nThe grantors warrant the title, excepting the minerals so reserved.",
      people(["Ada Venn", "Ina Moss"], ["Bo Lark"]),
      "warranty_deed",
    ).resolved;
    expect(c.reservations.map((r) => [size(r), r.to])).toEqual([["mineral 1/2 whole", ["a1"]]]);
    expect(c.exceptions).toEqual([]);
  });

  it("for life out of the minerals, where the surface is given outright", () => {
    const c = landDeed(
      "to be his outright as to the surface of the land; but grantor reserves unto herself a life estate in all of the oil, gas and other minerals.",
    );
    expect(c.grants.map(size)).toEqual(["fee 1 whole"]);
    expect(c.reservations.map((r) => [size(r), r.term?.kind])).toEqual([["mineral 1 whole", "life"]]);
  });
});
