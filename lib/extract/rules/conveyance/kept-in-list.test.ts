import { expect, it, vi } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

// Each case reads a whole paper.
vi.setConfig({ testTimeout: 20_000 });

const kept = (lands: string): string[] =>
  readInstrument({
    name: "deed.txt",
    text: `WARRANTY DEED\n\nAda Venn, a widow, for Ten Dollars, does hereby grant, sell and convey unto Bo Lark ${lands}\n\nTo have and to hold forever. Signed May 3, 1931.\n\nAda Venn\n\nFiled May 5, 1931, Book 31, page 8, Marsh County, Texas.`,
  }).conveyance.resolved.reservations.map((r) => `${r.fraction?.fraction} ${r.tracts.join("+")}`.trim());

const ROE = "61.4 acres of the Roe Survey, A-6, Marsh County, Texas";
const DUNN = "113 acres of the Dunn Survey, A-8, said County";

it("says of the land ahead of it what is kept in the midst of a list", () => {
  expect(kept(`that tract of ${ROE}, less one-half of the oil and gas in it, which grantor keeps; and also that tract of ${DUNN}, minerals and all.`)).toEqual([
    "1/2 t1",
  ]);
  expect(kept(`the following: (1) ${ROE}, reserving to the grantor an undivided one-third of the minerals therein; (2) ${DUNN}.`)).toEqual(["1/3 t1"]);
});

it("says of all lands what is kept behind the list, or in all", () => {
  expect(kept(`(1) ${ROE}; (2) ${DUNN}, reserving to the grantor one-third of all minerals in both.`)).toEqual(["1/3"]);
});

it("keeps nothing in a land of which it is told that nothing is kept", () => {
  for (const none of [
    "No mineral reservation is made as to Tract 2.",
    "The minerals of Tract 2 are not reserved.",
    "There is no oil or gas reservation in Tract 2.",
  ])
    expect(kept(`Tract 1: ${ROE}; Tract 2: ${DUNN}. Reserving unto the grantor, as to Tract 1 only, all oil and gas. ${none}`)).toEqual(["1 t1"]);
});

it("knows a land by the letter of its item", () => {
  expect(kept(`(a) ${ROE}, and (b) ${DUNN}. From tract (b), but not from tract (a), there is reserved to grantor the entire mineral estate.`)).toEqual([
    "1 t2",
  ]);
});
