import { describe, expect, it } from "vitest";
import { debtorIn } from "./debtor";
import { ownersSoldOut } from "./sold-out";

describe("whose land an officer sells", () => {
  it.each([
    ["WHEREAS, on January 3, 1931, Cy Mott and wife, Ada Mott, executed a deed of trust to secure one note", "Cy Mott and wife, Ada Mott"],
    ["Whereas Cy Mott executed and delivered a certain deed of trust", "Cy Mott"],
    ["whereas, by his certain deed of trust of record, Cy Mott, conveyed the land to the trustee", "Cy Mott"],
    ["all the right, title and interest which the said Cy Mott had in the land on the day of the levy", "Cy Mott"],
  ])("%s", (text, name) => expect(debtorIn(text)).toBe(name));
  it("is nobody where the paper names nobody", () => expect(debtorIn("I do hereby grant, sell and convey the land above described")).toBeNull());
});

describe("whose land is sold where only his part in the suit tells it", () => {
  it.each([
    ["the Elm Bank recovered a judgment in the District Court against Cy Mott and Ada Mott, his wife, in an action", "Cy Mott and Ada Mott, his wife"],
    ["in an action wherein the Elm Bank was plaintiff and Cy Mott was defendant", "Cy Mott"],
    ["to sell the farm of which Cy Mott died possessed", "Cy Mott"],
    ["in the cause of Ida Mott v. Cy Mott, which B. Fay, sheriff, was told to sell in", "Ida Mott and Cy Mott"],
  ])("%s", (text, name) => expect(ownersSoldOut(text, ["B. Fay", "Elm Bank"])).toBe(name));
  it("is nobody named for another paper", () => expect(ownersSoldOut("the land conveyed to the bank by Cy Mott", ["B. Fay"])).toBeNull());
});
