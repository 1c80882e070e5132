// What the rules say of a paper's type and what the learned judge of types says of it, weighed against each other.
// It errs towards the rules: where the judge alone would make a conveyance or an oath, the words that do it must stand in the paper.
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { leaseDeedOf } from "@/lib/extract/rules/lease-act/act";
import { ASSIGNING, canBe, PASSING } from "./kind-acts";
import { isSpecialOf, kindCount, kindOf, typesOf } from "./paper-kinds";
import { parseSparse, type SparseModel, sparseLikelihoods } from "./sparse-model";
import { actsIn, typeFeatures } from "./type-features";
import { TYPE_WEIGHTS } from "./type-weights";

type TypeScore = { type: InstrumentType; score: number };

/** What a point of the rules is worth in likelihood (natural logarithms), and the most points that count: found on papers that neither was made for. */
const WORTH = 0.85;
const MOST_POINTS = 12;
/** A kind that the judge holds for as good as impossible may still be right. */
const FLOOR = 1e-4;
/** Points that a plain kind lends to the special ones: all but those of a title. */
const LENT = 4.5;
/** How likely the judge must hold a kind of which no rule says a word, and one by which an interest passes. */
const ALONE = 0.4;
const ALONE_PASSING = 0.7;
/** How sure it must be against rules that know the title. */
const TITLED = { points: 8, sure: 0.9 };
/** Papers longer than the judge has mostly learned from, in characters: there it must always be as sure as that. */
const LONG = 3000;
/** How sure it must be that a paper is none of all, against rules of fewer points than these. */
const NONE = { sure: 0.6, points: 3 };
/** Rules that have seen so little, of what the judge holds so unlikely, have seen nothing. */
const LITTLE = { points: 3, likely: 0.1 };
/** That nothing was produced ends a lease: of that it must be this sure. */
const ENDS = 0.75;
/** Points that make a type of the kind its own. */
const OWN = 3;

const OTHER = kindOf("other");
const NO_YIELD = kindOf("affidavit_of_non_production");
/** A title that is led by such a word does what the word says; the lease or deed behind it is only what it speaks of. */
const SPEAKS_OF =
  /^(?:(?:FINAL|INTERIM|AGREED|AMENDED|ORIGINAL|FIRST|PLAINTIFFS?'?S?|DEFENDANTS?'?S?|COURT'?S?|GUARDIAN'?S?) )*(?:ORDER|DECREE|JUDGMENT|DECISION|OPINION|PETITION|APPLICATION|COMPLAINT|BILL OF COMPLAINT|CONFIRMATION|RECEIPT|REPORT|RETURN|MOTION|ANSWER)\b(?! OF (?:SALE|ASSIGNMENT) BY)/;

/** A title that names the security for a debt: words that convey are its form, or that of its release or assignment. Sales under it are deeds. */
const OF_DEBT = /^(?!.*\b(?:FORECLOS|SALE\b|SHERIFF|TRUSTEE|MASTER|ASSUM|LIEU|SUBJECT)).*\b(?:MORTGAGE|DEEDS? OF TRUST|TRUST DEED)\b/s;

/** Words without which a paper is no deed of that officer or sovereign and no oath on that matter, whatever the judge says. */
const NAMES_IT = new Map<number, RegExp>([
  [kindOf("tax_deed"), /\btax(?:es|ed)?\b|delinquent|unseated|treasurer/i],
  [kindOf("sheriffs_deed"), /sheriff|constable|marshal|execution|judgment|decree|foreclos/i],
  [kindOf("administrators_deed"), /administrat|estate/i],
  [kindOf("executors_deed"), /execut(?:or|rix)|estate|will\b/i],
  [kindOf("trustees_deed"), /trust/i],
  [kindOf("affidavit_of_death"), /\b(?:die[sd]|dead|death|decease\w*|deceden\w*|dying|surviv\w+|widow\w*|buried|late)\b/i],
  [kindOf("affidavit_of_identity"), /\b(?:same|identi\w+|names?|named|known as|a\/?k\/?a|alias|called|spelled|spelt|written|misspel\w+)\b/i],
  [kindOf("us_patent"), /united states/i],
  [kindOf("state_patent"), /\b(?:state|commonwealth|republic)\b/i],
]);

