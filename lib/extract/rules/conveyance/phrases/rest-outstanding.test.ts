import { describe, expect, it } from "vitest";
import { toText } from "@/lib/fraction/rational";
import { restOutstanding } from "./rest-outstanding";

describe("the rest that is another's", () => {
  it.each([
    ["including 5/80 of the oil and gas rights, the remainder of said rights having been previously sold", "15/16"],
    ["including five-eightieths (5/80) of the oil, gas and mineral rights, the remainder of said oil, gas and mineral rights having been sold", "15/16"],
    ["an undivided one-eighth of the minerals, the remaining seven-eighths having been sold to Ada Venn", "7/8"],
    ["one-fourth of the oil and gas, the balance being owned by others", "3/4"],
  ])("%s → %s", (text, rest) => {
    const found = restOutstanding(text);
    expect(found?.share && toText(found.share)).toBe(rest);
  });
  it("finds none where the rest stays with the giver or nothing is told of it", () => {
    expect(restOutstanding("the remaining minerals shall be leased by the grantee")).toBeNull();
    expect(restOutstanding("one-half of the minerals and the surface")).toBeNull();
    expect(restOutstanding("all the rest of the estate is vested in him, including the oil and gas")).toBeNull();
  });
});
