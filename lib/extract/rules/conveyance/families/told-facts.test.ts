import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const kinds = (words: string) =>
  (
    read(`AFFIDAVIT OF PRODUCTION\n\nCy Mott, being sworn, says: ${words}\n\nCy Mott`, people([], [], ["Cy Mott"]), "affidavit_of_production").resolved.facts ??
    []
  ).map((f) => f.kind);

describe("facts told by a producer", () => {
  it("a part without wells is no want of production", () =>
    expect(kinds("Gas has been produced without a break since May 1, 1979. There is no well on the East part of the tract.")).toEqual(["production"]));
  it("a lease not released has not ended", () => {
    expect(kinds("No part of the lease has been released.")).not.toContain("forfeiture");
    expect(kinds("The lease has not been released.")).not.toContain("forfeiture");
    expect(kinds("The lease was released on May 3, 1980.")).toContain("forfeiture");
  });
  it("what another contends has ended no lease, nor has the end of another thing", () => {
    expect(kinds("The lessee replied that the lease of 1950 had expired.")).not.toContain("forfeiture");
    expect(kinds("The lease of 1950 is no renewal of the first lease, and the option ended with it.")).not.toContain("forfeiture");
  });
  it("what goes on ever since begins with the day told before", () => {
    const paper =
      "AFFIDAVIT OF PRODUCTION\n\nCy Mott, being sworn, says: The first oil was run on May 2, 1959. It has produced in paying quantities ever since.\n\nCy Mott";
    const facts = read(paper, people([], [], ["Cy Mott"]), "affidavit_of_production").resolved.facts ?? [];
    expect(facts.filter((f) => f.kind === "production").map((f) => f.date)).toContain("1959-05-02");
    expect(facts.filter((f) => f.kind === "production").map((f) => f.date)).not.toContain(null);
  });
  it.each(["It has since produced without stop in paying quantities.", "The same has produced in paying quantities since."])(
    "what is told of the time since begins with the day before: %s",
    (since) => {
      const paper = `AFFIDAVIT OF PRODUCTION\n\nCy Mott, being sworn, says: The well was completed, and gas was first sold, on May 2, 1959. ${since}\n\nCy Mott`;
      const facts = read(paper, people([], [], ["Cy Mott"]), "affidavit_of_production").resolved.facts ?? [];
      expect(facts.map((f) => `${f.kind} ${f.date}`)).toEqual(["production 1959-05-02", "production 1959-05-02"]);
    },
  );
  it("a heading states nothing, and what goes on from that day begins on it", () => {
    const paper =
      "AFFIDAVIT OF COMPLETION AND FIRST SALES OF GAS\n\nCy Mott, being sworn, says: Gas was first sold on May 2, 1982. The well has produced in paying quantities from that day.\n\nCy Mott";
    const facts = read(paper, people([], [], ["Cy Mott"]), "affidavit_of_production").resolved.facts ?? [];
    expect(facts.filter((f) => f.kind === "production").map((f) => f.date)).toEqual(["1982-05-02"]);
  });
  it("nothing produced is no production", () =>
    expect(kinds("Nothing has ever been produced from the land, either before May 2, 1958, or in the five years after it.")).toEqual(["non_production"]));
  it("a lease that has long been dead kills nobody", () =>
    expect(kinds("Cy Mott has asserted a right to one-half of the royalty, the lease there named having long been dead.")).not.toContain("death"));
  it("a day that words reckon from kills nobody", () => {
    expect(kinds("The land is assigned to Cy Mott, absolutely, as of the date of death.")).not.toContain("death");
    expect(kinds("Date of death of Cy Mott: May 3, 1950.")).toContain("death");
  });
  it("a well that is not shut in is none", () => {
    expect(kinds("No gas well was shut in on that day.")).not.toContain("shut_in");
    expect(kinds("The well was shut in on that day.")).toContain("shut_in");
  });
  it("royalty paid out of another is no payout", () => {
    expect(kinds("Royalty owned by others is paid out of the one-fourth.")).not.toContain("payout");
    expect(kinds("The well has paid out.")).toContain("payout");
  });
  it("years that ended end no lease that is then said to be held", () =>
    expect(kinds("The well has produced gas since May 1, 2018, so that the lease, whose term ended May 5, 2020, is held by production.")).toEqual([
      "production",
    ]));
  it("a term that ended ends no lease held beyond it", () =>
    expect(kinds("The lease is held by production beyond its primary term, which ended May 5, 2020.")).not.toContain("forfeiture"));
  it("a death told of a pronoun keeps the sentence that names the dead", () => {
    const paper = "AFFIDAVIT OF DEATH\n\nCy Mott, being sworn, says: Bo Lark died May 2, 1959. Ada Lark survived him. She died on June 3, 1970.";
    const facts = read(paper, people([], [], ["Cy Mott"]), "affidavit_of_death").resolved.facts ?? [];
    expect(facts.filter((f) => f.kind === "death").map((f) => [f.date, f.text])).toContainEqual([
      "1970-06-03",
      "Ada Lark survived him. She died on June 3, 1970.",
    ]);
  });
  it("that day is the last one named before", () => {
    const paper =
      'AFFIDAVIT OF PRODUCTION\n\nCy Mott on oath stated: "On May 2, 1959, both pumps were shut off. No oil was produced from any part of the land from that day until this." /s/ Cy Mott';
    const facts = read(paper, people([], [], ["Cy Mott"]), "affidavit_of_production").resolved.facts ?? [];
    expect(facts.find((f) => f.kind === "non_production")?.date).toBe("1959-05-02");
  });
  it("a gap told from that day until another begins with that day", () => {
    const paper =
      "AFFIDAVIT OF PRODUCTION\n\nCy Mott, being sworn, says: The well was shut in on May 2, 1959. From that day until June 4, 1962, no gas was sold.\n\nCy Mott";
    const facts = read(paper, people([], [], ["Cy Mott"]), "affidavit_of_production").resolved.facts ?? [];
    expect(facts.find((f) => f.kind === "non_production")?.date).toBe("1959-05-02");
  });
  it("what is told of a well keeps the sentence that places it", () => {
    const paper =
      "AFFIDAVIT OF PRODUCTION\n\nCy Mott, being sworn, says: The only well is in the SE/4 of Section 9. It was completed May 2, 1959, and has produced oil since.";
    const facts = read(paper, people([], [], ["Cy Mott"]), "affidavit_of_production").resolved.facts ?? [];
    expect(facts.find((f) => f.kind === "production")?.text).toContain("SE/4 of Section 9. It was completed");
  });

  it("a well that at no time since a day has produced is told as dry since that day", () => {
    expect(kinds("The well was costly, and at no time since August 31, 1975 has it produced in paying quantities.")).toEqual(["non_production"]);
  });

  it.each([
    ["Bo Lark took the title to the land in 1920.", "name_change"],
    ["All prior negotiations are merged into this instrument.", "merger"],
    ["The life estate merged into the fee in 1920.", "merger"],
    ["His wife did not join in that deed.", "election"],
    ["The tenant has the right to choose the crop.", "election"],
    ["Nothing else was sold at that sale.", "non_production"],
  ])("%s tells of no %s", (words, kind) => expect(kinds(words)).not.toContain(kind));
  it.each([
    ["Marsh Oil Company took the new name Fen Oil Company in 1920.", "name_change"],
    ["Marsh Oil Company was merged into Fen Oil Company.", "merger"],
    ["Marsh Oil Company merged with Elm Gas into the surviving corporation.", "merger"],
    ["Bo Lark did not join in the proposed well.", "election"],
    ["Each owner had twenty days in which to choose between the two.", "election"],
  ])("%s tells of a %s", (words, kind) => expect(kinds(words)).toContain(kind));
});
