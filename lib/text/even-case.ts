// Papers typed in capitals throughout, written as other papers are: common words small, names and sentence heads with a capital. Every character keeps its place.
import { COMMON_WORDS } from "./common-words";

type Line = { readonly start: number; readonly end: number; readonly blankBefore: boolean };

/** A paper is typed in capitals when so small a part of its letters is small. */
const SMALL_PART = 0.06;
const LETTERS_MIN = 80;
/** A line of a paragraph; shorter ones are titles, labels and signatures, which other papers print in capitals too. */
const LINE_MIN = 46;
const WORDS_MIN = 8;

/** What a house's name ends with, and how many words before it may be part of it. */
const FIRM =
  /^(?:COMPANY|CORPORATION|CORP|INCORPORATED|INC|LLC|LP|LLP|LTD|LIMITED|CO|BANK|PARTNERSHIP|PARTNERS|ASSOCIATION|ASSOCIATES|ENERGY|RESOURCES|PETROLEUM|EXPLORATION|PROPERTIES|HOLDINGS|FOUNDATION|CHURCH|TRUST|RAILWAY|RAILROAD|VENTURE|POOL|MINERALS|ROYALTIES|SURVEY)$/;
const LETTERS_OF_FIRM = /^L\. ?(?:L\. ?[CP]|P)\b/;
const BEHIND_COMMA = /^(?:INC|INCORPORATED|LLC|LP|LLP|LTD|LIMITED|L)$/;
const FIRM_WORDS = 7;
/** Words that stand in no name of a house. */
const NO_NAME =
  /^(?:A|AN|THE|TO|UNTO|INTO|BY|OF|FROM|FOR|WITH|BETWEEN|THAT|SAID|SUCH|IN|ON|AT|OR|AS|IS|ARE|WAS|WERE|BE|BEING|HAS|HAVE|DO|DOES|HEREBY|SHALL|WHICH|WHO|WHOM|THIS|ITS|HIS|HER|THEIR|MY|OUR|ANY|ALL|EACH|GRANTS?|CONVEYS?|SELLS?|ASSIGNS?|LEASES|LETS|TRANSFERS?|NOW|NOT|THEREOF|DATED|FAVOR|UNDERSIGNED|UNDER|UPON|OTHER|FORMERLY|WITHIN|NAMED)$/;
/** Words right behind which a name begins. */
const BOUNDS_NAME = /^(?:AND|TO|UNTO|BY|FROM|BETWEEN|SAID|OF|INTO)$/;
const SMALL_IN_NAME = /^(?:AND|OF|THE)$/;
/** "a Texas corporation", "a limited partnership": what a house is, and no name. */
const KIND_OF_HOUSE = /^(?:COMPANY|CORPORATION|BANK|PARTNERSHIP|ASSOCIATION|TRUST|CHURCH|FOUNDATION|VENTURE|RAILWAY|RAILROAD)$/;
const ROMAN = /^(?:II|III|IV|VI|VII|VIII|IX|XI|XII)$/;
/** A heading in the first lines of a paper, however long. */
const HEADING_MAX = 120;
const ACTS = /\b(?:THIS|KNOW|THAT|HEREBY|DOES|GRANTS?|CONVEYS?|MADE|BETWEEN|WHEREAS|BEFORE|I|WE)\b/;
/** Common words that are surnames where a given name or an initial stands before and the name ends behind. */
const SURNAMES =
  /^(?:LONG|GRANT|WELLS|FIELDS?|PLACE|DAY|DAYS|HOLDER|LOVE|PRICE|MARKS?|PAGE|LANE|BANKS?|LANDS?|LAW|LAWS|EARLY|SMALL|GOOD|BEST|RICH|POOLE?|WATERS?|STORY|CASE|CASH|CHANCE|POWERS?|RIVERS|WOODS?|STREET|FORD|GATES|HALL|HOUSE|HOLT|NOBLE|NORTH|SOUTH|EAST|WEST|PARK|PARKS|PARISH|PEACE|SANDS?|SELLERS|SHARP|STOCK|STONE|STRONG|SUMMERS|WISE|BOND|BUSH|CHURCH|FRENCH|GRAVES|MASTERS|MILES|MOORE?|QUARTERS?|SAVAGE|SEALE?S?|STEELE?|WORTH)$/;
