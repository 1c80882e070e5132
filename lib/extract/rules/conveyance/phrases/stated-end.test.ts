import { describe, expect, it } from "vitest";
import { statedEnd } from "./stated-end";
import { termOf } from "./term";

describe("an end that a sentence of its own sets to a royalty", () => {
  it.each([
    ["This grant is limited to the said lease and to no other.", true],
    ["The interest is to be theirs during the life of the said Fern lease.", true],
    ["It is theirs so long as that lease remains in force.", true],
    ["When the Fern lease shall come to an end, this royalty ends too.", true],
    ["This royalty shall cease upon the expiration of said lease.", true],
    ["This royalty is given in said lease or any later lease.", false],
    ["This royalty shall not cease with any lease.", false],
    ["Grantor may lease during the life of her husband.", false],
  ])("%s", (words, bound) => expect(statedEnd([words], true) !== null).toBe(bound));

  it("leaves minerals alone that are given while a lease runs", () =>
    expect(statedEnd(["It is theirs so long as that lease remains in force."], false)).toBeNull());
});

describe("an end on a day without production", () => {
  it.each([
    ["If on May 3, 1950 no oil is being produced from the land, this conveyance shall be void.", null, "on May 3, 1950"],
    ["Should there be no production by the 3rd day of May, 1950, the interest granted reverts to grantor.", null, "by the 3rd day of May, 1950"],
    ["Unless oil is produced within fifteen years from date, this grant terminates.", 180, "within fifteen years"],
    ["Oil was produced on May 3, 1950, and the title is good.", undefined, ""],
    ["If on May 3, 1950 the price is not paid, this conveyance shall be void.", undefined, ""],
  ])("%s", (words, months, text) => {
    const end = statedEnd([words], false);
    expect(end?.months).toBe(months);
    expect(end?.text ?? "").toContain(text);
  });
});

describe("a term until a day and as long as produced", () => {
  it("keeps the day", () =>
    expect(termOf("until May 3, 1950, and as long thereafter as oil is produced")).toMatchObject({
      kind: "so_long_as",
      text: expect.stringContaining("May 3, 1950"),
    }));
});
