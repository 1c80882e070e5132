// Tokens of a land description. Offsets are into the text as given.

export type TokenKind =
  | "TWP"
  | "RGE"
  | "MER"
  | "SEC"
  | "NUM"
  | "AL"
  | "LOT"
  | "TRACT"
  | "ALL"
  | "EXC"
  | "OF"
  | "AND"
  | "COMMA"
  | "SEMI"
  | "DOT"
  | "COLON"
  | "DASH"
  | "SLASH"
  | "LP"
  | "RP"
  | "THRU"
  | "PART"
  | "COR"
  | "ACRES"
  | "UNIT"
  | "THEREOF"
  | "BEING"
  | "SAID"
  | "AWAY"
  | "STRIP"
  | "CONTAIN"
  | "AKA"
  | "WORD";

export type Token = {
  kind: TokenKind;
  start: number;
  end: number;
  /** Space before it: 0 none, 1 blanks, 2 a new line. */
  gap: 0 | 1 | 2;
  /** Number text, direction, meridian, or the word in capitals. */
  text: string;
  /** Aliquot pieces, smallest first; township or range number with its letter ("154", "N"). */
  pieces?: string[];
  /** An aliquot written with no mark of half or quarter ("NE"). */
  bare?: boolean;
  plural?: boolean;
  /** Share of a strip ("East 1/3"); `text` is its side. */
  share?: { n: number; d: number };
  /** Further townships or ranges named with this one ("4N"). */
  also?: string[];
  /** Read through letters that look like digits. */
  damaged?: boolean;
  /** The letters of a compact code glued together ("NENW"). */
  code?: boolean;
};

/** A sticky matcher result. */
export function matchAt(re: RegExp, text: string, at: number): RegExpExecArray | null {
  re.lastIndex = at;
  return re.exec(text);
}
