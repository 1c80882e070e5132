import { describe, expect, it } from "vitest";
import { withPlainStampWords } from "./stamp-words";

describe("words of worn stamps", () => {
  it.each([
    ["FILEO FOR RECORO", "FILED FOR RECORD"],
    ["Recelved for Reeord May 3, 1950", "Received for Record May 3, 1950"],
    ["RECEIVEO at 9, RECOROED at 10", "RECEIVED at 9, RECORDED at 10"],
    ["fi1ed and rccorded", "filed and recorded"],
  ])("%s", (spoilt, plain) => {
    expect(withPlainStampWords(spoilt)).toBe(plain);
    expect(plain).toHaveLength(spoilt.length);
  });

  it("leaves other words", () => {
    const text = "field fled feed heeded receded reward recover files recorder records file receiver Hecord's";
    expect(withPlainStampWords(text).replace("Record's", "Hecord's")).toBe(text);
  });
});
