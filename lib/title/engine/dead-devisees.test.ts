import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { owned, patent } from "@/lib/testing/owned";

const death = (text: string, date: string, who: string) => ({ kind: "death" as const, text, date, parties: [who] });
const will = (relation: string, grants: Instrument["grants"]): Instrument => ({
  type: "will",
  action: "devise",
  from: ["Ann Ash"],
  to: ["Bob Birch", "Cy Cedar"],
  people: {
    "Ann Ash": { role: "decedent", died: "2004-05-03" },
    "Bob Birch": { role: "devisee", relation, died: "1999-07-09" },
    "Cy Cedar": { role: "devisee", relation },
    "Di Dogwood": {},
    "Ed Elm": {},
  },
  day: "2004-08-16",
  grants: grants ?? [],
  conveyance: { facts: [death("Bob Birch died on July 9, 1999, leaving two children, Di Dogwood and Ed Elm.", "1999-07-09", "BobBirch")] },
});
const both = [{ text: "all my land and minerals to my brothers", of: "grantor_interest" as const }];

describe("a devisee who died before the testator", () => {
  it("is stood in for by issue where the statute reaches the relation", () => {
    const { rows } = owned("TX", [patent, will("brother", both)]);
    expect(rows).toEqual(["Cy Cedar fee 1/2", "Di Dogwood fee 1/4", "Ed Elm fee 1/4"]);
  });

  it("takes nothing where it does not: the share stays with the estate", () => {
    const { rows, codes } = owned("AR", [patent, will("brother", both)]);
    expect(rows).toEqual(["Cy Cedar fee 1/2", "Estate of Ann Ash, Deceased fee 1/2"]);
    expect(codes).toContain("UNPROBATED_ESTATE_IN_CHAIN");
  });

  it("leaves a share of the residue to the other takers of it", () => {
    const residue = [{ ...both[0], residuary: true }];
    expect(owned("AR", [patent, will("brother", residue)]).rows).toEqual(["Cy Cedar fee 1"]);
  });
});
