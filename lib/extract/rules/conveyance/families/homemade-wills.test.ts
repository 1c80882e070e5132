import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the NE/4 of Section 22, T14N-R6W, Dell County, Oklahoma";
const gifts = (words: string) =>
  readPaper(`LAST WILL. I, Ora Fenn, of Dell County, Oklahoma, make this my will. ${words} March 4, 1966. Ora Fenn. Witnesses: P. Dill, S. Rusk.`).grants.map(
    (g) => g.replace(" of grantor_interest", "").replace(" of whole", ""),
  );

describe("a homemade will", () => {
  it.each([
    `I leave ${LAND} to my wife Eva Fenn for as long as she lives, and after her to my sons Roy Fenn and Guy Fenn.`,
    `Eva Fenn, my wife, may live on and use ${LAND} for the rest of her days. It then passes to my sons, Roy Fenn and Guy Fenn.`,
    `I give all I own to my wife Eva Fenn, she to hold it her lifetime only, and at her passing Roy Fenn and Guy Fenn are to take it.`,
    `I give all I own to my wife Eva Fenn so long as she may live; following her death the same shall vest in Roy Fenn and Guy Fenn.`,
    `To my wife Eva Fenn I leave a life estate in everything, the remainder to be shared by Roy Fenn and Guy Fenn.`,
    `All my property is to be divided between Roy Fenn and Guy Fenn, but my wife Eva Fenn is to have the income of it all as long as she lives.`,
  ])("gives for life and what remains behind: %s", (words) => {
    expect(gifts(words)).toEqual(["Eva Fenn life_estate 1", "Roy Fenn + Guy Fenn remainder 1"]);
  });

  it("tells who takes in the words of laymen", () => {
    expect(gifts(`Roy Fenn, my son, gets ${LAND}.`)).toEqual(["Roy Fenn fee 1"]);
    expect(gifts(`The minerals under ${LAND} are to be Roy Fenn's for life. After that they are to be Guy Fenn's.`)).toEqual([
      "Roy Fenn mineral 1",
      "Guy Fenn remainder 1",
    ]);
    expect(gifts(`I have two sons, Roy Fenn and Guy Fenn, and I leave it all to the two of them in equal shares.`)).toEqual(["Roy Fenn + Guy Fenn fee 1"]);
  });

  it("gives what it excepts to another, and the rest of a share in one list", () => {
    expect(gifts(`My son Roy Fenn gets ${LAND}, except the minerals, which go to my son Guy Fenn.`)).toEqual(["Guy Fenn mineral 1", "Roy Fenn fee 1"]);
    expect(gifts(`I give my royalty in ${LAND}, one-third to Eva Fenn, one-third to Roy Fenn and the rest to Guy Fenn.`)).toEqual([
      "Eva Fenn royalty 1/3",
      "Roy Fenn royalty 1/3",
      "Guy Fenn royalty 1/3",
    ]);
  });

  it("gives by the residue what no gift before it gives, and not the rest of the thing told last", () => {
    expect(gifts(`I give one-half of my minerals in ${LAND} to Roy Fenn. The residue I give to my wife, Eva Fenn.`)).toEqual([
      "Roy Fenn mineral 1/2",
      "Eva Fenn fee 1",
    ]);
  });

  it("names a wish behind the name of its maker", () => {
    const will = readPaper(`LAST WILL. I, Ora Fenn, of Dell County, Oklahoma, want my son Roy Fenn to have ${LAND}. March 4, 1966. Ora Fenn`);
    expect(will.grants).toEqual(["Roy Fenn fee 1 of grantor_interest"]);
  });

  it("gives nothing to one who has a power, a duty or a home told only in passing", () => {
    expect(gifts(`I leave ${LAND} to my son Roy Fenn. Guy Fenn shall have full power to settle my affairs and may use the desk at the bank.`)).toEqual([
      "Roy Fenn fee 1",
    ]);
    expect(gifts(`I leave ${LAND} to my son Roy Fenn, which my brother Guy Fenn now rents.`)).toEqual(["Roy Fenn fee 1"]);
  });
});
