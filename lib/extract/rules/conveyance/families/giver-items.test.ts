import { expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const deed = (words: string): string[] =>
  read(
    `DEED\n\nThat we, Ada Venn and Al Venn, do hereby grant and convey ${words}\n\nTO HAVE AND TO HOLD forever.`,
    people(["Ada Venn", "Al Venn"], ["Bo Lark"]),
    "mineral_deed",
  ).resolved.grants.map((g) => `${g.from.join("&")} ${g.estate_type} ${g.fraction?.fraction ?? `${g.mineral_acres} acres`}`);

it("what comes from each giver is a grant of his own", () => {
  expect(deed("to Bo Lark from Ada Venn an undivided 1/4, and from Al Venn an undivided 1/8, of the minerals in Section 9.")).toEqual([
    "a1 mineral 1/4",
    "a2 mineral 1/8",
  ]);
});

it("acres that come from each giver count where they make up the whole number", () => {
  expect(deed("to Bo Lark thirty mineral acres in Section 9, of which ten come from Ada Venn and twenty from Al Venn.")).toEqual([
    "a1 mineral 10 acres",
    "a2 mineral 20 acres",
  ]);
  expect(deed("to Bo Lark thirty mineral acres in Section 9, of which ten come from Ada Venn and five from Al Venn.")).toEqual(["a1&a2 mineral 30 acres"]);
});

it("land had from one of them in another deed parts nothing", () => {
  expect(deed("to Bo Lark one-half of the minerals in Section 9, bought from Ada Venn's father.")).toEqual(["a1&a2 mineral 1/2"]);
});

it("each giver's own act gives what it names, and no more", () => {
  expect(
    deed(
      "to Bo Lark Section 9, the said Ada Venn hereby conveying all of her one-third interest in surface and minerals, and the said Al Venn hereby conveying one-half of his one-third interest in the minerals, and keeping the other half to himself.",
    ),
  ).toEqual(["a1 fee 1/3", "a2 mineral 1/6"]);
  expect(deed("the minerals in Section 9 to Bo Lark: Ada Venn grants all of her 1/2; Al Venn grants one-half of his 1/2 and retains the rest.")).toEqual([
    "a1 mineral 1/2",
    "a2 mineral 1/4",
  ]);
});
