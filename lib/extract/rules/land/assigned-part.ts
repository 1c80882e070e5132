// An assignment of a lease in part of its land tells the land of the lease, the part assigned and often the part that stays: only the part assigned is its land.
import type { Tract } from "@/lib/contracts/aspects/land";
import { acresText } from "@/lib/fraction/net-acres";
import { landMarks } from "@/lib/land/named/land-marks";
import { type NamedPart, namedParts, regionOfTract } from "@/lib/land/named/named-parts";
import { regionCodes } from "@/lib/land/set/aliquot-codes";
import { printAliquots } from "@/lib/land/set/print-aliquots";
import { contains, difference, EMPTY, type Region, sameRegion, union } from "@/lib/land/set/region";
import { regionAcres } from "@/lib/land/set/region-acres";
import type { Span } from "@/lib/text/view";

const PASSED = "(?:assigned|conveyed|transferred|sold|included|covered|affected|touched|reached|disturbed|passed)";
const HOLDER = "(?:assignors?|grantors?|sellers?|transferors?|lessees?|it|he|she|they|we|I)";
/** "not assigned", "stays the property of the assignor", "Assignor keeps": land of the lease that does not go over. */
const STAYS = new RegExp(
  `\\b(?:(?:not|never|nor) (?:hereby |herein |being |here |now |to be )?${PASSED}|un(?:assigned|sold)|(?:nothing|none|no (?:part|interest|right)s?)\\b[^.;]{0,40}\\b(?:${PASSED}|pass(?:es)?|goes)|(?:${HOLDER}|[A-Z]\\w+) (?:still |also |itself |himself |herself )?(?:keeps?|retains?|holds? back|withholds?)|(?:retain|keep|withhold|hold)ing|(?<=^ and )(?:retains|keeps|withholds|reserves)|(?:retained|withheld|reserved|kept|excluded|excepted)(?=[^.;:\\n]{0,30}:|,? (?:by|to|for|in) (?:the (?:said )?)?${HOLDER}\\b)|(?:is|are|being) (?:\\w+ )?(?:retained|withheld|kept|reserved|held back)|(?:stays?|remains?|continues?) (?:\\w+ ){0,3}(?:with|in|to|of|vested in|unassigned|the property|the lease|under|owned by)\\b)`,
  "i",
);
/** "Part assigned: N/2 SW/4", "LAND NOW ASSIGNED:", "Assigned acreage:": the label of the part that goes over. */
const GOES =
  /^\s*(?:\(?\w{1,2}[.)] ?)?(?:(?:lands?|part|portion|acreage|acres|tracts?|premises|property|area|quarter|description)\b[^:\n]{0,30}\b(?:assigned|conveyed|transferred|sold)|(?:now |hereby |herein )?(?:assigned|conveyed|transferred)(?: (?:lands?|part|portion|acreage|acres|tracts?|premises|property|area))?)(?: (?:hereby|herein|hereunder|now|by this \w+|to assignee|only))*\s*:/i;
/** ", but only the south half of it": the part of the land told just before. */
const ONLY =
  /^,? (?:but |and )?(?:only|insofar only) (?:as to |in |for )?the (?:north|south|east|west)(?:east|west)? (?:half|quarter)\b,? (?:of (?:it|the same|said (?:quarter|tract|land))|thereof)\b/i;
/** A share, a burden or a depth that stays is no land that stays. */
const NO_LAND =
  /\b(?:undivided|overrid\w+|royalt\w+|percent|per cent|depths?|feet|foot|formations?|horizons?|zones?|strat\w+|wells?|rental|forms?|warrant\w*)\b|%/i;

