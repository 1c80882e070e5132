// Parcels and what lies within what. Descriptions are placed in the order of the instruments; a part that comes first is put under its whole when the whole appears.
import { add, compare, type Rational, sub, ZERO } from "@/lib/fraction/rational";
import type { LandFeatures } from "./land-mention";
import { type Parcel, partsApart, precise, type Relation, relate, sameAcres } from "./parcel";
import { type ParcelRegistry, parcelRegistry } from "./parcel-registry";
import { withAcresOfPart } from "./part-of-survey";
import { byCitation, byHolding, names, onlyInSurvey, onlyOfItsAcres, type PlaceHints, sameLandHeld, smaller } from "./place-hints";

export type ParcelForest = {
  parcels: Parcel[];
  place(features: LandFeatures, label: string, hints: PlaceHints): Parcel;
};
type Related = { p: Parcel; r: Relation | null };

const union = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])];

function enrich(p: Parcel, f: LandFeatures): void {
  const own = p.features;
  p.features = {
    survey: own.survey && f.survey ? mergeKeys(own.survey, f.survey) : (own.survey ?? f.survey),
    subdivision: own.subdivision ?? f.subdivision,
    lots: own.lots.length ? own.lots : f.lots,
    names: union(own.names, f.names),
    acres: !own.stated && f.stated ? f.acres : (own.acres ?? f.acres),
    stated: own.stated || f.stated,
    parentAcres: own.parentAcres.length ? own.parentAcres : f.parentAcres,
    part: own.part ?? f.part,
    calls: own.calls ?? f.calls,
    places: [...new Set([...own.places, ...f.places])],
    text: own.text,
    state: own.state ?? f.state,
    county: own.county ?? f.county,
  };
}
const mergeKeys = (a: string, b: string): string => {
  const other = b.split("|");
  return a
    .split("|")
    .map((part, i) => part || (other[i] ?? ""))
    .join("|");
};

function adopt(parent: Parcel, child: Parcel): void {
  for (let p: Parcel | null = parent; p; p = p.parent) if (p === child) return;
  if (child.parent) child.parent.children.splice(child.parent.children.indexOf(child), 1);
  child.parent = parent;
  parent.children.push(child);
}

/** A known parcel that the description means; null where it is new land. */
function known(f: LandFeatures, relations: readonly Related[], hints: PlaceHints): Parcel | null {
  const equal =
    relations.find((x) => x.r?.relation === "equal")?.p ??
    hints.held.find((p) => sameLandHeld(f, p.features)) ??
    hints.mentioned.find(
      (p) => sameLandHeld(f, p.features) || (precise(f.acres) && sameAcres(f.acres, p.features.acres) && !partsApart(f.part, p.features.part)),
    );
  if (equal) return equal;
  const only = onlyInSurvey(
    f,
    relations.map((x) => x.p),
  );
  if (only && !f.calls && !only.features.calls) only.assumed.push("one description gives no acreage: taken for the one land of the package in that survey");
  if (only || hints.cited.length > 0) return only;
  const sized = onlyOfItsAcres(
    f,
    relations.map((x) => x.p),
  );
  sized?.assumed.push("one description tells of its acreage alone: taken for the one land of the package with that acreage");
  return sized;
}

/** Puts a new parcel under the innermost land that it is shown to be a part of, and what it is shown to contain under it. */
function hang(registry: ParcelRegistry, parcel: Parcel, cited: Parcel | null, relations: readonly Related[], hints: PlaceHints): void {
  const f = parcel.features;
  const wholes = relations.filter((x) => x.r?.relation === "within").map((x) => x.p);
  wholes.push(...[...registry.named].filter((p) => p !== parcel && !wholes.includes(p) && smaller(f, p) && names(f, p)));
  const whole = cited ?? wholes.find((p) => !p.children.some((c) => wholes.includes(c))) ?? null;
  const held = whole ? null : byHolding(f, hints);
  if (held) parcel.assumed.push(`taken to lie within "${held.label}", which the giver held in that survey`);
  const above = whole ?? held;
  if (above) adopt(above, parcel);
  for (const x of relations) if (x.r?.relation === "contains" && !x.p.parent) adopt(parcel, x.p);
}

/** An empty forest. `place` finds or makes the parcel of a description. */
export function parcelForest(): ParcelForest {
  const registry = parcelRegistry();
  const { parcels } = registry;
  const place: ParcelForest["place"] = (told, label, hints) => {
    const f = withAcresOfPart(told, registry.near(told));
    const cited = byCitation(f, { ...hints, cited: hints.cited.length ? hints.cited : registry.bySource(hints.source) });
    const relations = registry
      .near(f)
      .filter((p) => !hints.apart?.includes(p))
      .map((p) => ({ p, r: relate(f, p.features) }));
    const found = cited?.relation === "equal" ? cited.parcel : known(f, relations, hints);
    if (found) {
      enrich(found, f);
      if (label.split(", ").length > found.label.split(", ").length || /^[a-z]|^BEGINNING/.test(found.label)) found.label = label;
      registry.register(found, hints.source);
      return found;
    }
    const parcel: Parcel = { index: parcels.length, features: f, parent: null, children: [], label, assumed: [], calledIn: new Map() };
    parcels.push(parcel);
    registry.register(parcel, hints.source);
    hang(registry, parcel, cited?.parcel ?? null, relations, hints);
    return parcel;
  };
  return { parcels, place };
}

/** Acres of a parcel outside its parts: null where not known, zero where the parts fill it. */
export function remainderAcres(p: Parcel): Rational | null {
  if (!p.children.length) return p.features.acres;
  // "6 acres out of Tract 4": a piece of one lot by its acres is not the lot.
  const pieces = p.features.lots.length === 1 && p.features.acres !== null && p.children.every((c) => c.features.acres !== null);
  const lots = new Set(pieces ? [] : p.children.flatMap((c) => c.features.lots));
  if (p.features.lots.length && p.features.lots.every((l) => lots.has(l)) && p.children.every((c) => !c.features.part)) return ZERO;
  if (!p.features.acres || p.children.some((c) => !c.features.acres)) return null;
  const parts = p.children.reduce<Rational>((sum, c) => add(sum, c.features.acres ?? ZERO), ZERO);
  return sameAcres(parts, p.features.acres) || compare(parts, p.features.acres) > 0 ? ZERO : sub(p.features.acres, parts);
}
