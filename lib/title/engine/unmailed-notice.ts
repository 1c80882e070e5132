// Notices of lapse that were published only, as the papers themselves say.
import type { Case } from "./case";
import type { Matter } from "./matter";

const SENT = "(?:mailed|mailing|served|sent (?:by|to))";
const GAP = "(?:(?!\\b(?:answers?|claims?|respon\\w+|repl(?:y|ies)|objections?|appearances?|pleadings?)\\b)[^.;]){0,80}?";
/** "it was not mailed to the owner", "no copy was sent to him", "without mailing"; not "no answer was served". */
const UNMAILED = new RegExp(
  `\\b(?:no|not|never|nor|neither|without)\\b${GAP}\\b${SENT}\\b|\\b(?:failed|neglected|omitted) to (?:mail|send|serve)\\b(?! (?:an? |any |his |their )?(?:answer|claim|response|objection))|\\bby publication (?:only|alone)\\b`,
  "i",
);
/** It was mailed to the owners, as the paper says. */
const MAILED =
  /\b(?:was|were|been|duly|also|and|then)(?: (?:duly|also|then|promptly|thereafter))* (?:mailed|sent by (?:certified |registered )?mail)\b[^.;]{0,60}\b(?:each|every|all|owners?|him|her|them)\b/i;
const ABOUT = /\b(?:lapse\w*|abandon\w*|dormant|extinguish\w*|severed)\b/i;

/** "could not be mailed", "mailed and returned": there was no address, or it was tried. */
const NO_ADDRESS =
  /\b(?:no address|address (?:is|was|were|could) (?:un|not)|could not be (?:found|located|mailed|made|served)|not possible|returned|unclaimed|undeliver\w+|after (?:a )?(?:diligent|reasonable)? ?(?:search|inquiry)|search\w* (?:failed|found no))\b/i;

/** Whether the notice itself, or a court that speaks of it, says that it was not mailed to one who had an address. */
export function unmailed(kase: Case, tract: string, notice: Matter): boolean {
  const told = (m: Matter) => (m.conveyance.facts ?? []).map((f) => f.text).filter((t) => /\bnotice\b/i.test(t));
  const citing = new Set(
    kase
      .papers()
      .citing(notice.id)
      .map((m) => m.id),
  );
  const courts = kase
    .papers()
    .covering(tract)
    .filter((m) => m.doc.doc_type.resolved.category === "court" && (citing.has(m.id) || told(m).some((t) => ABOUT.test(t))));
  return [notice, ...courts].some((m) => told(m).some((t) => UNMAILED.test(t) && !MAILED.test(t.replace(UNMAILED, "")) && !NO_ADDRESS.test(t)));
}
