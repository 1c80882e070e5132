// One correction: the value is set where it stands, what follows from it in the same document is set with it, and the way back is told.
import type { Conveyance } from "@/lib/contracts/aspects/conveyance";
import type { Parties } from "@/lib/contracts/aspects/parties";
import { resolvedSchemas } from "@/lib/contracts/documents";
import type { Aspect } from "@/lib/contracts/pipeline";
import type { ReviewDecision } from "@/lib/contracts/review";
import { db } from "@/lib/db/client";
import { moveConfirmations } from "@/lib/db/confirmations";
import { AppError } from "@/lib/platform/errors";
import { movedLists, movedPointer } from "@/lib/review/align-lists";
import { applyValue } from "@/lib/review/apply-value";
import { followParties } from "@/lib/review/follow-parties";
import { changedList, type ListPlace, listPlace } from "@/lib/review/list-items";
import { patchFor, same, valueAt } from "@/lib/review/pointer";
import { correctAspect, getAspect } from "./aspects";
import { type DecidedItem, type DecidedStep, markValue, parentStands, placeOf } from "./mark-value";

type Patch = Record<string, unknown>;

/** The patch from one value of an aspect to another: whole lists, the field itself where it stands in an object. */
function patchOf(before: Patch, after: Patch, pointer: string): Patch {
  const changed = Object.keys(after).filter((key) => !same(after[key], before[key]));
  const patch = Object.fromEntries(changed.filter((key) => Array.isArray(after[key])).map((key) => [key, after[key]]));
  const plain = changed.filter((key) => !Array.isArray(after[key]));
  const top = pointer.split("/")[1] ?? "";
  for (const key of plain) Object.assign(patch, key === top ? patchFor(before, pointer, valueAt(after, pointer) ?? null) : { [key]: after[key] ?? null });
  return patch;
}

async function save(id: string, aspect: Aspect, patch: Patch, { note, reviewer }: ReviewDecision): Promise<void> {
  if (Object.keys(patch).length > 0) await correctAspect(id, aspect, { resolved: patch, ...(note ? { note } : {}), ...(reviewer ? { reviewer } : {}) });
}

/** Where the parties changed, the clauses that are by or to them change with them. Answers what takes that back. */
async function followInConveyance(item: DecidedItem, before: unknown, after: unknown, decision: ReviewDecision): Promise<DecidedItem[]> {
  const { document_id } = item;
  const aspect = "conveyance" as const;
  const read = await getAspect(document_id, aspect, undefined).catch(() => null);
  if (!read) return [];
  const was = read.resolved as Conveyance;
  const is = followParties(was, before as Parties, after as Parties);
  const patch = patchOf(was, is, "");
  await save(document_id, aspect, patch, decision);
  return Object.keys(patch).map((key) => ({ document_id, aspect, pointer: `/${key}`, value: was[key as keyof Conveyance] }));
}

/** The value that a person puts there; 422 where there is none, or none that makes an item of the list. */
function givenValue(item: DecidedItem, decision: ReviewDecision, resolved: unknown, place: ListPlace | null): unknown {
  const value = "value" in item ? item.value : decision.value;
  if (value === undefined) throw new AppError("invalid_request", "A correction needs a value; null says that nothing is stated.");
  if (place && changedList(item.aspect, resolved, place, value) === null)
    throw new AppError(
      "invalid_request",
      `${item.pointer} takes null, which removes it; …/- takes what is added: a party's name and role, an interest, the words of a tract.`,
    );
  return value;
}

/** The pointer at which the person's word on a correction is kept; null where there is none to keep: an item taken out, a list put back. */
function marked(item: DecidedItem, after: unknown, place: ListPlace | null): string | null {
  if (!place) return item.pointer.split("/").length > 2 || !Array.isArray(valueAt(after, item.pointer)) ? item.pointer : null;
  if (place.index !== "-") return null;
  const last = ((after as Patch)[place.list] as unknown[]).length - 1;
  return `/${place.list}/${last}/${place.list === "parties" ? "name" : "text"}`;
}

/** 404 where nothing can stand there, 422 for a value that does not fit. A list that is changed takes its confirmations with it. */
export async function correctValue(item: DecidedItem, decision: ReviewDecision): Promise<DecidedStep> {
  const { document_id: id, aspect, pointer } = item;
  const before = (await getAspect(id, aspect, undefined)).resolved as Patch;
  const place = listPlace(aspect, pointer);
  if (!parentStands(before, pointer) || (place && place.index !== "-" && valueAt(before, pointer) === undefined))
    throw new AppError("not_found", `Nothing stands at ${pointer}.`);
  const value = givenValue(item, decision, before, place);
  const after = applyValue(aspect, before, pointer, value) as Patch;
  const fits = resolvedSchemas[aspect].safeParse(after);
  if (!fits.success) throw new AppError("invalid_request", `The value does not fit: ${fits.error.issues[0]?.message ?? "unknown"}.`);
  await save(id, aspect, patchOf(before, after, pointer), decision);
  const moved = movedLists(before, after);
  if (moved.size > 0) await db().$transaction((tx) => moveConfirmations(tx, id, aspect, (at) => movedPointer(at, moved)));
  const top = `/${pointer.split("/")[1]}`;
  const undoAt = Array.isArray(valueAt(before, top)) ? top : pointer;
  const undo: DecidedItem[] = [{ ...placeOf(item), pointer: undoAt, value: valueAt(before, undoAt) ?? null }];
  if (aspect === "parties") undo.push(...(await followInConveyance(item, before, after, decision)));
  const at = marked(item, after, place);
  if (at !== null) await markValue({ ...item, pointer: at }, decision, valueAt(after, at));
  return { place: placeOf(item), undo };
}
