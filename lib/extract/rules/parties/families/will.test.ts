import { expect, test } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { readWill } from "./will";

const takers = (words: string) =>
  readWill(findAnatomy(`LAST WILL AND TESTAMENT\nI, Otto Peck, make my will. I give to my wife Ida Peck the house. ${words}\nMay 1, 1950. Otto Peck\n`), "will")
    ?.parties.filter((p) => p.side === "to")
    .map((p) => p.mention.name);

test.each([
  ["My daughter Bea Lund has kept my books and I want her to have the farm.", ["Ida Peck", "Bea Lund"]],
  ["My nephew Cy Moss drew this paper, and my land shall be hers.", ["Ida Peck"]],
  ["Elm National Bank shall have custody of this paper.", ["Ida Peck"]],
  ["Cy Moss shall have no part of what I own.", ["Ida Peck"]],
  ["Cy Moss shall have the farm.", ["Ida Peck", "Cy Moss"]],
])("who takes by the verb behind the name: %s", (words, names) => expect(takers(words)).toEqual(names));

test("a row of takers before the verb of giving", () => {
  expect(takers("To Cy Moss, to Bea A. Lund and to Ned Poe I give and devise, to each, one-third of my farm.")).toEqual([
    "Ida Peck",
    "Cy Moss",
    "Bea A. Lund",
    "Ned Poe",
  ]);
});

test.each([
  [
    "I give to each of the following, CY MOSS, BEA A. LUND and NED POE, a one-eighth interest of all minerals that I own.",
    ["CY MOSS", "BEA A. LUND", "NED POE"],
  ],
  [
    "I bequeath, out of the minerals which I own in Section 4, the following parts: CY MOSS, one-tenth; BEA A. LUND, one-tenth (1/10).",
    ["CY MOSS", "BEA A. LUND"],
  ],
  ["CY MOSS, BEA A. LUND shall each have 1/8 of the oil belonging to me in Section 4.", ["CY MOSS", "BEA A. LUND"]],
  [
    "Of all the minerals that I own, I bequeath one-eighth to each of the following: my brother CY MOSS, my niece BEA A. LUND, and my friend NED POE.",
    ["CY MOSS", "BEA A. LUND", "NED POE"],
  ],
  ["CY MOSS, BEA A. LUND and NED POE are each to have a ninth of the oil that I own.", ["CY MOSS", "BEA A. LUND", "NED POE"]],
  [
    "I devise an eighth of my minerals in Section 4 to each of: (a) CY MOSS, my brother; (b) NED POE, my nephew; and (c) BEA A. LUND.",
    ["CY MOSS", "NED POE", "BEA A. LUND"],
  ],
  ["My brother CY MOSS shall have 1/8 of my oil, my nephew NED POE 1/8, and my niece BEA A. LUND 1/8.", ["CY MOSS", "NED POE", "BEA A. LUND"]],
  ["I give one-eighth of my minerals to my friend CY MOSS, in trust for the schooling of NED POE.", ["CY MOSS"]],
  ["I give the farm that was bought by Cy Moss and the lot of Ned Poe, Township Nine North, Range Twelve East, to the church.", []],
  ["Cy Moss, Ned Poe shall have no power to sell.", []],
])("takers in a row behind other words: %s", (words, names) => expect(takers(words)).toEqual(["Ida Peck", ...names]));

test("a wife whom another item names in full takes by the word for her", () => {
  const right = "This is subject to the right of my wife, Mrs. Ada Lee Peck, while she lives, to lease the lands.";
  const text = (rest: string) =>
    `LAST WILL\nI, Otto Peck, make my will. I give to my nephew Bo Moss one-eighth of my minerals. ${right} ${rest}\nMay 1, 1950. Otto Peck\n`;
  const taking = (rest: string) =>
    readWill(findAnatomy(text(rest)), "will")
      ?.parties.filter((p) => p.side === "to")
      .map((p) => p.mention.name);
  expect(taking("All the rest I give to my said wife, and name her executrix.")).toEqual(["Bo Moss", "Mrs. Ada Lee Peck"]);
  expect(taking("All the rest I give to the church.")).toEqual(["Bo Moss"]);
});
