// Parts of a section as people speak of them, in the words that the reader of the grid knows: "the forty in the southeast corner of Section 9", "the south half of said quarter". Every character keeps its place.

const WAY = "(N)ORTH|(S)OUTH";
/** "THE FORTY IN THE SOUTHEAST CORNER OF": a quarter of a quarter, of a section or of the quarter behind it; "THE QUARTER IN THE … CORNER OF". */
const IN_CORNER = new RegExp(
  `(?<![A-Z])(FORTY|40|QUARTER)(?:[\\s-]SECTION)?(?:\\s(?:WHICH\\sLIES|LYING|BEING|SITUATED?))?\\s(?:IN|AT)\\sTHE\\s(?:EXTREME\\s)?(?:${WAY})[\\s-]?(EAST|WEST)(?:ERN)?\\sCORNER\\sOF(?=\\s(?:THE\\s|SAID\\s|THE\\sSAID\\s)*(SEC(?:TION|\\.)|(?:NORTH|SOUTH)[\\s-]?(?:EAST|WEST)|[NS][EW][\\s/¼1]))`,
  "g",
);
/** "THE HALF SECTION ON THE NORTH SIDE OF SECTION 9". */
const HALF_ON_SIDE =
  /(?<![A-Z])HALF(?:[\s-]SECTION)?(?:\s(?:LYING|BEING|SITUATED?))?\s(?:ON|AT|ALONG)\sTHE\s(NORTH|SOUTH|EAST|WEST)(?:ERN)?\s(?:SIDE|END)\sOF(?=\s(?:SAID\s)?SEC(?:TION|\.))/g;
/** "THE TWO NORTH FORTIES OF". */
const TWO_FORTIES =
  /(?<![A-Z])(?:(?:TWO|2)\s(NORTH|SOUTH|EAST|WEST)(?:ERN)?(?:MOST)?|(NORTH|SOUTH|EAST|WEST)(?:ERN)?(?:MOST)?\s(?:TWO|2))\sFORTIES(?=\s(?:OF|IN|THEREOF)(?![A-Z]))/g;

/** "THE SOUTH HALF OF SAID QUARTER SECTION": which quarter, the words around tell. */
const OF_THE_QUARTER =
  /((?<![A-Z])(?:NORTH|SOUTH|EAST|WEST)\s(?:ONE[\s-])?HALF|(?<![A-Z])[NSEW]\s?(?:\/\s?2|½|1\/2))(,?\s(?:OF|IN)\s)((?:(?:THE|THAT|SAID|SAME|SUCH|AFORESAID|HIS|HER|MY|OUR|THEIR)\s){1,3}QUARTER(?:[\s-]SECTION)?)(?![A-Z])(?!\s(?:OF\sTHE|OF|IN)\s[NS][EOW\s])/g;
const QUARTER =
  /(?<![A-Z])([NS])(?:ORTH|OUTH)?[.\s-]{0,2}([EW])(?:AST|EST)?[.\s-]{0,2}(?:(?:ONE[\s-])?(?:QUARTER|FOURTH)|\/\s?4|¼|1\/4)(?![A-Z\d])(?!\.?,?\s?(?:OF\s(?:THE\s|SAID\s)?)?(?:[NS][.\s]?[EW][.\s/¼]|[NSEW][/½]|NORTH|SOUTH|EAST|WEST))/g;

/** The one quarter that all words of the text name, past the parts of it: "NE/4 SE/4" and "the Southeast Quarter" → SE; null where there are several, or none. */
function onlyQuarter(plain: string): string | null {
  const named = new Set([...plain.matchAll(QUARTER)].map((m) => `${m[1]}${m[2]}`));
  return named.size === 1 ? ([...named][0] ?? null) : null;
}

/** "SO MUCH OF THE 120 ACRES … AS LIES IN THE SOUTH HALF, BEING THE …": what lies in both is told behind it. */
const SO_MUCH =
  /(?<![A-Z])SO\sMUCH\s(?:OF\s(?:THE|HIS|HER|MY|OUR|ITS|THEIR|SAID)\s(?:\d[\d,.]*|[A-Z]+(?:[\s-][A-Z]+){0,4}?)\sACRES)([^.;]{0,160}?)\sAS\sLIES?\s(?:IN|WITHIN|ON)\s[^.;,]{3,90},\s(?=BEING|NAMELY|TO[\s-]WIT|THAT\sIS)/g;

/** "THE SOUTH 80 ACRES, SW/4 SEC. 17": acres off a side of the part that a comma leads to. */
const SIDE_OF_NEXT =
  /((?<![A-Z])(?:NORTH|SOUTH|EAST|WEST|[NSEW])\.?\s(?:\d[\d.]*|[A-Z]+(?:[\s-][A-Z]+)?(?:\s\(\d[\d.]*\))?)\s)ACRES,(?=\s(?:(?:OF\s)?THE\s)?(?:[NS][EW]\s?(?:\/\s?4|¼|1\/4)|(?:NORTH|SOUTH)\s?(?:EAST|WEST)\s(?:ONE[\s-])?(?:QUARTER|FOURTH)),?\s(?:OF\s)?SEC)/g;

/**
 * Upper-case text with such words respelt: "THE FORTY IN THE SOUTHEAST CORNER OF SECTION 9" → "THE SE/4 SE/4 … OF SECTION 9". A half of a quarter that
 * nothing names is blanked: it is no half of the section.
 */
export function spokenParts(upper: string): string {
  const plain = upper.replace(SIDE_OF_NEXT, "$1AC. OF");
  if (!/FORT(?:Y|IES)|QUARTER|HALF|40\sIN|SO\sMUCH/.test(plain)) return plain;
  const cornered = plain
    .replace(SO_MUCH, (words: string, told: string) => {
      const at = words.indexOf(told);
      return told ? " ".repeat(at) + told.padEnd(words.length - at) : " ".repeat(words.length);
    })
    .replace(IN_CORNER, (words: string, size: string, n: string | undefined, s: string | undefined, way: string, of: string) => {
      const corner = `${n ?? s}${way.charAt(0)}/4`;
      const code = size !== "QUARTER" && of.startsWith("SEC") ? `${corner} ${corner}` : corner;
      return `${code} OF`.padEnd(words.length);
    })
    .replace(HALF_ON_SIDE, (words: string, side: string) => `${side.charAt(0)}/2 OF`.padEnd(words.length))
    .replace(TWO_FORTIES, (words: string, a: string | undefined, b: string | undefined) => `${(a ?? b ?? "").charAt(0)}/2`.padEnd(words.length));
  if (cornered.search(OF_THE_QUARTER) < 0) return cornered;
  const quarter = onlyQuarter(cornered);
  return cornered.replace(OF_THE_QUARTER, (words: string, half: string, of: string, which: string) =>
    quarter ? `${half}${of}${`${quarter}/4`.padEnd(which.length)}` : " ".repeat(words.length),
  );
}
