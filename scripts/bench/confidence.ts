// npm run bench -- confidence [--write]   how often values are right at the confidence they are given, on made-up papers spoilt to known degrees.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { logOdds } from "@/lib/extract/confidence/calibrate";
import type { Fit } from "@/lib/extract/confidence/measured";
import { type ValueClass, valueClasses, valueClassOf } from "@/lib/extract/confidence/value-class";
import { statedAspect } from "@/lib/extract/extract-aspect";
import { calibrationError, type Judged, judgeReader, reliability } from "@/lib/testing/labelled/measure";

const rates = [0, 0.01, 0.02, 0.04, 0.06, 0.09, 0.12];
const file = join(import.meta.dirname, "../../lib/extract/confidence/measured.ts");

/** Logistic regression by gradient descent, drawn a little towards nought. Quality and what is stated never count against a value. */
function fitTo(judged: readonly Judged[]): Fit {
  let [base, quality, stated] = [1, 1, 0.3];
  for (let step = 0; step < 4000; step++) {
    let [gb, gq, gs] = [0.002 * base, 0.002 * quality, 0.02 * (stated - 0.3)];
    for (const j of judged) {
      const [q, s] = [logOdds(j.quality) - 2, logOdds(j.confidence)];
      const miss = 1 / (1 + Math.exp(-(base + quality * q + stated * s))) - Number(j.right);
      gb += miss / judged.length;
      gq += (miss * q) / judged.length;
      gs += (miss * s) / judged.length;
    }
    base -= 0.5 * gb;
    quality = Math.max(0, quality - 0.4 * gq);
    stated = Math.max(0, stated - 0.2 * gs);
  }
  const round = (n: number): number => Math.round(n * 100) / 100;
  return { base: round(base), quality: round(quality), stated: round(stated) };
}

function write(fits: Record<ValueClass, Fit>): void {
  const rows = valueClasses.map((c) => `  ${c}: { base: ${fits[c].base}, quality: ${fits[c].quality}, stated: ${fits[c].stated} },`);
  writeFileSync(
    file,
    `// Made by \`npm run bench -- confidence --write\`: how often values of a class were right on papers of known content, spoilt to known degrees.
import type { ValueClass } from "./value-class";

/** Log-odds of being right: base + quality × (log-odds of the page quality − 2) + stated × log-odds of what the rule states. */
export type Fit = { readonly base: number; readonly quality: number; readonly stated: number };

export const measured: Readonly<Record<ValueClass, Fit>> = {
${rows.join("\n")}
};
`,
  );
}

if (process.argv.includes("--write")) {
  const stated = judgeReader(1, 120, rates, statedAspect);
  const all = fitTo(stated);
  const of = (c: ValueClass): Fit => {
    const own = stated.filter((j) => valueClassOf(j.pointer) === c);
    return own.length >= 200 ? fitTo(own) : all;
  };
  write(Object.fromEntries(valueClasses.map((c) => [c, of(c)])) as Record<ValueClass, Fit>);
  console.log(`measured on ${stated.length} values; run again without --write to see them on papers not measured on`);
} else {
  const judged = judgeReader(2, 60, rates);
  const line = (name: string, list: readonly Judged[]): void => {
    const bins = reliability(list);
    const share = list.filter((j) => j.right).length / Math.max(1, list.length);
    console.log(`${name.padEnd(8)} n ${String(list.length).padStart(5)}  right ${share.toFixed(3)}  calibration error ${calibrationError(bins).toFixed(3)}`);
    for (const b of bins) console.log(`   said ${b.said.toFixed(2)}  right ${b.right.toFixed(2)}  n ${b.n}`);
  };
  line("all", judged);
  for (const c of valueClasses)
    line(
      c,
      judged.filter((j) => valueClassOf(j.pointer) === c),
    );
}
