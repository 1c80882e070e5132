import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HolderIndex, HolderTracts } from "./holder-index";
import { type Holder, sameHolder } from "./interest";

const holder = fc.record({ party_id: fc.constantFrom("p1", "p2", "p3", null), name: fc.constantFrom("Ada Moss", "ADA MOSS", "Ben Fry", "Cy Dale") });

describe("HolderIndex", () => {
  it("finds what looking through all holders one by one finds, in the same order", () => {
    fc.assert(
      fc.property(fc.array(holder, { maxLength: 20 }), holder, (list: Holder[], sought: Holder) => {
        const index = new HolderIndex<number>();
        list.forEach((h, n) => {
          index.put(h, n);
        });
        const expected = list.flatMap((h, n) => (sameHolder(h, sought) ? [n] : []));
        expect(index.all(sought)).toEqual(expected);
        expect(index.first(sought)).toBe(expected[0]);
        expect(index.has(sought)).toBe(expected.length > 0);
      }),
    );
  });

  it("gives of several holders the value put first", () => {
    const index = new HolderIndex<string>();
    index.put({ party_id: "p2", name: "Ben Fry" }, "earlier");
    index.put({ party_id: "p1", name: "Ada Moss" }, "later");
    expect(
      index.firstOf([
        { party_id: "p1", name: "Ada Moss" },
        { party_id: "p2", name: "Ben Fry" },
      ]),
    ).toBe("earlier");
  });
});

describe("HolderTracts", () => {
  it("tells every tract of a holder once, and none of another", () => {
    const tracts = new HolderTracts();
    tracts.note({ party_id: "p1", name: "Ada Moss" }, "t1");
    tracts.note({ party_id: "p1", name: "Ada Moss" }, "t1");
    tracts.note({ party_id: "p1", name: "A. Moss" }, "t2");
    tracts.note({ party_id: "p2", name: "Ben Fry" }, "t3");
    expect([...tracts.of([{ party_id: "p1", name: "Ada Moss" }])]).toEqual(["t1", "t2"]);
  });
});
