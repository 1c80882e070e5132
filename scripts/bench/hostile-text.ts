// npm run bench -- hostile-text   reads papers that say a few words over and over, 100,000 characters each: where a pattern tries every way of taking them apart, it shows here.
import { readInstrument } from "@/lib/testing/read-in-process";

const length = 100_000;
const limitMs = 10_000;
const heads = ["WARRANTY DEED. ", "OIL AND GAS LEASE. ", "AFFIDAVIT. ", "JUDGMENT QUIETING TITLE. "];
const words = [
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
  "Abercrombie",
];

let late = false;
console.log(`seconds   words said over and over (${length.toLocaleString("en")} characters)`);
for (const [i, said] of words.entries()) {
  const head = heads[i % heads.length] ?? "";
  const text = `${head}${said.repeat(Math.ceil(length / said.length)).slice(0, length)}`;
  const started = performance.now();
  readInstrument({ name: "hostile.txt", text });
  const ms = performance.now() - started;
  late ||= ms > limitMs;
  console.log(`${(ms / 1000).toFixed(1).padStart(7)}   ${head}${said.trim()}`);
}
if (late) {
  console.error(`More than ${limitMs / 1000} s for one paper.`);
  process.exit(1);
}
