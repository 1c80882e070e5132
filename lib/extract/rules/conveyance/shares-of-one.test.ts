import { expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { readChain } from "@/lib/testing/read-in-process";
import { bareInterest } from "./interest";
import { dividedToOne } from "./shares-of-one";

const grant = (fraction: string, to: string[], text: string, more: Partial<Interest> = {}): Interest => ({
  ...bareInterest("mineral", text),
  fraction: { fraction, decimal: "0" },
  to,
  ...more,
});
const shares = (list: Interest[]) => dividedToOne(list).map((i) => i.fraction?.fraction);

it("divides what one clause gives several together where the sum shows it", () => {
  expect(shares([grant("1/2", ["a"], "half to A and B"), grant("1/2", ["b"], "half to A and B"), grant("1/2", ["c"], "the other half to C")])).toEqual([
    "1/4",
    "1/4",
    "1/2",
  ]);
  const his = { from: ["x"], of: "grantor_interest" as const };
  expect(
    shares([grant("1/2", ["a"], "half of mine", his), grant("1/2", ["b"], "half of mine", his), grant("1/2", ["c"], "the other half", { from: ["x"] })]),
  ).toEqual(["1/4", "1/4", "1/2"]);
  expect(shares([grant("1", ["a"], "all to A and B"), grant("1", ["b"], "all to A and B")])).toEqual(["1/2", "1/2"]);
});

it("leaves shares alone that come to the whole, to less, or to more either way, and shares of different things", () => {
  for (const list of [
    [grant("1/2", ["a"], "a half to A and B each"), grant("1/2", ["b"], "a half to A and B each")],
    [grant("1/3", ["a"], "x"), grant("1/3", ["b"], "x")],
    [grant("3/4", ["a"], "x"), grant("3/4", ["b"], "x"), grant("1/2", ["c"], "y")],
    [grant("1/2", ["a"], "x", { tracts: ["t1"] }), grant("1/2", ["b"], "x", { tracts: ["t1"] }), grant("1/2", ["c"], "y", { tracts: ["t2"] })],
    [grant("1", ["a"], "x"), grant("1", ["b"], "x", { estate_type: "surface" })],
    [grant("1", ["b"], "x", { from: ["a"], of: "grantor_interest" }), grant("1", ["c"], "x", { from: ["b"], of: "grantor_interest" })],
  ])
    expect(shares(list)).toEqual(list.map((i) => i.fraction?.fraction));
});

it("settles a will's halves by their sum", () => {
  const { ownership } = readChain(
    [
      {
        name: "1.txt",
        text: "MINERAL DEED\n\nEli Quade, single, grants and conveys to ADA VENN, a widow, all of the oil, gas and other minerals in Section 9, Township 4 North, Range 6 West, I. M., Grady County, Oklahoma.\n\nDated May 3, 1950.\n\nEli Quade\n\nFiled May 4, 1950, Book 2, page 3, Grady County.",
      },
      {
        name: "2.txt",
        text: "LAST WILL OF ADA VENN\n\nI, ADA VENN, a widow, make this my will. One-half of my minerals in Section 9, Township 4 North, Range 6 West, Grady County, Oklahoma, I give to my son BO VENN and his wife CLEO VENN, to each alike; and the other half of the said minerals I give to my niece DORA LARK.\n\nSigned March 1, 1970. Ada Venn\n\nORDER. Ada Venn died April 2, 1971. This will is admitted to probate in Grady County, Oklahoma, and her estate is distributed by it. June 4, 1971. County Judge. Filed June 5, 1971, Book 9, page 1, Grady County.",
      },
    ],
    "1980-01-01",
  );
  const rows = ownership.tracts.flatMap((t) => t.rows.filter((r) => r.estate_type === "mineral").map((r) => `${r.name} ${r.share.fraction}`));
  expect(rows.sort()).toEqual(["Bo Venn 1/4", "Cleo Venn 1/4", "Dora Lark 1/2"]);
});
