import { expect, it, vi } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";
import { inEqualShares } from "./equal-shares";

vi.setConfig({ testTimeout: 20_000 });

it("knows a share told as one of several like it", () => {
  for (const text of ["one-third shares as tenants in common", "one-third (1/3) undivided interests, the", "1/2 interests in"])
    expect(inEqualShares(text, ""), text).toBe(true);
  expect(inEqualShares("one third, the surface and all", "grants to A, B and C, in equal parts of one third")).toBe(true);
  for (const text of ["one-third interest in all of the oil", "1/2 of the minerals in the two parts"])
    expect(inEqualShares(text, "grants to A and B"), text).toBe(false);
});

const given = (body: string) =>
  readInstrument({
    name: "deed.txt",
    text: `WARRANTY DEED\n\nPine Land Corporation, a New Mexico corporation, grantor, for consideration paid, grants to Ada Hall, a single woman, Max Dunn, a widower, and Silas Wing, a single man, ${body}\n\nTo have and to hold forever.\n\nSigned June 3, 1951.\n\nPine Land Corporation, by W. Beal, President`,
  }).conveyance.resolved.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction} to ${g.to.length}`);
const LAND = "the E/2 of Section 22, Township 14 South, Range 37 East, Lea County, New Mexico, 320 acres";

it.each([
  `in equal undivided one-third shares as tenants in common, ${LAND}, together with all of the oil, gas and other minerals.`,
  `as owners of equal one-third (1/3) undivided interests, ${LAND}.`,
])("gives the whole among takers whose shares make it up: %s", (body) => expect(given(body)).toEqual(["fee 1 to 3"]));

it("gives no more than the share that all take together", () => expect(given(`an undivided one-third interest in ${LAND}.`)).toEqual(["fee 1/3 to 3"]));

it("divides the share that stands behind equal shares", () => {
  for (const head of [
    "equal undivided shares of an undivided one-half of the NE/4",
    "in equal shares of one-half of the minerals",
    "in equal shares of one-half (1/2) of all oil",
  ])
    expect(inEqualShares("one-half of the NE/4", head), head).toBe(false);
  expect(inEqualShares("one third", "in equal shares of an undivided one-third each")).toBe(true);
  const text =
    "WARRANTY DEED\n\nJim Roe conveys to Ann Doe and Sue Doe equal undivided shares of an undivided one-half of the NE/4 of Section 9, Township 3 North, Range 8 West, Elm County, Oklahoma.\n\nMay 1, 1945. Jim Roe";
  const { grants } = readInstrument({ name: "deed.txt", text }).conveyance.resolved;
  expect(grants.map((g) => `${g.estate_type} ${g.fraction?.fraction} to ${g.to.length}`)).toEqual(["fee 1/2 to 2"]);
});
