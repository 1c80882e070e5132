// Words that would turn a sentence to what is kept or left out, and do not: another's old reservation, or one that is denied.

/** "the oil and gas excepted and reserved by A in his deed": how an interest came to be, no turn of this paper. */
export const tellsOfAnother = (marker: string, behind: string): boolean =>
  /^(?:excepted|reserved|saved)\b.*ed$/i.test(marker) &&
  /^ (?:by|in) (?!(?:the |said )*(?:grantors?|part(?:y|ies)|undersigned|us\b|me\b|him|her|them))/i.test(behind);

const DENIED = /\b(?:no|none|nothing|neither|nor|not|without)\b([^.;:,]{0,60})$/i;
/** "No warranty is given and all minerals are" before "reserved": behind the verb of the denial, or with a subject of its own, another clause begins. */
const NEXT_CLAUSE = /\b(?:is|are|was|were|passes|goes)\b.*\b(?:and|but)\b(?! (?:no|none|nothing|nor|not)\b)|\b(?:and|but) (?:there|all)\b/i;
/** "No override is" before "reserved:": a participle with a denial ahead of it in its clause. Errs toward no turn. */
export function isDenied(marker: string, ahead: string): boolean {
  const denial = /^(?:reserved|retained|kept|excepted|withheld)\b/i.test(marker) ? DENIED.exec(ahead) : null;
  return denial !== null && !NEXT_CLAUSE.test(denial[1] ?? "");
}

/** "the land having been patented with", "was sold under" before "a reservation": how it came to the giver. */
const CAME_WITH =
  /\b(?:having been|has been|have been|had been|was|were|when|since|as|being|it) (?:(?:heretofore|formerly|originally|first|once|so|by \w+ \w+) )*(?:patented|sold|conveyed|deeded|granted|given|awarded|classified|surveyed|bought|purchased|acquired|taken up)\b[^.;]{0,120}$/i;
/** "of one-half of the minerals to Grantor": kept here. */
const TO_GIVER =
  /^[^.;]{0,80}?\b(?:(?:un)?to|in|by|in favou?r of) (?:(?:the|said|me|us) )*(?:grantors?|vendors?|sellers?|myself|ourselves|me|us|himself|herself|themselves|itself)\b/i;
const NOUN = /\breservations?\b/i;

/** Whether a reservation is told of as one that came with the land: by an earlier paper, and no keeping of this one. Errs toward a turn. */
export const cameWithLand = (marker: string, ahead: string, behind = ""): boolean =>
  NOUN.test(marker) && !TO_GIVER.test(behind) && CAME_WITH.test(ahead) && !/\b(?:hereby|herein|these presents|does|do)\b/i.test(ahead);
