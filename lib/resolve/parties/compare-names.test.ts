import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareNamed, compareNames } from "./compare-names";
import { isConflict, total } from "./comparison";
import { oneSlip, slipForms } from "./edit-distance";
import { nameKeyOf } from "./mention";

const score = (a: string, b: string, type: "individual" | "corporation" = "individual"): number | string => {
  const verdict = compareNames(nameKeyOf(a, type), nameKeyOf(b, type));
  return isConflict(verdict) ? "conflict" : (verdict.steps[0]?.level ?? "none");
};

describe("levels of two persons' names", () => {
  it.each([
    ["Ann B. Poe", "ANN B. POE", "exact"],
    ["Ann B. Poe", "Ann Beth Poe", "middle_initial"],
    ["Ann B. Poe", "Ann Poe", "middle_absent"],
    ["A. B. Poe", "Ann B. Poe", "initials"],
    ["Wm. Poe", "William Poe", "exact"],
    ["Bob Poe", "Robert Poe", "nickname"],
    ["Ann Hollis", "Ann Holils", "spelling"],
    ["Ann Barnes", "Ann Bames", "spelling"],
    ["Ann Rane", "Ann Rane Poe", "married_name"],
    ["Ann Poe", "Carl Poe", "conflict"],
    ["Ann B. Poe", "Ann C. Poe", "conflict"],
    ["Ann Poe, Jr.", "Ann Poe, Sr.", "conflict"],
    ["Mrs. J. E. Poe", "J. E. Poe", "conflict"],
    ["Ellen Poe", "Allen Poe", "conflict"],
  ])("%s, %s: %s", (a, b, level) => {
    expect(score(a, b)).toBe(level);
  });
});

describe("levels of two organisations' names", () => {
  it.each([
    ["Burley Oil Company", "The BURLEY OIL CO.", "exact"],
    ["The COUNTY OF BURLEY", "Burley County", "exact"],
    ["County of Red Willow", "Red Willow County", "exact"],
    ["City of Burley", "Burley County", "conflict"],
    ["Burley Oil, Inc.", "Burley Oil Incorporated", "exact"],
    ["Burley Oil Co.", "Burley Oil", "form_absent"],
    ["Burley & Sons Oil Co.", "Burley and Sons Oil Company", "exact"],
    ["Burley Oil, Inc.", "Burley Oil, LLC", "entity_form"],
    ["Burley Royalty Company", "Buriey Royalty Company", "spelling"],
    ["Pine Energy II, LLC", "Pine Energy III, LLC", "conflict"],
    ["Pine Energy II, LLC", "Pine Energy, LLC", "conflict"],
    ["United States", "United States of America", "exact"],
    ["First National Bank of Elgin", "First National Bank, Elgin", "exact"],
    ["Tanners & Millers Bank of Elgin", "TANNERS AND MILLERS BANK", "seat_absent"],
    ["Tanners & Millers Bank of Elgin", "Tanners & Millers Bank of Burley", "conflict"],
    ["Bank of Elgin", "Bank of Burley", "conflict"],
    ["Burley Oil Co.", "Hurst Gas Co.", "conflict"],
  ])("%s, %s: %s", (a, b, level) => {
    expect(score(a, b, "corporation")).toBe(level);
  });
});

describe("comparing names", () => {
  const word = fc.constantFrom("Ann", "A.", "Bob", "Robert", "Poe", "Rane", "Holm", "Jr.", "Beth", "B.", "Carl");
  const name = fc.array(word, { minLength: 2, maxLength: 4 }).map((w) => w.join(" "));
  it("gives the same whichever comes first", () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        const [x, y] = [nameKeyOf(a, "individual"), nameKeyOf(b, "individual")];
        const [p, q] = [compareNames(x, y), compareNames(y, x)];
        expect(isConflict(p)).toBe(isConflict(q));
        if (!isConflict(p) && !isConflict(q)) expect(total(p.steps)).toBe(total(q.steps));
      }),
    );
  });
  it("joins by what one is also known as", () => {
    const named = (n: string, ...aliases: string[]) => ({ key: nameKeyOf(n, "individual"), aliases: aliases.map((a) => nameKeyOf(a, "individual")) });
    const verdict = compareNamed(named("Ann Poe", "Ann Rane"), named("Ann Rane"));
    expect(isConflict(verdict) ? null : verdict.steps[0]?.level).toBe("also_known_as");
  });
  it("blocks together any two words one slip apart", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-e]{4,8}$/), fc.stringMatching(/^[a-e]{4,8}$/), (a, b) => {
        const swapped = a.length === b.length && [...a].filter((c, i) => c !== b[i]).length === 2;
        if (oneSlip(a, b) && !swapped) expect(slipForms(a).some((f) => slipForms(b).includes(f))).toBe(true);
      }),
    );
  });
});
