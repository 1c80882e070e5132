// Sentences of a flat text. Abbreviations of deeds ("Vol.", "No.", "N. E.", "Jr.", "A. D.") end no sentence; errs on the side of longer sentences.
import type { Span } from "./view";

const abbreviations = new Set(
  "no nos doc inst instr jan jany feb feby mch mar apr aug sept sep oct nov vol vols pg pp p bk book sec secs twp tp rge rg r t co cos inc ltd corp mr mrs ms dr rev hon st sts ave rd jr sr esq wm chas geo jas jno thos robt saml benj danl jos etc al ux vir viz ss lat long ft mt ste in rd ch chs deg min a d b c e f g h i j k l m n o q s u v w x y z am pm reg surv dept gen gov hwy rt rr ry bros attest ex exx exr adm admr dec decd ok okla tex penna pa va wva ky tenn ark ind ill mich wis minn colo calif kan kans neb nebr mont wyo mo la miss ala ga fla cert abs abst abstr blk cont approx orig addn add subd art par frl fr frac fract".split(
    " ",
  ),
);

/** "T2N, R4W.": a call of the survey, which ends a sentence unless the next part of the call goes on. */
const RANGE = /\d[NSEW]$/;
const GOES_ON = /^ ?(?:R(?:ange|ge)?[. ]?\d|T(?:ownship|wp)?[. ]?\d|R\.|T\.|P\. ?M|[A-Z]\. ?M|Sec|[NSEW]\b|\d)/;

/** Words that open a sentence and go on none: behind "5th P. M." or "Okla." they tell that the abbreviation ended one. */
const OPENS =
  /^ (?:This|These|The|It|There|Said|Such|They|He|She|We|Grantors?|GRANTORS?|Grantees?|Lessors?|Lessees?|Assign(?:or|ee)s?|Nothing|No(?! \d)|Neither|All|If|Together|Reserving|Subject|Excepting|Except|EXCEPT|RESERVING|SUBJECT|SAVE|However|To have|TO HAVE|And|But|Each|For|Upon|As|Any|Of|Everything|Only|From|There|Save|Less|LESS|Out of|Should|Both|Notwithstanding) /;
/** A number or letter at the head of a list has its item behind it: "A. The surface". */
const ITEM_HEAD = /(?:^|(?<!\b[A-Z])[.;:,)] )(?:\(?[A-Z]|[Nn]os?|Art|Sec|Par|Subd)$/;

/** "to ANN ROE and AL ROE, JR. (3) All else": a name closes with its abbreviation where the next numbered item opens. */
const ITEM_BEHIND = /^ \(\d{1,2}\) [A-Z]/;
const CLOSES_NAME = /\b(?:jr|sr|inc|ltd|corp|esq)$/i;

function endsAtAbbreviation(text: string, dot: number): boolean {
  if (CLOSES_NAME.test(text.slice(Math.max(0, dot - 6), dot)) && ITEM_BEHIND.test(text.slice(dot + 1, dot + 16))) return true;
  return OPENS.test(text.slice(dot + 1, dot + 18)) && !ITEM_HEAD.test(text.slice(Math.max(0, dot - 8), dot));
}

/** "The well was shut in. No gas was sold": no inches. */
const SHUT_IN = /\b(?:shut|closed|capped|came|brought|tied|hooked|moved|joined|sold)[- ]in$/i;

function endsSentence(text: string, dot: number): boolean {
  const next = text.slice(dot + 1, dot + 10);
  if (
    !/^["')\]]? (?:\((?:[a-z]|[ivx]{1,4})\) )?["'([]?[A-Z0-9]|^["')\]]? \((?:[a-z]|[ivx]{1,4}|\d{1,2})\) [a-z]|^["')]? \/s?/.test(next) &&
    dot + 1 < text.length
  )
    return false;
  if (RANGE.test(text.slice(Math.max(0, dot - 4), dot))) return !GOES_ON.test(text.slice(dot + 1, dot + 12));
  const word = /([A-Za-z']+)$/.exec(text.slice(Math.max(0, dot - 14), dot))?.[1];
  if (word?.toLowerCase() === "in" && SHUT_IN.test(text.slice(Math.max(0, dot - 12), dot))) return true;
  return word === undefined || !abbreviations.has(word.toLowerCase()) || endsAtAbbreviation(text, dot);
}

const BRACKET = 240;
/** "(Book R, page 402; Vol. 96, page 15)": a semicolon of a list in brackets parts no sentences. */
const inBrackets = (text: string, at: number): boolean =>
  /\([^()]*$/.test(text.slice(Math.max(0, at - BRACKET), at)) && /^[^()]*\)/.test(text.slice(at, at + BRACKET));

/** Splits a flat text. "Sold in Vol. 3. Except coal." → two spans. */
export function findSentences(text: string): Span[] {
  const out: Span[] = [];
  let start = 0;
  const push = (end: number) => {
    while (start < end && text.charAt(start) === " ") start++;
    if (end > start) out.push({ start, end });
    start = end;
  };
  for (let i = 0; i < text.length; i++) {
    const c = text.charAt(i);
    if (c === "." ? endsSentence(text, i) : c === ";" && text.charAt(i + 1) === " " && !inBrackets(text, i)) push(i + 1);
  }
  push(text.length);
  return out;
}
