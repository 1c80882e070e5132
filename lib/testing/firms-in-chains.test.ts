// A firm called by its partners' surnames holds the title; those who sign for it do not.
import { describe, expect, it } from "vitest";
import { readInstrument } from "./read-in-process";

const sides = (who: string) => {
  const text = `MINERAL DEED\n${who} grants to Lena Voss all minerals under the SW/4 of Section 9-7N-4W, Grady County, Oklahoma.\nDated March 2, 1936.\nPARR AND DILLE\nBy Amos Parr, Partner\nBy Jonas Dille, Partner`;
  const { parties } = readInstrument({ name: "paper", text }).parties.resolved;
  return parties.filter((p) => p.side === "from").map((p) => p.name.toUpperCase());
};

describe("a firm that gives by its partners", () => {
  it.each(["Parr and Dille, a co-partnership, by its partners,", "Parr and Dille, a copartnership,", "Parr & Dille, a partnership,"])(
    "is the giver: %s",
    (who) => {
      expect(sides(who)).toEqual([expect.stringMatching(/^PARR (?:AND|&) DILLE$/)]);
    },
  );
});
