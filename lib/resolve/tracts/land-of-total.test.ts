import { expect, it, vi } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

// Each case reads a chain and reckons its title.
vi.setConfig({ testTimeout: 30_000 });

const DEED =
  "WARRANTY DEED. ELI MOSS, a single man, grants, sells and conveys to IRA POOL the North Half of Section 9 and the East Half of the East Half of Section 10, less twenty acres off the South end, Township 2 North, Range 6 East, Alder County, Mississippi, 460 acres. Dated May 9, 1931. Eli Moss. Filed May 20, 1931, Book 14, page 330.";
const will = (land: string, giver = "IRA POOL") =>
  `LAST WILL AND TESTAMENT. I, ${giver}, of Alder County, Mississippi, give ${land} to my friend ADA VENN. Signed June 3, 1940. ${giver}. PROBATE. The testator having died on May 2, 1948, the will is admitted, July 1, 1948. Filed July 9, 1948, Book 30, page 12, Alder County, Mississippi.`;
const owners = (...texts: string[]) =>
  readChain(
    texts.map((text, i) => ({ name: `${i}.txt`, text: `${text}\n` })),
    "1990-01-01",
  ).ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.share.fraction}`));

it("takes land told by its acres alone for the land of the deed to its owner that comes to as many", () => {
  for (const land of [
    "my farm of 460 acres in Township 2 North, Range 6 East",
    "the Pool farm of 460 acres, with its minerals,",
    "the 460 acres in Township 2 North, Range 6 East, which I live upon,",
    "my 460 acres of land",
  ])
    expect(owners(DEED, will(land)), land).toEqual(["Ada Venn 1"]);
});

it("leaves it a land of its own where the acres, the township or the owner differ", () => {
  for (const [land, giver] of [
    ["my farm of 300 acres"],
    ["my farm of 460 acres in Township 5 North, Range 6 East"],
    ["my farm of 460 acres", "CY LARK"],
  ] as const)
    expect(owners(DEED, will(land, giver)), land).toContain("Ira Pool 1");
});

it("takes one body told by its acres in several surveys for the pieces of them that come to as many", () => {
  const deed =
    "WARRANTY DEED. ELI MOSS, a single man, grants, sells and conveys to IRA POOL two tracts in Alder County, Texas: 1. 315 acres, the J. Roe Survey, Abstract 12; 2. 415.5 acres, the T. P. & L. R. R. Co. Survey, Abstract 13. Dated May 9, 1931. Eli Moss. Filed May 20, 1931, Book 14, page 330.";
  const paper = (acres: string) =>
    `WARRANTY DEED. IRA POOL, a single man, grants, sells and conveys to ADA VENN ${acres} acres, T. P. & L. R. R. Co. and J. Roe Surveys, Alder County, Texas. Dated May 9, 1941. Ira Pool. Filed May 20, 1941, Book 24, page 30.`;
  expect(new Set(owners(deed, paper("730.5")))).toEqual(new Set(["Ada Venn 1"]));
  expect(owners(deed, paper("200"))).toContain("Ira Pool 1");
});
