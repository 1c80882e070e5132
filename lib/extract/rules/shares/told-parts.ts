// Parts of a list told otherwise than by a fraction: "the remainder", "two shares", "three parts".
import type { FractionMention } from "@/lib/fraction/find-fractions";
import { cardinal, NUMBER_WORD } from "@/lib/fraction/number-words";
import { rational, ZERO } from "@/lib/fraction/rational";

const REST =
  /\b(?:all )?(?:the )?(?:(?:balance|residue|rest|remainder)\b(?! (?:in fee|over|interest|estate|after|upon|of (?:the|said) (?:term|rent|price|purchase|consideration|land)))|(?:remaining|other) (?:undivided )?(?:interest|share|part|portion)\b(?! of (?:one|two|three|\d)))/gi;
/** Words by which a remainder is an estate behind a life, and no part. */
const BEHIND_LIFE =
  /\blife (?:estate|tenan\w+)\b|\b(?:for|during) (?:and during )?(?:the term of )?(?:his|her|their|my|our) (?:natural )?li(?:fe|ves)\b|\bremaindermen\b/i;
const WEIGHT = new RegExp(
  `\\b(\\d{1,4}|${NUMBER_WORD})(?: \\((\\d{1,4})\\))? (?:equal |undivided )?(?:shares?|parts?|units|portions)\\b(?! of the (?:first|second))`,
  "gi",
);

const TOLD = { notation: "words" as const, conflict: null, of_8_8: false };
/** A share whose size may follow from the others. */
export type ToldShare = FractionMention & { rest?: true };

/** "the balance", where it is said of no fraction beside it ("the remaining one-fifth", "the balance, being 1/5"). */
export function restsIn(words: string, shares: readonly FractionMention[]): ToldShare[] {
  if (BEHIND_LIFE.test(words)) return [];
  return [...words.matchAll(REST)].flatMap((m) => {
    const [start, end] = [m.index, m.index + m[0].length];
    const sized = shares.some(
      (s) =>
        (s.start < end && start < s.end) ||
        (s.start >= end && /^,? (?:(?:being|or|of|which is|to-?wit|namely),? )?(?:an? |the )?(?:undivided )?\(?$/i.test(words.slice(end, s.start))),
    );
    return sized ? [] : [{ text: m[0], start, end, value: ZERO, factors: [], ...TOLD, rest: true as const }];
  });
}

/** "two shares", "3 parts": how many of the parts into which the whole is divided, as whole numbers. */
export const weightsIn = (words: string): ToldShare[] =>
  [...words.matchAll(WEIGHT)].flatMap((m) => {
    const count = Number(m[2] ?? (/^\d/.test(m[1] ?? "") ? m[1] : cardinal(m[1] ?? "")));
    const value = rational(Math.max(count, 0));
    return count > 0 ? [{ text: m[0], start: m.index, end: m.index + m[0].length, value, factors: [value], ...TOLD }] : [];
  });
