import { describe, expect, it } from "vitest";
import type { Aspect } from "@/lib/contracts/pipeline";
import { aspects } from "@/lib/contracts/pipeline";
import { extractAspect } from "@/lib/extract/extract-aspect";
import { differences, withDoubts } from "./agree";

const deed = (changes: (text: string) => string = (t) => t) =>
  changes(
    "WARRANTY DEED\n\nKNOW ALL MEN BY THESE PRESENTS: That Orley Stone, a widower, Grantor, for ten dollars, does hereby grant, bargain, sell and convey unto Ann Quade, Grantee, an undivided one-half (1/2) interest in and to all of the oil, gas and other minerals in and under the Northeast Quarter of Section 4, Township 9 North, Range 4 West, Grant County, Oklahoma. To have and to hold forever.\n\nIn witness whereof he signs this 4th day of May, 1931.\n\nOrley Stone\n",
  );
const read = (aspect: Aspect, markdown: string) => extractAspect(aspect, { markdown, pages: [{ page: 1, start: 0, end: markdown.length }] });

describe("two extractors", () => {
  it.each(aspects)("that agree on %s leave it as it is", (aspect) => {
    const own = read(aspect, deed());
    expect(withDoubts(aspect, own as never, read(aspect, deed()))).toBe(own);
  });

  it.each([
    ["dates", "4th day of May", "24th day of May", "/executed", "1931-05-24"],
    ["parties", "Ann Quade", "Amos Birch", "/parties/1/name", "Amos Birch"],
    ["land", "Section 4", "Section 9", "/tracts/0/plss", "9-9N-4W"],
    ["conveyance", "one-half (1/2)", "one-fourth (1/4)", "/grants/0/fraction", "1/4"],
    ["doc_type", "WARRANTY DEED", "MINERAL DEED\n\nFiled for record May 9, 1931 in Book 12 page 45", null, "12"],
  ] as const)("that differ on %s are both less sure and say so", (aspect, from, to, pointer, shown) => {
    const own = read(aspect, deed());
    const doubted = withDoubts(
      aspect,
      own as never,
      read(
        aspect,
        deed((t) => t.replace(from, to)),
      ),
    ) as { confidence: Record<string, number>; resolved: { warnings: { code: string; message: string }[] } };
    expect(doubted.resolved.warnings.map((w) => w.message).join(" ")).toContain(shown);
    expect(doubted.resolved.warnings.every((w) => w.code === "extractors_differ")).toBe(true);
    if (pointer) expect(doubted.confidence[pointer] ?? doubted.confidence[pointer.replace(/fraction|plss/, "text")]).toBeLessThan(0.6);
  });

  it("that see different parts of a thing speak only where the other read something", () => {
    const own = read("dates", deed());
    const silent = read(
      "dates",
      deed((t) => t.replace("this 4th day of May, 1931", "")),
    );
    expect(differences("dates", own.resolved, silent.resolved)).toEqual([]);
  });
});
