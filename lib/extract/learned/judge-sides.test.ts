import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { Grounding } from "@/lib/extract/grounding/grounded";
import { buildParties } from "@/lib/extract/rules/parties/build-parties";
import { emptyMention } from "@/lib/extract/rules/parties/mentions/mention";
import type { PartyReading, ReadParty } from "@/lib/extract/rules/parties/reading";
import { judgeNames } from "./judge-names";
import { withJudgedSides } from "./judge-sides";
import { nameCandidates } from "./name-candidates";

const GIFT = `DEED OF GIFT
THE STATE OF TEXAS, COUNTY OF COKE.
That I, OSWALD KRENEK, a widower, for love and affection, do hereby give, grant and convey, in the portions stated, the minerals in 90 acres, Amos Tully Survey, A-77, Coke County, Texas:
(a) to my daughter, PEARL KRENEK ADAIR, an undivided one-half (1/2); and
(b) to my son, HUBERT KRENEK, an undivided one-half (1/2).
SIGNED this 3rd day of May, 1971.
Oswald Krenek`;

const read = (text: string, parties: ReadParty[]): string[] =>
  withJudgedSides({ parties, deaths: [] }, findAnatomy(text), "gift_deed").parties.map((p) => `${p.side} ${p.mention.name}`);
const party = (text: string, name: string, side: "from" | "to"): ReadParty => {
  const start = text.indexOf(name);
  return { mention: emptyMention(name, { start, end: start + name.length }), side, role: side === "from" ? "grantor" : "grantee" };
};

