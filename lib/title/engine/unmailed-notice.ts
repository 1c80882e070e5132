// Notices of lapse that were published only, as the papers themselves say.
import type { Case } from "./case";
import type { Matter } from "./matter";

const UNMAILED =
  /\b(?:no|not|never|nor|neither|without)\b[^.;]{0,80}\b(?:mailed|mailing|served (?:up)?on|sent (?:by (?:certified )?mail|to))\b|\b(?:failed|neglected|omitted) to (?:mail|send|serve)\b|\bby publication (?:only|alone)\b/i;
/** "could not be mailed", "mailed and returned": there was no address, or it was tried. */
const NO_ADDRESS =
  /\b(?:no address|address (?:is|was|were|could) (?:un|not)|could not be (?:found|located|mailed|made|served)|not possible|returned|unclaimed|undeliver\w+|after (?:a )?(?:diligent|reasonable)? ?(?:search|inquiry)|search\w* (?:failed|found no))\b/i;

/** Whether the notice itself, or a court, says that it was not mailed to one who had an address. */
export function unmailed(kase: Case, tract: string, notice: Matter): boolean {
  const courts = kase
    .papers()
    .covering(tract)
    .filter((m) => m.doc.doc_type.resolved.category === "court");
  return [notice, ...courts].some((m) =>
    (m.conveyance.facts ?? []).some((f) => /\bnotice\b/i.test(f.text) && UNMAILED.test(f.text) && !NO_ADDRESS.test(f.text)),
  );
}
