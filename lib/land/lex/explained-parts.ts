// A part of somebody's land that words behind it explain by the grid: "the forty acres in the southeast corner of his homestead, that is, the SE/4 SE/4 of Section 9". The explanation is the land. Every character keeps its place.

const SIDE = "(?:NORTH|SOUTH|EAST|WEST)";
const ENDING = "(?:ERNMOST|ERN|ERLY|MOST)?";
const CORNER = "(?:NORTH|SOUTH)[\\s-]?(?:EAST|WEST)";
const COUNT = "(?:\\d[\\d.]*|[A-Z]+(?:[\\s-][A-Z]+){0,3}?)";
const SIZE = `(?:(?:ONE[\\s-])?HALF|EIGHTY|FORTY|TWENTY|(?:TWO\\s)?FORTIES|${COUNT}[\\s-]ACRES?(?:\\s(?:TRACT|PIECE))?)`;
/** What the words call the part: "NORTH HALF", "TWO SOUTH FORTIES", "FORTY-ACRE TRACT IN THE SOUTHEAST CORNER". */
const HEAD = `(?:(?:TWO\\s)?(${SIDE})${ENDING}\\s(?:TWO\\s)?${SIZE}|${SIZE}\\s(?:LYING\\s|BEING\\s)?(?:IN|AT)\\sTHE\\s(?:EXTREME\\s)?(${CORNER})(?:ERN)?\\sCORNER|(${CORNER})(?:ERN)?\\s(?:CORNER\\s)?${SIZE})`;
/** Land told by whose it is or what it is called; no part of the grid. */
const WORD = "(?!(?:SEC(?:TIONS?|S)?|LOTS?|SURVEYS?|BEING|NAMELY|(?:NORTH|SOUTH)?(?:EAST|WEST)?(?:ERN)?|CORNER|LINE)(?![A-Z]))[A-Z][A-Z'’.-]*";
const THING = `\\s(?:OF|OUT\\sOF|IN|OFF)\\s${WORD}(?:\\s${WORD}){0,7}?`;
const LINK = "(?:,?\\s\\(?(?:BEING|NAMELY|TO[\\s-]WIT|THAT\\sIS(?:\\sTO\\sSAY)?|I\\.\\s?E\\.|WHICH\\s(?:IS|ARE)|DESCRIBED\\sAS|OR|VIZ\\.?)[,:]?|\\s\\()\\s?";
const LEAD = "(?:(?:ALL|OF|THE|TWO|GOVERNMENT|GOV'T|U\\.\\s?S\\.|FRACTIONAL)\\s)*";
const EXPLAINED = new RegExp(`(?<![A-Z])(?:ALL\\s(?:OF\\s)?)?(?:THE\\s|THAT\\s)?${HEAD}${THING}${LINK}(?=${LEAD}(LOTS?\\s|[NSEW]))`, "g");
const LEADS = new RegExp(`^${LEAD}`);

const HALF = /^([NSEW])(?:ORTH|OUTH|AST|EST)?\.?\s?(?:(?:ONE[\s-])?HALF|\/\s?2|½|1\/2)/;
const QUARTER = "([NS])(?:ORTH|OUTH)?[.\\s-]?([EW])(?:AST|EST)?[.\\s]{0,2}(?:(?:ONE[\\s-])?QUARTER|\\/\\s?4|¼|1\\/4)?";
const CHAIN = new RegExp(`^${QUARTER},?\\s?(?:OF\\s)?(?:THE\\s)?(?:[NS][EW](?![A-Z])|[NSEW]\\s?[/½]|(?:NORTH|SOUTH|EAST|WEST))`);

/** Whether the words behind tell a part of the grid that lies on the side, or in the corner, that is told ahead. */
function explains(behind: string, ahead: string): boolean {
  const told = behind.replace(LEADS, "");
  if (/^LOTS?\s/.test(told)) return true;
  const half = HALF.exec(told);
  const corner = /^([NS])\w*?[\s-]?([EW])(?:AST|EST)/.exec(ahead);
  if (half) return corner ? corner.slice(1).includes(half[1] ?? "") : ahead.charAt(0) === half[1];
  const chain = CHAIN.exec(told);
  if (!chain) return false;
  return corner ? corner[1] === chain[1] && corner[2] === chain[2] : chain.slice(1, 3).includes(ahead.charAt(0));
}

