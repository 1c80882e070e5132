// Words by which a paper says that a production payment has been paid: its sum received, the payment satisfied, ended, released.

const PAYMENT = "(?:(?:production|oil|gas|oil and gas)[- ]payments?|oil runs? payments?)";
/** Nothing that may come to be, or is denied: "until the production payment is paid", "has not been paid in full". */
const NO_DOUBT =
  "(?:(?!\\b(?:shall|will|may(?!,? ?\\d)|if|should|would|until|till|unless|when|whenever|once|upon|not|never|nor|without|to be|can|could|less than|in part)\\b)(?:[^.;]|\\.(?!\\s+[A-Z][a-z]* [a-z]|$))){0,260}?";
const OVER =
  "(?:paid (?:in full|out|off|up|itself out)|(?:fully|wholly|entirely|finally) (?:paid|liquidated|received)|satisfied|discharged|liquidated|ended|terminated|ceased|expired|extinguished|released|at an end|come to (?:an|its) end|run its course|of no (?:more|further) (?:force|effect))";
/** What is said to be done to the payment itself: "releases the", "acknowledges full satisfaction of the". */
const DONE_TO =
  "(?:releases?|released|discharges?|cancels?|surrenders?|satisf(?:ies|ied)|(?:full |complete )?(?:satisfaction|discharge|liquidation)(?: in full)? of|(?:full payment|payment in full) of|(?:paid|received) in full(?: of| for)?|received (?:all|(?:the )?(?:whole|full (?:amount|sum)|entire (?:amount|sum))) of)";
/** Between that and the payment: no other thing, and nothing that passes or burdens it. */
const OF_IT =
  "(?:(?!\\b(?:not|never|except|save|but|unpaid|still|part|subject|notice|mortgages?|notes?|secured|assigns?|transfers?|conveys?|lien|deed)\\b)[^.;]){0,90}?";
/** Behind words that suppose or deny: "until he has been paid". */
const AHEAD = "(?<!\\b(?:until|till|unless|if|when|whenever|once|upon|after|not|never|nor|shall|will|may|to|be|without|yet)\\b[^.;]{0,60})";

/** "the production payment has been paid in full", "acknowledges full satisfaction of the oil payment"; not "until the production payment is paid". */
export const PAYMENT_ENDED = new RegExp(
  `${AHEAD}\\b${PAYMENT}\\b${NO_DOUBT}\\b${OVER}\\b|${AHEAD}\\b${DONE_TO} ${OF_IT}\\b${PAYMENT}\\b(?! (?:is|are|remains?) (?:not|still|unpaid))`,
  "i",
);
