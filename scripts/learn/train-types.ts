// Makes the weights of the learned judge of types anew from the papers whose types are given, and says how right it is on papers it has not learned from, alone and weighed with the rules.
//   node --import tsx scripts/learn/train-types.ts
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type InstrumentType, isInstrumentType } from "@/lib/contracts/vocabulary/instrument-types";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { kindCount, kindOf } from "@/lib/extract/learned/paper-kinds";
import { parseSparse, sparseLikelihoods } from "@/lib/extract/learned/sparse-model";
import { typeFeatures } from "@/lib/extract/learned/type-features";
import { tokenise } from "@/lib/text/tokens";
import { type MarkedPaper, readPapers } from "./read-papers";
import { type Example, learn, packSparse } from "./softmax";

const here = dirname(fileURLToPath(import.meta.url));
/** A weight this small is left out. */
const LEAST = 0.9;
/** Kinds with fewer papers than this are learned from more than once, up to so many times. */
const ENOUGH = 50;
const MOST_TIMES = 6;
const FOLDS = Number(process.env.FOLDS ?? 0);
/** A word that is not written small in so many papers is a name. */
const SMALL = 2;

const papers: MarkedPaper[] = ["papers.txt.gz", "papers-unseen.txt.gz", "papers-types.txt.gz"].flatMap((f) => readPapers(join(here, f)));

const small = new Map<string, number>();
for (const p of papers) for (const w of new Set(tokenise(p.text).flatMap((t) => (t.kind === "lower" ? [t.text] : [])))) small.set(w, (small.get(w) ?? 0) + 1);
const isWord = (w: string): boolean => !/^[a-z]/.test(w) || (small.get(w) ?? 0) >= SMALL;
/** No feature has a name in it. */
const nameless = (f: string): boolean =>
  !/^(?:w|ww|wm|o|z|t|ts|t1|tt|tts|tz):/.test(f) ||
  f
    .slice(f.indexOf(":") + 1)
    .split(" ")
    .every(isWord);

const examples: Example[] = papers.map((p) => {
  if (!isInstrumentType(p.type)) throw new Error(`"${p.type}" is no type of instrument; lib/contracts/vocabulary/instrument-types.ts has them all.`);
  return { features: typeFeatures(findAnatomy(p.text)).filter(nameless), answer: kindOf(p.type as InstrumentType) };
});

function balanced(list: readonly Example[]): Example[] {
  const count = new Array<number>(kindCount).fill(0);
  for (const e of list) count[e.answer] = (count[e.answer] ?? 0) + 1;
  return list.flatMap((e) => new Array<Example>(Math.max(1, Math.min(MOST_TIMES, Math.round(ENOUGH / (count[e.answer] ?? 1))))).fill(e));
}

const made = (list: readonly Example[]): string => packSparse(learn(balanced(list), kindCount), LEAST);

let right = 0;
for (let fold = 0; fold < FOLDS; fold++) {
  const model = parseSparse(made(examples.filter((_, i) => i % FOLDS !== fold)));
  for (const e of examples.filter((_, i) => i % FOLDS === fold)) {
    const likely = sparseLikelihoods(model, e.features);
    if (likely.indexOf(Math.max(...likely)) === e.answer) right++;
  }
}
const packed = made(examples);
/** In the quotes that the formatter would choose, so that the file made is the file kept. */
const literal = `'${JSON.stringify(packed).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
writeFileSync(
  join(here, "../../lib/extract/learned/type-weights.ts"),
  `// Made by scripts/learn/train-types.ts; not to be edited.\nexport const TYPE_WEIGHTS =\n  ${literal};\n`,
);
console.log(`${papers.length} papers, ${packed.length} characters of weights${FOLDS ? `; kinds right on papers not learned from: ${right}` : ""}`);
