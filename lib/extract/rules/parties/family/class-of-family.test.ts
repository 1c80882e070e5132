import { describe, expect, it } from "vitest";
import { classesOf, survivorsOnly, takesInClass, toClass } from "./class-of-family";

describe("gifts to a class", () => {
  it("knows an order that gives to a class from one that names a taker's kin", () => {
    for (const words of [
      "assigned to the heirs, one half to each",
      "vest in said three children",
      "passes to the persons entitled thereto",
      "go to her surviving brothers",
    ])
      expect(toClass(words)).toBe(true);
    for (const words of ["assigned to Ada Lunt", "vest in the executor", "passes to the county"]) expect(toClass(words)).toBe(false);
  });

  it("reads which kin a will means", () => {
    expect(classesOf("I give all to my three children").some((c) => c.test("child"))).toBe(true);
    expect(classesOf("to my brothers and sisters").some((c) => c.test("sibling"))).toBe(true);
    expect(classesOf("to my nephew Cy Lunt, and nothing to her children")).toEqual([]);
  });

  it("gives nothing to a class that a will only speaks of or leaves out", () => {
    for (const words of [
      "I have made no provision for my children",
      "I give nothing to my brothers",
      "all to my wife, who will care for my children",
      "I give to my children's nurse the house",
      "My children own homes of their own",
      "The children I have take care of themselves",
    ])
      expect(classesOf(words)).toEqual([]);
    for (const words of ["All I have is to be divided between my wife and my children", "My children shall have the farm"])
      expect(classesOf(words)).toHaveLength(1);
  });

  it("lets survivors alone take only where no words call their issue", () => {
    expect(survivorsOnly("to my two sisters, or to the survivor of them")).toBe(true);
    expect(survivorsOnly("to my children who survive me, the issue of one who is dead to take his share")).toBe(false);
    expect(takesInClass({ relation: "nephew", living: null, below: true }, "to my brothers, or the survivor of them")).toBe(false);
    expect(takesInClass({ relation: "grandchild", living: null, below: true }, "to my children, per stirpes")).toBe(true);
    expect(takesInClass({ relation: "child", living: false, below: false }, "to my children")).toBe(false);
  });
});
