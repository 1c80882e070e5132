// Where the legal descriptions stand in an instrument. Errs wide: an anchor too many costs a look, one too few loses land.
import { landText } from "./lex/section-rows";

export type LandSpan = { start: number; end: number };

const CORE =
  /(?<![A-Z])(?:(?:TOWNSHIP|TWP|TOWNSHLP)[.,\s]{1,3}(?:NO\.?\s|NUMBER(?:ED)?\s)?(?:\d|[A-Z]+\s\()|T\.?\s?\d{1,3}\s?[NS]|T-\d{1,2}|SEC(?:TIONS?|S)?[.\s]{1,2}(?:FROM\s|NOS?\.?\s|NUMBER(?:ED|S)?\s)?(?:\d{1,3}|[A-Z]+(?:-[A-Z]+)?\s\()|(?:TOWNSHIPS?|SEC(?:TIONS?|S)?\.?)\s(?:FROM\s|NOS?\.?\s|NUMBER(?:ED|S)?\s)?(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|THIRTEEN|FOURTEEN|FIFTEEN|TWENTY|THIRTY)|LOTS?\s(?:NO[S.]{0,2}\s?)?(?:\(?\d|[A-Z]+\s\()|BLOCK\s(?:NO\.?\s)?[\dA-Z]{1,3}(?![A-Z])|ABSTRACT|ABST\.?|A-\d{1,4}(?![\d-])|SURVEY(?!OR)|LEAGUE|(?:BEGINNING|COMMENCING|BEGINING)\s(?:AT|ON|FOR|IN|FROM)|THEN[CE]E|(?:NORTH|SOUTH)(?:EAST|WEST)\s(?:ONE-?\s?)?(?:QUARTER|FOURTH|1\/4|¼)|(?:NORTH|SOUTH|EAST|WEST)\s(?:ONE-?\s?)?HALF|[NS][EW]\s?(?:\/4|¼|1\/4)|(?<=(?:[NSEW](?:\/[24]|[24½¼])?|QUARTER|HALF|[½¼4]\))\s(?:OF\s)?)\d{1,2}-\d{1,3}[NS]?-\d{1,3}[EW]?(?![\d-])|\d{1,2}-\d{1,3}[NS]-\d{1,3}[EW](?![\dA-Z])|[NSEW]\s?(?:\/2|½|1\/2)(?=\s?(?:OF|[NS][EW]))|(?:\d|\))\s?ACRES)/g;
const MEASURE = /ACRES$/;
/** Acres in words: beside acres in figures the only sign of land told by its waters and neighbours. */
const WORDED = /(?<![A-Z])(?:TEN|ELEVEN|TWELVE|[A-Z]{2,6}(?:TEEN|TY)(?:[\s-](?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE))?|HUNDRED|THOUSAND)\sACRES/g;
const ANCHOR =
  /(?:FOLLOWING[\s-]{1,2}(?:DESCRIBED|REAL|TRACTS?|LANDS?|PROPERTY|PREMISES)|DESCRIBED\s(?:AS\sFOLLOWS|REAL|PREMISES|LANDS?|PROPERTY|TRACT)|TO[\s-]{1,2}WIT|SITUATED?D?,?\s(?:IN|ON|AT)|ALL\s(?:OF\s)?(?:THAT|THOSE|THE)\s(?:CERTAIN\s)?(?:TRACTS?|PARCELS?|LOTS?|PIECES?|REAL|LANDS?|PART)|LEGAL\sDESCRIPTION|EXHIBIT\s["']?A|BEING\s(?:A\s)?PART\sOF|KNOWN\sAS|ALL\sOF\s|THE\sLANDS?\s)/g;
const STOP =
  /TO\sHAVE\sAND|HAVE\sAND\sTO\sHOLD|TOGETHER\sWITH\sALL|TOGETHER,?\sWITH\sTHE\s(?:APPURT|HEREDIT|RIGHTS|PRIV)|IN\sWITNESS|HABENDUM|AND\sALL\sTHE\s(?:ESTATE|RIGHT)|WARRANT\s(?:AND|GENERAL|SPECIAL)|(?:AND|DO(?:ES)?(?:\sHEREBY)?|HEREBY)\sWARRANTS?\s(?:THE\s)?TITLE|BIND\s(?:MY|OUR|HIM|THEM|IT)|SUBJECT\sTO\sTHE\sOTHER\sPROVISIONS|IT\sIS\s(?:AGREED|THE\sINTENTION|UNDERSTOOD)|THIS\sLEASE\sSHALL|FOR\sA\sTERM\sOF|SWORN\sTO\s|PERSONALLY\sAPPEARED/g;
const NEAR = 700;
const BACK = 420;

/** Spans of land text in an instrument, in order, not overlapping. A text with no sign of land gives none. */
export function findLandSpans(markdown: string): LandSpan[] {
  const text = landText(markdown);
  const found = [...text.matchAll(CORE)];
  const worded = found.every((m) => MEASURE.test(m[0])) ? [...text.matchAll(WORDED)] : [];
  const cores = [...found, ...worded].map((m) => ({ at: m.index, end: m.index + m[0].length })).sort((a, b) => a.at - b.at);
  if (cores.length === 0) return [];
  const anchors = [...text.matchAll(ANCHOR)].map((m) => m.index);
  const stops = [...text.matchAll(STOP)].map((m) => m.index);
  const out: LandSpan[] = [];
  let group = { start: cores[0]?.at ?? 0, end: cores[0]?.end ?? 0, count: 0 };
  let [stop, anchor] = [0, 0];
  const close = (): void => {
    const floor = out.at(-1)?.end ?? 0;
    while (anchor < anchors.length && (anchors[anchor] ?? 0) < Math.max(floor, group.start - BACK)) anchor++;
    const lead = anchors[anchor];
    const start = lead !== undefined && lead < group.start ? nounBefore(text, lead, floor) : rowStart(text, sentenceStart(text, group.start, floor), floor);
    const limit = stops.find((s) => s > group.end) ?? text.length;
    out.push({ start, end: Math.min(limit, sentenceEnd(text, group.end)) });
  };
  for (const core of cores) {
    while (stop < stops.length && (stops[stop] ?? 0) < group.end) stop++;
    const parted = core.at - group.end > NEAR || (stops[stop] ?? Number.POSITIVE_INFINITY) < core.at;
    if (parted) {
      close();
      group = { start: core.at, end: core.end, count: 0 };
    } else group.end = core.end;
    group.count++;
  }
  close();
  return out;
}

function sentenceStart(text: string, at: number, floor: number): number {
  const from = Math.max(floor, wordStart(text, at - 160));
  const cut = [...text.slice(from, at).matchAll(SENTENCE)].at(-1)?.index ?? -1;
  const start = cut < 0 ? from : from + cut + 1;
  const numbered = NUMBERED.exec(text.slice(from, start));
  return numbered ? from + numbered.index : start;
}

/** "a certain tract of unseated land | situate in the township of Roe": the thing that lies there goes with the words on its place. */
const THING =
  /(?:A|AN|THAT|THE|ALL|ONE|THIS|CERTAIN)\s(?:[A-Z-]+\s){0,4}(?:TRACT|PARCEL|PIECE|LOT|BODY|FARM|LAND)S?(?:\s(?:OR|AND)\s(?:PARCEL|TRACT|PIECE|LOT)S?)?(?:\sOF\s(?:[A-Z-]+\s){0,3}(?:LAND|GROUND|COUNTRY))?,?\s(?:LYING\s(?:AND\s)?|AND\s)?$/;
function nounBefore(text: string, at: number, floor: number): number {
  const from = Math.max(floor, at - 110);
  const thing = text.startsWith("SITUAT", at) ? THING.exec(text.slice(from, at)) : null;
  return thing ? from + thing.index : at;
}

/** "ROE TOWNSHIP. Warrantee: A. Doe. 460 acres.": acres that stand as a sentence of their own go with the row ahead of them. */
function rowStart(text: string, at: number, floor: number): number {
  if (!/^\s{0,3}[\d,.]+\sACRES[.,;]/.test(text.slice(at, at + 24))) return at;
  const line = Math.max(floor, text.lastIndexOf("\n", at) + 1);
  return at - line < 160 ? line : at;
}

/** Where a sentence or paragraph ends; the point of an initial or a short form ends none ("the C. W. Doe Survey", "Vol. 9"). */
const SENTENCE =
  /(?<!(?:^|[^A-Z0-9'])(?:[A-Z]|ACS?|VOL|BK|PP?|PG|NOS?|ABST?|SECS?|BLK|RY|CO|ST|JR|SR|MRS?|DR|TWP|CERT|THOS|WM|GEO|CHAS|JAS|JNO|JOS|SAM'?L|ROBT|DAN'?L|BENJ|ALEX|EDW|HY|NATH'?L|PAT|RICH'?D|FRED'?K|TP|TSP|TWP|SUR|BLKS))\.\s|[;:]\s|\n\s*\n/g;

/** The first word that begins at `at` or behind it: half a word is no part of land ("lea|se" is no SE). */
function wordStart(text: string, at: number): number {
  let i = Math.max(0, at);
  while (i > 0 && /[A-Z0-9]/.test(text.charAt(i - 1)) && /[A-Z0-9]/.test(text.charAt(i))) i++;
  return i;
}

/** The number of a tract goes with the words behind it. */
const NUMBERED =
  /(?:(?:FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|1ST|2N?D|3R?D|[4-9]TH)\s(?:TRACT|PARCEL|PIECE)|(?:TRACT|PARCEL)\s(?:NO\.?\s)?[\dA-Z]{1,5})\s?[.:]$/;

/** To the end of the sentence or paragraph, 400 characters at most. */
function sentenceEnd(text: string, at: number): number {
  const rest = text.slice(at, at + 400);
  const stop = /(?:(?!(?:CERT|ABST|SURV|SECT|TWSP|SUBD)\.)(?<![A-Z])[A-Z)]{4,}|\d)\.(?=\s)|\n\s*\n/.exec(rest);
  return stop ? at + stop.index + stop[0].trimEnd().length : at + rest.length;
}
