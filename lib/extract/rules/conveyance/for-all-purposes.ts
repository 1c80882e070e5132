// Deeds that take in all that another deed says: "to which deed and its record reference is here made for all purposes".
import type { Subjection } from "./excepting";
import { type Citation, findCitations } from "./phrases/citation";
import type { Sentence } from "./scene";

const REFERS =
  /\b(?:reference|recourse) (?:(?:is|are|being|may be|to be|now|here|hereby|herein|also) ){1,4}(?:made|had)\b[^.;]{0,60}?\bfor (?:all|any and all|every) (?:intents and )?purposes?\b(?! of (?:the )?(?:description|locat))|\bfor all (?:intents and )?purposes,? (?:reference|recourse) (?:(?:is|being|here|hereby|now) ){1,3}(?:made|had)\b/i;
/** "which is incorporated herein for all purposes": of the paper named before. */
const TAKES_IN =
  /\b(?:incorporated|made (?:a )?part|taken (?:up )?into|referred to)\b[^.;]{0,50}\bfor all (?:intents and )?purposes\b(?! of (?:the )?(?:description|locat))/i;
/** "Exhibit A, attached hereto and made a part hereof for all purposes": no deed. */
const SHEET = /\b(?:exhibits?|schedules?|annex(?:es)?|attach\w*|plats?|maps?|addend\w+)\b/i;
/** Between the words of reference and a deed behind them. */
const NEAR = /^[^;]{0,40}$/;

/** The deed that words of reference at `m` mean: the last before them, or for "reference is made to" the next. */
function deedMeant(text: string, m: RegExpExecArray, refers: boolean): Citation | undefined {
  const deeds = findCitations(text).filter((c) => /deed|conveyance|instrument/.test(c.reference.what));
  const before = deeds.findLast((c) => c.end <= m.index);
  if (SHEET.test(text.slice(before?.end ?? Math.max(0, m.index - 80), m.index))) return undefined;
  if (before || !refers) return before;
  const next = deeds[0];
  return next && NEAR.test(text.slice(m.index + m[0].length, next.start)) ? next : undefined;
}

/** Sentences → what the paper is subject to through deeds it refers to for all purposes. */
export function readAllPurposes(sentences: readonly Sentence[]): Subjection[] {
  return sentences.flatMap((s): Subjection[] => {
    const refers = REFERS.exec(s.text);
    const m = refers ?? TAKES_IN.exec(s.text);
    const own = m ? deedMeant(s.text, m, refers !== null) : undefined;
    if (!m || !own) return [];
    const from = Math.min(own.start, m.index);
    const to = Math.max(own.end, m.index + m[0].length);
    return [{ span: { start: s.start + from, end: s.start + to }, text: s.text.slice(from, to), reference: own.reference, interest: null }];
  });
}
