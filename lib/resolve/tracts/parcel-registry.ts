// The parcels of a package by everything by which a description finds them.
import { toText } from "@/lib/fraction/rational";
import type { LandFeatures } from "./land-mention";
import { type Parcel, wholeAcres } from "./parcel";

export type ParcelRegistry = {
  parcels: Parcel[];
  /** Parcels that bear a name ("Lower Division"). */
  named: Set<Parcel>;
  /** Enters a parcel, or enters it again after it has learned more of itself. */
  register(parcel: Parcel, source: string | null): void;
  /** Parcels that share a survey, abstract, plat, acreage or name with a description, oldest first. */
  near(features: LandFeatures): Parcel[];
  /** Parcels described under a recording that is not in the package. */
  bySource(source: string | null): Parcel[];
};

const bucketKeys = (f: LandFeatures): string[] => {
  const s = f.survey?.split("|") ?? [];
  return [
    s[0] && `n:${s[0].replace(/(?<=\D)\d+$/, "")}`,
    s[1] && `a:${s[1]}`,
    s[2] && s[3] && `b:${s[2]}|${s[3]}`,
    f.subdivision && `s:${f.subdivision}`,
    f.acres && `m:${toText(f.acres)}`,
    f.acres && `w:${wholeAcres(f.acres)}`,
    ...f.names.map((n) => `t:${n}`),
  ].filter((k): k is string => Boolean(k));
};

/** Buckets of surveys named more fully or more shortly: "roe" finds "amosroe". */
function surnameKeys(f: LandFeatures, buckets: ReadonlyMap<string, unknown>): string[] {
  const name = f.survey?.split("|")[0] ?? "";
  if (name.length < 4) return [];
  return [...buckets.keys()].filter((k) => k.startsWith("n:") && k.length > 5 && k !== `n:${name}` && (k.endsWith(name) || name.endsWith(k.slice(2))));
}

export function parcelRegistry(): ParcelRegistry {
  const parcels: Parcel[] = [];
  const named = new Set<Parcel>();
  const buckets = new Map<string, Set<Parcel>>();
  const sources = new Map<string, Set<Parcel>>();
  const put = (map: Map<string, Set<Parcel>>, key: string, p: Parcel) => map.set(key, (map.get(key) ?? new Set()).add(p));
  return {
    parcels,
    named,
    register(p, source) {
      if (p.features.names.length) named.add(p);
      for (const key of bucketKeys(p.features)) put(buckets, key, p);
      if (source) put(sources, source, p);
    },
    near: (f) => [...new Set([...bucketKeys(f), ...surnameKeys(f, buckets)].flatMap((k) => [...(buckets.get(k) ?? [])]))].sort((a, b) => a.index - b.index),
    bySource: (source) => [...(source ? (sources.get(source) ?? []) : [])],
  };
}
