// Descriptions that fail: "18 acres out of the Doe Survey" without a word of which, beside a grant of all that the giver owns in the county.
import type { LandMention } from "./land-mention";
import { surveyLikeness } from "./survey-likeness";

const SOME_OF = /\b(?:out of|(?:a )?part of|in|from|off) (?:and (?:a )?part of )?(?:the |said )?/i;

/** Whether the words single out no land: acres somewhere in a survey, with no part, calls, lots, name or earlier deed. */
function singlesOutNothing({ tract, features }: LandMention): boolean {
  const cited = tract.reference && (tract.reference.book || tract.reference.instrument_no);
  const section = features.survey?.split("|")[3];
  return (
    tract.kind === "texas_survey" &&
    features.acres !== null &&
    !section &&
    !features.part &&
    !features.calls &&
    features.lots.length === 0 &&
    features.names.length === 0 &&
    !cited &&
    SOME_OF.test(features.text)
  );
}

/**
 * Mentions that make no tract: the deed gives all that its grantor owns in a county, the description beside it singles out no land (it is void for want of
 * certainty, Davis v. Mueller, 528 S.W.3d 97 (Tex. 2017)), and no other paper of the package tells of land in that survey. Errs toward a tract.
 */
export function failedDescriptions(mentions: readonly LandMention[]): Set<LandMention> {
  const vague = mentions.filter((m) => (m.document.conveyance.resolved.all_in_counties ?? []).length > 0 && singlesOutNothing(m));
  const known = (v: LandMention): boolean => mentions.some((m) => m.document !== v.document && surveyLikeness(m.features.survey, v.features.survey) === "same");
  return new Set(vague.filter((v) => !known(v)));
}
