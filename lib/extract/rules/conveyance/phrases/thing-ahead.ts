// A thing that stands before its share: "of the royalty that may be paid upon this land one half shall be mine".
import type { EstateType } from "@/lib/contracts/estates";
import type { FractionMention } from "@/lib/fraction/find-fractions";
import { estateOf } from "./estate";

/** "of the royalty that may be paid upon this land one half shall be mine": the thing stands before its share. */
export const isThingAhead = (clause: string, share: FractionMention): boolean =>
  /\b(?:of|in) (?:(?:all|the|any|whatever|such|said|our|my|his|her|its|their) )*(?:oil|gas|minerals?|coal|royalt)(?:[^.;]|\.(?=[,)]| ?\d))*$/i.test(
    clause.slice(0, share.start),
  ) &&
  /^\W*(?:part|interest|share)(?: ?[;,.]|$)|^\W*(?:part |interest |share )?(?:(?:of|in) (?:it|them|the same|same)\b|thereof|shall|is|are|being|to be|will|remains?|stays?|belongs?|goes|to|unto|for)\b/i.test(
    clause.slice(share.end),
  );

/** "of the royalties kept in the lease …, a two-thirds part": what opens the clause, whatever is named behind it. */
export const thingAhead = (words: string): EstateType | null => {
  const at = words.search(/\b(?:of|in) (?:(?:all|the|any|whatever|such|said|our|my|his|her|its|their) )*(?:oil|gas|minerals?|coal|royalt)/i);
  return at < 0 ? null : estateOf(words.slice(at + 3));
};
