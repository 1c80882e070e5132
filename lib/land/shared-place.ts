// Where numbered tracts lie, told once for all: ahead of them ("in Section 9, T4N-R5W: Tract 1, the SE/4; …") or behind the last ("…; both in Block 34, Elm Ry. Co. Survey").
import type { TownshipRange } from "./plss/items";
import { readPlss } from "./plss/read-plss";
import type { LandSegment } from "./segments";

/** The township told for all, and the words of section, block and survey; `ahead`: before the first tract. */
export type SharedPlace = { place: TownshipRange | null; section: string; survey: string; ahead: boolean };

const SECTION = /(?<![A-Z])SEC(?:TION|\.)\s(?:NO\.?\s)?(?:\d{1,4}(?![\d/])|[A-Z]+(?:-[A-Z]+)?\s\(\d{1,4}\))/;
const SURVEYED = /(?<![A-Z])(?:BLOCK|BLK|SURVEY|ABSTRACT|A-\d|LEAGUE|GRANT|R\.?\s?R\.?\sCO|RY\.?\sCO|RAILWAY|RAILROAD)(?![A-Z])/;
const TOWNSHIP = /(?<![A-Z])(?:TOWNSHIPS?|TWPS?|T[-.\s]{0,2}\d)/;
/** Parts and measures: words that describe land of their own. */
const PARTS = /(?<![A-Z])(?:[NS][EW]\s?(?:\/4|¼|1\/4)|[NSEW]\s?(?:\/2|½|1\/2)|QUARTERS?|HAL(?:F|VES)|LOTS?\s\d|BEGINNING)(?![A-Z])/;
const LEADS = /(?:[:\n—-]|TO[\s-]WIT|FOLLOWS|VIZ)[.,;:\s-]{0,4}$/;
/** ", all in Township 4 North", "; each of the said tracts lying in Block 34". */
const FOR_ALL =
  /(?<![A-Z])(?:ALL|BOTH|EACH|THE\sWHOLE)(?:\s(?:OF|THE|SAID|THESE|TRACTS?|PARCELS?|LANDS?|WHICH|THEM|BEING|LYING|SITUATED?|LOCATED|ARE|IS|WITHIN))*,?\s(?:IN|OF|WITHIN)\s(?=(?:SAID\s)?(?:SEC|TOWNSHIP|TWP|T[-.\s]{0,2}\d|BLOCK|BLK|THE\s[A-Z]))/g;
const LONGEST = 320;

/** The block of a survey with what stands behind it, as written; empty for a survey named alone, which the head of its list lends. */
function blockIn(words: string, raw: string): string {
  const section = SECTION.exec(words);
  const block = words.search(/(?<![A-Z])(?:BLOCK|BLK)(?![A-Z])/);
  const from = block >= 0 ? block : section ? section.index + section[0].length : words.length;
  return raw.slice(from).replace(/^[\s,]+|(?:,?\sto[\s-]wit)?[\s:;\n—-]+$/gi, "");
}

function placeIn(words: string, raw: string, ahead: boolean): SharedPlace | null {
  const surveyed = SURVEYED.test(words);
  const place = TOWNSHIP.test(words) && !surveyed ? readPlss(words).place : null;
  const survey = surveyed ? blockIn(words, raw) : "";
  return place?.township || survey ? { place, section: SECTION.exec(words)?.[0] ?? "", survey, ahead } : null;
}

/**
 * What the words ahead of the first heading, or behind the last tract, tell of all; null where they describe land of their own or tell nothing.
 * `plain`: upper-case text; `raw`: the same as written.
 */
export function sharedPlace(plain: string, raw: string, segments: readonly LandSegment[]): SharedPlace | null {
  const [lead, last] = [segments[0], segments.at(-1)];
  if (!lead || !last || !segments.some((s) => s.name !== null)) return null;
  const from = lead.name === null ? Math.max(lead.start, lead.end - LONGEST) : lead.end;
  const head = plain.slice(from, lead.end);
  if (LEADS.test(head) && !PARTS.test(head)) {
    const told = placeIn(head, raw.slice(from, lead.end), true);
    if (told) return told;
  }
  // "Tract 3: all of Section 31, Block 34": words that open the last tract are its own.
  const told = plain.slice(last.start, Math.min(last.end, last.start + 4 * LONGEST));
  const m = [...told.matchAll(FOR_ALL)].filter((x) => /[A-Z\d]/.test(told.slice(0, x.index))).at(-1);
  const at = m ? last.start + m.index + m[0].length : last.end;
  const words =
    plain
      .slice(at, Math.min(last.end, at + LONGEST))
      .split(
        /[;\n]|\.\s(?=[A-Z]{4,})|,?\s(?:AND\s)?(?:CONTAINING|ACCORDING|IN\sTHE\sAGGREGATE|IN\sALL|LESS|EXCEPT(?:ING)?|SAVE|RESERVING|SUBJECT|TOGETHER|GRANTORS?)\s/,
      )[0] ?? "";
  return words && !PARTS.test(words) ? placeIn(words, raw.slice(at, at + words.length), false) : null;
}

const OWN_SECTION = /(?<![A-Z])SEC(?:TIONS?|S)?[.\s]{1,2}(?:NO\.?\s)?(?:\d|[A-Z]+\s\()/;

/** The words that a tract takes from what is told for all; empty where it names its own place. */
export function borrowed(plain: string, shared: SharedPlace | null): string {
  if (!shared || TOWNSHIP.test(plain) || SURVEYED.test(plain)) return "";
  const section = OWN_SECTION.test(plain) ? "" : shared.section;
  const words = [section, shared.survey].filter(Boolean).join(", ");
  return words ? `, ${words}` : "";
}
