// Judgments that strike an instrument down: what it passed goes back, from those alone whom the judgment binds.
import { describe, expect, it } from "vitest";
import type { Conveyance } from "@/lib/contracts/aspects/conveyance";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, minerals, owned, patent } from "@/lib/testing/owned";

const struck = (text: string, date: string | null = null): NonNullable<Conveyance["facts"]> => [
  { kind: "other", value: "struck down", text, date, parties: [] },
];
const judgment = (sued: string[], facts: Conveyance["facts"], cites: number[] = [2]): Instrument => ({
  type: "judgment",
  action: "descend",
  day: "1960-01-01",
  from: ["Ann Ash"],
  to: sued,
  grants: [],
  cites,
  conveyance: { facts },
});
const given = deed("Ann Ash", "Bob Birch", "1950-01-01");

describe("an instrument that is struck down", () => {
  it("gives back what its taker still has", () =>
    expect(owned("TX", [patent, given, judgment(["Bob Birch"], struck("the deed in Book 2, page 1, is cancelled"))]).rows).toEqual(["Ann Ash fee 1"]));

  it("leaves a purchaser who was not sued what he bought", () => {
    const sold = deed("Bob Birch", "Cal Cole", "1955-01-01", { grants: [minerals("1/2")] });
    expect(owned("TX", [patent, given, sold, judgment(["Bob Birch"], struck("the deed in Book 2, page 1, is cancelled"))]).rows).toEqual([
      "Ann Ash mineral 1/2",
      "Ann Ash surface 1",
      "Cal Cole mineral 1/2",
    ]);
    expect(owned("TX", [patent, given, sold, judgment(["Bob Birch", "Cal Cole"], struck("the deed in Book 2, page 1, is cancelled"))]).rows).toEqual([
      "Ann Ash mineral 1/2",
      "Ann Ash mineral 1/2",
      "Ann Ash surface 1",
    ]);
  });

  it("is found by its day where the words cite no book, and not by another day", () => {
    expect(owned("TX", [patent, given, judgment(["Bob Birch"], struck("the deed of that day is void", "1950-01-01"), [])]).rows).toEqual(["Ann Ash fee 1"]);
    expect(owned("TX", [patent, given, judgment(["Bob Birch"], struck("the deed of that day is void", "1951-01-01"), [])]).rows).toEqual(["Bob Birch fee 1"]);
  });
});
