// Who takes by an order that names nobody: those of the family whom the findings tell.
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { takesInClass, toClass } from "@/lib/extract/rules/parties/family/class-of-family";

/** Of those on the taking side, who takes where the order names nobody: not the dead, nor who has no part in the succession, nor the issue of the dead where survivors alone take by will. */
export function inFamily(ids: readonly string[], scene: Scene): string[] {
  const told = (scene.parties.succession ?? []).find((s) => s.heirs.some((h) => ids.includes(h.party)));
  const words = told?.testate === false ? "" : scene.text;
  const strangers: ReadonlySet<string> = new Set(told ? scene.parties.parties.filter((p) => p.role === "other").map((p) => p.id) : []);
  return ids.filter((id) => {
    if (strangers.has(id)) return false;
    const h = told?.heirs.find((x) => x.party === id);
    return !h || takesInClass({ ...h, below: h.per_stirpes_of !== null }, words);
  });
}

const NAME = "[A-Z][\\w.'’-]*(?:,? [A-Z][\\w.'’-]*){1,5}";
const NAMES = `${NAME}(?:(?:,? and |, )${NAME}){0,3}`;
const OFFICE =
  "(?:[Ee]xecut(?:or|rix|ors|rices)|[Aa]dministrat(?:or|rix|ors)|[Pp]ersonal [Rr]epresentatives?|[Pp]etitioners?|[Aa]pplicants?|[Pp]roponents?|[Mm]ovants?)";
const HOLDS = "(?:(?:as|the|an?|sole|[Ii]ndependent|said|duly|qualified|acting|and|having|who|has|had|was|been|is|named|appointed) ){0,6}";
/** "the Executor, A, having accounted", "on the motion of A", "A, independent executrix": who acts in the cause and is named as such. */
const ACTS = new RegExp(
  `\\b(?:${OFFICE}|EXECUT(?:OR|RIX|ORS)|ADMINISTRAT(?:OR|RIX|ORS)),? (?:(?:the|said|herein) )*${NAMES}|\\b(?:motion|prayer|petition|application|account|report|showing|request|instance|behalf)s? (?:filed |made )?(?:of|by) (?:(?:the|said) )*${NAMES}|\\b${NAMES},? (?=${HOLDS}${OFFICE}\\b)`,
  "g",
);
const SINGLY =
  /\b(?:to|unto|in|upon) (?:her|him|(?:the )?said (?:executor|executrix|petitioner|applicant)|(?:(?:the|his|her|said|sole|only|surviving) )+(?:child|son|daughter|heir|devisee|legatee|widow|widower|wife|husband|brother|sister))\b/i;

/** The words with blanks for those who only act in the cause ("the executor, A, having shown"); every other word keeps its place. */
const withoutActors = (words: string): string => words.replace(ACTS, (m) => " ".repeat(m.length));

/**
 * Those named ahead of an order whose own words name nobody, where they are whom it means: none of those who only act in the cause,
 * and no one alone where the order gives to several of a class. `behind`: the words of the order from its verb on.
 */
export function meantAhead(words: string, behind: string, named: (words: string) => string[]): string[] {
  if (SINGLY.test(behind)) return named(words);
  const ids = named(withoutActors(words));
  return ids.length === 1 && toClass(behind) ? [] : ids;
}
