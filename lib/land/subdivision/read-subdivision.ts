// Lots and blocks of platted land: "Lots 1-3 and 5, Block 2, Nelson Addition", name-first forms, plat book and page.
import type { Subdivision } from "@/lib/contracts/aspects/land";
import { lexLand } from "@/lib/land/lex/lex-land";
import { readLots } from "@/lib/land/plss/read-lots";
import { nameAt, nameBefore, namedAddition } from "./plat-name";

export type SubdivisionRead = { subdivision: Subdivision; start: number; end: number; partial: boolean };

const CUE =
  /(?<![A-Z])(?:BLOCKS?|BLK|ADDITION|ADD'N|ADDN|ADD|SUBDIVISION|SUBD|SUB'N|SUBDIV|S\/D|PLAT(?:TED)?|TOWNSITE|ESTATES|ACRES ADDITION|SQUARE|PHASE|PLAN\sOF\sLOTS|PLAN\sBOOK|PLAT\sBOOK|MAP\sOF|MAP\sBOOK|MAP\s(?:THEREOF|RECORDED)|OF\sMAPS|(?:OF|IN)\sTRACT\s(?:NO\.?\s)?\d+,?\s(?:AS|IN|PER|ACCORDING|RECORDED)|CERTIFIED\sSURVEY\sMAP|CONDOMINIUM|ORIGINAL\sTOWN|OUT-?LOTS?|IN-?LOTS?|LOCATION|VILLAGE OF|PATENT(?!ED)|PURCHASE(?=[,.]|$|\s(?:IN|SO))|GREAT\sLOT|MILITARY\sLOT|CONDO|BUILDING|BLDG|UNIT\s(?:NO\.?\s)?(?:\d|ONE|TWO|THREE))(?![A-Z])/;
