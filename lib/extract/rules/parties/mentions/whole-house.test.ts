import { describe, expect, it } from "vitest";
import { houseLength } from "./whole-house";

const nameIn = (text: string): string => text.slice(0, houseLength(text, 0, text.length));

describe("the whole name of a house", () => {
  it.each([
    ["Gravel Fork Fee & Royalty Company, a corporation", "Gravel Fork Fee & Royalty Company"],
    ["SOUTH FORK LAND AND FEE COMPANY, acting", "SOUTH FORK LAND AND FEE COMPANY"],
    ["Aldous Binns & Sons do sell", "Aldous Binns & Sons"],
    ["Secretary of Health and Rural Affairs, his successors", "Secretary of Health and Rural Affairs"],
    ["Rural School District No. 41 of Teal County, party", "Rural School District No. 41 of Teal County"],
    ["Weir County Drainage and Improvement District No. 2 of", "Weir County Drainage and Improvement District No. 2"],
    ["Copperas Drilling Program 1974-B, a limited", "Copperas Drilling Program 1974-B"],
    ["SALT BLUFF GRAIN AND LIVE STOCK COMPANY, a", "SALT BLUFF GRAIN AND LIVE STOCK COMPANY"],
    ["Salt Bluff Ice & Bottling Works does", "Salt Bluff Ice & Bottling Works"],
    ["Ore Dock Bank, National Association, as", "Ore Dock Bank, National Association"],
    ["Sixteenth Avenue Baptist Church of Teal", "Sixteenth Avenue Baptist Church of Teal"],
  ])("reads %s", (text, name) => expect(nameIn(text)).toBe(name));

  it.each([
    ["Hester Coyle and Ore Dock Bank, of Teal"],
    ["State of Ohio, County of Teal"],
    ["Osgood Prentiss, a widower, of Teal County"],
    ["Range Seven West of the Meridian"],
    ["Oil and Gas Lease"],
    ["Mary Bishop of Teal County"],
    ["William School of Teal"],
    ["Secretary of Teal Lumber Company, who"],
    ["Administrator of William Coyle, deceased"],
  ])("reads no house at the start of %s", (text) => expect(nameIn(text)).toBe(""));

  it("ends before another house that is joined to it, and before the words of the paper", () => {
    expect(nameIn("Ore Dock Bank and Teal Lumber Company, both of")).toBe("Ore Dock Bank");
    expect(nameIn("Ore Dock Royalty LLC and Teal Lumber Company, both of")).toBe("Ore Dock Royalty LLC");
    expect(nameIn("Bank of Teal Deed of Trust")).toBe("Bank of Teal");
    expect(nameIn("Gravel Fork Trust 3/8 of the")).toBe("Gravel Fork Trust");
  });
});
