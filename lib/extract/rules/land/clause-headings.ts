// "Section 2. Three (3) years", "Probate Code, Section 52": the number of a clause or of a law, no section of land.

const HEADING =
  /(?<=^|\n\s*|[.;)]\s+)(?:Section|SECTION|Sec\.|SEC\.) (\d{1,2})[.:] (?=[A-Z])(?!(?:[NSEW]|NE|NW|SE|SW)(?:\d|\/|½|¼|\b)|North|South|East|West|Lots?\b|LOTS?\b|(?:All|ALL)(?: of\b| OF\b|[,.;])|Township|T\.|T\d)/g;

const SECTION = "(?:Sections?|SECTIONS?|Secs?\\.|SECS?\\.|§§?) ?\\d[\\w.()-]*(?:(?:,| and|,? to| through) \\d[\\w.()-]*)*";
const LAW = "(?:Code|CODE|Statutes?(?: Annotated)?|STATUTES?|Constitution|Revised Civil Statutes|Act|ACT|Title \\d+|Chapter \\d+|Article \\d+|Stat\\.|Laws)";
/** "entered under the Homestead Act, Section 12, Township 3 North": land behind a law. */
const NO_TOWNSHIP = "(?![^.;]{0,14}\\b(?:Township\\b|Twp|T\\.? ?\\d|Block\\b|Blk))";
/** "Probate Code, Section 52", "under Section 201.002 of the Texas Estates Code", "Title 52, Section 87.1". */
const OF_LAW = new RegExp(
  `\\b${LAW}(?: of \\d{4}| Ann\\.)?,? ${SECTION}${NO_TOWNSHIP}|${SECTION},?(?: of)?(?: the| said| that)?(?: [A-Z][A-Za-z.']+){0,5} ${LAW}(?![a-z])`,
  "g",
);

const blank = (words: string): string => words.replace(/\S/g, " ");

/** The text with the headings of its clauses (where they count up from "Section 1.") and the sections of laws blanked out, every place as it was. */
export function withoutClauseHeadings(raw: string): string {
  const found = [...raw.matchAll(HEADING)];
  const counts = found.some((m, i) => m[1] === "1" && found[i + 1]?.[1] === "2");
  return (counts ? raw.replace(HEADING, blank) : raw).replace(OF_LAW, blank);
}
