// Small land given beside a tract of a survey and told only by its acres: "his ranch of 884 acres, together with the strip of 6.77 acres adjoining it on the North".
import type { Tract } from "@/lib/contracts/aspects/land";
import { findLandReferences } from "./attributes/references";
import { landText } from "./lex/section-rows";

const KIND = "(?:STRIP|TRACT|PARCEL|PIECE|PLOT|GORE|TRIANGLE|FIELD|PASTURE|BODY)";
const LIKE = "(?:ADJOINING|ADJACENT|CONTIGUOUS|SMALL|SMALLER|NARROW|CERTAIN|TRIANGULAR|OTHER|FURTHER|ADDITIONAL|SEPARATE|SECOND)";
const ACRES = "(?:[A-Z -]{3,40}\\()?(\\d[\\d,]*(?:\\.\\d+)?)\\)?[\\s-]ACRES?";
/** "together with the strip of 6 acres", "also an adjoining 6 acre piece". */
const PIECE = new RegExp(
  `\\b(?:TOGETHER\\sWITH|ALONG\\sWITH|AND\\sALSO|AS\\sWELL\\sAS|ALSO|AND|WITH|PLUS),?\\s(?:ALSO\\s)?(?:THE|AN?|THAT|ANOTHER|ONE|ALL\\sOF\\sTHE|ALL\\sTHAT)\\s(?:${LIKE}\\s){0,3}(?:${KIND}(?:\\sOF\\s(?:LAND|GROUND))?,?\\s(?:OF|CONTAINING|HAVING|COMPRISING|BEING)\\s(?:ABOUT\\s)?${ACRES}|${ACRES}\\s${KIND})(?![A-Z])`,
  "g",
);
/** Words ahead, or right behind, by which a piece is left out, kept, or told of. */
const OTHERWISE =
  /\b(?:EXCEPT\w*|LESS|SAVE|SAVING|EXCLUD\w*|RESERV\w*|RETAIN\w*|KEEP\w*|WITHOUT|NOT|OUT\sOF|PART\sOF|PORTION\sOF|DIVIDED|BETWEEN|FORMERLY|HERETOFORE|CONSIST\w*|COMPRIS\w*|BEING|NAMELY)\b[^.;:]{0,80}$/;
const NOT_BEHIND = /^,?\s(?:(?:IS|ARE|WAS|WERE|HAS|HAVE)\b|(?:HERE(?:TOFORE|BY)|PREVIOUSLY|FORMERLY)?\s?(?:EXCEPTED|RESERVED|EXCLUDED|SOLD|RETAINED)\b)/;
const ENDS = /[;\n]|(?<!\b[A-Z])\.\s+(?=[A-Z])/;
/** So much of a paper is looked at. */
const LONGEST = 6_000;

/**
 * The tracts with such pieces behind them, each in the survey of the one tract that stands before it; the list as it is where none is told, or a tract of those acres was read.
 * `text`: the paper from its granting words on; the spans of the pieces are in it. Errs toward the list.
 */
export function withFurtherPieces(text: string, tracts: readonly Tract[]): Tract[] {
  const hosts = tracts.filter((t) => t.kind === "texas_survey" && t.survey?.name);
  const [host] = hosts;
  if (!host || hosts.length !== 1) return [...tracts];
  const plain = landText(text.slice(0, LONGEST));
  const told = new Set(tracts.flatMap((t) => [t.acres_stated, t.acres_computed]));
  const pieces = [...plain.matchAll(PIECE)].flatMap((m): Tract[] => {
    const acres = (m[1] ?? m[2] ?? "").replace(/,/g, "");
    const end = m.index + m[0].length;
    if (told.has(acres) || OTHERWISE.test(plain.slice(Math.max(0, m.index - 120), m.index)) || NOT_BEHIND.test(plain.slice(end, end + 40))) return [];
    told.add(acres);
    const close = end + Math.max(0, plain.slice(end).search(ENDS) < 0 ? plain.length - end : plain.slice(end).search(ENDS));
    const cited = findLandReferences(plain, text, m.index, Math.min(close, end + 200))[0];
    const reference = cited ? { book: cited.book, page: cited.page, instrument_no: cited.instrument_no, text: cited.text, relation: "part" as const } : null;
    return [
      {
        ...host,
        name: null,
        survey: host.survey && { ...host.survey, aliquots: [] },
        acres_stated: acres,
        acres_computed: acres,
        calls: null,
        closure: null,
        exceptions: [],
        warnings: [],
        ...(reference ? { reference } : {}),
        text: text.slice(m.index, close).trim(),
        span: { start: m.index, end: close },
      },
    ];
  });
  return [...tracts, ...pieces];
}