/** "NORTH HALF OF THE ROE FARM, SAID FARM BEING THE NE/4": a half of that quarter. */
const OF_THE_CALLED = new RegExp(
  `((?<![A-Z])${SIDE}${ENDING}\\s(?:ONE[\\s-])?HALF\\sOF\\s)(${WORD}(?:\\s${WORD}){0,5},?\\s(?:WHICH|(?:THE|SAID|SUCH|WHICH)\\s(?:FARM|TRACT|PLACE|LAND|HOMESTEAD|QUARTER|RANCH))\\s(?:BEING|IS|COMPRISES|CONSISTS\\sOF)\\s(?:THE\\s)?)(?=${QUARTER})`,
  "g",
);

const MEASURED = `(?<![A-Z\\d])${COUNT}[\\s-]ACRES?(?:\\sOF\\sLAND)?(?:,?\\sMORE\\sOR\\sLESS)?,?\\s(?:(?:LYING|BEING|SITUATED?|LOCATED|A)\\s)*(?:IN|OUT\\sOF|PART\\sOF)\\s(?:THE\\s)?`;
const OPENS = "(?:,?\\s?[([]\\s?|:\\s|[,;]?\\s(?:BEING|NAMELY|TO[\\s-]WIT|THAT\\sIS(?:\\sTO\\sSAY)?|I\\.\\s?E\\.|DESCRIBED\\sAS|VIZ\\.?)[,:]?\\s)";
/** "56 ACRES IN THE SE/4 OF SECTION 20, TOWNSHIP 1 SOUTH, RANGE 12 EAST (": acres of a quarter, and behind its place what says which they are. */
const PLACED_BY = "SEC(?:TION|\\.)?\\s?\\d{1,2}(?![^;:()[]{0,90}\\sLESS\\s)[^;:()[]{0,90}?";
const IN_QUARTER = new RegExp(`(${MEASURED}${QUARTER},?\\s(?:OF\\s)?)(${PLACED_BY})(${OPENS}(?:BEING\\s)?)(?=(${LEAD}[^;.)\\]]{4,90}))`, "g");
const PIECE = `(?:${QUARTER}|[NSEW](?:ORTH|OUTH|AST|EST)?\\.?\\s?(?:(?:ONE[\\s-])?HALF|\\/\\s?2|½|1\\/2)|[NSEW](?:ORTH|OUTH|AST|EST)?\\.?\\s${COUNT}[\\s-]ACRES)`;
const FIRST_OF = new RegExp(`^${LEAD}${PIECE},?\\s?(?:(?:OF|IN)\\s)?(?:THE\\s)?${QUARTER}(?!\\s?(?:(?:OF|IN)\\s)?(?:THE\\s)?[NS][EW\\s])`);

/** Whether the first of the parts told behind lies in the very quarter that is told ahead: then they are the acres. */
function liesInQuarter(behind: string, ns: string, ew: string): boolean {
  const m = FIRST_OF.exec(behind);
  return m !== null && m.at(-2) === ns && m.at(-1) === ew;
}

/** Upper-case text with such words blanked where what explains them fits them; a half of land that is said to be a quarter becomes a half of that quarter. */
export function explainedParts(plain: string): string {
  if (!/HALF|FORT|EIGHTY|TWENTY|ACRE/.test(plain)) return plain;
  return plain
    .replace(IN_QUARTER, (words: string, head: string, ns: string, ew: string, place: string, opens: string, behind: string) =>
      liesInQuarter(behind, ns, ew) ? `${" ".repeat(head.length)}${place}${opens.replace("BEING", "     ")}` : words,
    )
    .replace(OF_THE_CALLED, (_words: string, half: string, called: string) => `${half}${" ".repeat(called.length)}`)
    .replace(EXPLAINED, (words: string, side?: string, corner?: string, cornered?: string, ...rest: unknown[]) => {
      const at = rest.find((x): x is number => typeof x === "number") ?? 0;
      const behind = plain.slice(at + words.length, at + words.length + 90);
      return explains(behind, side ?? corner ?? cornered ?? "") ? " ".repeat(words.length) : words;
    });
}
