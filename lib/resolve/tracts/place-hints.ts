// What shows where land lies beside its own words: the deed that it cites, what its giver held before, the one land known in its survey.
import { compare } from "@/lib/fraction/rational";
import { type LandFeatures, plainWords, withoutLeftOut } from "./land-mention";
import { lotsLikeness, type Parcel, partsApart, relate, sameAcres } from "./parcel";
import { placesApart } from "./place-words";
import { surveyLikeness } from "./survey-likeness";

/** What besides the words shows where the land lies: parcels that a cited deed describes, and parcels the giver took before. */
export type PlaceHints = {
  cited: readonly Parcel[];
  relation: "same" | "part" | null;
  held: readonly Parcel[] /** Parcels of documents that the instrument cites for whatever reason. */;
  mentioned: readonly Parcel[];
  source: string | null;
  /** Parcels of other tracts that the same instrument numbers or letters: land apart from this one. */
  apart?: readonly Parcel[];
};

export const smaller = (f: LandFeatures, p: Parcel): boolean =>
  f.acres !== null && p.features.acres !== null && compare(f.acres, p.features.acres) < 0 && !sameAcres(f.acres, p.features.acres);

const partly = /\b(?:part|portion|piece|remainder|balance) of (?!(?:the )?\w+ County)|\bout of\b|\boff (?:of )?the\b/i;

/** The parcel a cited deed shows this to be, or to lie in. */
export function byCitation(f: LandFeatures, hints: PlaceHints): { parcel: Parcel; relation: "equal" | "within"; why: string } | null {
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
export const names = (f: LandFeatures, p: Parcel): boolean => p.features.names.some((n) => n.length > 4 && plainWords(f.text).includes(n));

/** The innermost parcel that the giver held before and that has room for this land; where several do, the one that the text names, else none. */
export function byHolding(f: LandFeatures, hints: PlaceHints): Parcel | null {
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

/** What the giver held before, or a deed cited for whatever reason describes, of the same acreage and in no other survey: the same land, told more shortly. */
export const sameLandHeld = (f: LandFeatures, p: LandFeatures): boolean =>
  sameAcres(f.acres, p.acres) && surveyLikeness(f.survey, p.survey) !== "unlike" && !partsApart(f.part, p.part) && lotsLikeness(f, p) !== "apart";

/**
 * Land outside any survey, told shortly by its acres ("a tract of 225 acres in Elm District"): the one land of the package with just so many acres in that county.
 * Null where several have them, or where the words tell of another place, part or figure.
 */
export function onlyOfItsAcres(f: LandFeatures, near: readonly Parcel[]): Parcel | null {
  if (!f.acres || !f.stated || f.survey || f.lots.length > 0 || f.part || f.parentAcres.length > 0) return null;
  const alike = near.filter((p) => sameAcres(f.acres, p.features.acres));
  const [only] = alike;
  if (!only || alike.length > 1 || only.features.survey || only.features.lots.length > 0 || only.features.part) return null;
  const county = (c: string | null): string => (c ?? "").toLowerCase();
  const apart = f.county && only.features.county && county(f.county) !== county(only.features.county);
  return apart || (f.calls && only.features.calls) || placesApart(f.places, only.features.places) ? null : only;
}

const undivided = (f: LandFeatures): boolean => !f.part && !f.parentAcres.length && !f.names.length && !partly.test(withoutLeftOut(f.text));

/** A survey named without acreage, where the package knows one land in that survey: that land. Where both give acreage, nothing is taken for granted. */
export function onlyInSurvey(f: LandFeatures, near: readonly Parcel[]): Parcel | null {
  if (!f.survey || !undivided(f)) return null;
  const roots = near.filter((p) => !p.parent && surveyLikeness(f.survey, p.features.survey) === "same" && lotsLikeness(f, p.features) !== "apart");
  const only = roots.length === 1 ? roots[0] : undefined;
  if (!only || (f.acres && only.features.acres) || only.features.part || only.features.parentAcres.length) return null;
  return only;
}
