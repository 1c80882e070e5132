import { expect, it } from "vitest";
import { readDocument } from "@/lib/extract/read-document";

const shares = (who: string): (string | null)[] => {
  const markdown = `WARRANTY DEED. This indenture, made May 3, 1950, between ${who}, parties of the first part, and BO DUNN, party of the second part, witnesseth: that the parties of the first part do hereby grant, bargain, sell and convey to the party of the second part Lot 4 in Section 9, Township 3 North, Range 4 West.`;
  const { parties } = readDocument({ markdown, pages: [] });
  return parties.resolved.parties.filter((p) => p.side === "from").map((p) => p.share?.fraction ?? null);
};

it.each([
  [
    "ADA VENN, owner of an undivided one-third, joined by ED VENN, her husband, and WALT BRAND, owner of an undivided two-thirds, joined by ETTA BRAND, his wife",
    ["1/3", null, "2/3", null],
  ],
  ["ADA VENN, who owns 1/3, and WALT BRAND, who owns 2/3", ["1/3", "2/3"]],
  ["ADA VENN and WALT BRAND, who own the land in the shares of one-third in Ada Venn and two-thirds in Walt Brand", ["1/3", "2/3"]],
])("what each giver owns is his share: %s", (who, want) => {
  expect(shares(who)).toEqual(want);
});

it.each([
  "ADA VENN and ED VENN, her husband, owners of an undivided one-third of the royalty",
  "ADA VENN, owner of the land, and WALT BRAND, owner of one-half of the bonus money",
])("what else is told of givers is no share of theirs: %s", (who) => {
  expect(shares(who)).toEqual([null, null]);
});
