// Names that stand in the premises only because another paper is told by them: "whose title is by deed from A", "being lessee in a lease of 1949, by B".

const PAPER = "(?:leases?|deeds?|assignments?|mortgages?|patents?|instruments?|conveyances?)";
const NEAR = '(?:[^.;()"]|(?<=\\b[A-Z]|\\bNo|\\bVol|\\bp|\\bT|\\bR|\\bSec)\\.)';
const BY = "(?:by|from|of)(?: (?:the|said|one|me|us|him|her|it|them)){0,2} $";

const TOLD: readonly RegExp[] = [
  new RegExp(`\\bwhose (?:title|interest|right|estate|share|minerals?)\\b${NEAR}{0,70}\\b${BY}`, "i"),
  new RegExp(
    `\\b(?:being |is |as |are )?(?:the )?(?:original |present )?(?:lessees?|assignees?|grantees?|owners?|holders?)(?: named)? (?:in|of|under|by)\\b${NEAR}{0,60}\\b${PAPER}\\b${NEAR}{0,60}\\b${BY}`,
    "i",
  ),
  new RegExp(
    `\\b(?:the|a|an|that|said|certain) (?:certain |said )?(?:oil and gas |oil, gas and mineral |mining )?(?:mining )?${PAPER}\\b${NEAR}{0,60}\\b(?:given|made|granted|executed) (?:to )?(?:me|us|him|her|it|them) ${BY}`,
    "i",
  ),
  new RegExp(`\\b(?:took|acquired|bought|purchased|claims?|derived?) (?:(?:title|the same|it) )?(?:by|under|from|through)\\b${NEAR}{0,50}\\b${BY}`, "i"),
];

/** How far before a name the words that tell of the other paper may begin. */
const REACH = 190;

/** Whether the name at `start` is that of a side of another paper, by the words before it from `from` on. Errs to no. */
export function isOfOtherPaper(text: string, from: number, start: number): boolean {
  const before = text.slice(Math.max(from, start - REACH), start);
  return TOLD.some((p) => p.test(before));
}

const GOES_ON =
  /[(;"]|,? (?:and|to) (?:the )?[A-Z]|, (?:I|we|he|she|it|they|do|does|doth|hereby|has|have|hereinafter|herein|called|party|parties|(?:as )?(?:lessors?|lessees?|assignors?|assignees?|grantors?|grantees?))\b|[a-z]{3}\. [A-Z]/i;

/** Where what is told of the other paper ends, behind the name: "…, dated March 4, 1905, recorded in Book 9 (together, "Lessor")" → before the bracket. */
export function toldUntil(text: string, end: number): number {
  const own = GOES_ON.exec(text.slice(end, end + REACH));
  return own ? end + own.index : end;
}
