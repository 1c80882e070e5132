// One spelling for the lexer: capitals, plain quotes and dashes. Every character keeps its place, so offsets hold.

const SAME: Record<string, string> = {
  "\u00a0": " ",
  "\u2007": " ",
  "\u202f": " ",
  "\u2009": " ",
  "\t": " ",
  "\r": "\n",
  "\u000c": "\n",
  "\u2010": "-",
  "\u2011": "-",
  "\u2012": "-",
  "\u2013": "-",
  "\u2014": "-",
  "\u2212": "-",
  "\u2018": "'",
  "\u2019": "'",
  "\u02bc": "'",
  "\u2032": "'",
  "\u00b4": "'",
  "`": "'",
  "\u201c": '"',
  "\u201d": '"',
  "\u2033": '"',
  "\u2044": "/",
  "\u2215": "/",
  "\u00ba": "°",
  "\u02da": "°",
  "|": " ",
  "*": " ",
  _: " ",
};
const ODD = /[\u00a0\u2007\u202f\u2009\t\r\f\u2010-\u2014\u2212\u2018\u2019\u02bc\u2032\u00b4`\u201c\u201d\u2033\u2044\u2215\u00ba\u02da|*_]/g;

/** `plainText("NE¼ – Twp’s")` → `NE¼ - TWP'S`; same length as the input. */
export function plainText(text: string): string {
  const upper = text.toUpperCase();
  const base = upper.length === text.length ? upper : text.replace(/[a-z]+/g, (w) => w.toUpperCase());
  return base.replace(ODD, (c) => SAME[c] ?? c);
}
