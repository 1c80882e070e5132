// Payout in its many words: the well has paid out, its cost has been got back.

const GOT_BACK = "(?:recovered|recouped|recovers?|recoups?|returned|repaid|reimbursed|(?:got|gotten|gets?) back|received back|realized)";
const COST = "(?:costs?|outlays?|expenses?|expenditures?|investment|moneys? (?:spent|expended|laid out))";

/** A sentence that tells of payout or of what is to follow on it: "until payout", "when assignee has recouped the cost of the well". */
export const PAYOUT = new RegExp(
  `\\bpay-?out\\b|\\bpay\\sout\\b(?! of\\b)|\\bpays? out\\b(?! of\\b)|\\bpaid (?:itself )?out\\b(?! of\\b)|\\b${GOT_BACK}\\b[^.;]{0,60}\\b${COST}\\b[^.;]{0,60}\\b(?:drill\\w*|wells?|equip\\w*|complet\\w*)\\b|\\b${COST}\\b[^.;]{0,80}\\b(?:drill\\w*|wells?|equip\\w*|complet\\w*)\\b[^.;]{0,80}\\b${GOT_BACK}\\b|\\b(?:recovery|recoupment|return) (?:by \\w+ )?of (?:the |all |its |his |their |such |whole |entire )*${COST}\\b[^.;]{0,60}\\b(?:drill\\w*|wells?|equip\\w*|complet\\w*)\\b`,
  "i",
);
