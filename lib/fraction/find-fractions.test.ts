import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findFractions } from "./find-fractions";
import { rational, toText } from "./rational";

const values = (text: string) => findFractions(text).map((m) => toText(m.value));
const factors = (text: string) => findFractions(text).map((m) => m.factors.map(toText).join(" x "));

describe("fractions in words and figures", () => {
  it.each([
    ["an undivided one-half (1/2) interest", "1/2"],
    ["three-sixteenths of all oil", "3/16"],
    ["25% of the minerals", "1/4"],
    ["twenty percent", "1/5"],
    ["TWENTY-FIVE PER CENT (25%)", "1/4"],
    [".1875 interest", "3/16"],
    ["0.2 of 8/8 of all oil", "1/5"],
    [".5 of the whole", "1/2"],
    ["her third of the farm", "1/3"],
    ["our own fifth interest in the minerals", "1/5"],
    ["an equal one-third part", "1/3"],
    ["5/32nds interest", "5/32"],
    ["62.5%", "5/8"],
    ["1 /2 interest", "1/2"],
    ["l/8 royalty", "1/8"],
    ["½ interest", "1/2"],
    ["one thirty-second (1/32) interest", "1/32"],
    ["one-sixty-fourth", "1/64"],
    ["one one-hundred-twenty-eighth (1/128)", "1/128"],
    ["an undivided half interest", "1/2"],
    ["three and three-fourths per cent (3.75%)", "3/80"],
    ["6 1/4% of production", "1/16"],
    ["1/512.25th interest", "4/2049"],
    ["twenty-five one-hundredths", "1/4"],
    ["one-quarter", "1/4"],
    ["an undivided twelve/one hundred eightieths (12/180) interest", "1/15"],
    ["ten/eightieths", "1/8"],
    ["twelve over one hundred eighty (12/180)", "1/15"],
    ["thirteen and one-third eightieths (13 1/3 / 80)", "1/6"],
    ["7 1/2 / 80ths", "3/32"],
  ])("reads %s", (text, want) => {
    expect(values(text)).toEqual([want]);
  });

  it("keeps fractions of fractions as factors", () => {
    expect(factors("1/2 of 1/8")).toEqual(["1/2 x 1/8"]);
    expect(factors("one-fourth of one-eighth of all minerals")).toEqual(["1/4 x 1/8"]);
    expect(factors("one-half (1/2) of the usual one-eighth (1/8) royalty")).toEqual(["1/2 x 1/8"]);
    expect(factors("one-fourth of the usual and customary one-eighth royalty")).toEqual(["1/4 x 1/8"]);
    expect(factors("one-fourth of the ordinary one-eighth royalty")).toEqual(["1/4 x 1/8"]);
    expect(factors("eighty percent of fifty percent (80% of 50%)")).toEqual(["4/5 x 1/2"]);
  });

  it("says where words and figures differ, and follows the words", () => {
    const [mention] = findFractions("an undivided one-fourth (1/3) interest");
    expect(mention?.conflict).toEqual({ words: rational(1, 4), figures: rational(1, 3) });
    expect(mention && toText(mention.value)).toBe("1/4");
    expect(findFractions("one-fourth (1/4)")[0]?.conflict).toBeNull();
  });

  it("takes 8/8 for the whole", () => {
    const [mention] = findFractions("an override of 2.5% of 8/8");
    expect(mention?.of_8_8).toBe(true);
    expect(mention && toText(mention.value)).toBe("1/40");
  });

  it("quotes its own place in the text", () => {
    const text = "all of his one-half (1/2) and 3/16 thereof";
    for (const m of findFractions(text)) expect(text.slice(m.start, m.end)).toBe(m.text);
  });

  it.each(["twenty five dollars", "the second day of March", "12/31/1999", "and/or", "Section 5, 160 acres", "one of the first part", "1/0"])(
    "finds none in %s",
    (text) => {
      expect(values(text)).toEqual([]);
    },
  );

  it("reads every fraction it can be given in figures", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 2, max: 9999 }), (n, d) => {
        expect(values(`an undivided ${n}/${d} interest`)).toEqual([toText(rational(n, d))]);
      }),
    );
  });

  it("reads one part that is said to be each one's, and no number of a thing", () => {
    expect(values("an eighth to each, a total of one-fourth")).toEqual(["1/8", "1/4"]);
    expect(values("each taking a quarter, in the land")).toEqual(["1/4"]);
    expect(values("a sixteenth royalty")).toEqual(["1/16"]);
    expect(values("each a third party, a fourth person")).toEqual([]);
    expect(values("his third wife, her fourth child")).toEqual([]);
    expect(values("a third overriding royalty of 2% of all")).toEqual(["1/50"]);
  });

  it("multiplies a share of which several are told, and no other number before one", () => {
    expect(values("her two undivided one-ninth interests in the land")).toEqual(["2/9"]);
    expect(values("three one-sixteenth shares of the oil")).toEqual(["3/16"]);
    expect(values("two (2) undivided 1/10 mineral interests")).toEqual(["1/5"]);
    expect(values("four (4) equal one-eighth (1/8) parts")).toEqual(["1/2"]);
    expect(values("each of two 1/4 interests")).toEqual(["1/4"]);
    expect(values("Section 2 1/4 interest")).toEqual(["1/4"]);
    expect(values("Lot two; one-fourth interests")).toEqual(["1/4"]);
    expect(values("their four 1/2 interests")).toEqual(["1/2"]);
  });

  it.each([
    "1/32 of all (8/8) of the oil and gas",
    "1/32 of all of the oil and gas (8/8) produced",
    "one thirty-second of gross production (8/8ths)",
    "a 1/32 royalty of the entire (8/8) production",
  ])("takes the whole in parentheses for what the share is of: %s", (text) =>
    expect(findFractions(text).map((m) => [toText(m.value), m.of_8_8])).toEqual([["1/32", true]]),
  );

  it.each([["1/2 of the oil and all (8/8) of the gas"], ["1/2 to A and all (8/8) to B"], ["1/2 of the oil. All (8/8) of the gas"]])(
    "leaves another whole beside it alone: %s",
    (text) => expect(values(text)).toEqual(["1/2", "1"]),
  );

  it("comes to an end on hostile text", () => {
    for (const text of ["one hundred and ".repeat(7000), "1/2 of ".repeat(15000), "(".repeat(100000)]) expect(Array.isArray(findFractions(text))).toBe(true);
  });
});
