import { describe, expect, it } from "vitest";
import { decedentIn, formerName, otherNamesIn, principalIn } from "./capacity";

describe("for whom a party acts", () => {
  it.each([
    ["Independent Executor of the Estate of Ann Poe, deceased", "Ann Poe"],
    ["administratrix with will annexed of the estate of Ann Poe", "Ann Poe"],
    ["trustee of the Poe Family Trust under agreement dated June 1, 1970", "Poe Family Trust"],
    ["attorney-in-fact for Ann Poe", "Ann Poe"],
    ["guardian of the person and estate of Carl Poe, a minor", "Carl Poe"],
    ["Receiver of the mineral interest of ANN POE in Cause No.", "ANN POE"],
  ])("finds the principal in %s", (capacity, name) => {
    expect(principalIn(capacity)).toBe(name);
  });
  it.each([null, "a widow", "trustee", "dealing in her separate property"])("finds none in %s", (capacity) => {
    expect(principalIn(capacity)).toBeNull();
  });
  it("finds the names a person bore before", () => {
    expect(otherNamesIn("a widow, formerly Ann Rane", "Ann")).toEqual(["Ann Rane"]);
    expect(otherNamesIn("née Rane", "Ann")).toEqual(["Ann Rane"]);
    expect(otherNamesIn("a married woman", "Ann")).toEqual([]);
  });
  it("names the decedent of an estate", () => {
    expect(decedentIn("The Estate of Ann Poe, Deceased")).toBe("Ann Poe");
    expect(decedentIn("Ann Poe Estate")).toBe("Ann Poe");
    expect(decedentIn("Ann Poe")).toBeNull();
  });
  it("tells a former name from a predecessor by merger", () => {
    expect(formerName("formerly known as Poe Oil Co.")).toEqual({ name: "Poe Oil Co", how: "name_change" });
    expect(formerName("successor by merger to Poe Oil Company")).toEqual({ name: "Poe Oil Company", how: "successor_by_merger" });
    expect(formerName("a Texas corporation")).toBeNull();
  });
});
