import { describe, expect, test } from "vitest";
import { evaluate, holds } from "./expression";

const scope = { event: { name: "x", data: { id: "a", n: 3, nested: { "with-dash": true } } }, async: { data: { id: "a" } } };

describe("an expression", () => {
  test.each([
    ["event.data.id == 'a'", true],
    ['event.data.id == "b"', false],
    ["event.data.id == async.data.id", true],
    ["event.data.n > 2 && event.data.n <= 3", true],
    ["event.data.n > 5 || !(event.data.n == 4)", true],
    ["event.data.missing.deep == null", true],
    ['event.data["id"] == "a"', true],
    ["event.data.nested.with-dash", true],
    ["event.data.n < '4'", false],
  ])("%s is %s", (source, expected) => {
    expect(evaluate(source, scope)).toBe(expected);
  });

  test("joins texts, for keys made of several values", () => {
    expect(evaluate('event.data.id + "-" + event.data.n', scope)).toBe("a-3");
  });

  test.each(["event.data.id =", "event.", "(true", "size(event) > 1", "a ? b : c"])("%s is refused, not taken for true", (source) => {
    expect(() => evaluate(source, scope)).toThrow(SyntaxError);
  });

  test("does not reach what the object only inherits", () => {
    expect(evaluate("event.constructor == null", scope)).toBe(true);
  });

  test("that is absent holds; one that is not a truth value does not", () => {
    expect(holds(null, scope)).toBe(true);
    expect(holds("event.data.id", scope)).toBe(false);
  });
});