let model: SparseModel | null = null;

/** How likely each kind of paper is, by the learned judge alone. */
export function judgeKinds(a: Anatomy): number[] {
  model ??= parseSparse(TYPE_WEIGHTS);
  return sparseLikelihoods(model, typeFeatures(a));
}

/** A paper that calls itself a correction is one, however much it grants anew. */
const CORRECTS = /^\W*CORRECT(?:ION|IVE|ED)\b/;

const titled = (a: Anatomy, words: RegExp): boolean => a.title !== null && words.test(a.view.text.slice(a.title.start, a.title.end).toUpperCase());

/** The points of the rules by kinds: none for a conveyance that a title only speaks of; a kind that is what the rules say with something more has their points too. */
function pointsOf(scores: readonly TypeScore[], onlySpeaks: boolean): number[] {
  const points = new Array<number>(kindCount).fill(0);
  for (const { type, score } of scores) {
    const k = kindOf(type);
    if (!(PASSING.has(k) && onlySpeaks)) points[k] = Math.max(points[k] ?? 0, Math.min(MOST_POINTS, score));
  }
  const ruled = scores[0] ? kindOf(scores[0].type) : OTHER;
  return points.map((n, k) => (isSpecialOf(k, ruled) ? Math.max(n, Math.min(LENT, points[ruled] ?? 0)) : n));
}

/**
 * The types of the rules, best first, put into the order of both readers; a kind that the judge alone sees comes in with its plain type.
 * The judge tells only kinds: among the types of one kind the rules' order stays.
 */
export function weighTypes(a: Anatomy, scores: readonly TypeScore[]): TypeScore[] {
  const onlySpeaks = titled(a, SPEAKS_OF);
  const judged = judgeKinds(a).map((p, k) => (onlySpeaks && PASSING.has(k) ? 0 : p));
  const all = judged.reduce((x, y) => x + y, 0) || 1;
  const likely = judged.map((p) => p / all);
  const points = pointsOf(scores, onlySpeaks);
  const first = scores[0];
  const ruled = first ? kindOf(first.type) : OTHER;
  const top = likely.indexOf(Math.max(...likely));
  const sure = likely[top] ?? 0;
  const ofDebt = PASSING.has(top) && (titled(a, OF_DEBT) || leaseDeedOf(a) === "charges");
  if (first?.type === "correction_deed" && titled(a, CORRECTS)) return [...scores];
  if (top === ruled || ofDebt || NAMES_IT.get(top)?.test(a.view.text) === false) return [...scores];
  const said = (points[top] ?? 0) > 0;
  const admitted =
    top === OTHER
      ? sure >= NONE.sure && (first?.score ?? 0) < NONE.points
      : !isSpecialOf(ruled, top) &&
        (top !== NO_YIELD || sure >= ENDS) &&
        (onlySpeaks || (first?.score ?? 0) < TITLED.points || sure >= TITLED.sure) &&
        sure >= (a.view.text.length > LONG || (!said && PASSING.has(top)) ? ALONE_PASSING : ALONE) &&
        ((said && !ASSIGNING.has(top)) || canBe(top, actsIn(a)));
  const worth = (k: number): number => Math.log((likely[k] ?? 0) + FLOOR) + WORTH * (points[k] ?? 0);
  if (!admitted || worth(top) <= worth(ruled)) {
    const little = first !== undefined && PASSING.has(ruled) && !isSpecialOf(ruled, top) && first.score < LITTLE.points && (likely[ruled] ?? 0) < LITTLE.likely;
    return little ? [] : [...scores];
  }
  if (top === OTHER) return [];
  const own = scores.find((s) => kindOf(s.type) === top && s.score >= OWN && s.type !== "lease" && s.type !== "release")?.type ?? typesOf(top)[0] ?? "other";
  return [{ type: own, score: Math.max(points[top] ?? 0, (first?.score ?? 0) + sure) }, ...scores.filter((s) => s.type !== own)];
}
