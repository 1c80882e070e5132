// Parcels and what lies within what. Descriptions are placed in the order of the instruments; a part that comes first is put under its whole when the whole appears.
import { add, compare, type Rational, sub, toText, ZERO } from "@/lib/fraction/rational";
import { type LandFeatures, plainWords } from "./land-mention";
import { lotsLikeness, type Parcel, partsApart, relate, sameAcres } from "./parcel";
import { surveyLikeness } from "./survey-likeness";

export type ParcelForest = {
  parcels: Parcel[];
  place(features: LandFeatures, label: string, hints: PlaceHints): Parcel;
};
/** What besides the words shows where the land lies: parcels that a cited deed describes, and parcels the giver took before. */
export type PlaceHints = { cited: readonly Parcel[]; relation: "same" | "part" | null; held: readonly Parcel[]; source: string | null };

const bucketKeys = (f: LandFeatures): string[] => {
  const s = f.survey?.split("|") ?? [];
  return [
    s[0] && `n:${s[0]}`,
    s[1] && `a:${s[1]}`,
    f.subdivision && `s:${f.subdivision}`,
    f.acres && `m:${toText(f.acres)}`,
    ...f.names.map((n) => `t:${n}`),
  ].filter((k): k is string => Boolean(k));
};
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

const smaller = (f: LandFeatures, p: Parcel): boolean =>
  f.acres !== null && p.features.acres !== null && compare(f.acres, p.features.acres) < 0 && !sameAcres(f.acres, p.features.acres);

const partly = /\b(?:part|portion|piece|remainder|balance) of (?!(?:the )?\w+ County)|\bout of\b|\boff (?:of )?the\b/i;

/** The parcel a cited deed shows this to be, or to lie in. */
function byCitation(f: LandFeatures, hints: PlaceHints): { parcel: Parcel; relation: "equal" | "within"; why: string } | null {
  const only = hints.cited.length === 1 ? hints.cited[0] : undefined;
  const same = hints.cited.find((p) => sameAcres(p.features.acres, f.acres));
  if (same) return { parcel: same, relation: "equal", why: "the land of the cited instrument, with its acreage" };
  if (!only) return null;
  if (hints.relation === "same" && !f.part && !f.calls && !f.parentAcres.length && smaller(f, only) && !partly.test(f.text))
    return { parcel: only, relation: "equal", why: "the same land as in the cited instrument; the smaller acreage stated is taken for net acres" };
  if (hints.relation === "part" || smaller(f, only) || (f.part && f.part !== only.features.part))
    return { parcel: only, relation: "within", why: "a part of the land of the cited instrument" };
  if (f.acres && only.features.acres) return null;
  return { parcel: only, relation: "equal", why: "the land of the cited instrument" };
}

const isWithin = (inner: Parcel, outer: Parcel): boolean => inner.parent !== null && (inner.parent === outer || isWithin(inner.parent, outer));
/** Whether the text names the parcel: "pastures 1 to 4 of the Upper Division". */
const names = (f: LandFeatures, p: Parcel): boolean => p.features.names.some((n) => n.length > 4 && plainWords(f.text).includes(n));

/** The innermost parcel that the giver held before and that has room for this land; where several do, the one that the text names, else none. */
function byHolding(f: LandFeatures, hints: PlaceHints): Parcel | null {
  const roots = hints.held.filter(
    (p) =>
      smaller(f, p) &&
      (f.survey === null ||
        p.features.survey === null ||
        relate({ ...f, acres: p.features.acres, part: null, parentAcres: [], names: [], calls: null }, { ...p.features, part: null, names: [], calls: null })
          ?.relation === "equal"),
  );
  const inner = roots.filter((p) => !roots.some((q) => q !== p && isWithin(q, p)));
  const named = inner.filter((p) => names(f, p));
  const least = named.length ? named : inner;
  return least.length === 1 ? (least[0] ?? null) : null;
}

/** What the giver held before, of the same acreage and in no other survey: the same land, told more shortly. */
const sameLandHeld = (f: LandFeatures, p: LandFeatures): boolean =>
  sameAcres(f.acres, p.acres) && surveyLikeness(f.survey, p.survey) !== "unlike" && !partsApart(f.part, p.part) && lotsLikeness(f, p) !== "apart";

const undivided = (f: LandFeatures): boolean => !f.part && !f.parentAcres.length && !f.names.length && !partly.test(f.text);

