import { describe, expect, it } from "vitest";
import { letteredItems, withLettersNumbered } from "./lettered-items";
import { familiesOf } from "./test-family";

describe("items that bear capital letters", () => {
  it("counts a row of three or more from A on", () => {
    expect(withLettersNumbered("A. I knew her.\nB. Nora Pell died in 1990.\nC. She left a son.")).toBe(
      "1. I knew her.\n2. Nora Pell died in 1990.\n3. She left a son.",
    );
  });

  it.each([
    "B. Roe and C. Doe came.",
    "Q. Was he married? A. Once. Q. To whom? A. Bea Roe.",
    "A. Roe died. B. Doe lives.",
    "They met A. B. Roe and C. D. Poe.",
  ])("leaves initials and answers alone: %s", (text) => expect(letteredItems(text).size).toBe(0));

  it("reads the names of the items without their letters", () => {
    const [nora] = familiesOf(
      "AFFIDAVIT OF HEIRSHIP\n\nState of Oklahoma, County of Kay\n\nAL DREW, of Newkirk, being sworn, says:\n\nA. I knew Nora Pell well.\nB. Nora Pell died on May 3, 1990, a widow, without a will.\nC. She had two children and no more: Dora Finch and Sam Pell, both living.\n\nAl Drew\n\nSubscribed and sworn to before me June 1, 1991. M. Cole, Notary Public.",
    );
    expect([nora?.decedent, nora?.died, nora?.heirs.map((h) => h.name)]).toEqual(["Nora Pell", "1990-05-03", ["Dora Finch", "Sam Pell"]]);
  });
});
