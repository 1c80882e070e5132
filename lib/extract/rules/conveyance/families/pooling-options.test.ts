import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const options = (order: string) =>
  (
    readInstrument({
      name: "order.txt",
      text: `BEFORE THE CORPORATION COMMISSION OF THE STATE OF OKLAHOMA\nAPPLICANT: OAK OIL, LLC      RELIEF SOUGHT: POOLING\n\nORDER. All interests in the 640-acre unit of Section 9, Township 4 North, Range 8 West, Marsh County, are pooled. ${order}\n\nDONE May 2, 2015.`,
    }).conveyance.resolved.facts ?? []
  )
    .filter((f) => f.text.startsWith("("))
    .map((f) => `${f.text.slice(0, 3)} ${f.value}`);

describe("options of a pooling order", () => {
  it("are read each under its number", () => {
    expect(
      options(
        "Each owner shall elect within 20 days: (1) to participate by paying his share; or (2) $900.00 an acre and a royalty of 1/8; or (3) no cash and a royalty of 1/5. Failure to elect is election of (2).",
      ),
    ).toEqual(["(1) participate", "(2) royalty 1/8", "(3) royalty 1/5"]);
    expect(options("Owners shall elect: (a) to participate; or (b) to take an overriding royalty of five percent (5%) of 8/8.")).toEqual([
      "(a) participate",
      "(b) overriding_royalty 1/20",
    ]);
  });
});
