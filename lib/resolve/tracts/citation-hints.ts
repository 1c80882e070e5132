// What an instrument's citations, and the numbers of its own tracts, show of where its land lies.
import type { DocumentIndex } from "@/lib/resolve/references/document-index";
import { placeOf } from "@/lib/resolve/references/recording";
import type { LandMention } from "./land-mention";
import type { Parcel } from "./parcel";
import type { PlaceHints } from "./place-hints";
import { surveyLikeness } from "./survey-likeness";

/** A description with the parcels that it covers, and those that it leaves out. */
export type Placed = { mention: LandMention; covers: Parcel[]; without: Parcel[] };
type Reference = LandMention["tract"]["reference"];

export const hasPlace = (r: Reference): boolean => Boolean(r && ((r.book && r.page) || r.instrument_no));

/** Parcels that an instrument's citation of other land points to. */
export function hintsFor(
  mention: LandMention,
  reference: Reference,
  index: DocumentIndex,
  ofDocument: ReadonlyMap<string, Parcel[]>,
): Omit<PlaceHints, "held" | "mentioned" | "apart"> {
  if (!hasPlace(reference) || !reference) return { cited: [], relation: null, source: null };
  const citation = { book: reference.book, page: reference.page, instrument_no: reference.instrument_no, county: null };
  const place = placeOf(citation);
  const found = index.find(citation, mention.document);
  if ("none" in found) return { cited: [], relation: reference.relation ?? null, source: `${place.book}/${place.page}/${place.instrument_no}` };
  const told = ofDocument.get(found.document.id) ?? [];
  return { cited: calledSo(mention, found.document.id, told) ?? likeSurvey(mention, told), relation: reference.relation ?? null, source: null };
}

/** "the land in the Roe Survey described in that deed": of the cited parcels those in the survey that is named; all of them where it tells none apart. */
function likeSurvey({ features }: LandMention, cited: readonly Parcel[]): Parcel[] {
  const like = features.survey ? cited.filter((p) => p.features.survey && surveyLikeness(features.survey, p.features.survey) === "same") : [];
  return like.length ? like : [...cited];
}

/** "Tract A", "Second Tract", "Share No. 3": what a paper numbers or letters. */
const NUMBERED = /^(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth) |(?:tract|parcel|share|lot|block|piece) )/i;

/** Parcels that the instrument tells of under other numbers or letters. `told`: what it placed so far. */
export const underOtherNames = ({ tract }: LandMention, told: readonly Placed[]): Parcel[] =>
  tract.name && NUMBERED.test(tract.name)
    ? told.filter((p) => p.mention.tract.name !== tract.name && NUMBERED.test(p.mention.tract.name ?? "")).flatMap((p) => p.covers)
    : [];

const WORDS = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
const CALLED =
  /\b(?:(first|second|third|fourth|fifth|sixth|seventh|eighth) (?:tract|parcel|share|piece)|(?:tract|parcel|share|piece) (?:(?:no\.?|number) )?([a-h]\b|\d{1,2}\b|one|two|three|four|five|six|seven|eight))/gi;

/** "Second Tract", "TRACT B", "Tract No. 2" → "2", "b", "2": the number or letter that the first such words give; null where none or several do. */
function numberIn(words: string): string | null {
  const told = [...words.matchAll(CALLED)].map((m) => {
    const word = (m[1] ?? m[2] ?? "").toLowerCase();
    const at = Math.max(WORDS.indexOf(word), ORDINALS.indexOf(word));
    return at >= 0 ? String(at + 1) : word;
  });
  return new Set(told).size === 1 ? (told[0] ?? null) : null;
}

/** Notes under what number or letter an instrument tells of its parcel. */
export function noteName({ mention, covers }: Placed): void {
  const number = mention.tract.name ? numberIn(mention.tract.name) : null;
  const [only] = covers;
  if (number && only && covers.length === 1) only.calledIn.set(mention.document.id, number);
}

/** "being TRACT B of the partition in Vol. 66": of the cited parcels the one that the cited paper calls so; null where the words name none, or none is. */
function calledSo({ tract }: LandMention, cited: string, told: readonly Parcel[]): Parcel[] | null {
  const number = numberIn(tract.text) ?? (tract.name ? numberIn(tract.name) : null);
  const so = number ? told.filter((p) => p.calledIn.get(cited) === number) : [];
  return so.length === 1 ? so : null;
}
