import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { composePatches, mergePatch, pointersOf } from "./json-pointers";

describe("mergePatch (RFC 7396)", () => {
  it.each([
    [{ a: "b" }, { a: "c" }, { a: "c" }],
    [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
    [{ a: "b" }, { a: null }, {}],
    [{ a: ["b"] }, { a: "c" }, { a: "c" }],
    [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
    [{ a: "foo" }, "bar", "bar"],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: "b", c: null }, { a: "b" }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])("%j with %j gives %j", (target, patch, result) => {
    expect(mergePatch(target, patch)).toEqual(result);
  });
  it("applies two patches at once as one after the other", () => {
    const leaf = fc.oneof(fc.integer(), fc.constant(null));
    const patch = fc.record({ a: leaf, b: leaf, c: fc.dictionary(fc.constantFrom("x", "y"), leaf) }, { requiredKeys: [] });
    fc.assert(
      fc.property(patch, patch, patch, (start, one, two) => {
        const base = mergePatch({}, start);
        expect(mergePatch(base, composePatches(one, two))).toEqual(mergePatch(mergePatch(base, one), two));
      }),
    );
  });
  it("does not reach the prototype", () => {
    mergePatch({}, JSON.parse('{"__proto__":{"polluted":true}}'));
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe("pointersOf", () => {
  it("names every leaf, escaped, and no null", () => {
    expect(pointersOf({ a: { "b/c": 1 }, d: [null, "x"], e: null })).toEqual(["/a/b~1c", "/d/1"]);
  });
});
