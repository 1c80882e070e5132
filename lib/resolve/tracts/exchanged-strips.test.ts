// Two surveys of one size whose owners trade strips, keeping the minerals; then all of one survey, less the surface of its strip, and the other strip go on together.
import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const HEAD = "DEED. The State of Texas, County of Marsh.";
const end = (year: string, book: string, name: string) =>
  `To have and to hold, to the grantee, his heirs and assigns forever, with warranty. Witness my hand May 3, ${year}. ${name}. Filed May 4, ${year}. Recorded ${book}, Deed Records.`;
const survey = (n: number, abs: number, to: string, where: string, book: string) =>
  `${HEAD} I, BO VENN, a bachelor, for $900 paid, grant, sell and convey to ${to}, of said county, Survey ${n}, D. & W. Co., Abstract ${abs}, of 320 acres, in Marsh County, Texas, ${where}. ${end("1919", book, "Bo Venn")}`;
const strip = (acres: string, n: number, abs: number, from: string, to: string, book: string) =>
  `${HEAD} I, ${from}, a widower, in exchange for a strip this day deeded to me, grant, sell and convey to ${to} ${acres} acres out of Survey ${n}, D. & W. Co., A-${abs}, Marsh County, Texas. All oil, gas and other minerals in the ${acres} acres are reserved to the grantor and his heirs, together with all easements that are needful for drilling for and carrying away oil, gas or any of said minerals. ${end("1949", book, from)}`;
const gift = (words: string, from: string, to: string) =>
  `DEED OF GIFT. The State of Texas, County of Marsh. I, ${from}, a widower, for love and affection, give, grant and convey to my son, ${to}, ${words} ${end("1968", "Vol. 60, page 9", from)}`;

const owners = (texts: readonly string[]) =>
  readChain(
    texts.map((text, i) => ({ name: `${i}.txt`, text })),
    "2020-01-01",
  )
    .ownership.tracts.map((t) => [t.acres, ...t.rows.map((r) => `${r.name} ${r.estate_type} ${r.share?.fraction}`).sort()].join(", "))
    .sort();

const before = [
  survey(21, 55, "CY MOTT", "on the East side of the public road, containing 320 acres", "Book 3, page 12"),
  survey(22, 56, "DI LARK", "adjoining Survey 21 sold by me to C. Mott (Book 3, page 12)", "Book 3, page 14"),
  strip("4.5", 21, 55, "CY MOTT", "DI LARK", "Vol. 40, page 1"),
  strip("3.2", 22, 56, "DI LARK", "CY MOTT", "Vol. 40, page 3"),
];
const given = ["3.2, Al Mott surface 1, Di Lark mineral 1", "315.5, Al Mott fee 1", "316.8, Di Lark fee 1", "4.5, Al Mott mineral 1, Di Lark surface 1"];

describe("strips traded between two surveys of one size", () => {
  it.each([
    "all my lands and minerals in Marsh County, to wit: Survey 21, D. & W. Co., A-55, less the surface of 4.5 acres sold to D. Lark (Vol. 40, page 1), whose minerals pass hereby; and the surface of 3.2 acres in Survey 22 deeded to me by Lark (Vol. 40, page 3).",
    "everything I own, being (a) Survey 21, D. & W. Co., A-55, Marsh County, excepting only the surface estate in 4.5 acres conveyed to Di Lark in Vol. 40, page 1, and (b) the surface only of 3.2 acres out of Survey 22, D. & W. Co., A-56, acquired of Di Lark in Vol. 40, page 3.",
    "Survey 21, D. & W. Co., A-55, with its minerals (but not the surface of the 4.5 acres which I deeded to Di Lark by Vol. 40, page 1); also 3.2 acres of Survey 22, D. & W. Co., A-56, the surface only, which I had of Di Lark under Vol. 40, page 3.",
  ])("go on with what each deed left: %s", (words) => {
    expect(owners([...before, gift(words, "CY MOTT", "AL MOTT")])).toEqual([...given].sort());
  });
});
