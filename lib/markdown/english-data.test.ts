import { describe, expect, it } from "vitest";
import { withPart } from "./worker/english-data.mjs";

/** A file of three parts, the second missing. */
function partsFile(first: string, third: string): Buffer {
  const head = Buffer.alloc(4 + 3 * 8);
  head.writeInt32LE(3, 0);
  for (const [part, at] of [head.length, -1, head.length + first.length].entries()) head.writeBigInt64LE(BigInt(at), 4 + 8 * part);
  return Buffer.concat([head, Buffer.from(first), Buffer.from(third)]);
}

describe("the data tesseract reads English with", () => {
  it("has one part changed for a shorter or longer one, the others as they were", () => {
    expect(withPart(partsFile("network", "letters"), 0, Buffer.from("net"))).toEqual(partsFile("net", "letters"));
    expect(withPart(partsFile("net", "letters"), 2, Buffer.from("more letters"))).toEqual(partsFile("net", "more letters"));
  });

  it("is the same again when a part is changed for itself", () => {
    expect(withPart(partsFile("net", "letters"), 0, Buffer.from("net"))).toEqual(partsFile("net", "letters"));
  });
});
