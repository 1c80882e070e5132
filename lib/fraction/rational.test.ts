import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  add,
  compare,
  div,
  equals,
  fromWire,
  isNegative,
  max,
  min,
  mul,
  ONE,
  parseRational,
  rational,
  sub,
  sum,
  toDecimal,
  toText,
  toWire,
  ZERO,
} from "./rational";

const anyRational = fc.tuple(fc.bigInt({ min: -10000n, max: 10000n }), fc.bigInt({ min: 1n, max: 9999n })).map(([n, d]) => rational(n, d));

describe("rational", () => {
  it("reduces and keeps the sign above the line", () => {
    expect(toText(rational(6, 32))).toBe("3/16");
    expect(toText(rational(3, -6))).toBe("-1/2");
    expect(toText(rational(8, 4))).toBe("2");
    expect(() => rational(1, 0)).toThrow(RangeError);
    expect(() => rational(0.5, 1)).toThrow(RangeError);
  });

  it("computes exactly", () => {
    expect(toText(add(rational(1, 2), rational(1, 3)))).toBe("5/6");
    expect(toText(div(rational(1, 16), rational(1, 8)))).toBe("1/2");
    expect(toText(sum([rational(1, 48), rational(1, 32)]))).toBe("5/96");
    expect(isNegative(sub(ZERO, ONE))).toBe(true);
    expect(() => div(ONE, ZERO)).toThrow(RangeError);
  });

  it("obeys the laws of a field and of order", () => {
    fc.assert(
      fc.property(anyRational, anyRational, anyRational, (a, b, c) => {
        expect(equals(mul(a, add(b, c)), add(mul(a, b), mul(a, c)))).toBe(true);
        expect(equals(sub(add(a, b), b), a)).toBe(true);
        expect(compare(min(a, b), max(a, b))).toBeLessThanOrEqual(0);
        if (b.n !== 0n) expect(equals(mul(div(a, b), b), a)).toBe(true);
      }),
    );
  });

  it("goes over the wire and back unchanged", () => {
    fc.assert(fc.property(anyRational, (r) => equals(fromWire(toWire(r)), r)));
    expect(toWire(rational(3, 16))).toEqual({ fraction: "3/16", decimal: "0.18750000" });
    expect(() => fromWire({ fraction: "half", decimal: "" })).toThrow(RangeError);
  });

  it("rounds decimals half to even", () => {
    expect(toDecimal(rational(1, 8), 2)).toBe("0.12");
    expect(toDecimal(rational(3, 8), 2)).toBe("0.38");
    expect(toDecimal(rational(2, 3))).toBe("0.66666667");
    expect(toDecimal(rational(-1, 3))).toBe("-0.33333333");
    expect(toDecimal(rational(-1, 1000), 2)).toBe("0.00");
    expect(toDecimal(rational(5, 2), 0)).toBe("2");
  });

  it("reads ratios and decimals and refuses the rest", () => {
    expect(parseRational(" 3/16 ")).toEqual(rational(3, 16));
    expect(parseRational(".1875")).toEqual(rational(3, 16));
    expect(parseRational("-0.5")).toEqual(rational(-1, 2));
    for (const bad of ["", ".", "1/0", "one", "1/2/3", "1e5"]) expect(parseRational(bad)).toBeNull();
  });
});
