// Acts told of their thing, land told without a word that opens it, and what is kept out of a thing told ahead.
import { expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const NW = "the Northwest Quarter of Section 9, Township 150 North, Range 95 West, Burke County, North Dakota";
function read(body: string): string[] {
  const { conveyance, parties } = readInstrument({ name: "a.txt", text: `WARRANTY DEED\n\n${body}\n\nMay 6, 1955.\n\nCy Mott\nIda Mott\n` });
  const named = (side: string) =>
    parties.resolved.parties
      .filter((p) => p.side === side)
      .map((p) => p.display)
      .join(" + ");
  const told = (list: typeof conveyance.resolved.grants) => list.map((g) => `${g.estate_type} ${g.fraction?.fraction} of ${g.of}`);
  const { grants, reservations } = conveyance.resolved;
  return [`${named("from")} to ${named("to")}`, ...told(grants), ...told(reservations).map((r) => `kept ${r}`)];
}

it.each([
  [
    `Description: ${NW}.\n\nThe property above described is hereby granted, bargained, sold and conveyed by CY MOTT and IDA MOTT, his wife, grantors, to BO LARK, grantee.`,
    [],
  ],
  [
    `Land: ${NW}.\n\nThe land above is hereby granted by CY MOTT and IDA MOTT, his wife, to BO LARK.\n\nThe grantors reserve unto themselves an undivided one-half of the oil, gas and other minerals.`,
    ["kept mineral 1/2 of whole"],
  ],
  [
    `${NW[0]?.toUpperCase()}${NW.slice(1)}, is hereby sold and conveyed to BO LARK, of Ross, by us, CY MOTT and wife IDA MOTT, less one-half of the minerals, which we reserve.`,
    ["kept mineral 1/2 of whole"],
  ],
])("reads an act told of its thing: %s", (body, kept) => {
  expect(read(body)).toEqual(["Cy Mott + Ida Mott to Bo Lark", "fee 1 of whole", ...kept]);
});

it("gives the share that a passive act tells", () => {
  const body = `An undivided one-third of the following is conveyed and warranted to BO LARK by CY MOTT, a single man: ${NW}. One-half of the oil and gas owned by the grantor is reserved to him.`;
  expect(read(body)).toEqual(["Cy Mott to Bo Lark", "fee 1/3 of whole", "kept mineral 1/2 of grantor_interest"]);
});

it("takes a right granted beside a deed for no act of the deed", () => {
  const body = `CY MOTT and IDA MOTT, his wife, grant and convey to BO LARK ${NW}. A right of way over Section 10 is hereby granted to BO LARK by CY MOTT.`;
  expect(read(body)).toEqual(["Cy Mott + Ida Mott to Bo Lark", "fee 1 of whole"]);
});

it("takes what a keeping sentence keeps for no object of the grant", () => {
  const body =
    "CY MOTT and IDA MOTT, his wife, to BO LARK. Consideration $400.00. The grantors sell and convey NW/4 Section 9, Township 150 North, Range 95 West, Burke County, North Dakota. The grantors reserve unto themselves an undivided one-half of the oil, gas and other minerals owned by the grantors in and under said land. Title warranted.";
  expect(read(body)).toEqual(["Cy Mott + Ida Mott to Bo Lark", "fee 1 of whole", "kept mineral 1/2 of grantor_interest"]);
});

it.each([
  ["Of the oil, gas and other minerals owned by the grantors in this land, 1/2 is kept by the grantors.", "mineral 1/2 of grantor_interest"],
  ["Of the minerals in this land, one-half is reserved to the grantors.", "mineral 1/2 of whole"],
  ["Out of the minerals now belonging to the grantors, an undivided one-half is reserved to the grantors.", "mineral 1/2 of grantor_interest"],
  [
    "Grantors reserve unto themselves one-half of the minerals owned by them in the said lands, it being their intention to convey to grantee one-half and to retain the other half thereof.",
    "mineral 1/2 of grantor_interest",
  ],
  ["LESS AND EXCEPT one-half of the minerals in said land, which Grantors reserve.", "mineral 1/2 of whole"],
  ["SAVE AND EXCEPT one-half of the minerals belonging to the grantors in said land, which the grantors reserve.", "mineral 1/2 of grantor_interest"],
])("measures what is kept by the thing told ahead of it: %s", (clause, kept) => {
  expect(read(`CY MOTT and IDA MOTT, his wife, Grantors, grant and convey to BO LARK, Grantee, ${NW}. ${clause}`)).toEqual([
    "Cy Mott + Ida Mott to Bo Lark",
    "fee 1 of whole",
    `kept ${kept}`,
  ]);
});

it("reads the pieces of one land as one thing given, and a county called Coal as a place", () => {
  const land =
    "the South Half of the Southwest Quarter of Section 5 and the North Half of the Northeast Quarter, Section Six (6), all in Township 6 South, Range 13 East, Coal County, Oklahoma";
  const deed =
    "This Indenture, between CY MOTT, a feme sole  of the County of  Coal  and State of  Oklahoma , party of the first part, and BO LARK, party of the second part, witnesseth: The party of the first part does hereby grant, sell and convey to the party of the second part";
  expect(read(`${deed} an undivided 1/6 interest in and to ${land}, less one acre for a school, Coal County, Oklahoma.`)).toEqual([
    "Cy Mott to Bo Lark",
    "fee 1/6 of whole",
  ]);
});
