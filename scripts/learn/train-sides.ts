// Makes the weights of the learned reader of sides anew from the marked papers, and says how right it is on papers it has not learned from.
//   node --import tsx scripts/learn/train-sides.ts
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { Grounding } from "@/lib/extract/grounding/grounded";
import { isJudged, type JudgedName, likeliest, sideClasses } from "@/lib/extract/learned/judge-names";
import { type LinearModel, likelihoods } from "@/lib/extract/learned/linear-model";
import { type NameCandidate, nameCandidates } from "@/lib/extract/learned/name-candidates";
import { sideView } from "@/lib/extract/learned/side-features";
import { weighingFeatures } from "@/lib/extract/learned/weigh-sides";
import { extractDocType } from "@/lib/extract/rules/doc-type/extract-doc-type";
import { readByRules } from "@/lib/extract/rules/parties/extract-parties";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { nameKey } from "@/lib/names/name-key";
import { type MarkedPaper, readPapers } from "./read-papers";
import { type Example, learn, packModel } from "./softmax";

const here = dirname(fileURLToPath(import.meta.url));
const FOLDS = 5;

type Name = Example & { candidate: NameCandidate };
type Paper = { type: InstrumentType; names: Name[]; ruled: readonly ReadParty[] };

/** The names of a paper with their sides; one that gives and takes by the same paper teaches nothing. Null for a paper of a type that is not judged. */
function prepared(paper: MarkedPaper, withRules: boolean): Paper | null {
  const anatomy = findAnatomy(paper.text);
  const type = extractDocType(anatomy, new Grounding(anatomy.view, [])).doc_type;
  if (!isJudged(type) || paper.from.length + paper.to.length === 0) return null;
  const [from, to] = [new Set(paper.from.map(nameKey)), new Set(paper.to.map(nameKey))];
  const named = nameCandidates(anatomy);
  const view = sideView(anatomy, named, type);
  const names = named.names
    .filter((n) => !(from.has(n.key) && to.has(n.key)))
    .map((n) => ({ candidate: n, features: view.features(n), answer: sideClasses.indexOf(from.has(n.key) ? "from" : to.has(n.key) ? "to" : "other") }));
  return { type, names, ruled: withRules ? readByRules(anatomy, type).parties : [] };
}

const all = (file: string, withRules: boolean): Paper[] => readPapers(join(here, file)).flatMap((p) => prepared(p, withRules) ?? []);
const folded = (list: readonly Paper[], fold: number, inside: boolean) => list.filter((_, i) => (i % FOLDS === fold) === inside);
const examples = (list: readonly Paper[]): Example[] => list.flatMap((p) => p.names);

/** The names of a paper as the second model sees them, after the first has judged. */
function weighing(paper: Paper, first: LinearModel): Example[] {
  const judged: JudgedName[] = paper.names.map(({ candidate, features }) => {
    const likely = likelihoods(first, features);
    return { candidate, likely, ...likeliest(likely) };
  });
  return weighingFeatures(judged, paper.ruled, paper.type).map((features, i) => ({ features, answer: paper.names[i]?.answer ?? 0 }));
}

/** How many of the examples a model answers as marked. */
const right = (model: LinearModel, list: readonly Example[]) =>
  list.filter((e) => sideClasses.indexOf(likeliest(likelihoods(model, e.features)).side as (typeof sideClasses)[number]) === e.answer).length;

function write(file: string, constant: string, model: LinearModel): void {
  /** In the quotes that the formatter would choose, so that the file made is the file kept. */
  const literal = `'${JSON.stringify(packModel(model)).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  writeFileSync(
    join(here, "../../lib/extract/learned", file),
    `// Made by scripts/learn/train-sides.ts; not to be edited.\nexport const ${constant} =\n  ${literal};\n`,
  );
}

const known = all("papers.txt.gz", false);
const unseen = all("papers-unseen.txt.gz", true);
const second: Example[][] = [];
let [judged, names] = [0, 0];
for (let fold = 0; fold < FOLDS; fold++) {
  const first = learn(examples([...known, ...folded(unseen, fold, false)]), sideClasses.length);
  for (const p of folded(unseen, fold, true)) {
    judged += right(first, p.names);
    names += p.names.length;
    second.push(weighing(p, first));
  }
}
let weighed = 0;
for (let fold = 0; fold < FOLDS; fold++) {
  const model = learn(second.filter((_, i) => i % FOLDS !== fold).flat(), sideClasses.length);
  weighed += right(model, second.filter((_, i) => i % FOLDS === fold).flat());
}
write("side-weights.ts", "SIDE_WEIGHTS", learn(examples([...known, ...unseen]), sideClasses.length));
write("weighing-weights.ts", "WEIGHING_WEIGHTS", learn(second.flat(), sideClasses.length));
const share = (n: number) => `${((100 * n) / names).toFixed(1)} %`;
console.log(
  `${known.length + unseen.length} papers; on ${names} names not learned from: ${share(judged)} right by the learned reader alone, ${share(weighed)} weighed with the rules`,
);
