// Terms that are told of and limit nothing any more.

/** "in which the life estate of A (Vol. 3, page 4) has ended". */
const ENDED =
  /\blife (?:estate|interest|tenancy)\b(?:[^.;]|\.(?= ?\d)){0,90}?\b(?:(?:has|have|having|had|is|being) (?:since |now |heretofore )?(?:ended|terminated|expired|ceased|died out|fallen in)|no longer)\b/gi;

/** The words with estates for life that are over put blank, each place kept. */
export const withoutEnded = (words: string): string => words.replace(ENDED, (w) => " ".repeat(w.length));