const CLAUSE =
  /(?:[^.;\n]|\n(?![ \t]*\n|[ \t]*(?:\(?\w{1,2}[.)] )?[A-Z][\w ,/'’-]{2,48}:)|\.(?!\s)|(?<=\b(?:[A-Z]|Co|Inc|Corp|Ltd|No|Nos|Sec|Secs|T|R|Vol|Twp|Rge|Rng|Blk|Bk|Pg|p|pp|Ry|Mer))\.)+[.;]?/g;
/** Where a clause turns from what is given to what stays. */
const TURN =
  /,(?= (?:but|only|while|whereas|yet|and (?:the )?(?:assignor|other|rest|lease)|and (?:retains|keeps|withholds|reserves)|retaining|keeping|withholding|the (?:assignor|other|rest)|assignor|it being|he|she|it)\b)/gi;

type Piece = Span & { words: string };

function piecesOf(raw: string): Piece[] {
  return [...raw.matchAll(CLAUSE)].flatMap((m) => {
    const cuts = [...m[0].matchAll(TURN)].map((t) => t.index + 1);
    return [0, ...cuts].map((at, i) => {
      const words = m[0].slice(at, cuts[i] ?? m[0].length);
      return { words, start: m.index + at, end: m.index + at + words.length };
    });
  });
}

const named = (p: Piece): boolean => landMarks(p.words).length > 0;
const stays = (p: Piece): boolean => STAYS.test(p.words) && !NO_LAND.test(p.words);
const goes = (p: Piece): boolean => (GOES.test(p.words) || ONLY.test(p.words)) && named(p);

const blanked = (raw: string, pieces: readonly Span[]): string =>
  pieces.reduce((text, p) => text.slice(0, p.start) + text.slice(p.start, p.end).replace(/\S/g, " ") + text.slice(p.end), raw);

/** What an assignment says of the parts of its lease's land; `whole` and `given` are its text with those parts, or the kept ones alone, blanked out. */
export type PartsAssigned = { readonly goes: string; readonly stays: string; readonly whole: string; readonly given: string };

/** Finds the stretches that tell which part of a lease's land goes over and which stays; null where none does. `to`: where the body ends. */
export function partsAssigned(raw: string, to: number): PartsAssigned | null {
  const pieces = piecesOf(raw.slice(0, to));
  const kept = pieces.filter(stays);
  const given = pieces.filter((p) => !kept.includes(p) && goes(p));
  if (!kept.length && !given.length) return null;
  const words = (list: readonly Piece[]): string =>
    list
      .filter(named)
      .map((p) => p.words.trim())
      .join("\n");
  return { goes: words(given), stays: words(kept), whole: blanked(raw, [...kept.filter(named), ...given]), given: blanked(raw, kept.filter(named)) };
}

/** A tract cut down to a part of it. */
function cutTo(host: Tract, region: Region): Tract {
  const codes = regionCodes(region);
  return {
    ...host,
    plss: host.plss ? { ...host.plss, aliquots: codes, lots: [], label: printAliquots(region) } : host.plss,
    survey: host.survey ? { ...host.survey, aliquots: codes } : host.survey,
    acres_stated: null,
    acres_computed: acresText(regionAcres(region)),
    exceptions: [],
  };
}

const simple = (t: Tract): boolean => (t.plss !== null || t.survey?.section != null) && !(t.plss?.lots ?? []).length && t.calls === null;
const regionIn = (parts: readonly NamedPart[], host: Tract): Region => parts.filter((p) => p.host === host).reduce<Region>((r, p) => union(r, p.region), EMPTY);
const onGrid = (parts: readonly NamedPart[]): boolean =>
  parts.length > 0 && parts.every((p) => p.acres === null && p.lots.length === 0 && simple(p.host) && p.region !== EMPTY);

/** "E/2 SW/4", "the north half of the southwest quarter": a part told down to its quarter, which lies where it says. */
const CHAIN = /(?:[24]|[½¼]|quarter|half)\W{0,3}(?:of (?:the )?)?(?:[NSEW]{1,2} ?(?:\/|[½¼])|(?:north|south|east|west)(?:east|west)? (?:quarter|half))/i;
const partsIn = (words: string, tracts: readonly Tract[]): NamedPart[] => {
  const placed = words ? namedParts(words, tracts, true) : [];
  return placed.length || !words || CHAIN.test(words) ? placed : namedParts(words, tracts);
};

/**
 * The land of an assignment: of the lease's land the part that its label gives, else all but the part that stays, else the smaller of two tracts one inside the other.
 * `tracts`: the land read from `whole`. As it is where the parts named are no part of it.
 */
export function assignedPart(tracts: readonly Tract[], told: Pick<PartsAssigned, "goes" | "stays">): Tract[] {
  const given = partsIn(told.goes, tracts);
  if (onGrid(given))
    return tracts.flatMap((t) => (regionIn(given, t) === EMPTY ? [] : [sameRegion(regionIn(given, t), regionOfTract(t)) ? t : cutTo(t, regionIn(given, t))]));
  const kept = partsIn(told.stays, tracts);
  if (!onGrid(kept)) return innermost(tracts);
  const left = tracts.flatMap((t) => {
    const gone = regionIn(kept, t);
    if (gone === EMPTY) return [t];
    const rest = difference(regionOfTract(t), gone);
    return rest === EMPTY ? [] : [cutTo(t, rest)];
  });
  return left.length ? left : [...tracts];
}

const sectionOf = (t: Tract): string => `${t.plss?.township}${t.plss?.range}${t.plss?.section ?? t.survey?.section}`;
const inside = (part: Tract, whole: Tract): boolean =>
  part !== whole &&
  sectionOf(part) === sectionOf(whole) &&
  !sameRegion(regionOfTract(part), regionOfTract(whole)) &&
  contains(regionOfTract(whole), regionOfTract(part));

/** "the lease on the SW/4 …, assigns the NE/4 SW/4": without the tract in which another of the same section lies. */
function innermost(tracts: readonly Tract[]): Tract[] {
  const on = tracts.filter(simple);
  return tracts.filter((t) => !on.some((o) => on.includes(t) && regionOfTract(o) !== EMPTY && inside(o, t)));
}
