import { describe, expect, it } from "vitest";
import { deniesDeath, namelessDies, noneDead, reckonsFrom, speakersKinDies, strangerDies } from "./no-death";

describe("words of dying that tell of nobody's death", () => {
  it.each(["three children, none of whom has ", "and neither of them has since ", "no child of his has ", "None of these persons is ", "they have not "])(
    "denies: %s",
    (before) => expect(deniesDeath(before)).toBe(true),
  );
  it.each(["He left no will and ", "leaving no child, she ", "having no child he ", "He never remarried and ", "None survived but Abe, who "])(
    "does not deny: %s",
    (before) => expect(deniesDeath(before)).toBe(false),
  );
  it("knows one of the kin without a name", () => {
    expect(namelessDies("His wife had ")).toBe(true);
    expect(namelessDies("whose late husband ")).toBe(true);
    expect(namelessDies("His wife, Ida Peck, had ")).toBe(false);
    expect(namelessDies("He had ")).toBe(false);
  });
  it("knows the speaker's own kin without a name", () => {
    expect(speakersKinDies("My wife ", "My wife died in 1939. I have two sons.")).toBe(true);
    expect(speakersKinDies("My brother ", "My brother, Ned Peck, and I held the land. My brother died in 1939.")).toBe(false);
    expect(speakersKinDies("Ned Peck ", "My brother lives. Ned Peck died.")).toBe(false);
  });
  it("knows kin of another without a name", () => {
    expect(strangerDies("cousins, each a son of an uncle who had ")).toBe(true);
    expect(strangerDies("children of two sisters of decedent, both ")).toBe(true);
    expect(strangerDies("Abe Peck, son of a brother, Ned Peck, who ")).toBe(false);
    expect(strangerDies("He was a brother who ")).toBe(false);
    expect(strangerDies("Ida Peck, a sister of the same father and mother, who ")).toBe(false);
  });
  it("knows a time reckoned from a death", () => {
    expect(reckonsFrom("all were living when Otto ")).toBe(true);
    expect(reckonsFrom("unmarried until the day the decedent ")).toBe(true);
    expect(reckonsFrom("Abe was seven and Otto ")).toBe(false);
  });
  it("finds behind a list that none of it is dead", () => {
    expect(noneDead(", none of whom has died.")).toBe(0);
    expect(noneDead(", who died in 1930. None of the others has died")).toBeNull();
  });
});
