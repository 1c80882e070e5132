// Figures of a text: each begins at its beginning, ties apart, ends where the calls come back or stop.

import { assumeUnits } from "./assume-units";
import { mendCalls } from "./mend-calls";
import { plainLengths } from "./plain-lengths";
import { type ReadCall, readSegment } from "./read-calls";
import { BEGINNING, callSegments, reachesAt } from "./segments";

export type FigureRead = {
  start: number;
  end: number;
  calls: ReadCall[];
  ties: ReadCall[];
  closed: boolean;
  skipped: { start: number; end: number }[];
  /** A call of the way to the beginning gives no course. */
  tieLost: boolean;
  excepted: boolean;
};

const CALLS = /THEN|(?<![A-Z])TH\.?\s|TH[EC]N|TNENCE/;
const OPENING = /(?<![A-Z])(?:BEGINNING|BEGINING|BEGINNLNG|BEG|COMMENCING|COMMENCE|BEGIN|STARTING)(?![A-Z])(?!\sOF\s)/g;
const COMMENCING = /(?<![A-Z])(?:COMMENCING|COMMENCE|STARTING|BEGINNING FOR (?:A )?(?:REFERENCE|TIE|REF))/;
const EXCEPTED_CLOSE = /(?:EXCEPT(?:ING)?(?![A-Z])|EXCLUDING|(?<![A-Z])LESS(?! THAN))[^.;]{0,90}$/;
const EXCEPTED = /(?:EXCEPT|SAVING|SAVE AND|RESERV|EXCLUD|(?<![A-Z])LESS(?! THAN)|THERE IS (?:ALSO )?EXCEPTED)[^;]{0,400}$/;

/** Reads every figure of upper-case `plain` (`raw` is the same text as written). Text with no calls gives none. */
export function readFigures(plain: string, raw: string): FigureRead[] {
  if (!CALLS.test(plain)) return [];
  const text = plainLengths(mendCalls(plain, raw));
  const lengths = plainLengths(plain);
  const out: FigureRead[] = [];
  let from = 0;
  for (const stop of cuts(text)) {
    const figure = readFigure(text, raw, from, stop);
    if (figure) {
      assumeUnits(figure, text);
      for (const c of figure.calls) c.damaged ||= text.slice(c.start, c.end) !== lengths.slice(c.start, c.end);
      const before = text.slice(Math.max(out.at(-1)?.end ?? 0, figure.start - 600), figure.start);
      figure.excepted = (out.length > 0 ? EXCEPTED : EXCEPTED_CLOSE).test(before.replace(/OR LESS/g, " "));
      out.push(figure);
    }
    from = stop;
  }
  return out;
}

/** Where a new figure may begin: an opening word after the place of beginning was reached. */
function cuts(text: string): number[] {
  const out: number[] = [];
  const opening = [...text.matchAll(OPENING)].filter(
    (m) => !/(?:OF|TO|THE|TRUE|REAL)\s(?:THE\s|TRUE\s|REAL\s)?$/.test(text.slice(Math.max(0, m.index - 12), m.index)),
  );
  const thences = [...text.matchAll(/THENCE|(?<![A-Z])TH\.?(?=\s)/g)].map((m) => m.index);
  let t = 0;
  for (const m of opening.slice(1)) {
    while (t < thences.length && (thences[t] ?? 0) < (out.at(-1) ?? 0)) t++;
    if ((thences[t] ?? Number.POSITIVE_INFINITY) < m.index && !/COMMENC/.test(lastOpening(text, opening, m.index))) out.push(m.index);
    else if ((thences[t] ?? Number.POSITIVE_INFINITY) < m.index && reachedBetween(text, opening, m.index)) out.push(m.index);
  }
  return [...out, text.length];
}

const lastOpening = (text: string, list: readonly RegExpMatchArray[], at: number): string => {
  const before = list.filter((m) => (m.index ?? 0) < at).at(-1);
  return before ? text.slice(before.index ?? 0, (before.index ?? 0) + 12) : "";
};

