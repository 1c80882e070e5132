import { describe, expect, it } from "vitest";
import { usualSpelling } from "./usual-spelling";

const paper =
  "Between HARLAN W. QUSRLES and his wife … And the said Harlan W. Quarles, for himself … Signed Harlan W. Quarles (SEAL). Before me came Harlan W. Quarles. " +
  "Prudence Dale, a sister of Prudence Dale, and Patience Dale, and John A. Moss, and John H. Moss and John H. Moss.";

describe("usualSpelling", () => {
  it("takes what the rest of the paper says for a spoilt word, in the case it stands in", () => {
    expect(usualSpelling("HARLAN W. QUSRLES", paper)).toBe("HARLAN W. QUARLES");
    expect(usualSpelling("HARLAN ¥. QUARLES", paper)).toBe("HARLAN W. QUARLES");
  });

  it("leaves sound names and other people's initials alone", () => {
    for (const name of ["Patience Dale", "Prudence Dale", "John A. Moss", "John H. Moss", "Ann Quade"]) expect(usualSpelling(name, paper)).toBe(name);
  });

  it("takes letters with marks for letters", () => {
    expect(usualSpelling("RAÚL OCAÑA", "I, RAÚL OCAÑA, sell. Signed Raúl Ocaña. Before me came Raúl Ocaña.")).toBe("RAÚL OCAÑA");
  });

  it("never makes one party into another", () => {
    expect(usualSpelling("Prydence Dale", paper, ["Prydence Dale", "Prudence Dale"])).toBe("Prydence Dale");
  });

  it("reads a given name that lost its capital as the one it is nearest to", () => {
    expect(usualSpelling("samel J. Moss", paper)).toBe("Samuel J. Moss");
    expect(usualSpelling("Samel J. Moss", paper)).toBe("Samel J. Moss");
  });
});
