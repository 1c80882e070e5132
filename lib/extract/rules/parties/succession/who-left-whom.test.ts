import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { readPaper } from "@/lib/extract/read-paper";
import { readSuccession } from "./read-succession";

const heirs = (said: string) =>
  readSuccession(
    findAnatomy(
      `AFFIDAVIT OF HEIRSHIP\n\nFay Orr, being sworn, says: I knew CY MOTT. He died on May 3, 1990, in Elm County, Texas, leaving no will. ${said}\n\nFay Orr\n\nSworn to before me May 9, 1990. B. Venn, Notary Public.`,
    ),
  ).deaths[0]?.heirs.map((h) => [h.name, h.relation, h.perStirpesOf]);

describe("heirs in the place of the dead", () => {
  it("those whom a dead sister left take for her", () =>
    expect(
      heirs(
        "He was never married. He had one brother, AB MOTT, who is living; and one sister, JO MOTT DALE, who died in 1981. Jo Mott Dale left two children and no others: TINA DALE and KIT DALE.",
      ),
    ).toEqual([
      ["AB MOTT", "sibling", null],
      ["JO MOTT DALE", "sibling", null],
      ["TINA DALE", "nephew", "JO MOTT DALE"],
      ["KIT DALE", "nephew", "JO MOTT DALE"],
    ]));
  it("a town is no heir", () =>
    expect(heirs("He had but one child: AB MOTT, who is living, is of age, and resides at San Angelo, Texas.")).toEqual([["AB MOTT", "child", null]]));
  it("a spouse is named behind the day of the wedding", () =>
    expect(heirs("He married once, on August 1, 1954, ROSA MOTT, who survived him.")).toEqual([["ROSA MOTT", "spouse", null]]));
});

describe("children of several marriages", () => {
  const whose = (said: string) => {
    const death = readSuccession(
      findAnatomy(
        `AFFIDAVIT OF HEIRSHIP\n\nFay Orr, being sworn, says: CY MOTT died on May 3, 1990, in Elm County, Texas. ${said}\n\nSworn to before me May 9, 1990. B. Venn, Notary Public.`,
      ),
    ).deaths[0];
    return [death?.spouse, ...(death?.heirs ?? []).filter((h) => h.relation === "child").map((h) => `${h.name} ${h.ofSpouse}`)];
  };
  const told = ["ADA MOTT", "AB MOTT false", "TINA DALE true"];
  const spouses = "He was married twice: first, in 1930, to LOIS MOTT, from whom he was divorced; and second, in 1944, to ADA MOTT, who survives him.";
  it.each([
    `${spouses} He had two children: AB MOTT, born in 1932 to Lois Mott; and TINA DALE, born in 1946 to Ada Mott.`,
    `${spouses} His children are AB MOTT, of the first marriage, and TINA DALE, of the second marriage.`,
    "He was survived by his wife, ADA MOTT. His children were AB MOTT, son of Lois Mott, his first wife, and TINA DALE, daughter of Ada Mott.",
  ])("%s", (said) => expect(whose(said)).toEqual(told));
});

describe("who died", () => {
  it("is not the one named behind the dead", () => {
    const { conveyance } = readPaper(
      "AFFIDAVIT OF HEIRSHIP. Fay Orr, being sworn, says: CY MOTT died May 3, 1990, leaving no will. Both parents being dead, he had one brother, AB MOTT, who is living. B. Venn, Notary Public.",
    );
    expect(conveyance.facts?.find((f) => /Both parents/.test(f.text))?.parties ?? []).toEqual([]);
  });
  it("is told by the caption, though the takers are said to live", () => {
    const { people } = readPaper(
      "In re: Estate of Vera E. Mott, also known as Vera Mott, deceased. DECREE OF DISTRIBUTION. The Court finds that decedent died May 3, 1990. All goes to her sons, CLAY MOTT and ALVA MOTT, and both are living. It is ordered that Section 4 is assigned to them.",
    );
    expect(people).toContain("Vera E. Mott");
  });
});
