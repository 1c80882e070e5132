// Words that say only that drilling did not go on: "no third well was begun within 150 days after the second was completed". Neither production nor the want of it is told by them.

const NONE = "\\b(?:no|nor|neither|not (?:a|any|one)|without(?: any)?)\\b";
const BEGUN = "(?:begun|commenced|started|spudded|drilled|undertaken|sunk|put down|made|had|under way|followed)";
const MORE =
  "(?:further|other|new|additional|more|another|second|third|fourth|fifth|sixth|subsequent|later|next|succeeding|replacement|(?:continuous|additional) development)";
const WELL = "(?:wells?|drilling(?: operations?)?|operations?|rigs?|development)";
/** "no further well", "no third well was begun", "nor any other well drilled". */
const FURTHER = new RegExp(`${NONE} (?:(?:oil|gas|or|any|such) )*${MORE} (?:(?:oil|gas|or|test|producing|such) )*${WELL}\\b[^.;]{0,60}\\b${BEGUN}\\b`, "i");
/** "no well was begun within 150 days after July 11, 2008". */
const IN_DAYS = new RegExp(
  `${NONE} (?:(?:such|oil|gas|or|test) )*${WELL}\\b[^.;]{0,40}\\b${BEGUN}\\b[^.;]{0,40}\\b(?:within|inside(?: of)?|in|during|for|before|by)\\b[^.;]{0,60}\\b(?:days|months)\\b`,
  "i",
);
const WELLS_TOLD =
  /\bwells?\b[^.;]{0,160}\b(?:completed|produc\w+)|\bNo\. ?\d[^.;]{0,120}\b(?:completed|produc\w+)|\b(?:each|both|all|it|they)\b[^.;]{0,40}\bproduc(?:ed|es|ing)\b/i;

/** Where the sentence goes on to something else: ", and no oil was produced". */
const GOES_ON =
  /,? (?:and|but)(?: that)? (?:(?:there|no|nor|none|nothing|neither|all|any|production)\b|(?:the )?(?:said )?(?:oil|gas|leases?|wells?) (?:is|are|was|were|has|have)\b)/i;

/** The stretch of `sentence` that says only that no further well was begun, in a paper that tells of wells already there; null where it says no such thing. */
export function noNewWell(sentence: string, paper: string): { start: number; end: number } | null {
  const late = FURTHER.exec(sentence) ?? (WELLS_TOLD.test(paper.replace(sentence, " ")) ? IN_DAYS.exec(sentence) : null);
  if (!late) return null;
  const behind = late.index + late[0].length;
  const next = sentence.slice(behind).search(GOES_ON);
  return { start: late.index, end: next < 0 ? sentence.length : behind + next };
}
