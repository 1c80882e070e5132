import { describe, expect, it } from "vitest";
import { withoutToldOf } from "./told-of";

const left = (words: string) => withoutToldOf(words).match(/[A-Z]{2,}(?: [A-Z]{2,})*/g) ?? [];

describe("people who are only told of", () => {
  it.each([
    ["the royalty reserved in the deed to ORLEY STONE, Vol. 4, to my niece ANN QUADE", ["ANN QUADE"]],
    ["subject to the lease from ORLEY STONE and wife, CORA STONE, to ANN QUADE", ["ANN QUADE"]],
    ["to my grandchildren, ANN QUADE and BEN QUADE, being children of my son, ORLEY QUADE, share and share alike", ["ANN QUADE", "BEN QUADE"]],
    ["to my daughter ANN QUADE, wife of ORLEY QUADE, and to her heirs", ["ANN QUADE"]],
    ["to my niece ANN QUADE (Mrs. ORLEY QUADE) and to BEN STONE", ["ANN QUADE", "BEN STONE"]],
    ["to ANN QUADE, the widow of the late ORLEY QUADE, and CORA STONE", ["ANN QUADE", "CORA STONE"]],
    ["to ANN QUADE and ORLEY QUADE, her husband", ["ANN QUADE", "ORLEY QUADE"]],
    ["to the wife of my son, ORLEY QUADE", ["ORLEY QUADE"]],
    ["to ANN QUADE one-half and to BEN QUADE one-half", ["ANN QUADE", "BEN QUADE"]],
  ])("%s", (words, names) => {
    expect(left(words)).toEqual(names);
    expect(withoutToldOf(words)).toHaveLength(words.length);
  });
});
