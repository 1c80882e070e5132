// Descriptions of land a second, one thread, on generated text of about 100 characters and 3 tracts each.
import { parseLand } from "@/lib/land/parse-land";

let seed = 20_240_101;
const next = (n) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * n);
};
const pick = (list) => list[next(list.length)];
const parts = [
  "N/2",
  "SE/4",
  "NE/4SW/4",
  "S½N½",
  "the South Half of the NE/4",
  "Lots 1-4",
  "W/2, SE/4",
  "ALL",
  "Lots 1 and 2, S/2NE/4",
  "NW/4 less the NE/4NW/4",
  "E2W2",
  "N/2NW/4",
];
const places = [(t, r) => `T${t}N-R${r}W`, (t, r) => `Township ${t} North, Range ${r} West`, (t, r) => `T. ${t} N., R. ${r} W.`];
const describe = () => `${pick(places)(1 + next(160), 1 + next(104))}, ${[0, 1, 2].map(() => `Section ${1 + next(36)}: ${pick(parts)}`).join(", ")}`;

const texts = Array.from({ length: 2000 }, describe);
const length = Math.round(texts.reduce((n, t) => n + t.length, 0) / texts.length);
for (const t of texts) parseLand(t);
let [done, tracts] = [0, 0];
const started = performance.now();
const cpu = process.cpuUsage();
while (performance.now() - started < 3000) {
  for (const t of texts) tracts += parseLand(t).length;
  done += texts.length;
}
const seconds = (performance.now() - started) / 1000;
const { user, system } = process.cpuUsage(cpu);
const rate = (time) => Math.round(done / time);
console.log(
  `land: ${rate(seconds)} descriptions a second by the clock, ${rate((user + system) / 1e6)} of processor time (mean ${length} characters, ${(tracts / done).toFixed(2)} tracts, ${done} descriptions in ${seconds.toFixed(1)} s)`,
);

const hostile = {
  "one letter": "N",
  digits: "1",
  aliquots: "N/2",
  "spaced aliquots": "NE/4 ",
  sections: "Section 1, ",
  thence: "thence ",
  bearings: "N 1 ",
  brackets: "(",
  words: "abc ",
  lots: "Lots 1-",
  commas: ",",
  calls: "thence N 45 E 1 ",
  blanks: " ",
  townships: "T1N-R1W ",
  hundreds: "one hundred ",
  capitals: "A B & C ",
  acres: "1 acres ",
  strips: "North 1/3 of the ",
  mixed: "1 1/8 ",
  beginning: "beginning at ",
  survey: "A Survey ",
  county: "Xy County ",
  deeds: "grantor conveys thence Section 1 ",
};
const times = Object.entries(hostile).map(([name, unit]) => {
  const text = unit.repeat(Math.ceil(100_000 / unit.length));
  const from = performance.now();
  const before = process.cpuUsage();
  parseLand(text);
  const { user, system } = process.cpuUsage(before);
  return { name, ms: Math.round((user + system) / 1000), clock: Math.round(performance.now() - from) };
});
times.sort((a, b) => b.ms - a.ms);
const [worst] = times;
console.log(
  `land: 100 kB of hostile text, ${times.length} kinds, worst ${worst.ms} ms of processor time, ${worst.clock} by the clock (${worst.name}); next ${times
    .slice(1, 4)
    .map((t) => `${t.name} ${t.ms}`)
    .join(", ")}`,
);
