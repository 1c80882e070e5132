import { describe, expect, it } from "vitest";
import { baseOf } from "./base";
import { benefitsOf } from "./benefits";
import { isJointly } from "./jointly";
import { PAYOUT } from "./payout";
import { PRODUCTION, SHUT_IN } from "./production";

describe("words that open doctrines", () => {
  it("knows a survivor's estate and a joint tenancy denied", () => {
    expect(isJointly("to Ada Finch and Roy Finch, the longest liver of them to take the whole")).toBe(true);
    expect(isJointly("to the survivors of the settlers of that county")).toBe(false);
    for (const words of [
      "the survivor to have and hold all of the land",
      "whichever outlives, the survivor shall own the whole",
      "the survivor shall take it outright",
    ])
      expect([words, isJointly(words)]).toEqual([words, true]);
    for (const words of [
      "to Ada Finch and Roy Finch, trustees; if either trustee dies the survivor shall have full power to sell",
      "should a son of mine die without issue the survivors shall take his share",
      "the survivor shall have charge of the trust",
    ])
      expect([words, isJointly(words)]).toEqual([words, false]);
  });

  it("takes a share of the giver's share of the oil for a share of his interest", () => {
    expect(baseOf("one-third part of the grantor's share of the oil, gas and minerals", false).of).toBe("grantor_interest");
    expect(baseOf("one-half the interest owned by grantor in the oil and gas", false).of).toBe("grantor_interest");
    expect(baseOf("one-half interest owned by grantor in the oil and gas", false).of).toBe("whole");
    expect(baseOf("one-third part of the oil, gas and minerals", false).of).toBe("whole");
  });

  it("knows payout by what it is", () => {
    expect(PAYOUT.test("when the assignee has recouped the whole cost of drilling and equipping the well")).toBe(true);
    expect(PAYOUT.test("the cost of recording this deed")).toBe(false);
    expect(PAYOUT.test("until pay out")).toBe(true);
    expect(PAYOUT.test("the assignee shall pay out of its share all taxes")).toBe(false);
  });

  it("takes a well closed in for shut in only beside its payment", () => {
    expect(SHUT_IN.test("the gas well was closed in, and the company paid $80 each year")).toBe(true);
    expect(SHUT_IN.test("the gas well was closed in for want of a line")).toBe(false);
    expect(SHUT_IN.test("the office was closed in 1950, and $80 was paid")).toBe(false);
  });

  it("reads oil that was given or made as production", () => {
    expect(PRODUCTION.test("the well has made oil from that day to this")).toBe(true);
    expect(PRODUCTION.test("gave oil until November")).toBe(true);
  });

  it("leaves the power to lease with the side it stays with", () => {
    expect(benefitsOf("the right to give leases on the whole stays with the grantor", "taker").executive).toBe(false);
    expect(benefitsOf("joinder of the grantee in any lease shall never be needed", "taker").executive).toBe(false);
  });
});
