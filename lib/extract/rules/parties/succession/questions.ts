// Statements sworn as questions and answers, printed or spoken: what is asked, and where the answer begins.
import type { Span } from "@/lib/text/view";

export type Asked = Span & {
  /** The question from its mark to the first word of the answer. */
  readonly words: string;
  /** The answer opens with yes or no; null where it opens otherwise. */
  readonly yes: boolean | null;
};

const spoken = /\bQ\. [\s\S]{3,260}? A\. /g;
const printed = /(?<=^|[.;:?)\d] {1,4}|\bQ\. )[A-Z][^.?]{3,200}\? {1,4}(?:A\. )?(?=[A-Z\d("])/g;
const bidden = /(?<=^|[.;:?)] {1,4})(?:List|Name|Give|State) (?:each|every|all|the|any|names?|in full)\b[^.?:]{3,140}[.:] {1,4}(?:A\. )?/g;

/** "Q2.", "Q:", "Ans.", "ANSWER:", "? - A.", in whatever way questions and answers are marked. */
const MARKS: readonly (readonly [RegExp, (words: string) => string])[] = [
  [/(?<=^|[.;:?)!-] {1,4})(?:Q ?\d{1,2}[.:)]|Q:|Ques(?:tion)?[.:]|QUESTION[.:]) /g, (w) => "Q. ".padStart(w.length)],
  [/(?<=[.;:?)] {1,4})(?:[-–—]+ ?)?(?:A ?\d{1,2}[.:]|A[.:]|Ans(?:wer)?[.:]|ANS(?:WER)?[.:]) (?=[A-Za-z\d("])/g, (w) => "A. ".padStart(w.length)],
];

/** A statement with its questions and answers marked "Q." and "A.", at the same places; only where both are marked. */
export function withQuestionsMarked(text: string): string {
  if (!/\?[^?]{0,8}\bA(?:ns(?:wer)?|NS(?:WER)?)?[.:\d]/.test(text)) return text;
  return MARKS.reduce((t, [r, as]) => t.replace(r, (w) => as(w)), text);
}

/** The text with blanks for the marks of its answers, which are no initials: "? A. Ada Roe". */
export const withoutAnswerMarks = (text: string): string => text.replace(/(?<=\? {1,14})A\. (?=[A-Z\d])/g, "   ");

const answer = (text: string, at: number): boolean | null => {
  const said = /^(?:(yes|it was|they were)|(no\b|none|never))/i.exec(text.slice(at, at + 12));
  return said ? said[1] !== undefined : null;
};

/** "Q. Whom did he marry? A. Ada Roe." → the question, its answer "Ada Roe." behind it. In order, none within another. */
export function findQuestions(text: string, from = 0, to = text.length): Asked[] {
  const found = [spoken, printed, bidden].flatMap((r) =>
    [...text.slice(from, to).matchAll(r)].map((m) => {
      const start = from + m.index;
      const end = start + m[0].length;
      return { start, end, words: m[0], yes: answer(text, end) };
    }),
  );
  const out: Asked[] = [];
  for (const q of found.sort((a, b) => a.start - b.start || b.end - a.end)) if (q.start >= (out.at(-1)?.end ?? -1)) out.push(q);
  return out;
}

/** A statement without the questions to which the answer is not yes: what is only asked is not said. */
export function withoutAsked(text: string): string {
  let at = 0;
  let out = "";
  for (const q of findQuestions(text)) {
    out += text.slice(at, q.yes === true ? q.end : q.start);
    at = q.end;
  }
  return out + text.slice(at);
}

/** `dead`: it asks for those of them who died before. */
export type Topic = { readonly relation: string | null; readonly of: "main" | "that"; readonly dead?: boolean };

const ASKS_DEAD =
  /\b(?:children|child|sons?|daughters?|issue|brothers?|sisters?|siblings?)\b[^.?]{0,30}\b(?:who|that|which) (?:(?:have|has|had|is|are|was|were|now|since) )*(?:died|dead|deceased|predeceased|not living)\b|\b(?:deceased|dead|predeceased) (?:child|children|sons?|daughters?|issue|brothers?|sisters?|siblings?)\b/i;

/** "Whom did he marry?" → spouse; "Did that child leave children?" → children of the one told of last; null for other business. */
export function topicOf(words: string): Topic {
  const of =
    /\b(?:that|such|the (?:deceased|dead)|any (?:deceased|dead)|said) (?:child|person|one|son|daughter|brother|sister)\b.*\b(?:leave|left|have|had)\b/i.test(
      words,
    )
      ? "that"
      : "main";
  const asked = of === "that" ? words.replace(/\b(?:that|such|said|the|any) (?:deceased |dead )?child\b/gi, "") : words;
  if (/\b(?:will|property|land|acquired?|separate|community|debts?|claims?|stepchild\w*|how long)\b/i.test(asked)) return { relation: null, of };
  if (/\b(?:are|is|were|was) (?:any|all|both|they|each|either)\b/i.test(asked)) return { relation: null, of };
  const dead = ASKS_DEAD.test(asked) ? ({ dead: true } as const) : {};
  if (/\b(?:child|children|issue|sons?|daughters?)\b/i.test(asked)) return { relation: "child", of, ...(of === "main" ? dead : {}) };
  if (/\b(?:marr\w+|spouses?|wife|wives|husbands?|widow\w*)\b/i.test(asked)) return { relation: "spouse", of };
  if (/\b(?:parents?|father|mother)\b/i.test(asked)) return { relation: "parent", of };
  if (/\b(?:brothers?|sisters?|siblings?)\b/i.test(asked)) return { relation: "sibling", of, ...dead };
  if (/\bheirs?\b/i.test(asked)) return { relation: "heir", of };
  return { relation: null, of };
}
