// The power to lease that a will leaves to one for life, over minerals given to others: it ends with the life, makes no life estate and takes no power from the takers for good.
import type { Sentence } from "@/lib/extract/rules/conveyance/scene";
import { LIFE } from "./will-words";

const POWER =
  "(?:(?:sole |full |exclusive )*(?:rights?|powers?|authority|privilege)\\b[^.;]{0,40}\\b(?:leas(?:e|es|ing)|re-?lease)\\b|\\b(?:may|shall|can|alone)\\b[^.;]{0,30}\\b(?:lease|make (?:\\w+ )?leases|execute (?:\\w+ ){0,3}leases)\\b)";
const BEHIND_GIFT = new RegExp(
  `,? ?(?:(?:but |all )?subject,?(?: however,?| always,?| nevertheless,?)? to\\b|provided,?(?: however,?)?(?: that)?\\b|but\\b|upon the understanding that\\b|with the (?:understanding|proviso) that\\b)[^.;]{0,80}?${POWER}[^.;]*`,
  "gi",
);
const TELLS_POWER = new RegExp(POWER, "i");

/** Words of a gift without the power that another has over the thing for life, every place as it was: "…, subject to my wife's right to lease the same while she lives" → blanks. */
export const withoutLeasingForLife = (words: string): string => words.replace(BEHIND_GIFT, (m) => (LIFE.test(m) ? " ".repeat(m.length) : m));

/** A sentence of a will without that power. */
export const giftAlone = (s: Sentence): Sentence => ({ ...s, text: withoutLeasingForLife(s.text) });

/** The sentences of a will that say who may lease, without those that give the power for a life only. */
export const lastingPowers = (text: string): string =>
  text
    .split(/(?<=[;.])\s+(?=\S)/)
    .filter((s) => !(TELLS_POWER.test(s) && LIFE.test(s)))
    .join(" ");
