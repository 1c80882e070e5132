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

  it("leaves the whole in the estate where none is left to take, and in the residue where the will gives one", () => {
    const sole: Instrument["grants"] = [{ text: "my farm to my brother", of: "grantor_interest", to: ["BobBirch"] }];
    expect(owned("AR", [patent, will("brother", sole)]).rows).toEqual(["Estate of Ann Ash, Deceased fee 1"]);
    const rest = { text: "the residue of my estate", of: "grantor_interest" as const, residuary: true, to: ["CyCedar"] };
    expect(owned("AR", [patent, will("brother", [...sole, rest])]).rows).toEqual(["Cy Cedar fee 1"]);
  });

  it("named in a transfer on death leaves his share to the others named, his issue standing in only where the statute says so", () => {
    const onDeath = { ...will("brother", both), type: "transfer_on_death_designation_affidavit" as const, action: "convey" as const, day: "1998-01-01" };
    expect(owned("WV", [patent, onDeath]).rows).toEqual(["Cy Cedar fee 1"]);
  });

  it("leaves a share of the residue to the other takers of it", () => {
    const residue = [{ ...both[0], residuary: true }];
    expect(owned("AR", [patent, will("brother", residue)]).rows).toEqual(["Cy Cedar fee 1"]);
  });
});

describe("a death told in a sentence", () => {
  const told: Instrument = {
    ...will("brother", both),
    people: { "Ann Ash": { role: "decedent", died: "2004-05-03" }, "Bob Birch": { role: "devisee" }, "Cy Cedar": { role: "devisee" } },
    conveyance: { facts: [death("Bob Birch, and a sister who died on July 9, 1999.", "1999-07-09", "BobBirch")] },
  };
  const later: Instrument = { from: ["Bob Birch"], to: ["Flo Fir"], day: "2010-01-01", grants: [{ text: "one half", fraction: "1/2" }] };
  it("is not believed of one who conveys later", () => {
    expect(owned("AR", [patent, told, later]).rows).toEqual(["Cy Cedar fee 1/2", "Flo Fir fee 1/2"]);
  });
});
