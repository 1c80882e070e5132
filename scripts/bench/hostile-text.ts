// npm run bench -- hostile-text   reads papers that say a few words over and over, 100,000 characters each: where a pattern tries every way of taking them apart, it shows here.
import { readInstrument } from "@/lib/testing/read-in-process";

const length = 100_000;
const limitMs = 10_000;
const heads = ["WARRANTY DEED. ", "OIL AND GAS LEASE. ", "AFFIDAVIT. ", "JUDGMENT QUIETING TITLE. "];
const land = "the NW/4 of Section 9, Township 3 North, Range 2 West, Elm County, Oklahoma";
const deed = `WARRANTY DEED. Ada Venn grants and conveys unto Bo Lark ${land}, `;
const minerals = "MINERAL DEED. Ada Venn grants and conveys unto Bo Lark ";
const lease = `OIL AND GAS LEASE. Ada Venn, lessor, leases and lets to Bo Lark, lessee, ${land} `;
/** What is said over and over, alone under one of the heads or with a head of its own. */
const words: (string | readonly [head: string, said: string])[] = [
  "oil run gas sold ",
  "dissolve the unit or ",
  "overriding royalty of 1/8 reduced to ",
  "title to the Aa ",
  "Ab Cd, and ",
  "grantor shall not make or execute any right to lease bonus ",
  "out of every eight barrels ",
  "all owned by Grantor in A ",
  "warrant and defend against all by through under ",
  "Recorded in Book of Deeds and Records of Elm County at page ",
  "Book 1, of Deeds, ",
  "the lease runs for such time and production if while ",
  "son of A. Venn and wife of ",
  "the North Half of the ",
  "one-half of the 1/8 of ",
  "next to the Elm place (Book 4, page 9) ",
  "the rest of Section 9 not sold by me ",
  "but none of the oil, gas or other minerals of ",
  "which she herself, at this date, is possessed of ",
  "keeping the use of it as long as she lives, ",
  "less all the minerals already had by others ",
  "A keeps half of his third and ",
  "Decedent ....... A. Roe ",
  "Abercrombie",
  "the ",
  "lease ",
  [minerals, "one-half of the minerals "],
  [minerals, "Tract 1: the NE/4; "],
  [deed, "adjoining Survey 12 sold to Roe "],
  [deed, "reserving one-half of the minerals "],
  [deed, "Lots 1 and 2, Block 3, "],
  [deed, "excepting the one-eighth of Cy Mott, "],
  [deed, "Under the NE/4 the Grantor keeps a half; "],
  [lease, "one-half of the minerals "],
  [lease, "to Bo Lark 1/4, "],
  [lease, "(1/4) "],
  [lease, "the lease shall end as to every part not in a producing unit "],
];

let late = false;
console.log(`seconds   words said over and over (${length.toLocaleString("en")} characters)`);
for (const [i, kind] of words.entries()) {
  const [head, said] = typeof kind === "string" ? [heads[i % heads.length] ?? "", kind] : kind;
  const text = `${head}${said.repeat(Math.ceil(length / said.length)).slice(0, length)}`;
  const started = performance.now();
  readInstrument({ name: "hostile.txt", text });
  const ms = performance.now() - started;
  late ||= ms > limitMs;
  console.log(`${(ms / 1000).toFixed(1).padStart(7)}   ${head.slice(0, head.indexOf(".") + 2)}${said.trim()}`);
}
if (late) {
  console.error(`More than ${limitMs / 1000} s for one paper.`);
  process.exit(1);
}
