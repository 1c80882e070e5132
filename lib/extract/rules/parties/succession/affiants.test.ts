import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

describe("who swears", () => {
  it.each([
    ["I, C. H. STONE, manager of OAK GAS CO., swear: the well on Lot 4 was completed May 3, 1952.", "C. H. Stone"],
    ["I, Ann B. Quade, of lawful age, upon my oath say that the well on Lot 4 was completed May 3, 1952.", "Ann B. Quade"],
    ["BEFORE ME personally appeared ORLEY STONE, who, being duly sworn, says that the well on Lot 4 was completed May 3, 1952.", "Orley Stone"],
  ])("%s", (words, name) => {
    const text = `AFFIDAVIT\n\nElm County, Ohio. ${words}\n\nSubscribed, sworn and acknowledged January 5, 1955. D. Frome, Notary Public.`;
    expect(readPaper(text).people).toEqual([name]);
  });
});
