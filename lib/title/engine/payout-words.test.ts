import { expect, it } from "vitest";
import { toText } from "@/lib/fraction/rational";
import { isOption, shareAtPayout, statesChoice, statesPayout } from "./payout-words";

it("knows payout that has come from payout that is waited for", () => {
  for (const words of [
    "Payout of the Roe 4-1 took place on January 3, 2001.",
    "The Roe 4-1, having paid out as of May 1, the option is exercised.",
    "The Roe No 4 well paid out on May 1, 2001.",
    "All costs of the well were recovered from production by May 1, 2001.",
  ])
    expect(statesPayout(words), words).toBe(true);
  for (const words of [
    "Payout as used in the assignment has not been reached.",
    "The well lacks $80,000.00 of having paid out its cost.",
    "When the well has reached payout notice will be given.",
  ])
    expect(statesPayout(words), words).toBe(false);
});

it("knows a choice made from one that may be made", () => {
  for (const words of [
    "On March 2 it gave the Operator its written notice electing to convert the override.",
    "Farmor timely made its election under the assignment.",
    "It has exercised its right and its override is ended.",
    "Farmor gave up its override and came in for its working interest.",
  ])
    expect(statesChoice(words), words).toBe(true);
  for (const words of [
    "Farmor was notified and elected not to convert its override.",
    "Farmor has sixty days in which to elect to convert its override, and has not yet done so.",
    "The affiant is the duly elected president of Farmor.",
    "Affiant was elected president of Farmor in 2001.",
    "Operator gave Farmor the option to convert its override.",
    "Farmee took the leasehold by assignment from Farmor.",
    "Operator has taken its oil from the leasehold in kind.",
    "It let the time for its election go by and keeps its override.",
  ])
    expect(statesChoice(words), words).toBe(false);
});

it("finds what is turned over at payout, and whether it waits for a choice", () => {
  const share = (words: string) => {
    const found = shareAtPayout([words]);
    return found && toText(found);
  };
  expect(share("Farmor shall be entitled to exchange this override for a 35% working interest.")).toBe("7/20");
  expect(share("an override of 1/16, and a back-in after payout of 35% WI")).toBe("7/20");
  expect(share("an override of 6% before payout and the right to a 30% working interest after payout, the override then to cease")).toBe("3/10");
  expect(share("an override of 6% until payout")).toBeNull();
  expect(isOption("Farmor shall be entitled to exchange this override")).toBe(true);
  expect(isOption("upon payout one-half of the lease reverts to Farmor")).toBe(false);
});
