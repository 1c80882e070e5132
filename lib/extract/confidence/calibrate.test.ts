import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calibrationError, judgeReader, reliability } from "@/lib/testing/labelled/measure";
import { calibrated, fitted } from "./calibrate";
import { measured } from "./measured";
import { valueClasses } from "./value-class";

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe("measured confidence", () => {
  it("is as often right as it says, on papers it was not measured on", () => {
    const judged = judgeReader(77, 14, [0, 0.02, 0.05, 0.1]);
    const bins = reliability(judged);
    expect(judged.length).toBeGreaterThan(500);
    expect(calibrationError(bins)).toBeLessThan(0.06);
    for (const bin of bins.filter((b) => b.n >= 60)) expect(Math.abs(bin.said - bin.right)).toBeLessThan(0.13);
  }, 30_000);

  it("never rises as the page is read worse or the rule states less", () => {
    fc.assert(
      fc.property(fc.constantFrom(...valueClasses), share, share, share, (c, stated, a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(fitted(measured[c], stated, low)).toBeLessThanOrEqual(fitted(measured[c], stated, high));
        expect(fitted(measured[c], low, stated)).toBeLessThanOrEqual(fitted(measured[c], high, stated));
      }),
    );
  });

  it("goes by the page on which a value stands, and by the words where no recogniser said", () => {
    const at = (start: number) => [{ page: 1, start, end: start + 4, quote: "word", alignment: "exact" as const }];
    const read = { resolved: {}, evidence: { "/executed": at(0), "/recorded": at(50) }, confidence: { "/executed": 0.9, "/recorded": 0.9 } };
    const pages = [
      { page: 1, start: 0, end: 40, ocr_confidence: 0.97 },
      { page: 2, start: 40, end: 90, ocr_confidence: 0.6 },
    ];
    const two = calibrated(read, "x".repeat(90), pages).confidence;
    expect(two["/executed"]).toBeGreaterThan((two["/recorded"] ?? 1) + 0.1);
    const dirt = "tbe sa1d gr@ntor d0es h3reby gr~nt xnto tbe s@id ".repeat(10);
    const own = (text: string) => calibrated(read, text, [{ page: 1, start: 0, end: 90 }]).confidence["/executed"] ?? 0;
    expect(own(dirt)).toBeLessThan(own("the said grantor does hereby grant unto the said ".repeat(10)));
  });

  it("keeps a rule's own guess a guess", () => {
    const read = { resolved: {}, evidence: {}, confidence: { "/executed": 0.45 } };
    expect(calibrated(read, "the said grantor ".repeat(20), []).confidence["/executed"]).toBeLessThanOrEqual(0.45);
  });
});
