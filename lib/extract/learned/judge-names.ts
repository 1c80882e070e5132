// What the learned reader says of each name of a paper by itself: whether it gives, takes or does neither.
import type { PartySide } from "@/lib/contracts/aspects/parties";
import { type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { type LinearModel, likelihoods, parseModel } from "./linear-model";
import { type NameCandidate, nameCandidates } from "./name-candidates";
import { sideView } from "./side-features";
import { SIDE_WEIGHTS } from "./side-weights";

/** The classes of the models, in their order. */
export const sideClasses = ["other", "from", "to"] as const satisfies readonly PartySide[];

/** Papers with more than two sides, or of the dead and their kin, or of what somebody swears to: not what it has learned. */
const APART: ReadonlySet<InstrumentType> = new Set<InstrumentType>([
  "partition_deed",
  "exchange_deed",
  "stipulation_of_interest",
  "partition_decree",
  "merger_certificate",
  "correction_deed",
  "will",
  "court_findings_heirship",
]);

/** Whether the model has learned papers of this type. */
export const isJudged = (type: InstrumentType): boolean => !APART.has(type) && instrumentCategory[type] !== "affidavit" && instrumentCategory[type] !== "lien";

/** A name with its likeliest side, how sure that is (0 to 1), and how likely each class is. */
export type JudgedName = { candidate: NameCandidate; side: PartySide; sure: number; likely: readonly number[] };

/** The class that is likeliest, and how sure it is. */
export function likeliest(likely: readonly number[]): { side: PartySide; sure: number } {
  const sure = Math.max(...likely);
  return { side: sideClasses[likely.indexOf(sure)] ?? "other", sure };
}

let model: LinearModel | null = null;

/** What the model says of each name of a paper: its likeliest side, and how sure it is of it (0 to 1). */
export function judgeNames(a: Anatomy, type: InstrumentType): JudgedName[] {
  model ??= parseModel(SIDE_WEIGHTS);
  const known = model;
  const paper = nameCandidates(a);
  const view = sideView(a, paper, type);
  return paper.names.map((candidate) => {
    const likely = likelihoods(known, view.features(candidate));
    return { candidate, likely, ...likeliest(likely) };
  });
}
