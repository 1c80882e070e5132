// "Section 2. Three (3) years": the number of a clause, no section of land.

const HEADING =
  /(?<=^|\n\s*|[.;)]\s+)(?:Section|SECTION|Sec\.|SEC\.) (\d{1,2})[.:] (?=[A-Z])(?!(?:[NSEW]|NE|NW|SE|SW)(?:\d|\/|½|¼|\b)|North|South|East|West|Lots?\b|LOTS?\b|(?:All|ALL)(?: of\b| OF\b|[,.;])|Township|T\.|T\d)/g;

/** The text with the headings of its clauses blanked out, every place as it was; as it stands where no clauses count up from "Section 1." */
export function withoutClauseHeadings(raw: string): string {
  const found = [...raw.matchAll(HEADING)];
  const counts = found.some((m, i) => m[1] === "1" && found[i + 1]?.[1] === "2");
  return counts ? raw.replace(HEADING, (words) => words.replace(/\S/g, " ")) : raw;
}
