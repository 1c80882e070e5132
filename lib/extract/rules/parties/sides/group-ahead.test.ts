import { expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const takers = (act: string): string[] =>
  readInstrument({
    name: "x.txt",
    text: `ASSIGNMENT OF OVERRIDING ROYALTY\n\nElm Oil Company, owner of the lease of Ada Venn, Book 9, page 4, ${act}\n\nMay 3, 1990.\nElm Oil Company, by O. Fry\n`,
  })
    .parties.resolved.parties.filter((p) => p.side === "to")
    .map((p) => p.display);
const THING = "an overriding royalty of 3% of 8/8 under the lease.";

it.each([
  `hereby assigns to the three persons who found the prospect,\n\n   Bo Lark, of Minot,\n   Dot Pool, of Billings, Montana, and\n   Ray Coe, of Bismarck,\n\nin equal shares, ${THING}`,
  `hereby assigns to its three geologists named below, in equal parts: Bo Lark, of Minot, Dot Pool, of Billings, Montana, and Ray Coe, of Bismarck, ${THING}`,
  `hereby assigns to the following persons, share and share alike: Bo Lark, Dot Pool and Ray Coe, ${THING}`,
  `hereby assigns to those who did the work, Bo Lark, Dot Pool and Ray Coe, ${THING}`,
])("reads the takers behind what they are: %s", (act) => expect(takers(act)).toEqual(["Bo Lark", "Dot Pool", "Ray Coe"]));

it("takes nobody from a group that is told of another paper", () =>
  expect(takers(`being the lease that Ada Venn gave to the three men who drilled it, hereby assigns to Bo Lark ${THING}`)).toEqual(["Bo Lark"]));
