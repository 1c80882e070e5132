import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, lease, minerals, owned, patent } from "@/lib/testing/owned";

const twoTracts = { tracts: ["A", "B"] };
const term = { kind: "so_long_as" as const, months: 240, text: "for twenty years and as long thereafter as produced" };
const sold = deed("Ann Ash", "Bob Birch", "1925-08-13", { tracts: ["A"], grants: [minerals("1/2", { term })] });
const well: Instrument = {
  type: "affidavit_of_production",
  action: "affirm",
  day: "1946-09-18",
  tracts: ["B"],
  grants: [],
  conveyance: { facts: [{ kind: "production", text: "The well on tract B has produced oil since 1940.", date: "1940-02-11" }] },
};
const chain = (lessors: string[], state: string) =>
  owned(state, [{ ...patent, ...twoTracts }, sold, lease(lessors, "Oak Oil", "1932-06-22", { primary_term_months: 120 }, twoTracts), well], "1950-01-01", [
    "A",
    "B",
  ]).rows;

describe("a term of minerals", () => {
  it("goes on by production elsewhere on a lease in which its owner joined", () => {
    expect(chain(["Ann Ash", "Bob Birch"], "TX")).toContain("A: Bob Birch mineral 1/2");
  });

  it("ends where its owner did not join in that lease", () => {
    expect(chain(["Ann Ash"], "TX")).not.toContain("A: Bob Birch mineral 1/2");
  });

  it("ends in Kansas, where the deed asks for production from the land itself", () => {
    expect(chain(["Ann Ash", "Bob Birch"], "KS")).not.toContain("A: Bob Birch mineral 1/2");
  });
});
