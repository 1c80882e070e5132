import { expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const ratified = (text: string) => {
  const { parties, conveyance } = readInstrument({ name: "r.txt", text });
  return [conveyance.resolved.action, ...parties.resolved.parties.map((p) => `${p.side} ${p.display}`)];
};
const LAND = "the NE/4 of Section 7-12N-14W, Custer County, Oklahoma";

it.each([
  `RATIFICATION\n\nWHEREAS, on May 3, 1971, Karl Kranz gave Blue Stem Oil Company an oil and gas lease on ${LAND}, Book 44, page 210; and WHEREAS the undersigned Emma Doyle owns one-third of the minerals; NOW the undersigned ratifies the lease and GRANTS, LEASES AND LETS to the lessee therein her undivided one-third upon its terms.\n\nJune 9, 1971.\nEmma Doyle\n`,
  `RATIFICATION AND JOINDER\n\nTo: Blue Stem Oil Company\n\nI, Emma Doyle, own one-third of the oil and gas in ${LAND}. I have read the lease that my brother Karl Kranz signed to you May 3, 1971, Book 44, page 210. I hereby adopt and ratify it, and grant, lease and let to you my undivided one-third.\n\nJune 9, 1971.\nEmma Doyle\n`,
])("takes no lessor and no one who ratifies for the lessee that words only point to", (text) => {
  const [, ...parties] = ratified(text);
  expect(parties).toContain("from Emma Doyle");
  expect(parties).not.toContain("to Emma Doyle");
  expect(parties).not.toContain("to Karl Kranz");
});

it("takes the one to whom a ratification lets by name", () =>
  expect(
    ratified(
      `RATIFICATION\n\nEmma Doyle ratifies the lease of May 3, 1971 from Karl Kranz to Blue Stem Oil Company, Book 44, page 210, on ${LAND}, and does hereby grant, lease and let to Blue Stem Oil Company her one-third.\n\nJune 9, 1971.\nEmma Doyle\n`,
    ),
  ).toEqual(["lease", "from Emma Doyle", "to Blue Stem Oil Company"]));
