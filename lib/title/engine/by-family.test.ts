import { describe, expect, it } from "vitest";
import { family, heir } from "@/lib/testing/family";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, owned, patent } from "@/lib/testing/owned";

const held = deed("Ann Ash", "Bob Birch", "1950-01-01");
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
    family("Bob Birch", "1959-01-01", [
      "Bo Birch",
      heir("Cy Birch", { living: false }),
      ...["Di Birch", "Ed Birch"].map((name) => heir(name, { relation: "grandchild", living: null, per_stirpes_of: "CyBirch" })),
    ]),
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
