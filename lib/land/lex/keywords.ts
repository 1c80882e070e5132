// Words that steer the reading of a description.
import type { TokenKind } from "./token";

const words = (kind: TokenKind, list: string): [string, TokenKind][] => list.split(" ").map((w) => [w, kind]);

export const KEYWORDS: ReadonlyMap<string, TokenKind> = new Map<string, TokenKind>([
  ...words("EXC", "EXCEPT EXCEPTING EXCEPTION EXCEPTED EXC EXCL EXCLUDING EXCLUDED EXCLUDE EXCLUDES EXCLUSIVE LESS SAVE SAVING MINUS"),
  ...words("ALL", "ALL ENTIRE ENTIRETY WHOLE FULL"),
  ...words("OF", "OF IN WITHIN FROM"),
  ...words("AND", "AND PLUS TOGETHER ALSO"),
  ...words("THRU", "THROUGH THRU TO"),
  ...words("PART", "PART PARTS PORTION PORTIONS PT PTN PRT PARCEL STRIP PIECE TRACT MUCH"),
  ...words("COR", "CORNER COR CORN CORNERS LINE LINES SIDE BOUNDARY CORNERING"),
  ...words("ACRES", "ACRES ACRE AC ACS A"),
  ...words("UNIT", "RODS ROD FEET FT FOOT CHAINS CHAIN YARDS POLES PERCHES"),
  ...words("THEREOF", "THEREOF THEREFROM"),
  ...words("BEING", "BEING AKA COMPRISING CONSTITUTING"),
  ...words("SAID", "SAID SAME"),
  ...words("AWAY", "ACROSS ADJOINING ADJACENT ABUTTING BORDERING THENCE BEGINNING COMMENCING RETAINING RETAINS KEEPING KEEPS"),
  ...words("CONTAIN", "CONTAINING CONTAINS AGGREGATE AGGREGATING TOTALING TOTALLING COMPRISES ESTIMATED"),
]);

/** Words that say nothing: articles and fillers. */
export const FILLERS: ReadonlySet<string> = new Set([
  "THE",
  "ITS",
  "A",
  "AN",
  "NO",
  "NOS",
  "NUMBER",
  "NUMBERED",
  "NUMBERS",
  "REGULAR",
  "FRACTIONAL",
  "FRAC",
  "FRL",
  "DESIGNATED",
]);