const ENDS_NAME = /^(?:["')]?\s?[,.;:)]|\s(?:AND|&|HIS|HER|A|AN|AS|OF|WHO|IS|WAS|DOES|DO|HAS|SOLD|DATED|TO|UNTO|BY|JR|SR)\b|\s*$)/;
/** Words made with an ending that names seldom have. */
const MADE_WORD = /^[A-Z]{3,}(?:TIONS?|MENTS?|LY|ABLE|IBLE|ANCES?|ENCES?|NESS|SHIP|INGS?|ATED|IZED|IFIED|IOUS|EOUS|ICAL|FUL|LESS|UTES|IZES|IFIES|ATES)$/;
/** Short forms without a vowel that are written with one capital. */
const SHORT_FORM = /^(?:MR|MRS|DR|JR|SR|ST|STS|LTD|TWP|RGE|RNG|BLK|BK|PG|RY|CTY|TR|HWY|RD|WM|CHAS|THOS|JNO|GEO|TX|PT)$/;
const MONTH_BEHIND = /^\s?(?:\d|,|THE \d|A\. ?D)/;

const isCapitals = (text: string): boolean => {
  let small = 0;
  let letters = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c > 96 && c < 123) small++;
    if ((c > 96 && c < 123) || (c > 64 && c < 91)) letters++;
  }
  return letters >= LETTERS_MIN && small < letters * SMALL_PART;
};