describe("the learned second opinion on the sides", () => {
  it("adds a taker that the rules have passed over", () => {
    const known = [party(GIFT, "OSWALD KRENEK", "from"), party(GIFT, "PEARL KRENEK ADAIR", "to")];
    expect(read(GIFT, known)).toEqual(["from OSWALD KRENEK", "to PEARL KRENEK ADAIR", "to HUBERT KRENEK"]);
  });
  it("takes nobody in from whom or to whom the land went before", () => {
    const text = GIFT.replace("(a) to my", "Being part of the same land which Stella Venn, widow, granted and conveyed: (a) to my");
    const known = [party(text, "OSWALD KRENEK", "from"), party(text, "HUBERT KRENEK", "to")];
    expect(read(text, known)).toEqual(["from OSWALD KRENEK", "to HUBERT KRENEK"]);
  });
  it("turns no wife about alone who is named in one breath with her husband", () => {
    const text = GIFT.replace("(b) to my son, HUBERT KRENEK,", "(b) to IVAN STOLL and wife, HUBERTA STOLL,");
    const [husband, wife] = [party(text, "IVAN STOLL", "to"), party(text, "HUBERTA STOLL", "to")];
    const couple = { ...wife, mention: { ...wife.mention, spouse: husband.mention } };
    expect(read(text, [party(text, "OSWALD KRENEK", "from"), husband, couple])).toContain("to HUBERTA STOLL");
  });
  it("takes nobody in who has left the widow that is named behind him", () => {
    const text = GIFT.replace(
      "in the portions stated,",
      "for which Peter Venn bid Five Dollars and Mrs. R. Venn, his widow, paid nothing, in the portions stated,",
    );
    const known = [party(text, "OSWALD KRENEK", "from"), party(text, "HUBERT KRENEK", "to")];
    expect(read(text, known)).not.toContain("to Peter Venn");
  });
  it("takes in the widow herself and those who act for the dead", () => {
    const known = [party(GIFT, "OSWALD KRENEK", "from"), party(GIFT, "HUBERT KRENEK", "to")];
    const named = (words: string) => read(GIFT.replace("PEARL KRENEK ADAIR", words), known);
    expect(named("PEARL KRENEK ADAIR and Rosa Adair, his widow")).not.toContain("to PEARL KRENEK ADAIR");
    expect(named("PEARL KRENEK ADAIR, his widow")).toContain("to PEARL KRENEK ADAIR");
    expect(named("PEARL KRENEK ADAIR, administrator, and Rosa Adair, his widow")).toContain("to PEARL KRENEK ADAIR");
    expect(named("PEARL KRENEK ADAIR, to Thomas Adair, and to Rosa Adair, his widow")).toContain("to PEARL KRENEK ADAIR");
  });
  it("leaves a reading alone that it agrees with", () => {
    const known = [party(GIFT, "OSWALD KRENEK", "from"), party(GIFT, "PEARL KRENEK ADAIR", "to"), party(GIFT, "HUBERT KRENEK", "to")];
    expect(read(GIFT, known)).toHaveLength(3);
  });
  it("is no surer of a party than the model is", () => {
    const known = [party(GIFT, "OSWALD KRENEK", "from"), party(GIFT, "PEARL KRENEK ADAIR", "to")];
    const added = withJudgedSides({ parties: known, deaths: [] }, findAnatomy(GIFT), "gift_deed").parties.at(-1);
    expect(added?.sure).toBeGreaterThan(0.5);
    expect(added?.sure).toBeLessThanOrEqual(1);
    const { view } = findAnatomy(GIFT);
    const ground = new Grounding(view, []);
    buildParties({ parties: [{ ...(added as ReadParty), sure: 0.5 }], deaths: [] }, ground, 0.9, view.text);
    expect(ground.confidence["/parties/0/name"]).toBe(0.5);
  });
  it("turns a giver about who was taken for a taker", () => {
    const known = [party(GIFT, "PEARL KRENEK ADAIR", "to"), party(GIFT, "HUBERT KRENEK", "to"), party(GIFT, "OSWALD KRENEK", "to")];
    expect(read(GIFT, known)).toContain("from OSWALD KRENEK");
  });
  it("takes no other spelling of a party for another party", () => {
    const known = [party(GIFT, "OSWALD KRENEK", "from"), party(GIFT, "PEARL KRENEK ADAIR", "to")];
    const worn = GIFT.replace("HUBERT KRENEK", "PEARL KRENEK ADA1R");
    expect(read(worn, known)).toHaveLength(2);
  });
  it("cuts what stands beside a name in a heading off from it", () => {
    const text = GIFT.replace("DEED OF GIFT", "OSWALD KRENEK\nDEED OF GIFT");
    const known = [party(GIFT, "OSWALD KRENEK", "from"), party(GIFT, "PEARL KRENEK ADAIR", "to"), party(GIFT, "HUBERT KRENEK", "to")];
    const [giver, ...takers] = known as [ReadParty, ...ReadParty[]];
    const anatomy = findAnatomy(text);
    const headed = { ...giver, mention: { ...giver.mention, name: "OSWALD KRENEK DEED" } };
    const cut = withJudgedSides({ parties: [headed, ...takers], deaths: [] }, anatomy, "gift_deed").parties[0]?.mention;
    expect(cut?.name).toBe("OSWALD KRENEK");
    expect(anatomy.view.text.slice(cut?.span.start, cut?.span.end)).toBe("OSWALD KRENEK");
  });
  it("keeps out of papers of death and papers with many sides", () => {
    const reading: PartyReading = { parties: [], deaths: [] };
    expect(withJudgedSides(reading, findAnatomy(GIFT), "affidavit_of_heirship")).toBe(reading);
    expect(withJudgedSides(reading, findAnatomy(GIFT), "partition_deed")).toBe(reading);
  });
  it("holds a witness, a notary and a county for no party", () => {
    const text = `${GIFT}\nWitness: Leon Strack.\nAcknowledged before me May 3, 1971, by Oswald Krenek. Vera Zwick, Notary Public, Coke County, Texas.`;
    const sides = new Map(judgeNames(findAnatomy(text), "gift_deed").map((j) => [j.candidate.key, j.side]));
    for (const name of ["VERA ZWICK", "LEON STRACK", "AMOS TULLY SURVEY"]) if (sides.has(name)) expect(sides.get(name)).toBe("other");
    expect(sides.get("OSWALD KRENEK")).toBe("from");
  });
});

describe("the names of a paper", () => {
  it("finds all namings of one name together", () => {
    const { names } = nameCandidates(findAnatomy(GIFT));
    expect(names.find((n) => n.key === "OSWALD KRENEK")?.namings).toHaveLength(2);
  });
  it("reads no name over the end of a short line", () => {
    const { names } = nameCandidates(findAnatomy("MINERAL DEED\nNORTH FORK\nADA ROE, a widow, conveys to Ben Doe the minerals in Section 4."));
    expect(names.map((n) => n.key)).toContain("ADA ROE");
  });
});
