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

/** "A, a widower, and B", "we, A": givers that are one subject. */
const JOINED = /^(?:,? (?:an? [a-z ]{3,24}|his wife|her husband|husband and wife)\b)?(?:,? (?:and|&)|,) (?:the )?(?:said )?$/i;

/** Where a subject begins with those named along with it: "A and B" of whom B stands next to the verb. */
export const firstOfSubject = (words: readonly Word[], subject: Word, clause: string): number =>
  words
    .slice(0, words.indexOf(subject))
    .filter((w) => w.kind === "giver")
    .reduceRight((at, w) => (JOINED.test(clause.slice(w.end, at)) ? w.start : at), subject.start);

/** "Ann Moss, and she alone, reserves", "Ann Moss, one of the grantors, keeps": told of the one who keeps, between him and what he does. */
export const ASIDE_OF_KEEPER =
  /, (?:and )?(?:he|she|they|it) (?:only|alone|solely),|, and (?:no other|none other|nobody else|no one else|not [^,;.]{3,50}),|, (?:being )?(?:one|two|either|both) of (?:the |said |these )*(?:(?:above|named|two|three|four) )*(?:grantors?|vendors?|sellers?|parties|owners)(?: (?:herein|hereto|of the first part|above named))?,|, (?:as|so) (?:all|both|the parties|everyone|each|every|is|was|has been|it is|aforesaid|above|stated|agreed|understood)\b[^,;.\d]{0,50},|, it (?:is|being) (?:so )?(?:understood|agreed)[^,;.\d]{0,40},/gi;

/** "shall belong to the grantor and the grantee": both have it. */
const AND_TO = /^,? and (?:(?:un)?to |with |in )?(?:the |said )*$/i;
/** "…, and to the grantee shall belong the other half": told of the taker alone. */
const HAS_OTHER = /^[^.;]{0,30}\b(?:shall|belongs?|owns?|has|have|go(?:es)?|takes?|the (?:other|balance|rest|remaining))\b/i;
/** Whether the words go on from the giver to a taker who has it with him. */
export const sharedWithTaker = (words: readonly Word[], giver: Word, clause: string): boolean =>
  words.some((w) => w.kind === "taker" && w.start > giver.end && AND_TO.test(clause.slice(giver.end, w.start)) && !HAS_OTHER.test(clause.slice(w.end)));
