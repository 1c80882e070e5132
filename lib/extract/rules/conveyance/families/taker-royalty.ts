// A share of royalty that a deed gives its taker out of the minerals that its giver keeps: "grantee shall be entitled to receive one-fourth of all bonuses and royalties under any such lease".
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { inRoles, sideIds } from "@/lib/extract/rules/conveyance/people";
import { isBound } from "@/lib/extract/rules/conveyance/phrases/bound";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { toWire } from "@/lib/fraction/rational";

const TAKER = "(?:grantees?|purchasers?|buyers?|vendees?|donees?|second part(?:y|ies)|part(?:y|ies) of the second part)";
const TO_HAVE = "(?:(?:shall|will|is to|are to|is|are) )?(?:be )?(?:entitled to(?: (?:receive|have|be paid))?|receive|have|be paid|take|get)";
/** Who is to have it, up to the verb. */
const SHALL_HAVE = new RegExp(`\\b${TAKER}(?:,? (?:his|her|its|their) (?:heirs|successors)[^.;]{0,40}?,?)? (?:and [a-z]+ )?${TO_HAVE}\\b`, "i");
const OF_ROYALTY =
  /^\)?(?: (?:part|share|interest))? (?:of|in) (?:(?:all|any|every|each|the|such|and|of|bonus(?:es)?|rentals?|delay|money|moneys|sums),? ){0,8}royalt(?:y|ies)\b/i;
/** Of leases to come: what a lease in force pays is no lasting royalty. */
const ANY_LEASE = /\b(?:any|all|every|each|future|such|subsequent)\b[^.;]{0,40}\bleases?\b|\bleases?\b[^.;]{0,30}\b(?:hereafter|in future)\b/i;

/** Whether the giver keeps all the minerals. */
const keepsAll = (kept: readonly Found[]): boolean =>
  kept.some((f) => f.interest.estate_type === "mineral" && f.interest.fraction?.fraction === "1" && !f.interest.term);

/** The royalty given so; null where not all the minerals are kept, or no share of the royalty of any lease is the taker's. */
export function takerRoyalty(scene: Scene, kept: readonly Found[]): Found | null {
  if (!keepsAll(kept)) return null;
  for (const s of scene.sentences) {
    const words = inRoles(s.text, scene.parties);
    const has = SHALL_HAVE.exec(words);
    const behind = has ? words.slice(has.index + has[0].length, has.index + has[0].length + 260) : "";
    const share = findShares(behind)[0];
    if (!share || share.start > 40 || isBound(behind, share) || !OF_ROYALTY.test(behind.slice(share.end)) || !ANY_LEASE.test(words)) continue;
    const interest = {
      ...bareInterest("royalty", s.text.trim()),
      fraction: toWire(share.value),
      of: "royalty" as const,
      floating: true,
      executive: false,
      from: sideIds(scene.parties, "from"),
      to: sideIds(scene.parties, "to"),
    };
    return { interest, span: { start: s.start, end: s.end }, fraction: null, confidence: 0.75 };
  }
  return null;
}
