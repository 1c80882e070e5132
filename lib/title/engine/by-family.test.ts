import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, owned, patent } from "@/lib/testing/owned";

const held = deed("Ann Ash", "Bob Birch", "1950-01-01");
const heir = (party: string, relation: string, living: boolean | null, per_stirpes_of: string | null = null) => ({
  party,
  relation,
  per_stirpes_of,
  of_spouse: null,
  living,
});
const decree = (text: string): Instrument => ({
  type: "probate_decree",
  action: "descend",
  day: "1960-01-01",
  grants: [{ from: ["BobBirch"], to: ["BoBirch", "DiBirch", "EdBirch"], of: "grantor_interest", text }],
  people: {
    "Bob Birch": { role: "decedent", side: "from" },
    "Bo Birch": { side: "to" },
    "Di Birch": { side: "to" },
    "Ed Birch": { side: "to" },
    "Cy Birch": { side: "to" },
  },
  succession: [
    {
      decedent: "BobBirch",
      died: "1959-01-01",
      testate: false,
      state: null,
      character: null,
      spouse: null,
      spouse_died: null,
      children_all_of_spouse: null,
      spouses_count: null,
      heirs: [
        heir("BoBirch", "child", true),
        heir("CyBirch", "child", false),
        heir("DiBirch", "grandchild", null, "CyBirch"),
        heir("EdBirch", "grandchild", null, "CyBirch"),
      ],
      statement_complete: true,
    },
  ],
});

describe("an order that states no shares", () => {
  it("gives the issue of a dead child the place of that child", () => {
    expect(owned("OK", [patent, held, decree("distributed to the said heirs")]).rows.sort()).toEqual([
      "Bo Birch fee 1/2",
      "Di Birch fee 1/4",
      "Ed Birch fee 1/4",
    ]);
  });

  it.each(["distributed to the said heirs in equal shares", "distributed equally to Bo Birch and to the children of Cy Birch"])(
    "parts by heads where it says so: %s",
    (text) => {
      expect(owned("OK", [patent, held, decree(text)]).rows.sort()).toEqual(["Bo Birch fee 1/3", "Di Birch fee 1/3", "Ed Birch fee 1/3"]);
    },
  );

  it("parts the share of the dead alone where it gives that to his issue", () => {
    expect(owned("OK", [patent, held, decree("distributed equally to the said heirs, the issue of one who is dead to have his share")]).rows.sort()).toEqual([
      "Bo Birch fee 1/2",
      "Di Birch fee 1/4",
      "Ed Birch fee 1/4",
    ]);
  });
});