function reachedBetween(text: string, list: readonly RegExpMatchArray[], at: number): boolean {
  const from = list.filter((m) => (m.index ?? 0) < at).at(-1)?.index ?? 0;
  const between = text.slice(from, at);
  const first = BEGINNING.exec(between);
  return first !== null && BEGINNING.test(between.slice(first.index + 12));
}

function readFigure(text: string, raw: string, from: number, to: number): FigureRead | null {
  const segments = callSegments(text, from, to);
  const opened = segments[0] ? openingOf(segments[0].text) : null;
  const first = segments[0];
  if (first && opened !== null) Object.assign(first, { text: first.text.slice(opened.at), start: first.start + opened.at });
  else if (first && !/^\s*$/.test(first.text) && segments.length > 1) Object.assign(first, { text: "" });
  const fromSouth = /AZIMUTHS?[^.;]{0,60}FROM\s(?:THE\s)?SOUTH/.test(text.slice(from, to));
  const figure: FigureRead = {
    start: opened && first ? first.start : (segments[1]?.start ?? from),
    end: from,
    calls: [],
    ties: [],
    closed: false,
    skipped: [],
    tieLost: false,
    excepted: false,
  };
  let tying = opened?.commencing === true;
  let ahead = null;
  for (const s of segments) {
    const read = readSegment(s, raw, ahead, fromSouth);
    ahead = read.curveAhead;
    const ties = tying || (!s.thence && tieBefore(s.text));
    (ties ? figure.ties : figure.calls).push(...read.calls.map((c) => (ties ? { ...c, call: { ...c.call, kind: "tie" as const } } : c)));
    if (read.skipped && !ties) figure.skipped.push({ start: s.start, end: s.end });
    if (read.skipped && ties) figure.tieLost = true;
    if (read.calls.length > 0) figure.end = read.calls.at(-1)?.end ?? s.end;
    if (read.reaches && s.thence) {
      const more = segments.indexOf(s) < segments.length - 1;
      if (tying && more) tying = false;
      else if (more && onlyTie(figure)) {
        figure.ties = figure.calls.map((c) => ({ ...c, call: { ...c.call, kind: "tie" as const } }));
        figure.calls = [];
      } else if (!tying || !more) {
        figure.closed = true;
        figure.end = s.start + (reachesAt(s.text) ?? s.text.length);
        break;
      }
    } else if (tying && !s.thence && BEGINNING.test(s.text) && read.calls.length > 0) tying = false;
  }
  return settle(figure);
}

/** One call that leads to "the point of beginning", with more after it, is the way there and no side. */
const onlyTie = (f: FigureRead): boolean => f.calls.length === 1 && f.ties.length === 0 && f.calls[0]?.call.kind === "line";

/** A commencement that never reaches a beginning ties nothing: its calls are the sides. */
function settle(f: FigureRead): FigureRead | null {
  if (f.calls.length === 0 && f.ties.length > 2) [f.calls, f.ties] = [f.ties.map((t) => ({ ...t, call: { ...t.call, kind: "line" as const } })), []];
  const real = f.calls.filter((c) => c.call.kind !== "close").length;
  return real >= 2 || (real === 1 && f.calls.length > 1) ? f : null;
}

function openingOf(text: string): { at: number; commencing: boolean } | null {
  const all = [...text.matchAll(OPENING)];
  const last = all.findLast((m) => !/(?:OF|TRUE|REAL)\s(?:THE\s|TRUE\s|REAL\s)?$/.test(text.slice(Math.max(0, m.index - 12), m.index)));
  return last ? { at: last.index, commencing: COMMENCING.test(text.slice(last.index, last.index + 40)) } : null;
}

/** Words before the first "thence" that only locate the beginning. */
const tieBefore = (text: string): boolean => /LOCATED|BEARS|BEARING|DISTANT|FROM|WHENCE|SITUATE|LYING|WHICH POINT|SAID POINT|BEING/.test(text);
