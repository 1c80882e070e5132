// What a deed of a share says of the rest that its grantors keep: "said 1/16 retained by the Grantors is and shall always be a royalty interest".
import { add, equals, fromWire, ONE, toWire } from "@/lib/fraction/rational";
import { bareInterest, type Found } from "./interest";
import { isCalledRoyalty } from "./kept-terms";
import { sideIds } from "./people";
import { findShares } from "./phrases/share";
import type { Scene } from "./scene";

const GIVERS = "(?:(?:the |said )*(?:grantors?|vendors?|first part(?:y|ies)|part(?:y|ies) of the first part)|us|me|himself|herself|themselves)";
const KEPT = new RegExp(
  `\\b(?:retained|reserved|kept|remaining|left|held back)\\b[^.;]{0,30}\\b(?:by|to|in|with|for) ${GIVERS}\\b|\\b(?:which|that) (?:(?:the |said )*(?:grantors?|vendors?|sellers?)|we|I|he|she|they|it) (?:hereby |also )*(?:keeps?|retains?|reserves?|holds? back|withholds?)\\b`,
  "i",
);
const IS_ROYALTY =
  /\b(?:is|shall(?: always| ever| forever| at all times)? be|be|being|remain|constitutes?)\b[^.;]{0,40}\b(?:an? |the )?(?:non-?participating |perpetual |free |fixed )*royalty\b/i;

/**
 * A grant of a share of the minerals beside words that call the rest, kept by the grantors, a royalty → a grant of all the minerals and that royalty kept.
 * "15/16 of the oil and gas … the 1/16 retained by Grantors shall always be a royalty interest" → mineral 1; royalty 1/16 of production kept.
 * Null where the two do not make the whole, or nothing of the kind is said. Source: Temple-Inland Forest Prods. Corp. v. Henderson Family P'ship, 958 S.W.2d 183 (Tex. 1997).
 */
export function keptAsRoyalty(scene: Scene, grants: readonly Found[]): { grant: Found; kept: Found } | null {
  const [only] = grants;
  if (!only?.interest.fraction || grants.length > 1 || only.interest.estate_type !== "mineral" || only.interest.of !== "whole") return null;
  const given = fromWire(only.interest.fraction);
  for (const s of scene.sentences) {
    const kept = KEPT.exec(s.text);
    const share = kept ? findShares(s.text.slice(0, kept.index)).at(-1) : undefined;
    if (!kept || !share || !equals(add(share.value, given), ONE) || !IS_ROYALTY.test(s.text.slice(kept.index))) continue;
    const interest = {
      ...bareInterest("royalty", s.text.trim()),
      fraction: toWire(share.value),
      floating: false,
      to: sideIds(scene.parties, "from"),
      executive: false,
    };
    const at = { start: s.start + share.start, end: s.start + share.end };
    const all = { ...only, interest: { ...only.interest, fraction: toWire(ONE), readings: [] } };
    return { grant: all, kept: { interest, span: { start: s.start, end: s.end }, fraction: at, confidence: 0.8 } };
  }
  return null;
}

/** "15/16 of the minerals, the grantor retaining 1/16 …; the royalty so retained": the grant of the rest beside a share that the paper calls a royalty is of all the minerals. */
export const besideRoyalty = (grants: readonly Found[], kept: readonly Found[]): Found[] =>
  grants.map((g) => {
    const { estate_type, of, fraction } = g.interest;
    const given = estate_type === "mineral" && of === "whole" && fraction ? fromWire(fraction) : null;
    const fills = kept.some((k) => given && isCalledRoyalty(k) && k.interest.fraction && equals(add(given, fromWire(k.interest.fraction)), ONE));
    return fills ? { ...g, interest: { ...g.interest, fraction: toWire(ONE), readings: [] } } : g;
  });
