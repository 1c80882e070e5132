import { expect, it } from "vitest";
import { people, read } from "./test-paper";

const given = (words: string) =>
  read(
    `ROYALTY CONVEYANCE\n\nAda Venn, a widow, does hereby grant, sell and convey unto Bo Lark, a single man, ${words}\n\nTo have and to hold forever. Dated May 3, 1953.\n\nAda Venn`,
    people(["Ada Venn"], ["Bo Lark"]),
    "royalty_deed",
  ).resolved.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction} of ${g.of}`);
const LAND = "300 acres, the Quade Survey, A-7, Marsh County, Texas";

it("takes a share of the oil and gas for a royalty where the deed calls it one, before or behind", () => {
  for (const words of [
    `as a royalty, one thirty-second of whatever oil and gas is got out of ${LAND}.`,
    `by way of royalty and not as minerals, 1/32 of the oil and gas in and under ${LAND}.`,
    `a fixed royalty, being one thirty-second of what oil and gas shall be raised from ${LAND}.`,
    `1/32 of all oil and gas that may be won from ${LAND}, free of cost, as a royalty.`,
  ])
    expect(given(words), words).toEqual(["royalty 1/32 of whole"]);
});

it("takes it for minerals where it does not", () => {
  expect(given(`1/32 of all the oil and gas in and under ${LAND}, as a mineral interest and not as a royalty.`)).toEqual(["mineral 1/32 of whole"]);
  expect(given(`1/32 of all the oil and gas in and under ${LAND}.`)).toEqual(["mineral 1/32 of whole"]);
});

it("takes a share of the landowner's rate for a share of the royalty", () => {
  for (const words of [
    `three-fifths of the landowner's one-eighth of the oil and gas of ${LAND}.`,
    `3/5 of the lessor's usual 1/8 of all oil under any lease of ${LAND}.`,
    `sixty per cent of the farmer's one-eighth of the oil of ${LAND}.`,
    `3/5 of the customary one-eighth of the oil that falls to the owner of the land, being ${LAND}.`,
  ])
    expect(given(words), words).toEqual(["royalty 3/40 of whole"]);
  expect(given(`three-fifths of one-eighth of all the oil and gas in and under ${LAND}.`)).toEqual(["mineral 3/40 of whole"]);
});
