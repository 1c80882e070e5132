// The rules and the learned reader weighed against each other: a second, small model that has learned how far to trust either.
import type { PartySide } from "@/lib/contracts/aspects/parties";
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { keysOf, oneWithinOther } from "@/lib/extract/rules/parties/same-party";
import { type JudgedName, likeliest, sideClasses } from "./judge-names";
import { type LinearModel, likelihoods, parseModel } from "./linear-model";
import { WEIGHING_WEIGHTS } from "./weighing-weights";

const STEPS = [0.02, 0.1, 0.3, 0.5, 0.7, 0.85, 0.95, 0.99];
/** How likely, in nine grades. */
const grade = (p: number): number => STEPS.filter((s) => p >= s).length;
const upTo = (most: number, n: number): number => Math.min(most, n);

/** What the rules say of a name: "-" where they passed it over. */
function ruled(j: JudgedName, parties: readonly ReadParty[]): string {
  const said = parties.filter((p) => keysOf(p).some((k) => oneWithinOther(k, j.candidate.key)));
  return said.length ? [...new Set(said.map((p) => (p.bystander ? "by" : p.side)))].sort().join("+") : "-";
}

/** All words of the one stand in the other, longer one: "HALE" beside "ADA HALE". */
const isShortOf = (j: JudgedName, o: JudgedName): boolean => {
  const words = o.candidate.key.split(" ");
  return o.candidate.key !== j.candidate.key && j.candidate.key.split(" ").every((w) => words.includes(w));
};

/** The features of each name of a paper for the second model: both opinions, and how the name stands among the others of the paper. */
export function weighingFeatures(judged: readonly JudgedName[], parties: readonly ReadParty[], type: InstrumentType): string[][] {
  const says = judged.map((j) => ruled(j, parties));
  const count = (side: PartySide) => upTo(2, says.filter((s) => s === side).length);
  const chance = (j: JudgedName, side: PartySide): number => j.likely[sideClasses.indexOf(side as (typeof sideClasses)[number])] ?? 0;
  const best = (side: PartySide, but: JudgedName | null): number => Math.max(0, ...judged.filter((o) => o !== but).map((o) => chance(o, side)));
  const tops = `${grade(best("from", null))}${grade(best("to", null))}`;
  const [givers, takers] = [count("from"), count("to")];
  return judged.map((j, n) => {
    const r = says[n] ?? "-";
    const [f, t] = [grade(chance(j, "from")), grade(chance(j, "to"))];
    const rank = (side: PartySide) => upTo(3, judged.filter((o) => chance(o, side) > chance(j, side)).length);
    const [rf, rt] = [rank("from"), rank("to")];
    const [sf, st] = [grade(best("from", j)), grade(best("to", j))];
    const b = j.side;
    return [
      `r:${r}`,
      `f:${f}`,
      `t:${t}`,
      `o:${grade(chance(j, "other"))}`,
      `rf:${rf}/${f}`,
      `rt:${rt}/${t}`,
      `rfr:${rf}/${r}`,
      `rtr:${rt}/${r}`,
      `ft:${f}/${t}`,
      `rb:${r}/${b}/${grade(j.sure)}`,
      `sf:${sf}/${f}`,
      `st:${st}/${t}`,
      `sfr:${sf}/${r}/${b}`,
      `str:${st}/${r}/${b}`,
      `c:${givers}${takers}/${r}/${b}`,
      `top:${tops}/${b}`,
      `n:${upTo(3, j.candidate.namings.length)}/${b}/${r}`,
      `org:${j.candidate.organisation}/${b}/${r}`,
      `so:${judged.some((o) => isShortOf(j, o))}/${b}`,
      `ty:${type}/${b}`,
    ];
  });
}

/** Papers by which somebody acts and nobody takes. */
const ONE_SIDED: ReadonlySet<InstrumentType> = new Set<InstrumentType>([
  "unit_designation",
  "division_order",
  "forced_pooling_order",
  "spacing_order",
  "release_of_lease",
  "ratification",
]);
const takesPart = (p: ReadParty): boolean => p.side !== "other" && !p.bystander;
/** What the best guess for a side with nobody must at least have. */
const GUESS = 0.08;

/** Those whom the rules put on one side stand or fall together: half of what is said of a name is what is said of them all. */
function withItsList(own: readonly (readonly number[])[], n: number, says: readonly string[]): readonly number[] {
  const said = says[n] ?? "-";
  const mine = own[n] ?? [];
  if (said !== "from" && said !== "to") return mine;
  const group = own.filter((_, k) => says[k] === said);
  return mine.map((x, c) => (x + group.reduce((sum, l) => sum + (l[c] ?? 0), 0) / group.length) / 2);
}

let model: LinearModel | null = null;

/** Each name with its likeliest side by both readers. A side with nobody at all gets its best guess, with the little confidence that it has. */
export function weighSides(judged: readonly JudgedName[], parties: readonly ReadParty[], type: InstrumentType): JudgedName[] {
  model ??= parseModel(WEIGHING_WEIGHTS);
  const known = model;
  const features = weighingFeatures(judged, parties, type);
  const own = judged.map((_, n) => likelihoods(known, features[n] ?? []));
  const says = judged.map((j) => ruled(j, parties));
  const list = judged.map((j, n) => {
    const likely = withItsList(own, n, says);
    return { ...j, likely, ...likeliest(likely) };
  });
  const unjudged = (side: PartySide) => parties.some((p) => p.side === side && takesPart(p) && !list.some((j) => keysOf(p).includes(j.candidate.key)));
  for (const side of ONE_SIDED.has(type) ? (["from"] as const) : (["from", "to"] as const)) {
    if (list.some((j) => j.side === side) || unjudged(side)) continue;
    const at = sideClasses.indexOf(side);
    const told = says.some((s) => s === side);
    const guess = list.filter((j, n) => j.side === "other" && (!told || says[n] === side)).sort((x, y) => (y.likely[at] ?? 0) - (x.likely[at] ?? 0))[0];
    const sure = guess?.likely[at] ?? 0;
    if (guess && sure >= GUESS) list[list.indexOf(guess)] = { ...guess, side, sure };
  }
  return list;
}
