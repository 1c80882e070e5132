import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const LAND = "under Section 22, Block 4, Elm County, Texas";
const given = (words: string, from = ["Ada Venn", "Cy Lark"]) =>
  read(
    `MINERAL DEED\n\n${from.join(" and ")}, Grantors, for value received, ${words}.\n\nDated May 9, 1971.`,
    people(from, ["Bo Marsh"]),
    "mineral_deed",
  ).resolved.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction} ${g.of}`);

describe("shares that several givers part with, each his own", () => {
  it("come together to what all of them give", () => {
    expect(given(`each Grantor grants and conveys to BO MARSH his undivided one-half interest in the minerals ${LAND}`)).toEqual(["mineral 1 whole"]);
    expect(given(`convey to BO MARSH their respective undivided one-fourth interests in the minerals ${LAND}`)).toEqual(["mineral 1/2 whole"]);
  });

  it.each([
    "our undivided interests, being one-fourth (1/4) each, in the minerals",
    "our several interests of one-fourth apiece in the minerals",
    "an undivided one-fourth (1/4) interest each in the minerals",
    "the undivided 1/4 interest owned by each of us in the minerals",
    "the undivided one-fourth of each of the Grantors in the minerals",
    "the minerals, being an undivided 1/4 from each of the Grantors,",
  ])("come together where each is said behind the share: %s", (words) => {
    expect(given(`grant and convey to BO MARSH ${words} ${LAND}`)).toEqual(["mineral 1/2 whole"]);
  });

  it.each(["each grant, bargain, sell and convey", "each does hereby severally grant and convey", "do each, for himself only, assign and transfer"])(
    "come together where each gives it: %s",
    (verb) => {
      expect(given(`${verb} unto BO MARSH an undivided one-fourth interest in the minerals ${LAND}`)).toEqual(["mineral 1/2 whole"]);
      expect(given(`${verb} unto BO MARSH an undivided three-fourths interest in the minerals ${LAND}`)).toEqual(["mineral 3/4 whole"]);
    },
  );

  it("are told of those who take where several do and no interest of the givers is named", () => {
    const paper = `MINERAL DEED\n\nAda Venn and Cy Lark, Grantors, for value received, convey to BO MARSH and JO REED an undivided one-fourth each in the minerals ${LAND}.\n\nDated May 9, 1971.`;
    const all = read(paper, people(["Ada Venn", "Cy Lark"], ["Bo Marsh", "Jo Reed"]), "mineral_deed").resolved.grants;
    expect(all.map((g) => g.fraction?.fraction)).not.toContain("1");
  });

  it("are one share for husband and wife", () => {
    const four = people(["Ada Venn", "Ned Venn", "Cy Lark", "Flo Lark"], ["Bo Marsh"]);
    const wed = { ...four, parties: four.parties.map((p) => ({ ...p, spouse_of: { a2: "a1", a4: "a3" }[p.id] ?? null })) };
    const paper = `MINERAL DEED\n\nAda Venn and Ned Venn, her husband, and Cy Lark and Flo Lark, his wife, Grantors, for value received, convey to BO MARSH their respective undivided one-fourth interests in the minerals ${LAND}.\n\nDated May 9, 1971.`;
    expect(read(paper, wed, "mineral_deed").resolved.grants.map((g) => g.fraction?.fraction)).toEqual(["1/2"]);
  });

  it("stay as told where one share is given by all, of what each has, or by one alone", () => {
    expect(given(`convey to BO MARSH an undivided one-half interest in the minerals ${LAND}`)).toEqual(["mineral 1/2 whole"]);
    expect(given(`each Grantor conveys to BO MARSH one-half of his interest in the minerals ${LAND}`)).toEqual(["mineral 1/2 grantor_interest"]);
    expect(given(`conveys to BO MARSH her undivided one-half interest in the minerals ${LAND}`, ["Ada Venn"])).toEqual(["mineral 1/2 whole"]);
  });
});
