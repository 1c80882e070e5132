// Tracts told by their place in the paper: "the tract last above described", "the second described quarter", "the latter tract".
import type { Land } from "@/lib/contracts/aspects/land";

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"];
const FIGURES = ["1st", "2n?d", "3r?d", "4th", "5th", "6th"];
const PLACE = `(${[...PLACES.flatMap((p, i) => [`${p}(?:ly)?`, FIGURES[i] ?? p]), "last(?:ly)?", "latter", "former"].join("|")})`;
const LAND =
  "(?:tracts?|parcels?|pieces?|lots?|quarters?|sections?|surveys?|lands?|premises|fort(?:y|ies)|eight(?:y|ies)|blocks?|labors?|leagues?|halves|half|pastures?|farms?)";
const TOLD = "(?:described|mentioned|named|listed|set out|set forth)";
const WHERE = "(?:(?:above|herein|hereinabove|hereinbefore|before)[- ])*";
const BEHIND = `${LAND}(?: acres| of land)?,? ${WHERE}${PLACE} ${WHERE}${TOLD}`;
const OF_LIST = "(?:of (?:said|the|those|these|its) (?:two |three |four |several |said |above )*)?";
/** "one-fourth Section 24": a part, no place in a list. */
const NO_PART = "(?<!\\b(?:one|two|three|five|seven)[- ])";
const AHEAD = `${NO_PART}${PLACE}[- ]${WHERE}${TOLD} ${OF_LIST}${LAND}|${NO_PART}${PLACE} ${OF_LIST}${LAND}`;
const MONTH = "january|february|march|april|may|june|july|august|september|october|november|december|said month|the month";
/** "as to the second", "under the latter"; not "on the 2nd of May". */
const ALONE = `(?<=\\b(?:in|under|as to|from|on|upon) )(?:the )?${PLACE}(?! (?:part(?:y|ies)?|day|lien|mortgage|above|well|place|instance|deed|lease|of (?:${MONTH}))\\b)`;
const NAMED = new RegExp(`\\b(?:${BEHIND}|${AHEAD}|${ALONE})\\b`, "gi");
/** Words that put an interest into such a tract: "in the tract last above described", "as to the second tract". */
const LIES = new RegExp(
  `\\b(?:in|under|upon|on|of|out of|from|as to|beneath|with respect to) (?:and under )?(?:the |said |such )*(${BEHIND}|${AHEAD})\\b`,
  "i",
);

/** "second", "secondly", "2nd", "2d" → 1; −1 for no number. */
const placeIndex = (place: string): number => (/^\d/.test(place) ? Number(place.charAt(0)) - 1 : PLACES.indexOf(place.replace(/ly$/, "")));

/** Ids of the tracts that words name by their place; empty where they name none or the paper has but one. "the former" and "the latter" count only among two. */
export function tractsByPlace(words: string, land: Land | undefined): string[] {
  const tracts = land?.tracts ?? [];
  if (tracts.length < 2) return [];
  const ids = [...words.matchAll(NAMED)].flatMap((m) => {
    const place = (m.slice(1).find((g) => g !== undefined) ?? "").toLowerCase();
    const at = /^last/.test(place) ? tracts.length - 1 : placeIndex(place);
    const two = tracts.length === 2 ? (place === "latter" ? 1 : place === "former" ? 0 : -1) : -1;
    const tract = tracts[Math.max(at, two)];
    return tract ? [tract.id] : [];
  });
  return [...new Set(ids)];
}

/** "of the mineral rights in the tract last above described I keep half" → "tract last above described"; null where the words put nothing into a tract so told. */
export const placeIn = (words: string): string | null => LIES.exec(words)?.[1] ?? null;
