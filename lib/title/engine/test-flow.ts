// What a well gave while it was tried out: a test is no production, where the paper itself tells that the well then stood closed or sold nothing until later.
import type { Matter } from "./matter";

type Fact = NonNullable<Matter["conveyance"]["facts"]>[number];

/** "was tested and flowed", "on a four-point test", "which was vented", "in what would be paying quantities". */
const TRIED =
  /\b(?:(?:drill[- ]?stem|production|potential|flow|open[- ]flow|four[- ]point|one[- ]point|initial|deliverability|swab|back[- ]pressure|\d+[- ]hour|hour) ?(?:tests?|potential)\b|tests?\b|test(?:ed|ing)\b|open[- ]flow\b|tried (?:out|it|the well)\b|gauged\b|(?:was|were|being|and|gas) (?:flared|vented|burned|blown (?:off|to the air))\b|flared|vented|would be (?:paying|commercial) quantities)/i;
/** What is got on from there: no mere trial. */
const WENT_ON =
  /\b(?:sold|sales?|marketed|deliver(?:ed|y|ies)|purchas\w+|pipe ?line runs?|ever since|since (?:then|that|\d|[A-Z])|has (?:since )?(?:produced|been produc\w+)|(?:is|are|still|now) (?:producing|pumping|flowing)|continuously|steadily|regularly|each month|every month)\b/i;
/** "waiting for a pipe line", "was to be sold": of what is yet to come. */
const NOT_YET =
  /\b(?:no|not|none|nothing|never|nor|neither|until|before|awaiting|pending|wait\w* (?:for|on|upon)|to be|could be|would be|can be)\b[^.;]{0,50}\b(?:sold|sales?|marketed|deliver\w+|purchas\w+|pipe ?line)\b/gi;
/** "No gas was sold before that day", "nothing was sold until March": told beside the test. */
const NONE_UNTIL = /\b(?:no|nothing|neither|none|not)\b[^.;]{0,120}\b(?:sold|sale|marketed|delivered|taken|used|bought|run|left|produced|moved|removed|had)\b/i;
const FIRST_LATER = /\b(?:first|began|begun|commenc\w+|started|turned|hooked|tied|connected|went into|put (?:in|on)(?:to)?)\b/i;

/** Whether the paper tells elsewhere that nothing came of the trial at once: the well stood shut in, nothing was sold, or the first sale came on a later day. */
function stoodAfter(trial: Fact, facts: readonly Fact[]): boolean {
  const later = (f: Fact) => f.date != null && trial.date != null && f.date > trial.date;
  return facts.some(
    (f) =>
      f !== trial &&
      ((f.kind === "shut_in" && !(f.date && trial.date && f.date < trial.date)) ||
        (f.kind === "non_production" && NONE_UNTIL.test(f.text)) ||
        (f.kind === "production" && later(f) && FIRST_LATER.test(f.text))),
  );
}

/**
 * Whether a fact of production tells only how a well flowed while it was tried. "On May 9, 1970 the well was tested for 900 MCF", with "shut in May 10" beside it → true; the
 * initial potential of a completion report alone → false, for such a well is taken to produce (Fransen v. Eckhardt, 711 P.2d 926 (Okla. 1985)). Errs toward false.
 */
export const isTrial = (fact: Fact, facts: readonly Fact[]): boolean =>
  TRIED.test(fact.text) && !WENT_ON.test(fact.text.replace(NOT_YET, " ")) && stoodAfter(fact, facts);
