import { afterEach, describe, expect, it, vi } from "vitest";
import { randomKey } from "./random-key";

afterEach(() => vi.unstubAllGlobals());

describe("randomKey", () => {
  it("gives 32 hexadecimal digits, another time others", () => {
    const keys = new Set(Array.from({ length: 50 }, randomKey));
    expect(keys.size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
  it("needs no secure context", () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
    expect(randomKey()).toHaveLength(32);
  });
});
