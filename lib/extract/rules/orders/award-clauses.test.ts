// Clauses of orders by their parts: who takes what, whatever the verb.
import { describe, expect, it } from "vitest";
import { asGroups, awardsIn } from "./award-clauses";

const people = (words: string, ...names: string[]) =>
  asGroups(
    names
      .flatMap((n) => [...words.matchAll(new RegExp(n, "g"))].map((m) => ({ id: n, start: m.index, end: m.index + m[0].length })))
      .sort((a, b) => a.start - b.start),
  );
const told = (words: string, ...names: string[]) => awardsIn(words, people(words, ...names)).map((a) => `${a.to.join(" + ")}: ${a.words.trim()}`);

describe("awardsIn", () => {
  it("reads a thing ahead of one to whom it goes by an unknown verb", () =>
    expect(told("the surface of Section 3 be handed down to Ada Venn", "Ada Venn")).toEqual(["Ada Venn: the surface of Section 3 be handed down to"]));
  it("reads a second subject without its verb", () =>
    expect(told("Ada Venn shall take the farm, and Bo Lark the oil and gas under it", "Ada Venn", "Bo Lark")).toEqual([
      "Ada Venn: shall take the farm, and",
      "Bo Lark: the oil and gas under it",
    ]));
  it("knows the subject of the next verb from one to whom something goes", () =>
    expect(told("the minerals are awarded to Ada Venn, and Bo Lark shall have the surface", "Ada Venn", "Bo Lark")).toEqual([
      "Ada Venn: the minerals are awarded to",
      "Bo Lark: shall have the surface",
    ]));
  it("joins a thing told ahead with shares told behind", () =>
    expect(told("the minerals, to Ada Venn, one-third, and to Bo Lark, two-thirds", "Ada Venn", "Bo Lark")).toEqual([
      "Ada Venn: the minerals, to Ada Venn, one-third, and to",
      "Bo Lark: , two-thirds",
    ]));
  it("takes one from whom title goes for no taker", () =>
    expect(
      awardsIn(
        "the fourth standing in Bo Lark now belongs to Ada Venn",
        people("the fourth standing in Bo Lark now belongs to Ada Venn", "Ada Venn", "Bo Lark"),
      )[0],
    ).toMatchObject({
      to: ["Ada Venn"],
      from: ["Bo Lark"],
    }));
  it("gives nothing to the parties of another paper", () =>
    expect(told("the land described in the deed made by Ada Venn to Bo Lark is in Elk County", "Ada Venn", "Bo Lark")).toEqual([]));
  it("gives nothing where no thing is told", () => expect(told("Bo Lark shall pay the costs to Ada Venn", "Ada Venn", "Bo Lark")).toEqual([]));
  it("gives nothing to one who took before by a paper that is told of", () => {
    expect(told("less the lot conveyed by Ada Venn to Bo Lark in Book 9", "Ada Venn", "Bo Lark")).toEqual([]);
    expect(told("less the lot that went to Bo Lark, et al., by deed in Book 9, page 2", "Bo Lark")).toEqual([]);
  });
});
