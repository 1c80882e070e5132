// Grants of all that the grantor owns in a county, whether described or not.
import type { Sentence } from "./scene";

const GIVES = /\b(?:convey|grant|assign|transfer|sell|quitclaim)(?:s|ed)?\b/i;
/** "all of the mineral and royalty interest owned by Grantor in Harrison County" and nothing more narrow after it. */
const GIVER = "(?:the |said )?(?:[Gg]rantors?|GRANTORS?|[Aa]ssignors?|ASSIGNORS?|[Ss]ellers?|SELLERS?|first part(?:y|ies)|part(?:y|ies) of the first part)";
const OWN = "(?:owned|held|claimed|possessed)(?:,? (?:or|and) (?:owned|held|claimed))?";
const OWNS = "(?:own|hold|claim|possess|have|has)(?:s|es)?(?:,? (?:or|and) (?:own|hold|claim|possess)(?:s|es)?)?";
const OWNED = new RegExp(
  `\\ball\\b[^.;]{0,220}?\\b(?:${OWN} by (?:${GIVER}|me|us)|(?:${GIVER}|I|we|he|she) (?:now |may |shall |does |do |did |also )*${OWNS})\\b,? (?:(?:now|situated|located|lying|being|anywhere) )*(?:in|within) (?:the |said )?((?:County|Parish) of [A-Z][\\w.'-]*(?: [A-Z][\\w.'-]*)?|[A-Z][\\w.'-]*(?: [A-Z][\\w.'-]*){0,2} (?:County|Parish))(?=,? ?(?:State of )?(?:[A-Z]\\w+(?: [A-Z]\\w+)?)?,? ?(?:[.;]|$|whether|though|even|including|not |and whether|described or ))`,
);
/** "all oil, gas and other minerals situated in Wheeler County, whether or not described herein". */
const WHETHER =
  /\ball\b[^.;]{0,220}?\b(?:in|within) (?:the |said )?((?:County|Parish) of [A-Z][\w.'-]*(?: [A-Z][\w.'-]*)?|[A-Z][\w.'-]*(?: [A-Z][\w.'-]*){0,2} (?:County|Parish))\b[^.;]{0,60}\bwhether or not\b[^.;]{0,80}\bdescribed\b/;

const bare = (name: string) =>
  name
    .replace(/^(?:County|Parish) of /, "")
    .replace(/ (?:County|Parish)$/, "")
    .trim();

/**
 * "Grantor hereby conveys all of the mineral interest owned by Grantor in Harrison County, whether or not herein described" → ["Harrison"].
 * A county that only places the land described is none: errs towards the land named.
 */
export function allInCounties(sentences: readonly Pick<Sentence, "text">[]): string[] {
  const found = sentences.flatMap(({ text }) => {
    const flat = text.replaceAll(/\s+/g, " ");
    const county = GIVES.test(flat) ? (OWNED.exec(flat)?.[1] ?? WHETHER.exec(flat)?.[1]) : undefined;
    return county ? [bare(county)] : [];
  });
  return [...new Set(found)];
}
