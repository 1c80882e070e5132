// A person's decision on values: confirm, reopen, correct. A correction is computed through at once, and what it moved is told.
import type { Ownership } from "@/lib/contracts/reports";
import type { FieldPlace, ReviewDecision, ReviewOutcome } from "@/lib/contracts/review";
import { packageDocumentIds } from "@/lib/db/documents";
import { isStale, setStale } from "@/lib/db/packages";
import { AppError } from "@/lib/platform/errors";
import { diffShares } from "@/lib/review/diff-shares";
import { valueAt } from "@/lib/review/pointer";
import { getAspect } from "./aspects";
import { correctValue } from "./correct-value";
import { type DecidedItem, type DecidedStep, markValue, parentStands, placeOf } from "./mark-value";
import { assertPackage } from "./packages";
import { getOwnership } from "./reports";
import { getDocumentReview } from "./review";
import { runTitleEngine } from "./title";

type Refusal = FieldPlace & { reason: string };

/** Ownership as stored; null before the engine has run. */
const ownershipOf = (packageId: string): Promise<Ownership | null> =>
  getOwnership(packageId, undefined).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_run") return null;
    throw error;
  });

async function confirmOne(item: DecidedItem, decision: ReviewDecision): Promise<DecidedStep> {
  const { resolved } = await getAspect(item.document_id, item.aspect, undefined);
  const value = valueAt(resolved, item.pointer);
  if (value === undefined && decision.action === "confirm" && !parentStands(resolved, item.pointer))
    throw new AppError("not_found", `Nothing stands at ${item.pointer}.`);
  await markValue(item, decision, value);
  return { place: placeOf(item), undo: [placeOf(item)] };
}

/** Takes each item for itself: one that is refused says why and stops no other. */
async function takeAll(decision: ReviewDecision, mine: ReadonlySet<string>): Promise<{ steps: DecidedStep[]; refused: Refusal[] }> {
  const steps: DecidedStep[] = [];
  const refused: Refusal[] = [];
  for (const item of decision.items) {
    try {
      if (!mine.has(item.document_id)) throw new AppError("not_found", "The package has no such document.");
      steps.push(await (decision.action === "correct" ? correctValue(item, decision) : confirmOne(item, decision)));
    } catch (error) {
      if (!(error instanceof AppError) || error.code === "internal") throw error;
      refused.push({ ...placeOf(item), reason: error.message });
    }
  }
  return { steps, refused };
}

/** Runs all that follows. A package that was up to date before is so again; what comes in between marks it anew. */
async function computeThrough(packageId: string, wasStale: boolean): Promise<void> {
  if (!wasStale) await setStale(packageId, false);
  try {
    await runTitleEngine(packageId, null);
  } catch (error) {
    await setStale(packageId, true);
    throw error;
  }
}

const opposite = { confirm: "reopen", reopen: "confirm", correct: "correct" } as const;

/** 422 where nothing at all could be done; otherwise what was done, what was refused, and what it moved in the ownership. */
export async function decideReview(packageId: string, decision: ReviewDecision): Promise<ReviewOutcome> {
  await assertPackage(packageId);
  const before = decision.action === "correct" ? await ownershipOf(packageId) : null;
  const wasStale = await isStale(packageId);
  const { steps, refused } = await takeAll(decision, new Set(await packageDocumentIds(packageId)));
  const first = refused[0];
  if (steps.length === 0 && first)
    throw new AppError("invalid_request", first.reason, { errors: refused.slice(0, 50).map((r) => ({ path: `${r.aspect}${r.pointer}`, message: r.reason })) });
  let moved: ReviewOutcome["moved"] = [];
  if (decision.action === "correct" && before) {
    await computeThrough(packageId, wasStale);
    moved = diffShares(before, await ownershipOf(packageId));
  }
  const documents = new Set(steps.map((s) => s.place.document_id));
  const [only] = documents.size === 1 ? documents : [];
  return {
    done: steps.map((s) => s.place),
    refused,
    moved,
    undo: { action: opposite[decision.action], items: steps.toReversed().flatMap((s) => s.undo) },
    review: only ? await getDocumentReview(only) : null,
  };
}
