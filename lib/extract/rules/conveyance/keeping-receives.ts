// Royalties kept by saying who is to receive them: "grantors shall be entitled to receive three per cent of the oil", "a quarter of all royalties shall be paid to me".
import { sideBefore, type Word } from "./keeping-side";
import { leasingPower } from "./phrases/leasing-power";

/** A share of anything: half, a third, 3%, 1/16. */
export const A_SHARE = /\b(?:half|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|sixteenths?|\d+\/\d+)\b|%|per ?cent/i;

const MONEY = /\b(?:bonus|rentals?|rent)/i;
/** "for the life of the said A she shall receive": the one named last. */
const PRONOUN = /\b(?:he|she|they|it),? $/i;
const BEHIND_TO = /^[^.;]{0,30}\b(?:un)?to(?: and for)?(?: (?:the|said|each of))* ?$/i;

/** "the right to join in leases": a power beside the owner's own is not kept from him. */
const SHARED_POWER = /^[^.;]{0,60}\bjoin\b/i;

/** Whether the giver is to receive a share of what is produced or found: "grantors shall be entitled to receive, as a royalty, three per cent of the oil". */
export function receivesAt(words: readonly Word[], i: number, clause: string): boolean {
  const word = words[i];
  if (word?.kind !== "receive") return false;
  const named = words.slice(0, i).findLast((w) => w.kind === "giver" || w.kind === "taker");
  const side = PRONOUN.test(clause.slice(0, word.start)) ? named : sideBefore(words, i, clause);
  if (side?.kind !== "giver" || words[i - 1]?.kind === "not" || !/^[^.;]{0,60}$/.test(clause.slice(side.end, word.start))) return false;
  const object = clause.slice(word.end);
  const power = leasingPower(object);
  if (power && /^[^.;]{0,30}$/.test(object.slice(0, power.at)) && !SHARED_POWER.test(object)) return true;
  const money = object.search(MONEY);
  const thing = words.find((w) => w.kind === "thing" && w.start >= word.end) ?? thingAhead(words, side, word, clause);
  return thing !== undefined && (money < 0 || thing.start - word.end < money) && A_SHARE.test(object);
}

/** "of the royalty that his leases bring the first party is to have half": the thing ahead of its receiver, with nothing behind the verb but the share. */
function thingAhead(words: readonly Word[], side: Word, verb: Word, clause: string): Word | undefined {
  const thing = words.find((w) => w.kind === "thing" && w.end <= side.start);
  return thing && /^royalt/i.test(clause.slice(thing.start, thing.end)) && OF.test(clause.slice(0, thing.start)) && ONLY_SHARE.test(clause.slice(verb.end))
    ? thing
    : undefined;
}
const OF = /(?:^|[;:,.] ?(?:and |but )?)(?:out )?of (?:(?:all|any|every|the|such|each|whatever|said|oil|gas|and|or),? )*$/i;
const ONLY_SHARE =
  /^ (?:an? |the )?(?:undivided |equal )*(?:[a-z]+[- ])?(?:half|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|\d+\/\d+|\d+ ?%|per ?cent)(?: \([^)]{1,10}\))?(?: (?:thereof|part|share|interest|of (?:it|them)))?\s*(?:[,.;]|$)/i;

/** Whether a share of what is produced is to go to the giver: "one-fourth of all royalties shall be paid to me and my heirs". */
export function paidAt(words: readonly Word[], i: number, clause: string): boolean {
  const word = words[i];
  if (word?.kind !== "paid" || words[i - 1]?.kind === "not") return false;
  const behind = words.slice(i + 1).find((w) => w.kind === "giver" || w.kind === "taker");
  if (behind?.kind !== "giver" || !BEHIND_TO.test(clause.slice(word.end, behind.start))) return false;
  const ahead = clause.slice(0, word.start);
  const thing = words.find((w) => w.kind === "thing" && w.end <= word.start);
  const money = ahead.search(MONEY);
  return thing !== undefined && (money < 0 || thing.start < money) && A_SHARE.test(ahead);
}
