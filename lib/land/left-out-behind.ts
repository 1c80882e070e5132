// Land left out by a sentence of its own: "… the NE/4. The NE/4 of said NE/4 is not included herein".

const INTEREST = /(?<![A-Z])(?:OIL|GAS|MINERALS?|COAL|ROYALT(?:Y|IES)|SURFACE|LEASE|INTEREST)/;
const SENTENCE =
  /(?<=[A-Z0-9)])[.;,]\s+(?:(?:AND|BUT)\s)?(?:THE|SAID)\s(?=([^.;,]{3,110}?),?\s(?:IS|ARE|BEING)\s(?:(?:HEREBY|HEREIN|EXPRESSLY|HOWEVER|ALSO|TO\sBE),?\s){0,3}(?:EXCEPTED|EXCLUDED|RESERVED|RETAINED|KEPT(?:\sBACK)?|WITHHELD|LEFT\sOUT|OMITTED|(?:TAKEN|CUT|SAVED)\sOUT|HELD\sBACK|NOT\s(?:(?:HEREBY|HEREIN|TO\sBE)\s)?(?:INCLUDED|CONVEYED|SOLD|COVERED|GRANTED|A\sPART))(?![A-Z]))/g;

/** Upper-case text with such a sentence joined to the description as an exception, every offset as it was: ". THE NE/4 OF SAID …" → " LESS NE/4 OF SAID …". */
export const withLandLeftOut = (plain: string): string =>
  plain.replace(SENTENCE, (words, subject: string) => (INTEREST.test(subject) ? words : ` LESS${" ".repeat(Math.max(1, words.length - 5))}`));
