// Granting words that name no size of their own: "the share stated opposite its name above", "the interest above stated".

/** What a paper calls the size of what it gives. */
const SIZE =
  "(?:(?:undivided|mineral|royalty|stated|said|respective|several|same) ?)*(?:interests?|shares?|parts?|portions?|fractions?|fractional parts?|percentages?|per ?cents?|proportions?|royalt(?:y|ies)|quantit(?:y|ies)|amounts?)";
const STATED =
  "(?:named|stated|described|mentioned|set(?: (?:out|forth|down|over))?|shown|given|specified|written|entered|placed|noted|printed|listed|appearing|put)";
const WHERE =
  "(?:above|below|hereinabove|hereinbefore|aforesaid|first|opposite|beside|besides|against|after|behind|following|next to|alongside|under|over|at the (?:head|top|beginning)|in the (?:heading|caption|table|schedule|list|box|column|margin))";
/** "the share stated opposite its name above", "the interest above stated", "the per cent set beside his name", "the foregoing fraction": the words point to what is told elsewhere in the paper. */
const POINTS = new RegExp(
  `\\b(?:the|that|those|said|such|an?|each his|each its) (?:(?:above|foregoing|below|aforesaid)(?:[- ]${STATED})? ${SIZE}|${SIZE},? (?:(?:(?:which|that|as|so) )?(?:(?:is|are|hereby|herein|here|so|as) )?(?:${WHERE}[- ])?${STATED}\\b|(?:above|below|opposite|beside|against|after)\\b))`,
  "i",
);
/** So far from the verb its object points back. */
export const POINTING_REACH = 480;

/** Whether the granting words at `at` point to shares that the paper tells elsewhere. */
export const pointsElsewhere = (text: string, at: number): boolean => POINTS.test(text.slice(at, at + POINTING_REACH));
