// Words that name only land beside what a paper gives, told by the parts of their one section: "his Southeast Quarter of the same section", "the east half of said quarter".
import type { Tract } from "@/lib/contracts/aspects/land";
import { parseLand } from "@/lib/land/parse-land";
import { codeRegion } from "@/lib/land/set/aliquot-codes";
import { contains, EMPTY, meets, type Region, union, WHOLE } from "@/lib/land/set/region";
import { usualLot } from "@/lib/land/shapes/usual-lots";
import type { Span } from "@/lib/text/view";
import { landMarks } from "./land-marks";
import { regionOfTract } from "./named-parts";

const sectionOf = (t: Tract): string | null => t.plss?.section?.toString() ?? t.survey?.section ?? null;

/** "the NE/4 thereof", "the north half of said tract": a part of what is given. */
const PART_OF_GIVEN =
  /^[^.;]{0,24}\b(?:thereof|of (?:the |said |such |this |that )*(?:land|lands|tract|premises|above|same(?! (?:section|quarter))|property))\b/i;
const QUARTER = /(?:quarter|fourth|\/ ?4|1\/4|¼)/i;
const OF_SECTION = /\bof (?:the |said |that |same |his |my )*sec(?:tion|\.)/i;
/** "of said quarter", and not "of said Northeast Quarter", which says which. */
const OF_QUARTER = /^,? of (?:the |said |that |same |such |aforesaid |whole |his |my |her |their )*quarter\b/i;
const NUMBER = /\bsec(?:tions?|\.)? ?(?:nos?\.? ?)?(\d{1,4})\b/i;
const EIGHTY = /\b(north|south|east|west)(?:ern)? (?:eighty|80 acres)\b/i;

/** The land of a tract on the grid, its lots in their usual places; empty where a lot has none. */
function placeOf(t: Tract): Region {
  const lots = (t.plss?.lots ?? []).map((lot) => usualLot(t.plss?.section ?? null, lot));
  return lots.includes(null)
    ? EMPTY
    : lots.reduce<Region>((r, code) => union(r, codeRegion(code ?? "")), t.plss && !t.plss.aliquots.length ? EMPTY : regionOfTract(t));
}

/** The quarter that holds all of a region; null where it reaches over two. */
const quarterOf = (given: Region): string | null => ["NE", "NW", "SE", "SW"].find((q) => contains(codeRegion(q), given)) ?? null;

/** The region of the section that a stretch of words names; null where it names none for certain, or a part of what is given. */
function regionNamed(words: string, { start, end }: Span, given: Region): Region | null {
  const behind = words.slice(end, end + 60);
  const side = EIGHTY.exec(words.slice(start, end))?.[1];
  const named = side ? `${side} half` : words.slice(start, end);
  if (PART_OF_GIVEN.test(behind)) return null;
  const ofQuarter = side !== undefined || (OF_QUARTER.test(behind) && !QUARTER.test(named));
  const host = ofQuarter ? quarterOf(given) : null;
  if (ofQuarter ? host === null : !(QUARTER.test(named) || OF_SECTION.test(named) || OF_SECTION.test(behind.slice(0, 24)))) return null;
  const piece = named.split(/[,;] |\bof\b[^.;]{0,12}\bsec/i)[0] ?? "";
  const read = parseLand(`the ${piece}${host ? ` of the ${host}/4` : ""} of Section 1, Township 1 North, Range 1 East`);
  const region = read.reduce<Region>((r, t) => union(r, regionOfTract(t)), EMPTY);
  return region === EMPTY ? null : region;
}

/**
 * Whether all land that `words` name lies in the one section of `tracts`, by its parts, and outside of them: "the E/2 of said NE/4" beside the W/2 NE/4 → true.
 * False where nothing is named, where tracts are no parts of one section, or where another section is named. Errs toward false.
 */
export function namesOnlyBeside(words: string, tracts: readonly Tract[]): boolean {
  const placed = tracts.filter((t) => sectionOf(t) !== null);
  const sections = new Set(placed.map(sectionOf));
  const given = placed.reduce<Region>((r, t) => union(r, placeOf(t)), EMPTY);
  if (sections.size !== 1 || given === EMPTY || given === WHOLE || placed.some((t) => placeOf(t) === EMPTY)) return false;
  const number = NUMBER.exec(words)?.[1];
  if (number && !sections.has(number)) return false;
  const marks = landMarks(words).filter((m) => !/^(?:said )?sec(?:tion|\.)? ?\w{1,6}$/i.test(words.slice(m.start, m.end)));
  return (
    marks.length > 0 &&
    marks.every((m) => {
      const region = regionNamed(words, m, given);
      return region !== null && !meets(region, given);
    })
  );
}
