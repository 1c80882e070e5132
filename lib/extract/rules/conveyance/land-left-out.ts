// Land kept by the giver that is no land of this paper: its description leaves it out, or it lies beside what is given.
import type { Land } from "@/lib/contracts/aspects/land";
import { compare, parseRational } from "@/lib/fraction/rational";
import { findAcres } from "@/lib/land/attributes/acreage";
import { plainText } from "@/lib/land/lex/plain-text";
import { landMarks } from "@/lib/land/named/land-marks";
import { parseLand } from "@/lib/land/parse-land";
import type { Found } from "./interest";
import type { Scene } from "./scene";

const plain = (s: string): string =>
  s
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
const OUTSIDE =
  /\bof (?:the |his |her |my |our |their )?(?:other |own |larger |same )*(?:tract|land|lands|farm|quarter|section)s? (?:owned|held|bought|acquired|which|that|so owned)\b|\b(?:adjoining|adjacent)\b/i;

function isOutside(f: Found, land: Land): boolean {
  const words = plain(f.interest.text);
  const left = land.tracts.flatMap((t) => t.exceptions).some((e) => plain(e.text).length > 12 && words.includes(plain(e.text).slice(0, 40)));
  if (left || OUTSIDE.test(f.interest.text)) return true;
  const own = land.tracts.length === 1 ? parseRational(land.tracts[0]?.acres_stated ?? land.tracts[0]?.acres_computed ?? "") : null;
  const kept = parseRational(findAcres(plainText(f.interest.text))[0]?.acres ?? "");
  return own !== null && kept !== null && compare(kept, own) >= 0;
}

/** "the NE/4 thereof", "the north half of said tract": a part of what is given. */
const PART_OF_GIVEN = /^[^.;]{0,24}\b(?:thereof|of (?:the |said |such |this |that )*(?:land|lands|tract|premises|quarter|above|same|property))\b/i;
const QUARTER = /(?:quarter|fourth|\/ ?4|1\/4|¼)/i;
const OF_SECTION = /^ of (?:the |said |that |same )*section\b/i;

/** Quarter-quarters of a section that a stretch of words names, "the North Half" only where it says of the section; empty where it names none or a part of what is given. */
function quartersNamed(words: string, mark: { start: number; end: number }): readonly string[] {
  const named = words.slice(mark.start, mark.end);
  const behind = words.slice(mark.end, mark.end + 60);
  if (PART_OF_GIVEN.test(behind) || !(QUARTER.test(named) || OF_SECTION.test(behind))) return [];
  const piece = named.split(/[,;] |\bof\b[^.;]{0,12}\bsection/i)[0] ?? "";
  return parseLand(`the ${piece} of Section 1, Township 1 North, Range 1 East`)[0]?.plss?.aliquots ?? [];
}

/** "The Grantor keeps the Northeast Quarter and all that belongs to it", in a deed of the Southeast Quarter: all quarters the words name lie beside those given in the one section. */
function liesBeside(words: string, land: Land): boolean {
  const given = land.tracts.flatMap((t) => t.plss?.aliquots ?? []);
  if (new Set(land.tracts.map((t) => t.plss?.section ?? null)).size !== 1 || land.tracts.some((t) => !t.plss?.aliquots.length)) return false;
  const marks = landMarks(words);
  const pieces = marks.map((m) => quartersNamed(words, m));
  return marks.length > 0 && pieces.every((p) => p.length > 0 && p.every((q) => !given.includes(q)));
}

/** "keeps his other land in the section", "reserves the adjoining quarter": other land itself is what the verb keeps. */
const OTHER_LAND =
  /\b(?:keep|kept|retain|reserv|withh|hold|continu)\w*(?: (?:to own|back|out|(?:un)?to (?:him|her|it|them)sel(?:f|ves)|for (?:him|her|it|them)sel(?:f|ves)),?)*(?: (?:all|the|his|her|its|their|my|our|of))* (?:other|adjoining|adjacent|remaining|neighbou?ring) (?:lands?|quarters?|tracts?|section|half|eighty|forty|farm)\b/i;

const NEAR = 1500;

/** Reservations without those of land that the paper's description does not hold anyway, told apart from it or beside it; the rest as they were. */
export function withoutLandLeftOut(kept: readonly Found[], land: Land | undefined, scene: Scene): Found[] {
  if (!land) return [...kept];
  // Of a sentence without end only what stands near by is looked at.
  const said = (f: Found) => {
    const own = scene.sentences.find((s) => f.span.start >= s.start && f.span.start < s.end);
    return own ? own.text.slice(Math.max(0, f.span.start - own.start - NEAR), f.span.start - own.start + NEAR) : f.interest.text;
  };
  const bare = (f: Found) => f.interest.estate_type === "fee" && f.interest.fraction === null;
  // A share of minerals is no land: "and to retain the other half" tells of the minerals.
  const share = (f: Found) => f.fraction !== null && (f.interest.estate_type === "mineral" || f.interest.estate_type === "royalty");
  return kept.filter((f) => !(bare(f) && isOutside(f, land)) && !liesBeside(said(f), land) && !(!share(f) && OTHER_LAND.test(said(f))));
}