/** A survey named without acreage, where the package knows one land in that survey: that land. Where both give acreage, nothing is taken for granted. */
function onlyInSurvey(f: LandFeatures, near: readonly Parcel[]): Parcel | null {
  if (!f.survey || !undivided(f)) return null;
  const roots = near.filter((p) => !p.parent && surveyLikeness(f.survey, p.features.survey) === "same" && lotsLikeness(f, p.features) !== "apart");
  const only = roots.length === 1 ? roots[0] : undefined;
  if (!only || (f.acres && only.features.acres) || only.features.part || only.features.parentAcres.length) return null;
  return only;
}

/** An empty forest. `place` finds or makes the parcel of a description. */
export function parcelForest(): ParcelForest {
  const parcels: Parcel[] = [];
  const buckets = new Map<string, Set<Parcel>>();
  const sources = new Map<string, Set<Parcel>>();
  const named = new Set<Parcel>();
  const register = (p: Parcel) => {
    if (p.features.names.length) named.add(p);
    for (const key of bucketKeys(p.features)) {
      const set = buckets.get(key) ?? new Set();
      set.add(p);
      buckets.set(key, set);
    }
  };
  const near = (f: LandFeatures): Parcel[] => [...new Set(bucketKeys(f).flatMap((k) => [...(buckets.get(k) ?? [])]))].sort((a, b) => a.index - b.index);
  const equalTo = (p: Parcel, f: LandFeatures, source: string | null, label: string): Parcel => {
    enrich(p, f);
    if (label.split(", ").length > p.label.split(", ").length || /^[a-z]|^BEGINNING/.test(p.label)) p.label = label;
    noteSource(p, source);
    register(p);
    return p;
  };
  const bySource = (source: string | null) => [...(source ? (sources.get(source) ?? []) : [])];
  const noteSource = (p: Parcel, source: string | null) => {
    if (!source) return;
    p.sources.add(source);
    sources.set(source, (sources.get(source) ?? new Set()).add(p));
  };
  const place: ParcelForest["place"] = (f, label, hints) => {
    const cited = byCitation(f, { ...hints, cited: hints.cited.length ? hints.cited : bySource(hints.source) });
    if (cited?.relation === "equal") return equalTo(cited.parcel, f, hints.source, label);
    const relations = near(f).map((p) => ({ p, r: relate(f, p.features) }));
    const equal = relations.find((x) => x.r?.relation === "equal")?.p ?? hints.held.find((p) => sameLandHeld(f, p.features));
    if (equal) return equalTo(equal, f, hints.source, label);
    const only = onlyInSurvey(
      f,
      relations.map((x) => x.p),
    );
    if (only) {
      if (!f.calls && !only.features.calls) only.assumed.push("one description gives no acreage: taken for the one land of the package in that survey");
      return equalTo(only, f, hints.source, label);
    }
    const parcel: Parcel = {
      index: parcels.length,
      features: f,
      sources: new Set(),
      parent: null,
      children: [],
      label,
      assumed: [],
    };
    parcels.push(parcel);
    noteSource(parcel, hints.source);
    register(parcel);
    const wholes = relations.filter((x) => x.r?.relation === "within").map((x) => x.p);
    wholes.push(...[...named].filter((p) => p !== parcel && !wholes.includes(p) && smaller(f, p) && names(f, p)));
    const whole = cited?.parcel ?? wholes.find((p) => !p.children.some((c) => wholes.includes(c))) ?? null;
    if (whole) adopt(whole, parcel);
    else {
      const held = byHolding(f, hints);
      if (held) {
        adopt(held, parcel);
        parcel.assumed.push(`taken to lie within "${held.label}", which the giver held in that survey`);
      }
    }
    for (const x of relations) if (x.r?.relation === "contains" && !x.p.parent) adopt(parcel, x.p);
    return parcel;
  };
  return { parcels, place };
}

/** Acres of a parcel outside its parts: null where not known, zero where the parts fill it. */
export function remainderAcres(p: Parcel): Rational | null {
  if (!p.children.length) return p.features.acres;
  if (!p.features.acres || p.children.some((c) => !c.features.acres)) return null;
  const parts = p.children.reduce<Rational>((sum, c) => add(sum, c.features.acres ?? ZERO), ZERO);
  return sameAcres(parts, p.features.acres) || compare(parts, p.features.acres) > 0 ? ZERO : sub(p.features.acres, parts);
}
