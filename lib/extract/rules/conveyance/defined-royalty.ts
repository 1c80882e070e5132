// A paper that says what its word royalty means: "by the term royalty is meant the usual one-eighth of all oil produced".
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { compare, fromWire, toWire } from "@/lib/fraction/rational";

const EIGHTH = "(?:an? |the )?(?:usual |customary |and |equal |full )*(?:one[- ]eighth|1\\/8|⅛|12[ -]?(?:1\\/2|½|\\.5) ?(?:%|per ?cent))";
/** What is produced, not what a lease may yield: a share of that is the same under every lease. */
const OF_PRODUCTION =
  "[^.;]{0,60}\\bof (?:all |the |any |such )*(?:oil|gas|minerals?|production|substances)\\b[^.;]{0,80}\\b(?:produced|saved|mined|extracted|run)\\b";
const THE_WORD = "(?:term |word |expression )?[\"'“‘(]?royalt(?:y|ies)[\"'”’)]?";
const DEFINED = new RegExp(
  [
    `\\b${THE_WORD}[^.;]{0,60}\\b(?:is|are|shall be|being) (?:hereby )?(?:meant|defined (?:as|to mean)|understood (?:as|to mean)|intended)\\b,? ${EIGHTH}${OF_PRODUCTION}`,
    `\\b${THE_WORD}(?:,? (?:as|where|when|wherever) [^.;,]{0,40},?)? (?:shall )?(?:means?|signif(?:y|ies)|denotes?|refers? to)\\b,? ${EIGHTH}${OF_PRODUCTION}`,
  ].join("|"),
  "i",
);

/**
 * Royalties whose double fraction bears two readings, in a paper that defines royalty as one eighth of what is produced: the product of both fractions, a fixed
 * share of production. `1/8 of the usual one-eighth royalty`, defined so → 1/64 of production. Others stay as they are; a definition that speaks of the royalty
 * of leases fixes nothing. Source: King v. First Nat'l Bank of Wichita Falls, 192 S.W.2d 260 (Tex. 1946).
 */
export function asDefined(list: readonly Interest[], text: string): Interest[] {
  if (!list.some((i) => i.estate_type === "royalty" && i.readings.length > 1) || !DEFINED.test(text)) return [...list];
  return list.map((i) => {
    if (i.estate_type !== "royalty" || i.readings.length < 2) return i;
    const [least] = i.readings.map((r) => fromWire(r.fraction)).sort(compare);
    if (!least) return i;
    const reading = {
      fraction: toWire(least),
      basis: "production, as the paper defines royalty",
      rule: "royalty.defined",
      floating: false,
      of: "whole",
    } as const;
    return { ...i, fraction: toWire(least), of: "whole", floating: false, readings: [reading] };
  });
}
