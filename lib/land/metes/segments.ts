// A metes-and-bounds text cut into the words of its calls.

export type Segment = { text: string; start: number; end: number /** Introduced by "thence". */; thence: boolean };

const THENCE =
  /(?<![A-Z])(?:THEN[CE]E|THEN\s?CE|TH[EC]N[CO]E|THENOE|THENC[:E]|THNECE|TH\.?(?=\s{1,2}(?:[NSEW][\s.°\d]|NORTH|SOUTH|EAST|WEST|ALONG|DUE|WITH|ON A|ON AN|BY)))(?![A-Z])[,:\s]*|(?<![A-Z])THEN(?![A-Z])[,:\s]{1,3}(?=(?:DUE\s)?(?:NORTH|SOUTH|EAST|WEST|[NSEW][\s.]))|(?<=CORNER[^.;]{0,120}\s)(?:GO(?:ING)?|RUN(?:S|NING)?)\s(?=(?:DUE\s)?(?:NORTH|SOUTH|EAST|WEST)\s{1,40}[\dA-Z])/g;
/** ", S. 160 RODS" in the breath of the call before: a course along the compass, with no "thence". */
const NEXT_COURSE =
  /(?<=\d[\d.,]*\s?(?:FEET|FT|RODS?|POLES?|CHAINS?|CHS|VARAS?|VRS)\.?)(?:[,;]\s{1,2}(?:AND\s)?|\sAND\s)(?=(?:DUE\s)?(?:NORTH|SOUTH|EAST|WEST|[NSEW]\.?)\s{1,40}\d[\d.,]*\s?(?:FEET|FT|RODS?|POLES?|CHAINS?|CHS|VARAS?|VRS)(?![A-Z]))/g;

/** Splits upper-case text at each "thence". The first segment is what stands before. */
export function callSegments(text: string, from: number, to: number): Segment[] {
  const marks: { at: number; after: number }[] = [];
  THENCE.lastIndex = from;
  for (let m = THENCE.exec(text); m && m.index < to; m = THENCE.exec(text)) marks.push({ at: m.index, after: THENCE.lastIndex });
  const first = marks[0]?.at;
  if (first !== undefined) {
    for (const m of text.slice(first, to).matchAll(NEXT_COURSE)) marks.push({ at: first + m.index, after: first + m.index + m[0].length });
    marks.sort((a, b) => a.at - b.at);
  }
  const out: Segment[] = [{ text: text.slice(from, marks[0]?.at ?? to), start: from, end: marks[0]?.at ?? to, thence: false }];
  for (const [i, m] of marks.entries()) {
    const end = marks[i + 1]?.at ?? to;
    out.push({ text: text.slice(m.after, end), start: m.after, end, thence: true });
  }
  return out;
}

export const BEGINNING =
  /(?:(?:POINT|PLACE|PT|POIN[TL]|PLACO|PLAOE)\s(?:AND\s(?:POINT|PLACE)\s)?(?:OR\sPLACE\s)?OF\s(?:THE\s)?(?:TRUE\s|REAL\s)?(?:BEGINNING|BEGINNLNG|BEGINING|BEG\b|COMMENCEMENT|START)|(?:TRUE|REAL)\s(?:POINT|PLACE)\sOF\sBEG|P\.?\s?O\.?\s?B\b|TO\s(?:THE\s)?(?:BEGINNING|BEG\b)(?!\sOF)|PLACE\sFIRST\s(?:ABOVE\s)?(?:MENTIONED|NAMED))/;

/** Where the words come back to the beginning; "from said place of beginning" only sets out from it. */
export function reachesAt(text: string): number | null {
  let from = 0;
  for (let tries = 0; tries < 4; tries++) {
    const m = BEGINNING.exec(text.slice(from));
    if (!m) return null;
    const at = from + m.index;
    if (!/FROM\s(?:THE\s|SAID\s)?(?:TRUE\s)?$/.test(text.slice(Math.max(0, at - 16), at))) return at + m[0].length;
    from = at + m[0].length;
  }
  return null;
}
