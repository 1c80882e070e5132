// Names of companies that hold words for oil, gas or royalty: "Prairie Gas and Oil Co." names no thing.

const WORD = "(?!(?:ALL|THE|AND|OF|IN|BY|TO|OR|SAID|ITS)\\b)[A-Z][\\w.'’&-]*";
const BODY =
  "(?:Co|Company|Corp|Corporation|Inc|Incorporated|LLC|L\\.L\\.C|Ltd|Limited|LP|L\\.P|Partnership|Partners|Syndicate|Trust|Association|Pool|Bank|Cooperative)";
const FIRM = new RegExp(
  `\\b${WORD}(?:,? (?:(?:and|&) )?${WORD}){0,5},? ${BODY}\\b\\.?|\\b(?:(?!(?:ALL|THE|AND|OF|IN|BY|TO|OR|SAID|ITS)\\b)[A-Z][A-Z&'.-]+ ){1,4}(?:CO|COMPANY|CORP|CORPORATION|INC|LTD|TRUST)\\b`,
  "g",
);

/** The words with the names of companies put blank, each place kept. "the lease of Prairie Gas and Oil Co." → "the lease of                         ". */
export const withoutFirms = (words: string): string => words.replace(FIRM, (name) => " ".repeat(name.length));
