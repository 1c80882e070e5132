// What shares of several come to together, as the words say: "one-fourth each, together three-fourths", "so that the buyer takes three-fifths".
import { compare, div, ONE, type Rational } from "@/lib/fraction/rational";
import { findShares } from "./share";

const TOTAL =
  /\b(?:together(?! with)|in all|altogether|in total|total(?:ing|ling|s|led)?|making|makes?|aggregat\w+|combined|collectively|(?:whole|entire|total) (?:interest|share|estate)s?[^.;,]{0,50}\b(?:is|being|are)|(?:so that|whereby|thus|thereby)[^.;]{0,60}\b(?:takes?|taking|has|have|having|gets?|receives?|acquires?|own(?:s|ing)?|shall (?:have|own|hold)))\b[^.;\d]{0,40}$/i;

/** "and three-fourths together": the word of the total behind it. */
const TOTAL_BEHIND =
  /^\)?(?: (?:part|interest|share))?,? (?:together(?! with)|in all|altogether|in total|all told|in the aggregate|combined|collectively|among (?:them|us)|between them)\b/i;

/** "in all one-half of the bonus": no total of what is let. */
const OF_ANOTHER_THING =
  /^\)? ?(?:of|in) (?:(?:all|the|such|said|any|every) )*(?:water|bonus|rents?|rentals?|royalt\w+|price|taxes|costs?|surface|lease|production|proceeds|crops?)\b/i;

/** The total that the words behind a share tell of it, where it is a whole number of such shares; null where none is told. */
export function toldInAll(behind: string, share: Rational, most: number): Rational | null {
  const words = behind.slice(0, 420);
  const total = findShares(words).find(
    (s) => (TOTAL.test(words.slice(0, s.start)) || TOTAL_BEHIND.test(words.slice(s.end, s.end + 60))) && !OF_ANOTHER_THING.test(words.slice(s.end)),
  );
  const times = total && compare(total.value, ONE) <= 0 ? div(total.value, share) : null;
  return total && times && times.d === 1n && times.n > 1n && times.n <= BigInt(most) ? total.value : null;
}
