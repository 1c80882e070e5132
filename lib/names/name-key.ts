// Names as they are compared: capitals and digits alone.

/** "Ames Oil & Gas, Inc." → "AMES OIL GAS INC"; the words of a whole page alike. */
export const plainName = (words: string): string =>
  words
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, " ")
    .trim();

/** The same without a leading article: "The Ames Company" → "AMES COMPANY". */
export const nameKey = (name: string): string => plainName(name.toUpperCase().replace(/^THE /, ""));
