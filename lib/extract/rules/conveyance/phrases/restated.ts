// "1/4 of the royalties under any lease, being half of the royalties which Grantor owns": a size said over again on another base measures nothing.
import { equals, type Rational } from "@/lib/fraction/rational";
import { asGrantor } from "./giver-names";
import { findShares } from "./share";

const TURN =
  /,? \(?(?:(?:the )?same being|being|which is|it being|that is(?: to say)?|i\. ?e\.|or|amounting to|equal(?:ing)? to|equivalent to|representing|constituting),? /gi;

const HAS =
  "(?:(?:(?:the )?(?:said )?grantors?|he|she|it|they|I|we|the undersigned) (?:now |presently |still )?(?:owns?|has|have|holds?)|(?:owned|held) by (?:(?:the|said) )*(?:grantors?|him|her|them|me|us))\\b";
/** "one-half of the one-half of royalty owned by him": told of what one has. */
const OWNED = new RegExp(`^[^.;,]{0,60}\\b${HAS}`, "i");
/** "an undivided fourth of the minerals, being all that Grantor owns": how much it is of one's own, and no share of it. */
const ALL_OWNED = new RegExp(`^(?:all|the (?:whole|entire\\w*)|everything)\\b(?: of)?[^.;,\\d]{0,50}\\b${HAS}`, "i");

/** The words of a share up to where they say another size of it; all of them where they say none, or the same size again. */
export function beforeRestated(words: string, value: Rational): string {
  for (const m of words.slice(0, LONGEST).matchAll(TURN)) {
    const at = m.index + m[0].length;
    const again = findShares(words.slice(at, at + 60))[0];
    const own = again && OWNED.test(asGrantor(words.slice(at + again.end)));
    if (again && again.start < 18 && (own || !equals(again.value, value))) return words.slice(0, m.index);
    if (ALL_OWNED.test(asGrantor(words.slice(at)))) return words.slice(0, m.index);
  }
  return words;
}
const LONGEST = 600;

const ONCE_MORE = /,? (?:and|or|that is|and so|and thus)(?: also)?,? (?:an? |the )?(?:undivided )?$/i;
/** Whether the words between two shares of one size say the first over again on another base before they come to the second: "1/4 of all royalty, being half of what I have, and 1/4 of the whole" is one fourth. */
export const isSaidOnceMore = (between: string): boolean =>
  between.length < LONGEST && between.search(TURN) >= 0 && ONCE_MORE.test(between) && findShares(between).length > 0;
