// What kind of paper bounds what its grants can be: a mineral deed gives minerals and no land, a royalty deed a part of what is produced and nothing in the ground.
import type { Draft } from "@/lib/extract/rules/conveyance/draft";
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { namedByType } from "@/lib/extract/rules/conveyance/object-told";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";

const MINERALS = /\b(?:oil|gas|coal|minerals?|petroleum|hydrocarbons)\b/i;
/** "oil, gas and other minerals in and under": minerals where they lie, behind no word by which they only come with a land or are left out of it. */
const LYING =
  /\b(?:oil|gas|coal|minerals?)(?: (?:estate|rights|interests?))?,? (?:(?:on|of|to|and|lying|being|found),? )*(?:in|under|beneath|underlying|upon|within)\b/i;
const BESIDE = /\b(?:with|including|reserv\w*|except\w*|exclud\w*|sav(?:e|ing)|less|opinion|leasehold|leases?)\b/i;
const WITH_LAND = /\b(?:surface|fee simple (?:title|estate)|land(?:s)? and (?:all )?(?:the )?minerals)\b/i;
/** The granting words with their object. */
const REACH = 900;

/** "a mineral deed of an undivided ten acres, being one-fourth, of the oil": what was read as land is the minerals under it. */
function asMinerals(scene: Scene, draft: Draft): Found[] {
  const start = draft.granting?.start ?? 0;
  const words = scene.text.slice(start, start + REACH);
  const fee = draft.grants.every((f) => f.interest.estate_type === "fee");
  const { title } = scene.anatomy;
  const titled = title !== null && MINERALS.test(scene.text.slice(title.start, title.end));
  const thing = words.search(LYING);
  if (!fee || !titled || thing < 0 || BESIDE.test(words.slice(0, thing)) || WITH_LAND.test(words)) return draft.grants;
  return draft.grants.map((f) => ({ ...f, confidence: Math.min(f.confidence, 0.75), interest: { ...f.interest, estate_type: "mineral" as const } }));
}

const TAKEN_OUT = /\b(?:produced|saved|marketed|sold|taken|run|recovered|mined|output|production|delivered)\b/i;
const IN_PLACE =
  /\b(?:in(?:,| and| or)? (?:and )?(?:on,? )?(?:and )?(?:to,? )?(?:and )?(?:under|beneath)|under(?:lying)?|beneath|in place|mineral (?:interest|estate|rights))\b/i;
/** So far behind a share its thing is told. */
const THING = 420;

/** Whether a share is one of what is taken out of the ground, as its own words and those it shares them with say. */
function ofProduction(scene: Scene, f: Found): boolean {
  const at = f.fraction?.end ?? f.span.start;
  const own = scene.sentences.find((s) => s.start <= at && at <= s.end);
  const words = scene.text.slice(at, Math.min(own?.end ?? at + THING, at + THING));
  return (
    f.interest.fraction !== null && f.interest.fraction.fraction !== "1" && TAKEN_OUT.test(words) && !IN_PLACE.test(words.slice(0, words.search(TAKEN_OUT)))
  );
}

const alike = (a: Found, b: Found): boolean =>
  a.interest.estate_type === "royalty" &&
  b.interest.estate_type === "royalty" &&
  a.interest.fraction?.fraction === b.interest.fraction?.fraction &&
  a.interest.of === b.interest.of &&
  a.interest.to.join() === b.interest.to.join() &&
  a.interest.from.join() === b.interest.from.join() &&
  a.interest.tracts.join() === b.interest.tracts.join() &&
  (a.scope ?? "") === (b.scope ?? "") &&
  Boolean(a.interest.substances?.length && b.interest.substances?.length) &&
  !a.interest.substances?.some((s) => b.interest.substances?.includes(s));

/** "1/32 of all the oil and 1/32 of all the gas": one royalty of 1/32 in both. */
function together(grants: readonly Found[]): Found[] {
  const out: Found[] = [];
  for (const f of grants) {
    const one = out.findIndex((o) => alike(o, f));
    const before = out[one];
    const substances = [...(before?.interest.substances ?? []), ...(f.interest.substances ?? [])];
    if (before) out[one] = { ...before, interest: { ...before.interest, substances, text: `${before.interest.text} ${f.interest.text}` } };
    else out.push(f);
  }
  return out;
}

/** "1/64 of all oil and gas at any time taken and sold from the land" by a royalty deed: so much of production, free of what a lease pays. */
function asRoyalty(scene: Scene, grants: readonly Found[]): Found[] {
  const read = grants.map((f) =>
    f.interest.estate_type === "mineral" && ofProduction(scene, f)
      ? { ...f, interest: { ...f.interest, estate_type: "royalty" as const, floating: false, of: "whole" as const, readings: [] } }
      : f,
  );
  return read.some((f, i) => f !== grants[i]) ? together(read) : read;
}

/** The grants of a deed of minerals or of royalty as what such a deed can give; those of any other paper as they are. Errs toward what was read. */
export function ofItsKind(scene: Scene, draft: Draft): Found[] {
  const kind = namedByType(scene);
  if (kind === "mineral") return asMinerals(scene, draft);
  return kind === "royalty" ? asRoyalty(scene, draft.grants) : draft.grants;
}
