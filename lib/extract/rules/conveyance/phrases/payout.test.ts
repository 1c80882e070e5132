import { expect, it } from "vitest";
import { toldOnPayout } from "./payout";

it("takes the money that a payout account credits for production", () => {
  expect(toldOnPayout("production", "Net proceeds of gas received to date: $88,412.06.")).not.toBeNull();
  expect(toldOnPayout("production", "Income credited $4,010.00;")).not.toBeNull();
});

it("takes no money that is yet to come, and no cost", () => {
  for (const words of [
    "Payout is when the proceeds received by Assignee reach $400,000.00.",
    "Assignor shall be paid out of the proceeds received $20,000.00.",
    "Costs charged to the account $91,000.00.",
    "Projected income to date of payout $500,000.00.",
  ])
    expect(toldOnPayout("production", words), words).toBeNull();
});
