// The words of a clause by their classes, and who is the subject of a verb among them.

export type WordClass = "giver" | "taker" | "keep" | "kept" | "stay" | "receive" | "paid" | "not" | "pass" | "past" | "thing";
export type Word = { kind: WordClass; start: number; end: number };

/** "without joinder of grantor", "paid by grantee": a side that is nobody's subject. */
const OBJECT = /\b(?:of|to|unto|by|with|from|for|under|against|without)(?: (?:the|said|such))* ?$/i;

/** The last side before `i` that may be the subject of a verb. */
export const sideBefore = (words: readonly Word[], i: number, clause: string): Word | undefined =>
  words
    .slice(0, i)
    .findLast(
      (w) =>
        (w.kind === "giver" || w.kind === "taker") &&
        (!OBJECT.test(clause.slice(Math.max(0, w.start - 24), w.start)) || EACH_OF.test(clause.slice(0, w.start))),
    );
/** "each of the grantors". */
const EACH_OF = /\b(?:each|both|all|neither|either) of(?: (?:the|said|such))* ?$/i;