const LOT = /(?<![A-Z])(?:OUT\s?|OUT-|IN-?)?L(?:OTS?|TS?)(?![A-Z])|(?<![A-Z])(?:UNIT|APARTMENT|APT\.?)\s(?=(?:NO\.?\s)?\d)/g;
/** "Tract 12, Sunny Acres, according to the plat thereof": tracts of a plat that has no lots. */
const PLATTED_TRACT = /(?<![A-Z])TRACTS?\s(?:NO\.?\s)?(?=\d)/g;
const BY_PLAT = /ACCORDING\sTO\s(?:THE\s)?(?:RECORDED\s|OFFICIAL\s)?(?:PLAT|MAP)|PLAT\s(?:BOOK|THEREOF)/;
const WHOLE_BLOCK = /ADDITION|ADDN|SUBDIVISION|SUBD|TOWNSITE|ORIGINAL\sTOWN|ESTATES|HEIGHTS|PLAT/;
const BLOCK =
  /(?<![A-Z])(?:BLOCK|BLK|BK(?=\s\d{1,2}\s[A-Z])|BLOCKS|SQUARE|BUILDING|BLDG)[.\s:]{0,3}(?:NO\.?\s?|NUMBER(?:ED)?\s)?["'(]{0,2}([A-Z]-?\d{1,3}|\d{1,4}[A-Z]?(?![A-Z0-9])|(?!(?:OR|OF|IN|NO|AT|AS|TO|IS|BY|ON|AN)(?![A-Z]))[A-Z]{1,2}(?![A-Z])|(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE)(?![A-Z]))["')]{0,2}(?:\s?\((\d{1,4})\))?/;
const PLAT =
  /(?:(?:PLAT|PLAN|MAP)\s(?:BOOK|VOLUME|CABINET|RECORDS?|VOL\.?|BK\.?)(?:\sVOLUME|\sNO\.?)?|(?<![A-Z])(?:BOOK|VOLUME|VOL\.?|CABINET|LIBER|PB)|M\.?B\.?)\s(?:NO\.?\s)?([0-9A-Z]{1,6})(?:\sOF\s(?:PLATS|MAPS|DEEDS))?[\s,]{1,3}(?:AT\s|ON\s)?(?:PAGES?|PG\.?|SLIDE|SHEET|P\.?)\s(?:NO\.?\s)?([0-9A-Z]{1,6})/;
const WORDS: Record<string, string> = {
  ONE: "1",
  TWO: "2",
  THREE: "3",
  FOUR: "4",
  FIVE: "5",
  SIX: "6",
  SEVEN: "7",
  EIGHT: "8",
  NINE: "9",
  TEN: "10",
  ELEVEN: "11",
  TWELVE: "12",
};
const PART = /(?:(?:\d+\s?(?:FEET|FT|FOOT|')|HALF|1\/2|½|PART|PORTION|STRIP)[A-Z\s.]{0,24}OF(?:F\sOF)?(?:\sTHE)?\s(?:SAID\s)?|[NSEW]\/?2\s(?:OF\s)?)$/;

/** "Lot 44 of the Verdugo Colony Tract", "Lots 3 and 4, Rancho La Brea", "Lot 6 of the Roe division": lots of a named tract, colony, ranch or partition, whatever map shows them. */
const NAMED_TRACT =
  /(?<![A-Z])LOTS?\s(?:\(?(?:NUMBERED|\d{1,4}[A-Z]?|[A-Z]{1,6})\)?[\s,.]{1,2}){1,8}?(?:(?:OF|IN)\s)?(?:THE\s|SAID\s)?(?:(?!(?:SECTION|SEC|TOWNSHIP|QUARTER|SURVEY|BLOCK|SAID|THE|ABOVE|FOLLOWING|ACRE|THIS|SUCH|SHARE)(?![A-Z]))[A-Z][A-Z'.&-]+\s){1,5}(?:TRACT|COLONY|RANCHO|HACIENDA|(?:SUB-?)?DIVISION|PARTITION)(?![A-Z])|(?<![A-Z])LOTS?\s[\s\S]{1,30}?(?:RANCHO|COLONIA)\s[A-Z]/;

/** Is this platted land, not a government lot? Needs a lot and a word of plats, or a whole block of an addition. */
export function speaksOfPlat(text: string): boolean {
  if (text.search(LOT) >= 0) return CUE.test(text) || NAMED_TRACT.test(text);
  return (BLOCK.test(text) && WHOLE_BLOCK.test(text)) || (text.search(PLATTED_TRACT) >= 0 && BY_PLAT.test(text));
}

/** Reads the parcels, a block each. `raw` is the text as written; names stay as written. */
export function readSubdivisions(text: string, raw: string): SubdivisionRead[] {
  const out: SubdivisionRead[] = [];
  const plat = PLAT.exec(text);
  let until = 0;
  const lotted = text.search(LOT) >= 0;
  for (const m of text.matchAll(lotted ? LOT : PLATTED_TRACT)) {
    if (m.index < until) continue;
    const lots = lotsAt(text, m.index);
    if (lots.list.length === 0) continue;
    const before = text.slice(Math.max(0, m.index - 60), m.index);
    if (
      /(?:SUBDIVISION|PART|REPLAT|DIVISION|CORNER|COR|LINE|PLAT)\.?\sOF\s(?:SAID\s)?$|SAID\s$/.test(before) &&
      (out.length > 0 || /(?:CORNER|COR\.?|LINE)\sOF\s(?:SAID\s)?$/.test(before))
    )
      continue;
    const after = text.slice(lots.end, lots.end + 260);
    const block = blockNear(text, m.index, lots.end, until);
    const nameFrom = Math.max(lots.end, block && block.start >= lots.end ? block.end : 0);
    const name = nameAt(text, raw, nameFrom);
    const end = Math.max(lots.end, block?.end ?? 0, name?.end ?? 0);
    until = /^(?:UNIT|AP)/.test(m[0]) ? lots.end : Math.max(lots.end, unitsUntil(text, lots.end, name));
    out.push({
      subdivision: { name: name?.name ?? null, block: block?.block ?? null, lots: lots.list, plat_book: plat?.[1] ?? null, plat_page: plat?.[2] ?? null },
      start: m.index,
      end,
      partial: PART.test(before) || /^\s*(?:,\s)?LESS|EXCEPT/.test(after.slice(0, 12)),
    });
  }
  if (out.length === 0 && !lotted) wholeBlock(out, text, raw, plat);
  share(out);
  if (out.some((p) => p.subdivision.name === null)) {
    const named = namedAddition(text, raw);
    for (const p of out) p.subdivision.name ??= (named ?? nameBefore(text, raw, p.start))?.name ?? null;
  }
  return out;
}

/** "Lot 7, Oak Forest, Unit 3": a unit in the name is no parcel of its own. */
const unitsUntil = (text: string, from: number, name: { end: number } | null): number =>
  name && /(?:UNIT|APT)\s/.test(text.slice(from, name.end)) ? name.end : from;

/** "All of Block 9, Harmon Heights Addition": every lot of it. */
function wholeBlock(out: SubdivisionRead[], text: string, raw: string, plat: RegExpExecArray | null): void {
  const m = BLOCK.exec(text);
  if (!m) return;
  const block = toBlock(m, 0);
  const name = nameAt(text, raw, block.end) ?? namedAddition(text, raw) ?? nameBefore(text, raw, block.start);
  if (!name) return;
  const subdivision = { name: name.name, block: block.block, lots: [], plat_book: plat?.[1] ?? null, plat_page: plat?.[2] ?? null };
  out.push({ subdivision, start: block.start, end: Math.max(block.end, name.end), partial: PART.test(text.slice(0, block.start)) });
}

function lotsAt(text: string, at: number): { list: string[]; end: number } {
  const tokens = lexLand(text, at, Math.min(text.length, at + 240));
  const first = tokens[0];
  if (first?.kind === "LOT" || first?.kind === "TRACT" || /^(?:UNIT|APARTMENT|APT|(?:OUT|IN)(?:LOTS?)?)$/.test(first?.text ?? "")) {
    const lot = tokens.findIndex((t) => t.kind === "LOT");
    const read = readLots(tokens, tokens[1]?.kind === "DOT" ? 1 : lot > 0 && lot < 3 && /^(?:OUT|IN)$/.test(first?.text ?? "") ? lot : 0);
    return { list: read.lots, end: read.end };
  }
  return { list: [], end: at };
}

type Block = { block: string; start: number; end: number };

/** The block after the lots, or (name first) right before them. */
function blockNear(text: string, start: number, end: number, floor: number): Block | null {
  const after = BLOCK.exec(text.slice(end, end + 90));
  if (after && !/LOTS?\s/.test(text.slice(end, end + after.index))) return toBlock(after, end);
  const from = Math.max(floor, start - 40);
  const before = BLOCK.exec(text.slice(from, start));
  return before ? toBlock(before, from) : null;
}

const toBlock = (m: RegExpExecArray, from: number): Block => ({
  block: `${/^B(?:UILD|LDG)/.test(m[0]) ? "Building " : ""}${m[2] ?? WORDS[m[1] ?? ""] ?? m[1] ?? ""}`,
  start: from + m.index,
  end: from + m.index + m[0].length,
});

/** Parcels of one list share the name and the block that stands at its end. */
function share(list: SubdivisionRead[]): void {
  for (let i = list.length - 2; i >= 0; i--) {
    const here = list[i]?.subdivision;
    const next = list[i + 1]?.subdivision;
    if (!here || !next || here.name !== null) continue;
    here.name = next.name;
    here.block ??= next.block;
  }
  for (let i = 1; i < list.length; i++) {
    const here = list[i]?.subdivision;
    const last = list[i - 1]?.subdivision;
    if (here && last && here.name === null) here.name = last.name;
  }
}
