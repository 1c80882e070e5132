import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "in the SW/4 of Section 21, Township 12 South, Range 38 East";
const granted = (title: string, words: string) => readPaper(`${title}. Dana C. Barrow, a single man, hereby grants to ${words} Dana C. Barrow`).grants;

describe("shares in a row behind the list of those who take", () => {
  it.each([
    ["Ida Tarry, Elza Moss and Lon Moss, by the shares of one-sixth, one-sixth and one-third, all the oil and gas", ["1/6", "1/6", "1/3"]],
    ["Ida Tarry, Elza Moss and Lon Moss, in the proportions of 1/2, 1/4 and 1/4, an undivided one-half of the oil and gas", ["1/4", "1/8", "1/8"]],
    ["Ida Tarry, Elza Moss and Lon Moss, to hold one-half, one-fourth and one-fourth, an undivided one-half of the oil and gas", ["1/4", "1/8", "1/8"]],
  ])("%#: are theirs in the same order", (words, shares) => {
    const [ida, elza, lon] = shares;
    expect(granted("MINERAL DEED", `${words} ${LAND}.`)).toEqual([
      `Ida Tarry mineral ${ida} of whole`,
      `Elza Moss mineral ${elza} of whole`,
      `Lon Moss mineral ${lon} of whole`,
    ]);
  });

  it("takes one share behind the list for that of all", () => {
    expect(granted("MINERAL DEED", `Ida Tarry and Elza Moss, to hold together, an undivided one-half of the oil and gas ${LAND}.`)).toEqual([
      "Ida Tarry + Elza Moss mineral 1/2 of whole",
    ]);
  });
});

describe("an undivided interest in land that a deed of minerals gives", () => {
  it.each([
    [`Ida Tarry an undivided twenty-five acre interest ${LAND}, the same being an undivided one-sixth of the oil and gas.`, "1/6"],
    [`Ida Tarry an undivided interest ${LAND}, amounting to one-sixth of the minerals.`, "1/6"],
    [`Ida Tarry an undivided 25 acre interest ${LAND}.`, "-"],
    [`Ida Tarry twenty-five (25) acres undivided ${LAND}.`, "-"],
  ])("%#: is so much of the minerals", (words, share) => {
    const { grants, conveyance } = readPaper(`MINERAL DEED. Dana C. Barrow, a single man, hereby grants to ${words} Dana C. Barrow`);
    expect(grants).toEqual([`Ida Tarry mineral ${share} of whole`]);
    expect(conveyance.grants[0]?.mineral_acres ?? "-").toBe(share === "-" ? "25" : "-");
  });

  it("takes land that a deed gives undivided for land where no deed of minerals gives it", () => {
    expect(granted("WARRANTY DEED", `Ida Tarry an undivided 25 acre interest ${LAND}.`)).toEqual(["Ida Tarry fee 1 of whole"]);
  });
});
