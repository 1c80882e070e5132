import { describe, expect, it } from "vitest";
import { toText } from "@/lib/fraction/rational";
import { readShareList } from "./share-list";

const at = (words: string, people: string[]) =>
  people.flatMap((id) => [...words.matchAll(new RegExp(`\\b${id}\\b`, "g"))].map((m) => ({ id, start: m.index, end: m.index + id.length })));
const list = (words: string, people = ["Ann", "Bob", "Cleo", "Dan"]) =>
  readShareList(words, at(words, people)).map((g) => `${g.ids.join("+")} ${toText(g.value)}${g.each ? " each" : ""}${g.estate ? ` ${g.estate}` : ""}`);

describe("lists of shares", () => {
  it.each([
    ["to Ann, an undivided one-third; and to Bob and Cleo an undivided one-third each", ["Ann 1/3", "Bob+Cleo 1/3 each"]],
    ["to Ann one-half; and the remaining half to Bob and Cleo, each the only child of a dead brother", ["Ann 1/2", "Bob+Cleo 1/2"]],
    ["to each of the said Ann, Bob and Cleo an undivided one-third", ["Ann+Bob+Cleo 1/3 each"]],
    ["to each of his three children, Ann, Bob and Cleo, an undivided one-third", ["Ann+Bob+Cleo 1/3 each"]],
    ["Ann, his wife, one-third; Bob, Cleo and Dan, children, two ninths each", ["Ann 1/3", "Bob+Cleo+Dan 2/9 each"]],
    ["Ann one-third; Bob, Cleo and Dan two-ninths", ["Ann 1/3", "Bob+Cleo+Dan 2/9 each"]],
    ["Ann - 1/2; Bob - 1/4; Cleo - 1/4", ["Ann 1/2", "Bob 1/4", "Cleo 1/4"]],
    ["Name: Ann, widow, portion 1/3; Name: Bob, son, portion 2/3", ["Ann 1/3", "Bob 2/3"]],
  ])("reads shares said behind the names: %s", (words, want) => {
    expect(list(words)).toEqual(want);
  });
  it.each([
    ["One-half thereof to Ann; one-fourth thereof to Bob; and one-fourth thereof to Cleo", ["Ann 1/2", "Bob 1/4", "Cleo 1/4"]],
    ["an undivided 1/2 to Ann and 1/6 to each of Bob, Cleo and Dan", ["Ann 1/2", "Bob+Cleo+Dan 1/6 each"]],
    ["sixty percent (60%) to Ann and forty percent (40%) to Bob", ["Ann 3/5", "Bob 2/5"]],
    ["one-half to Ann and the balance to Bob and Cleo", ["Ann 1/2", "Bob+Cleo 1/2"]],
  ])("reads shares said ahead of the names: %s", (words, want) => {
    expect(list(words)).toEqual(want);
  });
  it("takes a share that opens for the thing that is divided", () => {
    expect(list("the undivided one-half of the minerals to Ann one-third and to Bob two-thirds")).toEqual(["Ann 1/3", "Bob 2/3"]);
  });
  it("passes over names that open or close, where the shares make the whole without them", () => {
    expect(list("the heirs are Ann, Bob and Cleo, and there is assigned to Ann one-half, to Bob one-fourth and to Cleo one-fourth")).toEqual([
      "Ann 1/2",
      "Bob 1/4",
      "Cleo 1/4",
    ]);
    expect(list("Ann one-half and Bob one-half, by Dan, executor")).toEqual(["Ann 1/2", "Bob 1/2"]);
  });
  it("pairs names and shares that are said one after the other, respectively", () => {
    expect(list("to Ann and Bob, one-third and two-thirds respectively")).toEqual(["Ann 1/3", "Bob 2/3"]);
  });
  it("keeps an estate for life beside the shares in remainder", () => {
    expect(list("Ann, a life estate; and Bob and Cleo, one-half each in remainder")).toEqual(["Ann 1 life", "Bob+Cleo 1/2 each remainder"]);
  });
  it("says nothing where shares are more than the whole or a share has nobody", () => {
    expect(list("Ann two-thirds and Bob two-thirds")).toEqual([]);
    expect(list("Ann and Bob")).toEqual([]);
  });
});

describe("a list that turns to what is left", () => {
  it.each([
    [
      "be assigned to Ann one-third of said land, and that the other two-thirds be assigned in equal parts to Bob, Cleo and Dan",
      ["Ann 1/3", "Bob+Cleo+Dan 2/3"],
    ],
    ["to Ann an undivided one-fourth; and the rest thereof to Bob and Cleo, share and share alike", ["Ann 1/4", "Bob+Cleo 3/4"]],
  ])("%s", (words, want) => expect(list(words)).toEqual(want));
  it("turns to no other people", () => expect(list("to Ann one-third, and the other heirs, Bob and Cleo, have consented")).toEqual([]));
});
