import { describe, expect, it } from "vitest";
import { characterByLand } from "./character-by-land";
import { findPeople } from "./find-people";
import { characterOf } from "./statements";

const names = (text: string) => findPeople(text).map((p) => p.name);

describe("towns that sound like people", () => {
  it("are no person whom somebody parted from, nor does an adverb open a name", () => {
    expect(names("She was divorced from Hugh Lake. Later Ann Roe came from Elm Springs.")).toEqual(["Hugh Lake", "Ann Roe"]);
  });
  it("are nobody behind words of dwelling", () =>
    expect(names("I worked at the courthouse in Henry Clay with Ada Roe. Ada Roe died in Henry Clay on May 3, 1970.")).not.toContain("Henry Clay"));
  it("leave those in whom title vests", () => {
    expect(names("Title vested in Henry Clay. One-third in Bo Venn, and one-third in Cy Venn.")).toContain("Henry Clay");
    expect(names("She lived in town. The share in Bo Venn is one-third.")).toContain("Bo Venn");
  });
});

describe("lands told by their place in a row", () => {
  it("have each their own character", () =>
    expect(
      characterByLand(
        "He owned two tracts: Lot 4, and Lot 9; the farm in Section 3, which came to him from his mother's estate; and the quarter in Section 8, bought in 1978. The first was not won by the joint industry of the two.",
      ).map((l) => l.character),
    ).toEqual([]));
  it("take the predicate of the one before", () =>
    expect(
      characterByLand(
        "He owned the quarter in Section 3; and the quarter in Section 8. The first was not acquired by the joint industry of him and Ann. The second was.",
      ).map((l) => l.character),
    ).toEqual(["separate", "joint_industry"]));
});

describe("what came from kin", () => {
  it.each([
    "It came to him from his father's estate.",
    "She got it by inheritance.",
    "He took it as an heir.",
    "It descended to her from her aunt.",
    "It fell to her upon her father's death.",
  ])("is one's own: %s", (t) => expect(characterOf(t)).toBe("separate"));
  it.each(["No inheritance tax is due.", "It came from the Bank.", "All his heirs are named."])("is not told: %s", (t) => expect(characterOf(t)).toBeNull());
  it.each([
    "Her estate passed under the laws of descent and distribution.",
    "It passed by descent to the children.",
    "The land descended to his heirs from their father.",
    "I received this family history from her mother.",
    "Lena makes this claim as an heir.",
  ])("is not told by what came of it: %s", (t) => expect(characterOf(t)).toBeNull());
  it("is of both where the heirs took by law", () =>
    expect(characterOf("All was community property. Her heirs took under the laws of descent.")).toBe("community"));
});
