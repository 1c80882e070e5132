// Where a sentence of a statement ends, initials and numbers of paragraphs in mind.

/** End of the sentence that runs at `from`, at most `to`. */
export function sentenceEnd(text: string, from: number, to: number): number {
  const m = /(?<=[a-z0-9)]{2}|\/\d)\.["']? (?=[A-Z"\d]|\/s\/)|(?<=[A-Z]{3})\.["']? (?=[A-Z][a-z]|\d+\. |[A-Z]{3,}|\/s\/)/.exec(text.slice(from, to));
  return m ? from + m.index + 1 : to;
}
