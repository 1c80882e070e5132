// That nothing stands without proof: every effect has a trace that ends in words of a document or in a named assumption, and every quotation is there.
import { createHash } from "node:crypto";

const evidenceOf = (step) => step.inputs.flatMap((input) => input.evidence ?? []);

/** A trace ends in evidence or an assumption, itself or through an effect that it refers to. */
export function tracesOf(result) {
  const faults = [];
  for (const effect of result.effects) {
    const steps = result.traces[effect.id] ?? [];
    const grounded =
      (effect.evidence?.length ?? 0) > 0 ||
      steps.some((s) => s.outcome === "assumed" || evidenceOf(s).length > 0 || s.inputs.some((i) => i.ref && (result.traces[i.ref] || i.ref !== effect.id)));
    if (!steps.length) faults.push(`${effect.id} has no trace`);
    else if (!grounded) faults.push(`${effect.id} ends in no words and in no assumption`);
  }
  return { done: result.effects.length, faults };
}

function quotesIn(value, found) {
  if (Array.isArray(value)) for (const x of value) quotesIn(x, found);
  else if (value && typeof value === "object") {
    if (typeof value.quote === "string" && value.alignment === "exact") found.push(value);
    for (const x of Object.values(value)) if (x && typeof x === "object") quotesIn(x, found);
  }
}

/** Every exact quotation is its slice of the document's text. */
export function quotationsOf(bundle) {
  const texts = new Map(bundle.documents.map((d) => [d.id, d.text]));
  const faults = [];
  let done = 0;
  const check = (id, list) => {
    const body = texts.get(id);
    if (typeof body !== "string") return;
    for (const e of list) {
      done++;
      if (body.slice(e.start, e.end) !== e.quote) faults.push(`${id}: “${e.quote.slice(0, 40)}” is not at ${e.start}–${e.end}`);
    }
  };
  for (const d of bundle.documents) {
    const own = [];
    quotesIn(d.readings, own);
    check(d.id, own);
  }
  const cited = [];
  quotesIn([bundle.result.effects, bundle.result.issues, bundle.result.traces], cited);
  for (const e of cited) if (e.document_id) check(e.document_id, [e]);
  return { done, faults };
}

/** The original files, by their SHA-256; null where no folder was given. */
export function hashesOf(bundle, files) {
  const have = new Set(files.map((bytes) => createHash("sha256").update(bytes).digest("hex")));
  const missing = bundle.documents.filter((d) => !have.has(d.sha256));
  return { done: bundle.documents.length, faults: missing.map((d) => `${d.filename}: no file in the folder has the hash ${d.sha256.slice(0, 12)}…`) };
}
