// An override that the assignor keeps by words of what he is to have, or of what the assignee is to hand over.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const kept = (said: string) =>
  readPaper(
    `ASSIGNMENT\n\nFor One Thousand Dollars I, ADA VENN, have sold and assigned, and by this writing do sell and assign, to ELM OIL COMPANY, a corporation, all that lease that Cy Fern made to me in May, 1934, of Section 17, T. 8 N., R. 3 W., Elm County, Montana, Book 8, page 21. ${said}\n\nMade this 15th day of March, 1938.     Ada Venn`,
  ).kept;

describe("what an assignor is to have out of production", () => {
  it.each([
    "Out of all oil and gas that the Company takes from the land I am to have one-sixteenth of seven-eighths, free of all cost.",
    "The Company shall deliver to me, free of cost, one-sixteenth of seven-eighths of whatever oil and gas it brings up.",
    "As part of the price the Company is to set aside for me, clear of all expense, 1/16 of 7/8 of all oil and gas run from the wells.",
  ])("is an override: %s", (said) => expect(kept(said)).toEqual(["Ada Venn overriding_royalty 7/128 of whole"]));
  it.each([
    "The Company assumes the one-eighth royalty that Cy Fern is to receive from all oil and gas produced.",
    "The Company is to pay to me, free of any charge, $500.00 out of one-sixteenth of the oil produced.",
  ])("but no burden or debt is: %s", (said) => expect(kept(said)).toEqual([]));
});
