// Makes lib/extract/learned/side-weights.ts anew from the marked papers, and says how right the model is on papers it has not learned from.
//   node --import tsx scripts/learn/train-sides.ts [papers.txt.gz …]
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { isJudged, sideClasses } from "@/lib/extract/learned/judge-sides";
import { likelihoods } from "@/lib/extract/learned/linear-model";
import { nameCandidates } from "@/lib/extract/learned/name-candidates";
import { sideView } from "@/lib/extract/learned/side-features";
import { nameKey } from "@/lib/names/name-key";
import { type MarkedPaper, readPapers } from "./read-papers";
import { type Example, learn, packModel } from "./softmax";

const here = dirname(fileURLToPath(import.meta.url));
const FOLDS = 5;

/** The names of a paper with their sides; one that gives and takes by the same paper teaches nothing. */
function examplesOf(paper: MarkedPaper): Example[] {
  const type = paper.type as InstrumentType;
  if (!(type in instrumentCategory) || !isJudged(type) || paper.from.length + paper.to.length === 0) return [];
  const [from, to] = [new Set(paper.from.map(nameKey)), new Set(paper.to.map(nameKey))];
  const anatomy = findAnatomy(paper.text);
  const named = nameCandidates(anatomy);
  const view = sideView(anatomy, named, type);
  return named.names
    .filter((n) => !(from.has(n.key) && to.has(n.key)))
    .map((n) => ({ features: view.features(n), answer: sideClasses.indexOf(from.has(n.key) ? "from" : to.has(n.key) ? "to" : "other") }));
}

const files = process.argv.slice(2);
const papers = (files.length ? files : [join(here, "papers.txt.gz")]).flatMap(readPapers);
const sets = papers.map(examplesOf);

let [right, names] = [0, 0];
for (let fold = 0; fold < FOLDS; fold++) {
  const model = learn(sets.filter((_, i) => i % FOLDS !== fold).flat(), sideClasses.length);
  for (const e of sets.filter((_, i) => i % FOLDS === fold).flat()) {
    const likely = likelihoods(model, e.features);
    names++;
    if (likely.indexOf(Math.max(...likely)) === e.answer) right++;
  }
}
const model = learn(sets.flat(), sideClasses.length);
const head = "// Made by scripts/learn/train-sides.ts; not to be edited.\n";
/** In the quotes that the formatter would choose, so that the file made is the file kept. */
const literal = `'${JSON.stringify(packModel(model)).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
writeFileSync(join(here, "../../lib/extract/learned/side-weights.ts"), `${head}export const SIDE_WEIGHTS =\n  ${literal};\n`);
console.log(
  `${papers.length} papers, ${names} names, ${model.weights.size} features; ${((100 * right) / names).toFixed(1)} % right on papers not learned from`,
);
