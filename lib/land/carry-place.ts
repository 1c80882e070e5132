// "SECOND TRACT: the E/2 of the same Section": a heading's words that point back to the section or survey of the tract before.
import type { Tract } from "@/lib/contracts/aspects/land";

/** "adjoining the said Survey" tells of a neighbour and borrows nothing. */
const NEIGHBOUR = "(?<!(?:ADJOIN(?:S|ING)?|ABUT(?:S|TING)?|BORDER(?:S|ING)(?:\\sON)?|ADJACENT\\sTO|BOUNDED\\sBY)\\s{1,2}(?:THE\\s)?)";
const SAME = `${NEIGHBOUR}(?:(?:THE\\s)?(?:SAME|SAID|AFORESAID)|THE\\sABOVE|SUCH)`;
const SAME_SECTION = new RegExp(`(?<![A-Z])${SAME}\\sSEC(?:TION|\\.)(?![A-Z]|,?\\s(?:NO\\.?\\s)?\\d)`, "g");
const POINTS_BACK = new RegExp(`(?<![A-Z])${SAME}\\s(?:SEC(?:TION|\\.)|BLOCK|BLK\\.?|SURVEY|LEAGUE|GRANT)(?![A-Z])`);
const OWN_SECTION = /(?<![A-Z])SEC(?:TIONS?|S)?[.\s]{1,2}(?:NO\.?\s)?(?:\d|[A-Z]+\s\()/;
const OWN_SURVEY = /(?<!SAID\s|SAME\s)(?<![A-Z])SURVEY(?![A-Z])|ABSTRACT|(?<![A-Z])A-\d|R\.?\s?R\.|RAILROAD|RAILWAY|(?<![A-Z])RY(?![A-Z])/;

/** "Section 9, same Block and Survey", "of said Survey": what parts of a survey's place are told to be those before. */
const SAME_SURVEY = new RegExp(
  `(?<![A-Z])${SAME}\\s(?:(?:BLOCK|BLK\\.?|SURVEY|GRANT|TOWNSHIP|ABSTRACT)(?![A-Z])(?!\\s(?:NO\\.?\\s)?\\d)(?:(?:,\\sAND|\\sAND|\\s&|,)\\s(?:${SAME}\\s)?(?=(?:BLOCK|BLK|SURVEY|GRANT|TOWNSHIP|ABSTRACT)(?![A-Z])))?)+`,
  "g",
);
const OWN_BLOCK = /(?<![A-Z])(?:BLOCK|BLK\.?)\s(?:NO\.?\s)?["'(]?[A-Z\d]/;

/** What the tract before adds: the number of its section in place of "the same section" (offsets as they were), its survey at the end. */
export type Carried = { plain: string; added: string };

const surveyWords = (t: Tract, ownBlock = false): string => {
  const s = t.survey;
  if (!s) return "";
  const name = s.name ? `${s.name}${/survey|league|grant/i.test(s.name) ? "" : " Survey"}` : null;
  return [s.township, !ownBlock && s.block && `Block ${s.block}`, name, s.abstract && `Abstract No. ${s.abstract.replace(/^A-?/, "")}`]
    .filter(Boolean)
    .join(", ");
};

/** Upper-case words of a segment with what they borrow from the tract before; null where they point back to nothing. */
export function carriedPlace(plain: string, before: Tract | undefined): Carried | null {
  if (!before || !POINTS_BACK.test(plain)) return null;
  const section = before.plss?.section ?? before.survey?.section ?? null;
  const opens = plain.search(POINTS_BACK);
  if (OWN_SECTION.test(plain.slice(0, opens))) return surveyBehindSection(plain, before);
  const told = section === null ? plain : plain.replace(SAME_SECTION, (m) => `SECTION ${section}`.padEnd(m.length).slice(0, m.length));
  const words = OWN_SURVEY.test(plain) ? "" : surveyWords(before);
  return told === plain && !words ? null : { plain: told, added: words ? `, ${words}` : "" };
}

/** "the E/2 of Section 9, same Block and Survey": a section of its own in the survey of the tract before. */
function surveyBehindSection(plain: string, before: Tract): Carried | null {
  const told = plain.replace(SAME_SURVEY, (m) => " ".repeat(m.length));
  if (told === plain || !before.survey || OWN_SURVEY.test(told)) return null;
  const words = surveyWords(before, OWN_BLOCK.test(told));
  return words ? { plain: told, added: `, ${words}` } : null;
}
