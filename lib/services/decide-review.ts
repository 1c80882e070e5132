// A person's decision on values: confirm, reopen, correct. A correction is computed through at once, and what it moved is told.
import { resolvedSchemas } from "@/lib/contracts/documents";
import type { Aspect } from "@/lib/contracts/pipeline";
import type { Ownership } from "@/lib/contracts/reports";
import type { FieldPlace, ReviewDecision, ReviewOutcome } from "@/lib/contracts/review";
import { db } from "@/lib/db/client";
import { removeConfirmation, saveConfirmation } from "@/lib/db/confirmations";
import { addHistory, packageDocumentIds } from "@/lib/db/documents";
import { isStale, setStale } from "@/lib/db/packages";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { applyValue } from "@/lib/review/apply-value";
import { diffShares } from "@/lib/review/diff-shares";
import { patchFor, same, valueAt } from "@/lib/review/pointer";
import { correctAspect, getAspect } from "./aspects";
import { assertPackage } from "./packages";
import { getOwnership } from "./reports";
import { getDocumentReview } from "./review";
import { runTitleEngine } from "./title";

type Item = ReviewDecision["items"][number];
type Step = { place: FieldPlace; undo: Item };
type Refusal = FieldPlace & { reason: string };

const placeOf = ({ document_id, aspect, pointer }: Item): FieldPlace => ({ document_id, aspect, pointer });

/** Ownership as stored; null before the engine has run. */
const ownershipOf = (packageId: string): Promise<Ownership | null> =>
  getOwnership(packageId, undefined).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_run") return null;
    throw error;
  });

async function mark(item: Item, decision: ReviewDecision, value: unknown): Promise<void> {
  const by = decision.reviewer ?? "reviewer";
  const { document_id: documentId, aspect, pointer } = item;
  await db().$transaction(async (tx) => {
    if (decision.action === "reopen") await removeConfirmation(tx, documentId, aspect, pointer);
    else await saveConfirmation(tx, { documentId, aspect, pointer, value, words: decision.words ?? null, note: decision.note ?? null, by });
    if (decision.action === "correct") return;
    const summary = `${decision.action === "confirm" ? "Confirmed" : "Reopened"} ${pointer}`.slice(0, 300);
    await addHistory(tx, {
      id: newId("his_"),
      documentId,
      kind: decision.action === "confirm" ? "confirmed" : "reopened",
      aspect,
      summary,
      by,
      detail: { pointer, value },
    });
  });
}

async function confirmOne(item: Item, decision: ReviewDecision): Promise<Step> {
  const { resolved } = await getAspect(item.document_id, item.aspect, undefined);
  const value = valueAt(resolved, item.pointer);
  if (value === undefined && decision.action === "confirm" && !parentStands(resolved, item.pointer))
    throw new AppError("not_found", `Nothing stands at ${item.pointer}.`);
  await mark(item, decision, value);
  return { place: placeOf(item), undo: placeOf(item) };
}

const parentStands = (resolved: unknown, pointer: string): boolean => {
  const at = pointer.lastIndexOf("/");
  const parent = at === 0 ? resolved : valueAt(resolved, pointer.slice(0, at));
  return typeof parent === "object" && parent !== null;
};

/** The patch that makes one aspect what the correction makes of it: whole values at the top, the field itself where it stands in an object. */
function patchOf(aspect: Aspect, resolved: unknown, pointer: string, value: unknown): Record<string, unknown> {
  const after = applyValue(aspect, resolved, pointer, value) as Record<string, unknown>;
  const before = resolved as Record<string, unknown>;
  const changed = Object.keys(after).filter((key) => !same(after[key], before[key]));
  const patch = Object.fromEntries(changed.filter((key) => Array.isArray(after[key])).map((key) => [key, after[key]]));
  const plain = changed.filter((key) => !Array.isArray(after[key]));
  const top = pointer.split("/")[1] ?? "";
  for (const key of plain) Object.assign(patch, key === top ? patchFor(before, pointer, valueAt(after, pointer) ?? null) : { [key]: after[key] ?? null });
  return patch;
}

async function correctOne(item: Item, decision: ReviewDecision): Promise<Step> {
  const { document_id: id, aspect, pointer } = item;
  const { resolved } = await getAspect(id, aspect, undefined);
  if (!parentStands(resolved, pointer)) throw new AppError("not_found", `Nothing stands at ${pointer}.`);
  const value = "value" in item ? item.value : decision.value;
  if (value === undefined) throw new AppError("invalid_request", "A correction needs a value; null says that nothing is stated.");
  const top = `/${pointer.split("/")[1]}`;
  const whole = Array.isArray(valueAt(resolved, top));
  const undo = { ...placeOf(item), pointer: whole ? top : pointer, value: (valueAt(resolved, whole ? top : pointer) ?? null) as unknown };
  const patch = patchOf(aspect, resolved, pointer, value);
  const fits = resolvedSchemas[aspect].safeParse(applyValue(aspect, resolved, pointer, value));
  if (!fits.success) throw new AppError("invalid_request", `The value does not fit: ${fits.error.issues[0]?.message ?? "unknown"}.`);
  if (Object.keys(patch).length > 0)
    await correctAspect(id, aspect, {
      resolved: patch,
      ...(decision.note ? { note: decision.note } : {}),
      ...(decision.reviewer ? { reviewer: decision.reviewer } : {}),
    });
  if (pointer.split("/").length > 2 || !whole) await mark(item, decision, value);
  return { place: placeOf(item), undo };
}

/** Takes each item for itself: one that is refused says why and stops no other. */
async function takeAll(decision: ReviewDecision, mine: ReadonlySet<string>): Promise<{ steps: Step[]; refused: Refusal[] }> {
  const steps: Step[] = [];
  const refused: Refusal[] = [];
  for (const item of decision.items) {
    try {
      if (!mine.has(item.document_id)) throw new AppError("not_found", "The package has no such document.");
      steps.push(await (decision.action === "correct" ? correctOne(item, decision) : confirmOne(item, decision)));
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
    undo: { action: opposite[decision.action], items: steps.map((s) => s.undo) },
    review: only ? await getDocumentReview(only) : null,
  };
}
