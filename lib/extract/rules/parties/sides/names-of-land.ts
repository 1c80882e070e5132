// Names read on a side that are those of land or of a town: "conveys to Ada Roe University Lands Section 40", "ninety acres in the Kendall Lewis, A-351", "ELM GAS, LLC, College Station, Texas".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { isOrganisation } from "@/lib/names/entity-type";
import { stateNames } from "@/lib/text/states";
import { namingsOf } from "./took-before";

const NUMBER = "(?:nos?\\.? ?)?(?:\\d|one\\b|two\\b|three\\b|four\\b|five\\b|six\\b|seven\\b|eight\\b|nine\\b|ten\\b)";
const UNIT = `(?:(?:sections?|sec\\.?|tracts?|leagues?|labors?|blocks?|surveys?|shares?|lots?) ${NUMBER}|A-\\d|abstract\\b)`;
/** Behind the name of land: its number with no mark between, or the word for such land. */
const NUMBERED = new RegExp(
  `^(?: (?:(?:school |asylum |public |university |state )?lands?\\b,? ?)?${UNIT}| (?:school|asylum|university) lands?\\b| (?:survey|headright)\\b|,? (?:of|containing|being)(?: \\w+){0,3} \\d[\\d,.]* acres\\b)`,
  "i",
);
const LANDS = /\blands?$/i;
const LANDS_NUMBERED = new RegExp(`^,? ?(?:in )?${UNIT}`, "i");
/** No person has an article before his name; a survey called for its first owner has. */
const ARTICLE_AHEAD = /\b(?:in|of|from|on|through|across|within) (?:the|said) $/i;
const TOWN_BEHIND = new RegExp(`^, (?:${stateNames.join("|")})(?=[.,;)\\s]|$)`, "i");
/** "College Station", "University Park": towns, for all that word. */
const COLLEGE_TOWN = /^(?:College|University) (?=\w)/;
const BEHIND_NAME = /[A-Za-z.)], $/;

type Place = { readonly before: string; readonly behind: string };

/** Whether a naming stands where only land stands. */
function isLand(name: string, { before, behind }: Place): boolean {
  if (isOrganisation(name) && !LANDS.test(name)) return false;
  return NUMBERED.test(behind) || (LANDS.test(name) && LANDS_NUMBERED.test(behind)) || (!isOrganisation(name) && ARTICLE_AHEAD.test(before));
}

const isTown = (name: string, { before, behind }: Place): boolean =>
  !isOrganisation(name.replace(COLLEGE_TOWN, "")) && name !== name.toUpperCase() && BEHIND_NAME.test(before) && TOWN_BEHIND.test(behind);

/** The parties without those whose every naming is that of land or of a town; all of them where a side would be left empty. Errs toward the party. */
export function withoutLandNames({ view: { text } }: Anatomy, parties: readonly ReadParty[]): ReadParty[] {
  const places = (name: string): Place[] =>
    namingsOf(text, name).map(({ start }) => ({
      before: text.slice(Math.max(0, start - 24), start),
      behind: text.slice(start + name.length, start + name.length + 40),
    }));
  const noParty = (p: ReadParty): boolean => {
    const all = places(p.mention.name);
    return all.length > 0 && all.every((x) => isLand(p.mention.name, x) || isTown(p.mention.name, x));
  };
  const left = parties.filter((p) => !noParty(p));
  const sideLost = (side: ReadParty["side"]): boolean => parties.some((p) => p.side === side) && !left.some((p) => p.side === side);
  return sideLost("from") || sideLost("to") ? [...parties] : left;
}
