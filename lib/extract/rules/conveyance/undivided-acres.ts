// An undivided interest in land that a deed of minerals gives by its acres or by what it comes to: "an undivided 25 acre interest in the SW/4, being one-sixth of the oil and gas".
import type { EstateType } from "@/lib/contracts/estates";
import { toWire } from "@/lib/fraction/rational";
import { bareInterest, type Found } from "./interest";
import { findMineralAcres } from "./mineral-acres";
import { findShares } from "./phrases/share";

/** "an undivided interest in", "an undivided twenty-five acre interest", "25 acres undivided": land that lies nowhere for itself. */
const UNDIVIDED =
  /^(?:an? |that |the )?(?:certain )?undivided (?:([\w.-]+(?: \([\d.]+\))?)[ -]acres? )?(?:interest|share)\b|^(?:an? )?([\w.-]+(?: \([\d.]+\))?) (?:undivided acres?|acres? undivided)\b/i;
const COMES_TO =
  /\b(?:(?:the )?same being|being|amounting to|equal(?:ling|ing)? to|equivalent to|which is|that is(?: to say)?|representing|or),? (?:an? |the )?(?:undivided )?$/i;
const OF_MINERALS = /^\)? ?(?:(?:part|interest|share) )?(?:of|in) (?:(?:the|all|of|said|whole) ){0,3}(?:oil|gas|minerals?)\b/i;

/**
 * What a deed of minerals or royalty (`estate`) gives whose object is an undivided interest in land: the share of the minerals that it is said to come to, else so many mineral acres; null where it is none, or its size is not told.
 * "an undivided 25 acre interest in the SW/4" → 25 mineral acres. Errs to silence: land without the word "undivided" is land.
 */
export function undividedIn(words: string, offset: number, estate: EstateType | null): Found | null {
  const opens = estate === "mineral" || estate === "royalty" ? UNDIVIDED.exec(words) : null;
  if (!opens || !estate) return null;
  const told = findShares(words).find((s) => COMES_TO.test(words.slice(0, s.start)) && OF_MINERALS.test(words.slice(s.end)));
  const span = { start: offset, end: offset + words.length };
  const interest = { ...bareInterest(estate, words.trim()), of: "whole" as const };
  if (told)
    return {
      interest: { ...interest, fraction: toWire(told.value) },
      span,
      fraction: { start: offset + told.start, end: offset + told.end },
      confidence: 0.82,
    };
  const acres = findMineralAcres(`${(opens[1] ?? opens[2] ?? "").replace(/-$/, "")} mineral acres`);
  return acres
    ? { interest: { ...interest, mineral_acres: acres.count }, span, fraction: { start: offset, end: offset + opens[0].length }, confidence: 0.78 }
    : null;
}
