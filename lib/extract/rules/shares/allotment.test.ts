import { describe, expect, it } from "vitest";
import { toText } from "@/lib/fraction/rational";
import { readAllotment } from "./allotment";

const at = (words: string, people: string[]) =>
  people.flatMap((id) => [...words.matchAll(new RegExp(`\\b${id}\\b`, "g"))].map((m) => ({ id, start: m.index, end: m.index + id.length })));
const list = (words: string, people = ["Ann", "Bob", "Cleo"]) =>
  readAllotment(words, at(words, people)).map((g) => `${g.ids.join("+")} ${toText(g.value)}${g.each ? " each" : ""}`);

describe("takers and shares side by side", () => {
  it.each([
    ["(a) Ann ..... one-third (1/3) (b) Bob ..... one-third (1/3) (c) Cleo ..... one-third (1/3)", ["Ann 1/3", "Bob 1/3", "Cleo 1/3"]],
    ["unto Ann . . . 62.5% unto Bob . . . 25% unto Cleo . . . 12.5%", ["Ann 5/8", "Bob 1/4", "Cleo 1/8"]],
    ["Ann, an undivided half interest, and Bob and Cleo, husband and wife, an undivided half interest", ["Ann 1/2", "Bob+Cleo 1/2"]],
    ["Ann as to 0.75 of the Interest and Bob as to 0.125 of it and Cleo as to 0.125 of the Interest", ["Ann 3/4", "Bob 1/8", "Cleo 1/8"]],
  ])("reads shares behind the names: %s", (words, want) => {
    expect(list(words)).toEqual(want);
  });
  it("reads shares ahead of the names, and the object's own size as no share of the list", () => {
    expect(list("1/2 to Ann and 1/4 to Bob and 1/4 to Cleo of the one-eighth (1/8) royalty")).toEqual(["Ann 1/2", "Bob 1/4", "Cleo 1/4"]);
  });
  it("takes decimals at the end of rows, the line of what is kept and the total left out", () => {
    expect(list("Ann   .450000\nBob   .175000\nCleo   .125000\nRetained   .250000\nTotal   1.000000")).toEqual(["Ann 9/20", "Bob 7/40", "Cleo 1/8"]);
  });
  it("takes the first of several columns", () => {
    expect(list("Ann 40.000% 30.000%\nBob 12.500% 9.375%\nCleo 22.500% 16.875%")).toEqual(["Ann 2/5", "Bob 1/8", "Cleo 9/40"]);
    expect(list("one half to Ann, .0125; one fourth to Bob, .00625; one fourth to Cleo, .00625")).toEqual(["Ann 1/2", "Bob 1/4", "Cleo 1/4"]);
  });
  it("gives as many shares as names each in its turn", () => {
    expect(list("to Ann, Bob and Cleo in the ratio of one-half, one-fourth and one-fourth")).toEqual(["Ann 1/2", "Bob 1/4", "Cleo 1/4"]);
  });
  it("leaves a share behind the list out of it", () => {
    expect(list("to Ann one-half, to Bob one-fourth and to Cleo one-fourth, the land, subject to a three-eighths (3/8) royalty")).toEqual([
      "Ann 1/2",
      "Bob 1/4",
      "Cleo 1/4",
    ]);
  });
  it.each([
    ["one-half thereof to Ann and the remainder in equal shares to Bob and Cleo", ["Ann 1/2", "Bob+Cleo 1/2"]],
    ["to Ann 1/2, to Bob 1/8 and to Cleo the balance, being 3/8", ["Ann 1/2", "Bob 1/8", "Cleo 3/8"]],
    ["Ann (2 shares), Bob (2 shares) and Cleo (1 share)", ["Ann 2/5", "Bob 2/5", "Cleo 1/5"]],
  ])("reckons parts told without a fraction: %s", (words, want) => {
    expect(list(words)).toEqual(want);
  });
  it("takes no remainder behind a life for the rest of a list", () => {
    expect(list("to Ann one-half for her natural life, the remainder to Bob", ["Ann", "Bob"])).toEqual([]);
  });
  it("says nothing where a taker has no share, or the list begins among takers who have one together", () => {
    expect(list("Ann one-half, Bob and Cleo")).toEqual([]);
    expect(list("to Ann and Bob an undivided 1/2 of the oil and to Ann a 1/4", ["Ann", "Bob"])).toEqual([]);
  });
});

describe("parts of a share told ahead of them", () => {
  it("are preferred to a list that takes that share for the part of the name before it", () =>
    expect(list("Ann and Bob, an undivided two-thirds (2/3) of the minerals: one-third to Ann and one-third to Bob", ["Ann", "Bob"])).toEqual([
      "Ann 1/3",
      "Bob 1/3",
    ]));
});
