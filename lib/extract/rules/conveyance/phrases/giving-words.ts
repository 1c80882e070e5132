// The words with which a paper gives, in a row.

/** "does hereby grant, bargain, sell and convey", "grants and conveys": up to the thing given. */
export const GIVING_WORDS =
  "(?:(?:do(?:es)?|hereby|by|these|presents|now|this|deed|grants?|bargains?|sells?|aliens?|remises?|releases?|confirms?|conveys?|gives?|assigns?|transfers?|delivers?|and|sets? over|warrants?|quit-?claims?)[ ,]+){1,16}";
