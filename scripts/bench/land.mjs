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
