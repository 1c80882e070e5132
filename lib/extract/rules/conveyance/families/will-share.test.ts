import { describe, expect, it } from "vitest";
import { toText } from "@/lib/fraction/rational";
import { plainShare } from "./will-share";

describe("a share of all that a testator has", () => {
  it.each([
    ["My wife shall have half of everything", "1/2"],
    ["The other half goes to our boys", "1/2"],
    ["two-thirds of what I leave", "2/3"],
    ["a third of all I own", "1/3"],
  ])("%s", (words, share) => expect(toText(plainShare(words) ?? { n: 0n, d: 1n })).toBe(share));
  it.each([
    "everything I own",
    "the north half of Section 4",
    "my half section shall go to Ann",
    "five-eighths of everything",
    "the third of my sons",
    "half of my cattle shall go to Ann",
  ])("none: %s", (words) => expect(plainShare(words)).toBeNull());
});
