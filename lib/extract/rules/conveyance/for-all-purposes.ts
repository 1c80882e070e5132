// Deeds that take in all that another deed says: "to which deed and its record reference is here made for all purposes".
import type { Subjection } from "./excepting";
import { findCitations } from "./phrases/citation";
import type { Sentence } from "./scene";

const ALL_PURPOSES =
  /\b(?:reference|recourse) (?:(?:is|are|being|may be|to be|now|here|hereby|herein|also) ){1,4}(?:made|had)\b[^.;]{0,60}?\bfor (?:all|any and all|every) (?:intents and )?purposes?\b(?! of (?:the )?(?:description|locat))|\bfor all (?:intents and )?purposes,? (?:reference|recourse) (?:(?:is|being|here|hereby|now) ){1,3}(?:made|had)\b|\b(?:incorporated|made (?:a )?part|taken (?:up )?into|referred to)\b[^.;]{0,50}\bfor all (?:intents and )?purposes\b(?! of (?:the )?(?:description|locat))/i;

/** Sentences → what the paper is subject to through deeds it refers to for all purposes; each with the deed that stands last before those words. */
export function readAllPurposes(sentences: readonly Sentence[]): Subjection[] {
  return sentences.flatMap((s): Subjection[] => {
    const m = ALL_PURPOSES.exec(s.text);
    const cited = m ? findCitations(s.text).filter((c) => /deed|conveyance|instrument/.test(c.reference.what)) : [];
    const own = m ? (cited.findLast((c) => c.end <= m.index) ?? cited[0]) : undefined;
    if (!m || !own) return [];
    const from = Math.min(own.start, m.index);
    const to = Math.max(own.end, m.index + m[0].length);
    return [{ span: { start: s.start + from, end: s.start + to }, text: s.text.slice(from, to), reference: own.reference, interest: null }];
  });
}
