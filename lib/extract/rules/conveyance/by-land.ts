// "a half of the minerals in the NE/4 of Section 10, and all of the minerals in the W/2 of Section 11": one share for each piece of land.
import { type Found, readInterests } from "./interest";

const SHARE =
  "(?:an? (?:undivided |equal )?|all (?:of )?|the (?:entire|whole|other|remaining) |(?:an? )?(?:one|two|three|four|five|seven)[- ]|half |\\d{1,3} ?\\/ ?\\d|\\d{1,3}(?:\\.\\d+)? ?(?:%|per ?cent))";
const THING = "(?:oil|gas|minerals?|royalt(?:y|ies)|coal|hydrocarbons?)";
const UNDER = "(?:in|under|upon|on|of|beneath|from|underlying)";
const LAND =
  "(?:the |said |that |all of |all )*(?:(?:north|south|east|west)\\w*|[NSEW][NSEW]? ?(?:\\/ ?[24]|½|¼|1\\/[24])|[NS][EW][NS][EW]\\b|sections?\\b|sec\\.|lots?\\b|tracts?\\b|parcels?\\b|blocks?\\b|surveys?\\b|labors?\\b|(?:first|second|third) (?:tract|parcel))";
const IN_LAND = new RegExp(`\\b${THING}\\b[^.;]{0,60}?\\b${UNDER} ${LAND}`, "i");
const NEXT = new RegExp(`[,;]? (?:and |and also |also )(?=${SHARE}[^.;]{0,80}?\\b${THING}\\b[^.;]{0,60}?\\b${UNDER} ${LAND})`, "gi");
/** What bears a share for each piece of land. */
const PARTED = new Set(["mineral", "royalty", "leasehold"]);
const PIECES_MAX = 12;

/** A grant whose words give a share in one piece of land and another in the next → a grant each; any other as it was. Errs toward one. */
export function byLand(grants: readonly Found[], text: string): Found[] {
  const [only] = grants;
  if (!only || grants.length > 1 || !PARTED.has(only.interest.estate_type)) return [...grants];
  const start = only.span.start;
  const rest = text.slice(start, start + 2000);
  const words = rest.slice(0, rest.search(/\.\s(?=[A-Z][a-z])|\n\s*\n|$/));
  const cuts = [...words.matchAll(NEXT)].map((m) => ({ end: m.index, next: m.index + m[0].length }));
  const starts = [0, ...cuts.map((c) => c.next)];
  const pieces = starts.map((at, i) => ({ at, words: words.slice(at, cuts[i]?.end ?? words.length) }));
  if (pieces.length < 2 || pieces.length > PIECES_MAX || !pieces.every((p) => IN_LAND.test(p.words))) return [...grants];
  const read = pieces.map((p) => readInterests(p.words, start + p.at)[0]);
  const found = read.filter((f): f is Found => f?.interest.fraction != null && f.interest.estate_type === only.interest.estate_type);
  return found.length === pieces.length
    ? found.map((f, i) => ({
        ...f,
        interest: { ...f.interest, text: (pieces[i]?.words ?? "").trim() },
        span: { start: start + (pieces[i]?.at ?? 0), end: start + (pieces[i]?.at ?? 0) + (pieces[i]?.words.length ?? 0) },
      }))
    : [...grants];
}
