// Payout in its many words: the well has paid out, its cost has been got back.

const GOT_BACK = "(?:recovered|recouped|recovers?|recoups?|returned|repaid|reimbursed|(?:got|gotten|gets?) back|received back|realized)";
const COST = "(?:costs?|outlays?|expenses?|expenditures?|investment|moneys? (?:spent|expended|laid out))";

/** A sentence that tells of payout or of what is to follow on it: "until payout", "when assignee has recouped the cost of the well". */
export const PAYOUT = new RegExp(
  `\\bpay-?out\\b|\\bpay\\sout\\b(?! of\\b)|\\bpays? out\\b(?! of\\b)|\\bpaying out\\b(?! of\\b)|\\bpaid (?:itself )?out\\b(?! of\\b)|\\b${GOT_BACK}\\b[^.;]{0,60}\\b${COST}\\b[^.;]{0,60}\\b(?:drill\\w*|wells?|equip\\w*|complet\\w*)\\b|\\b${COST}\\b[^.;]{0,80}\\b(?:drill\\w*|wells?|equip\\w*|complet\\w*)\\b[^.;]{0,200}\\b${GOT_BACK}\\b|\\b(?:recovery|recoupment|return) (?:by \\w+ )?of (?:the |all |its |his |their |such |whole |entire )*${COST}\\b[^.;]{0,60}\\b(?:drill\\w*|wells?|equip\\w*|complet\\w*)\\b`,
  "i",
);

/** What is chosen or done once a well has paid out: "has exercised its right, and its override is ended", "shall convert it to 25% of the working interest". */
const TURNED_OVER =
  /\b(?:elect(?:s|ed|ing|ion)?|exercis\w+|option|chose|chosen|chooses?|opts?|opted|convert\w*|conversion|exchang\w+|trad(?:e[sd]?|ing)|swap\w*|gave up|give[ns]? up|surrender\w*|revert\w*|back(?:s|ed|ing)?[- ]in|came in)\b[^.;]{0,160}\b(?:overrid\w+|working interest|leasehold)|\boverrid\w+[^.;]{0,60}\b(?:ended|ends?|terminates?|terminated|extinguished|converted|at an end|ceases?|ceased|merged|exchanged|surrendered)\b/i;

/** "Revenue credited to the account: $1,904.20", "proceeds of production received by operator to date of $88,000": money that a well has brought in, told on its way to payout. */
const BROUGHT_IN =
  /\b(?:revenues?|proceeds|receipts|income|sales)\b(?=[^.;$]{0,80}\b(?:credited|received|realized|collected|booked|earned|recovered|sold|to date)\b)[^.;$]{0,80}\$ ?[1-9]/i;
/** What is yet to come, or to be taken out of what comes, is no account of what came. */
const TO_COME = /\b(?:shall|will|may|until|till|when|if|out of|estimated|projected|no|none)\b/i;

/** What an account of payout tells besides payout itself: that the holder chose what payout brings him, and what the well has produced in money. */
export const toldOnPayout = (kind: string, text: string): RegExpExecArray | null =>
  kind === "payout" ? TURNED_OVER.exec(text) : kind === "production" && !TO_COME.test(text) ? BROUGHT_IN.exec(text) : null;
