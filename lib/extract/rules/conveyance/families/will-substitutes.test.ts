import { expect, test } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const gifts = (gift: string) => {
  const d = readInstrument({
    name: "will.txt",
    text: `LAST WILL AND TESTAMENT OF AMOS DUNN\n\n${gift} All the rest of my estate I give to my son VICTOR DUNN.\n\nDated May 1, 1980. Amos Dunn.\n\nOrder: Amos Dunn died April 4, 1986; the will is admitted to probate. June 1, 1986. Judge.`,
  });
  const name = (id: string) => d.parties.resolved.parties.find((p) => p.id === id)?.display ?? id;
  return d.conveyance.resolved.grants.map((g) => `${g.to.map(name).join("+")}${g.substitutes ? ` else ${g.substitutes.map(name).join("+")}` : ""}`);
};
const LAND = "the NE/4 of Section 3-4N-1W, Garvin County";

test.each([
  `I give my farm, ${LAND}, to my daughter ROSA DUNN, but if she does not survive me, then to my nephew CLYDE BARR.`,
  `I give my farm, ${LAND}, to my daughter ROSA DUNN; but if she should predecease me, I give the same to my nephew CLYDE BARR.`,
  `I give my farm, ${LAND}, to my daughter ROSA DUNN. If she does not survive me, I give the farm to my nephew CLYDE BARR.`,
  `I give ${LAND} to ROSA DUNN if living, and if not living to CLYDE BARR.`,
  `I give ${LAND} to ROSA DUNN, and in the event of her death before mine, to CLYDE BARR.`,
])("one who takes only where another died first is no taker beside him: %s", (words) => {
  expect(gifts(words)).toEqual(["Rosa Dunn else Clyde Barr", "Victor Dunn"]);
});

test("two who take together, and a remainder after a life, are no substitutes", () => {
  expect(gifts(`I give ${LAND} to ROSA DUNN and CLYDE BARR, if they survive me.`)).toEqual(["Rosa Dunn+Clyde Barr", "Victor Dunn"]);
  expect(gifts(`I give ${LAND} to ROSA DUNN for her life, and upon her death to CLYDE BARR.`)).toEqual(["Rosa Dunn", "Clyde Barr", "Victor Dunn"]);
});
