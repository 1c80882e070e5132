import { describe, expect, it } from "vitest";
import { findPeople } from "./find-people";
import { givenTakers } from "./given-takers";

const read = (text: string) => {
  const people = findPeople(text);
  const testator = people[0];
  return testator ? givenTakers(text, text.indexOf("COURT") < 0 ? text.length : text.indexOf("COURT"), people, testator).map((t) => t.mention.name) : [];
};

describe("takers called by kin and given name", () => {
  it("takes the full name that the paper tells elsewhere, else the surname of a wife or son", () => {
    expect(read("I, Otto Peck, make my will. My wife Ida shall have half. COURT finds that he left his wife, Ida May Peck.")).toEqual(["Ida May Peck"]);
    expect(read("I, Otto Peck, make my will. I give my land to my son Abe and all else to charity.")).toEqual(["Abe Peck"]);
  });
  it("takes several children of one naming", () => {
    expect(read("I, Otto Peck, make my will. I give my farm to my three children, Abe, Ned and Una, in equal parts.")).toEqual([
      "Abe Peck",
      "Ned Peck",
      "Una Peck",
    ]);
    expect(read("I, Otto Peck, make my will. My sons Abe and Ned are to settle up as executors. My nieces, Una and Joy, are dear to me.")).toEqual([]);
  });
  it("takes nobody who only looks after things, nor a niece whose surname nobody tells", () => {
    expect(read("I, Otto Peck, make my will. My wife Ida is to look after settling things.")).toEqual([]);
    expect(read("I, Otto Peck, make my will. My son Abe has already had his share.")).toEqual([]);
    expect(read("I, Otto Peck, make my will. My son Abe shall have nothing.")).toEqual([]);
    expect(read("I, Otto Peck, make my will. The piano goes to my niece Una.")).toEqual([]);
  });
});
