// Words taken as they stand into a pattern.

/** "A. Roe (Jr)" → "A\. Roe \(Jr\)". */
export const literal = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The same, with any white space between the words. */
export const literalWords = (words: string): string => literal(words).replace(/\s+/g, "\\s+");
