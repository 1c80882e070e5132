import { describe, expect, it } from "vitest";
import { debtorIn } from "./debtor";

describe("whose land an officer sells", () => {
  it.each([
    ["WHEREAS, on January 3, 1931, Cy Mott and wife, Ada Mott, executed a deed of trust to secure one note", "Cy Mott and wife, Ada Mott"],
    ["Whereas Cy Mott executed and delivered a certain deed of trust", "Cy Mott"],
    ["whereas, by his certain deed of trust of record, Cy Mott, conveyed the land to the trustee", "Cy Mott"],
    ["all the right, title and interest which the said Cy Mott had in the land on the day of the levy", "Cy Mott"],
  ])("%s", (text, name) => expect(debtorIn(text)).toBe(name));
  it("is nobody where the paper names nobody", () => expect(debtorIn("I do hereby grant, sell and convey the land above described")).toBeNull());
});
