// A share told in plain words of all a testator has: "half of everything", "the other half", "two thirds of what I leave".
import { type Rational, rational } from "@/lib/fraction/rational";

const PARTS: Readonly<Record<string, number>> = { half: 2, third: 3, fourth: 4, quarter: 4, fifth: 5, sixth: 6, eighth: 8 };
const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };
const SHARE =
  /(?<!\b(?:five|six|seven|nine|ten|eleven|\d)[- ])\b(?:(?:an?|the) )?(?:(other|remaining) )?(?:(one|two|three|four)[- ])?(half|third|fourth|quarter|fifth|sixth|eighth)s?(?: (?:part|share|interest))?(?= of (?:everything|all|whatever|what|the (?:whole|rest|residue|estate)|(?:my|his|her) (?:\w+ )?(?:estate|property|lands?|belongings|possessions)|it\b|that)|( (?:is to|shall|will|goes|go|to|I|for|belongs|passes)\b))/i;

/** "half of everything" → 1/2, "The other half goes" → 1/2; null where no share of the whole is told. */
export function plainShare(words: string): Rational | null {
  const m = SHARE.exec(words);
  if (!m || (m[4] && !m[1])) return null;
  const [over, under] = [COUNTS[m[2]?.toLowerCase() ?? "one"] ?? 1, PARTS[m[3]?.toLowerCase() ?? ""] ?? 1];
  return over < under ? rational(BigInt(over), BigInt(under)) : null;
}
