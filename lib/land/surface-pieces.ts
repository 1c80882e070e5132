// "Survey 13, less the surface of 6 acres sold to Doe": a piece of which only the surface was parted with before. It stays in the land, as a piece of its own, for its minerals pass.
import type { Tract } from "@/lib/contracts/aspects/land";
import type { Span } from "@/lib/text/view";
import { findAcres, type StatedAcres } from "./attributes/acreage";
import { findLandReferences } from "./attributes/references";
import { emptyTract } from "./empty-tract";

const TURN =
  "(?:EXCEPT(?:ING|ED)?|SAV(?:E|ING)|(?<!OR\\s)LESS|EXCLUDING|EXCLUSIVE\\sOF|(?:ALL\\s)?BUT\\sNOT|ALL\\sBUT|WITHOUT|OMITTING|OTHER\\sTHAN|LE(?:FT|AVING)\\sOUT|TAKEN\\sOUT|EXCLUDED)";
const AMONG = "(?:\\s(?:AND\\sEXCEPT(?:ING)?|THEREFROM|FROM\\sIT|HOWEVER|ONLY|IS|ARE|AS\\sTO|THE|ALL|OF|ENTIRE))*,?";
const NEAR = "(?:[^;.()]|\\.\\d|(?<=\\b(?:[A-Z]|NO))\\.)";
/** A turn, "the surface", and the acres it is of. */
const CLAUSE = new RegExp(
  `(?<![A-Z])${TURN}${AMONG}\\sSURFACE(?:\\s(?:ONLY|ALONE|ESTATE|RIGHTS?|TITLE|THEREOF|MERELY))*,?\\s(?:OF|IN|TO|ON|OVER|UPON|AS\\sTO)\\s(?=${NEAR}{0,70}ACRES?(?![A-Z]))`,
  "g",
);
/** Where the clause is over: the list goes on, or the sentence ends. */
const OVER =
  /;|(?<!(?:^|[^A-Z0-9])(?:[A-Z]|VOL|BK|PP?|PG|NOS?|ABST?|CO|RY|ST|JR|SR|MRS?|DR|CERT))\.(?=\s|$)|\n\s*\n|,?\s(?:AND|ALSO|TOGETHER\sWITH)\s(?:(?:ALSO|THE|ALL|OF|SAID|AN?|ONLY|\(?[A-Z\d]\))\s)*(?:SURFACE|SURVEYS?(?![A-Z])|SECTION|TRACT|LOTS?\s\d|[\d.,]+\sACRES)/;
const LONGEST = 700;

const PIECE = "A piece of which only the surface is left out.";
/** Whether a tract is such a piece. */
export const isSurfacePiece = (t: Tract): boolean => t.warnings.some((w) => w.code === "partial" && w.message === PIECE);

/** The bracket that closes what opens at `from`, or −1. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let i = from; i < Math.min(text.length, from + LONGEST); i++) {
    if (text[i] === "(") depth++;
    else if (text[i] === ")" && --depth === 0) return i;
  }
  return -1;
}

/** Whether a bracket opened ahead of `at` in the same breath is not closed yet. */
const inBrackets = (text: string, at: number): boolean => /\([^()]*$/.test(text.slice(Math.max(0, at - 24), at));

/** The clauses of upper-case text that leave out the surface of so many acres, in order. */
export function surfaceClauses(plain: string): Span[] {
  if (!plain.includes("SURFACE")) return [];
  return [...plain.matchAll(CLAUSE)].map((m) => {
    const end = inBrackets(plain, m.index) ? closing(plain, m.index) : -1;
    const rest = plain.slice(m.index + m[0].length, m.index + LONGEST);
    const over = OVER.exec(rest)?.index ?? rest.length;
    return { start: m.index, end: end >= 0 ? end : m.index + m[0].length + over };
  });
}

/** "(2) the minerals in said 6 acres": the piece named again. */
const CALLED = /(?<![A-Z])(?:SAID|SUCH|THOSE|THESE|THE)\s$/;
const blanked = (text: string, s: Span): string => text.slice(0, s.start) + " ".repeat(s.end - s.start) + text.slice(s.end);

/** The text without those clauses, and without their acres where they are named again; every offset as it was. */
export function withoutSurfaceClauses(plain: string, clauses: readonly Span[]): string {
  const sizes = new Set(clauses.flatMap((c) => acresIn(plain, c)?.acres ?? []));
  const bare = clauses.reduce(blanked, plain);
  return findAcres(bare)
    .filter((a) => sizes.has(a.acres) && CALLED.test(bare.slice(Math.max(0, a.start - 8), a.start)))
    .reduce(blanked, bare);
}

const acresIn = (plain: string, c: Span): StatedAcres | undefined => findAcres(plain.slice(c.start, c.end))[0];

/** The pieces those clauses tell of, each in the survey that is described ahead of it. Nothing where no survey is, or where the piece is all of it. */
export function surfacePieces(plain: string, raw: string, clauses: readonly Span[], tracts: readonly Tract[]): Tract[] {
  return clauses.flatMap((c) => {
    const host = tracts.findLast((t) => (t.span?.start ?? 0) < c.start);
    const acres = acresIn(plain, c)?.acres;
    if (host?.kind !== "texas_survey" || host.survey?.section || !host.survey || !acres || acres === host.acres_stated) return [];
    const t = emptyTract("texas_survey", raw.slice(c.start, c.end).trim(), c.start, c.end);
    t.survey = { ...host.survey };
    t.acres_stated = acres;
    t.acres_computed = acres;
    const [cited] = findLandReferences(plain, raw, c.start, c.end);
    if (cited) t.reference = { book: cited.book, page: cited.page, instrument_no: cited.instrument_no, text: cited.text, relation: cited.relation };
    t.warnings.push({ code: "partial", message: PIECE });
    return [t];
  });
}
