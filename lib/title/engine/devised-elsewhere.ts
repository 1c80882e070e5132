// Gifts of a will whose own words say that their land lies in another county.
import type { Case } from "./case";
import type { Group } from "./deed-groups";
import type { Matter } from "./matter";

const LAND =
  "(?:ranch(?:es)?|farms?|lands?|property|properties|real estate|house|home|homestead|place|lots?|acres|tracts?|minerals?|royalt(?:y|ies)|interests?)";
/** "my ranch in Taos County", "all land I own in the County of Lea": not "my son Leo, of Taos County". */
const LIES_IN = new RegExp(
  `\\b${LAND}\\b(?:(?!\\b(?:un)?to (?:my|the|[A-Z])|\\bson\\b|\\bdaughter\\b|\\bof said\\b)[^.;:,]){0,60}?,? (?:in|within|in and for) (?:the )?(?:County of ([A-Z][A-Za-z.']+(?: [A-Z][a-z]+)?)|([A-Z][A-Za-z.']+(?: [A-Z][a-z]+){0,2}) (?:County|Parish)\\b)`,
  "g",
);
const plain = (s: string): string =>
  s
    .toLowerCase()
    .replace(/\b(?:county|parish)\b/g, "")
    .replace(/[^a-z]+/g, "");

/** Whether the words of a group of gifts set all their land in other counties than a tract's. Errs towards no: a gift that names the tract's county, a tract of its own, or no county at all reaches the tract. */
export function liesElsewhere(kase: Case, matter: Matter, tract: string, group: Group): boolean {
  const county = kase.tracts.get(tract)?.county;
  if (matter.conveyance.action !== "devise" || !county || !group.clauses.length) return false;
  return group.clauses.every((c) => {
    if (c.words.residuary === true || c.words.tracts.length) return false;
    const told = [...c.words.text.matchAll(LIES_IN)].map((m) => plain(m[1] ?? m[2] ?? ""));
    return told.length > 0 && told.every((t) => t !== plain(county)) && !plain(c.words.text).includes(plain(county));
  });
}