const titled = (word: string): string =>
  word.replace(/[A-Z][A-Z']*/g, (w, at: number) => (at > 0 && word.charAt(at - 1) === "'" ? w.toLowerCase() : w.charAt(0) + w.slice(1).toLowerCase()));

type Word = { readonly text: string; readonly start: number; readonly end: number };

const isCommon = (word: string): boolean => {
  const small = word.toLowerCase();
  return COMMON_WORDS.has(small) || (small.includes("-") && small.split("-").every((p) => COMMON_WORDS.has(p)));
};

/** Where a house's name begins that opens with common words: "to | Timber Creek Gas Company". */
function firstOfRun(words: readonly Word[], first: number, gaps: (k: number) => string): number {
  for (let j = first; j > Math.max(0, first - 3); j--) {
    if (gaps(j) !== " ") return first;
    if (BOUNDS_NAME.test(words[j - 1]?.text ?? "")) return j;
  }
  return first;
}

/** Words that are part of a house's name: from the first that is no common word up to what such names end with. */
function firmWords(text: string, words: readonly Word[], gaps: (k: number) => string): ReadonlySet<number> {
  const out = new Set<number>();
  const last = (k: number): boolean => FIRM.test(words[k]?.text ?? "") || LETTERS_OF_FIRM.test(text.slice(words[k]?.start ?? 0, (words[k]?.start ?? 0) + 8));
  for (let k = 1; k < words.length; k++) {
    if (!last(k)) continue;
    let first = -1;
    let lead = "";
    for (let j = k - 1; j >= Math.max(0, k - FIRM_WORDS); j--) {
      const gap = gaps(j + 1);
      const joined = gap === " " || gap === " & " || gap === ". " || gap === "-" || (gap === ", " && BEHIND_COMMA.test(words[j + 1]?.text ?? ""));
      const word = words[j]?.text ?? "";
      lead = word;
      if (!joined || NO_NAME.test(word)) break;
      if (word.length > 1 ? !isCommon(word) : gap === ". " || gap === " & ") first = j;
      lead = "";
    }
    if (first < 0 || (KIND_OF_HOUSE.test(words[k]?.text ?? "") && /^AN?$/.test(lead))) continue;
    const bound = firstOfRun(words, first, gaps);
    for (let j = bound; j <= k; j++) out.add(j);
  }
  return out;
}

/** Whether a name goes on behind the word: "CLARENCE H.", "PRUDENCE VENN". */
const namesOn = (words: readonly Word[], i: number, gaps: (k: number) => string): boolean => {
  const next = words[i + 1]?.text;
  return next !== undefined && gaps(i + 1) === " " && (next.length === 1 ? next !== "A" : !isCommon(next) && !MADE_WORD.test(next));
};

/** One stretch of a paragraph in even case. */
function written(text: string, names: ReadonlySet<string>): string {
  const words: Word[] = [...text.matchAll(/[A-Z][A-Z'-]*[A-Z]|[A-Z]/g)].map((m) => ({ text: m[0], start: m.index, end: m.index + m[0].length }));
  const gaps = (k: number): string => text.slice(words[k - 1]?.end ?? 0, words[k]?.start ?? 0);
  const firms = firmWords(text, words, gaps);
  let out = "";
  let at = 0;
  words.forEach((w, i) => {
    out += text.slice(at, w.start) + caseOf(text, words, i, gaps, firms, names);
    at = w.end;
  });
  return out + text.slice(at);
}

function caseOf(text: string, words: readonly Word[], i: number, gaps: (k: number) => string, firms: ReadonlySet<number>, names: ReadonlySet<string>): string {
  const { text: word, start, end } = words[i] as Word;
  const before = text.slice(Math.max(0, start - 3), start);
  const behind = text.slice(end, end + 14);
  if (/\d$/.test(before)) return /^(?:ST|ND|RD|TH)$/.test(word) ? word.toLowerCase() : word;
  if (word === "S" && before.endsWith("/") && behind.startsWith("/")) return "s";
  if (word.length === 1) return word === "A" && !/^(?:\.|\/|-\d| ?& ?[A-Z]\b)/.test(behind) && !/[.&] ?$/.test(before) ? opened(text, start, "a") : word;
  if (/^[/½¼]|^ ?\/ ?[24]|^\.[A-Z]\./.test(behind) && word.length < 3) return word;
  if (/^[NS][EW]$/.test(word) || (!/[AEIOUY]/.test(word) && !SHORT_FORM.test(word))) return word;
  if (word === "MAY") return MONTH_BEHIND.test(behind) || /\bOF $/.test(text.slice(Math.max(0, start - 4), start)) ? "May" : "may";
  const small = word.toLowerCase();
  if (ROMAN.test(word)) return word;
  if (word === "SS") return "ss";
  const last = words[i - 1]?.text ?? "";
  const apart = i === 0 || !/^(?: |\. | & )$/.test(gaps(i));
  if (!isCommon(word))
    return !namesOn(words, i, gaps) && MADE_WORD.test(word) && !/^(?:SECTIONS?|TOWNSHIP)$/.test(word) && !firms.has(i) && (apart || isCommon(last))
      ? opened(text, start, small)
      : titled(word);
  if (firms.has(i)) return SMALL_IN_NAME.test(word) ? small : titled(word);
  const named =
    i > 0 &&
    !/\d(?:ST|ND|RD|TH) $/.test(text.slice(Math.max(0, start - 5), start)) &&
    /^(?: |\. )$/.test(gaps(i)) &&
    (last.length === 1 ? last !== "A" && gaps(i) === ". " : !COMMON_WORDS.has(last.toLowerCase()) && gaps(i) === " ");
  if (named && (names.has(word) || (SURNAMES.test(word) && ENDS_NAME.test(behind)))) return titled(word);
  return opened(text, start, small);
}

/** Words that open a clause of a form on a line of its own, whatever ends the line before. */
const CLAUSE_HEAD =
  /^(?:TO HAVE AND|IN WITNESS|IN TESTIMONY|WITNESS MY|WITNESS OUR|TOGETHER WITH|SUBJECT TO|EXCEPTING|RESERVING|SAVE AND|SAVING|AND THE SAID)\b/;
/** The word with a capital where it opens a sentence. */
const OPENS = /(?:^|[.:]["')]?\s|\n)\s*["'(]?$/;
const opened = (text: string, at: number, word: string): string =>
  OPENS.test(text.slice(Math.max(0, at - 4), at)) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** A short line that is a sentence of its own, no title, venue or signature. */
function isClause(line: string): boolean {
  const words = line.match(/[A-Z][A-Z'-]+/g) ?? [];
  return words.length > 4 && /[.;,:]\s*$/.test(line) && words.filter(isCommon).length * 2 > words.length;
}

/** A line with the name of one who signs: two to four words, the first of them no common one. */
const SIGNER = /^(?:BY:? )?([A-Z][A-Z.'-]*(?: [A-Z][A-Z.'-]*){1,3}),?$/;
/** The last words of those lines, by which common words are known as names in this paper. */
function signersNames(text: string, lines: readonly Line[]): ReadonlySet<string> {
  const out = new Set<string>();
  for (const line of lines) {
    const signer = SIGNER.exec(text.slice(line.start, line.end).trim());
    const words = signer?.[1]?.split(" ") ?? [];
    const [first, last] = [words[0] ?? "", words.at(-1) ?? ""];
    if (words.length > 1 && !isCommon(first) && !FIRM.test(last) && isCommon(last)) out.add(last);
  }
  return out;
}

/**
 * The flat text of a paper typed in capitals throughout in even case, of the same length; any other text as it is. Lines are those of the paper: paragraphs change,
 * titles and signatures stay. Errs to take a word that instruments seldom write for a name.
 */
export function evenCase(text: string, lines: readonly Line[]): string {
  if (!isCapitals(text)) return text;
  let out = "";
  let at = 0;
  let run: { start: number; end: number } | null = null;
  const names = signersNames(text, lines);
  const close = (): void => {
    if (!run) return;
    out += text.slice(at, run.start) + written(text.slice(run.start, run.end), names);
    at = run.end;
    run = null;
  };
  for (const line of lines) {
    const words = text.slice(line.start, line.end);
    const heading = line === lines[0] && words.length < HEADING_MAX && !ACTS.test(words);
    const long = !heading && (isClause(words) || (line.end - line.start >= LINE_MIN && words.split(" ").length >= WORDS_MIN));
    const open: { start: number; end: number } | null = run;
    const goesOn: boolean =
      open !== null && !line.blankBefore && !/[.:]\s*$/.test(text.slice((open as { end: number }).end - 2, (open as { end: number }).end));
    if (open !== null && CLAUSE_HEAD.test(words)) {
      close();
      run = { start: line.start, end: line.end };
    } else if (open !== null && (goesOn || (long && !line.blankBefore))) run = { start: (open as { start: number }).start, end: line.end };
    else {
      close();
      if (long) run = { start: line.start, end: line.end };
    }
  }
  close();
  return out + text.slice(at);
}
