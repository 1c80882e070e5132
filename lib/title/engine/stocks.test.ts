import { describe, expect, it } from "vitest";
import { rational, toText } from "@/lib/fraction/rational";
import { divide, type Member, stocksOf } from "./stocks";

const lives = (id: string, of: string | null = null): Member => ({ id, lives: true, of });
const dead = (id: string, of: string | null = null): Member => ({ id, lives: false, of });
const shares = (members: Member[], how: Parameters<typeof divide>[1]) =>
  divide(stocksOf(members), how)
    .map((p) => `${p.id} ${toText(p.share)}`)
    .join(", ");

/** A lives; B died leaving B1; C died leaving C1, C2, and C3 who died leaving D. */
const family = [lives("A"), dead("B"), lives("B1", "B"), dead("C"), lives("C1", "C"), lives("C2", "C"), dead("C3", "C"), lives("D", "C3")];
/** The same without A: nobody of the nearest generation lives. */
const grandchildren = family.slice(1);

describe("dividing among stocks", () => {
  it("by stirpes divides at the nearest generation", () => {
    expect(shares(family, "stirpes")).toBe("A 1/3, B1 1/3, C1 1/9, C2 1/9, D 1/9");
    expect(shares(grandchildren, "stirpes")).toBe("B1 1/2, C1 1/6, C2 1/6, D 1/6");
  });
  it("from the first living generation skips one that is all dead", () => {
    expect(shares(family, "first_living")).toBe("A 1/3, B1 1/3, C1 1/9, C2 1/9, D 1/9");
    expect(shares(grandchildren, "first_living")).toBe("B1 1/4, C1 1/4, C2 1/4, D 1/4");
  });
  it("by each generation puts the shares of its dead together", () => {
    expect(shares(family, "each_generation")).toBe("A 1/3, B1 1/6, C1 1/6, C2 1/6, D 1/6");
  });
  it("alike gives each who takes the same", () => {
    expect(shares([dead("B"), lives("B1", "B"), dead("C"), lives("C1", "C"), lives("C2", "C")], "alike")).toBe("B1 1/3, C1 1/3, C2 1/3");
  });
  it("takes one who stands in the place of somebody not listed for a stock of his own", () => {
    expect(shares([lives("A"), lives("N1", "gone"), lives("N2", "gone")], "stirpes")).toBe("A 1/2, N1 1/4, N2 1/4");
  });
  it("counts the half blood by its weight", () => {
    expect(shares([lives("A"), { ...lives("H"), weight: rational(1, 2) }], "stirpes")).toBe("A 2/3, H 1/3");
  });
  it("leaves out the dead without issue, and loses nobody's share", () => {
    expect(shares([lives("A"), dead("B")], "stirpes")).toBe("A 1");
    expect(shares([dead("A")], "first_living")).toBe("");
  });
});
