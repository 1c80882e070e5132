// An override that the lessee is to pay the lessor beside the royalty, told with no word of keeping.
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { inRoles, sideIds } from "@/lib/extract/rules/conveyance/people";
import { measureOf } from "@/lib/extract/rules/conveyance/phrases/measure";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { compare, ONE } from "@/lib/fraction/rational";
import { isUnreduced } from "./lessor-rider";

const OVERRIDE =
  /(?<!\b(?:no|not|nor|any|without|other|outstanding|existing|prior|such|said)\b[^.;]{0,24})\b(?:overriding royalt\w+|overrides?(?! (?:the|any|all|an|a|this|that|these|those|every\w*|its)\b))\b/i;
/** "as an additional royalty", "over and above the said royalty": beside the royalty, where it is paid whole though that is cut down. */
const BESIDE_ROYALTY =
  /\b(?:additional|further|extra|added|separate) (?:overriding )?royalty\b|\b(?:over and above|in addition to|besides) (?:the |said |such |all |other |foregoing |above ){0,3}(?:\w+ )?royalt(?:y|ies)\b/i;
/** "RESERVED OVERRIDE: 1/32 of production, to lessors". */
const KEPT_TO = /\b(?:reserv\w+|retain\w+|kept)\b[^.;]{0,140}\b(?:un)?to (?:the )?(?:said )?(?:lessor|grantor)s?\b/i;

/** "lessee shall pay", "lessor is to be paid", "lessors hold back": who is to pay, or whom. */
const PAYS =
  /\b(?:lessee|grantee)s?\b[^.;]{0,40}\b(?:pays?|paying|deliver|account)\b|\b(?:lessor|grantor)s?\b[^.;]{0,40}\b(?:be paid|receives?|entitled|due|(?:have|has|takes?)(?=,| (?:an?|as|the|further|one|\d))|holds? back|withholds?|keeps? back)\b|\b(?:paid|due|payable|go|goes|belong|belongs|delivered) (?:un)?to (?:the )?(?:said )?(?:lessor|grantor)s?\b/i;
/** What others have, or what an assignment may carve out. */
const OF_OTHERS =
  /\b(?:assign\w*|sublet|subject to|burden\w*|heretofore|previously|(?:has|have|had) (?:\w+ )?(?:sold|granted|given|conveyed)|gave|sold to|owned by|held by|in favou?r of (?!(?:the )?(?:lessor|grantor)))/i;
const NOT_SUBJECT = /\b(?:not|never) (?:be )?subject to\b/gi;
/** "an overriding royalty of 1/32 of Cy Mott", "1/32 to Elm Oil Company": somebody's whose name stands behind the share. */
const NAMED_HOLDER =
  /^\)? (?:of|to|in|due|due to|belonging to) (?:the |said )?(?!(?:Lessors?|LESSORS?|Grantors?|GRANTORS?|Section|Block|Lot|Tract)\b)[A-Z][\w.'’&-]* [A-Z]/;
const NEAR = 120;

/**
 * "Over and above it lessor is to be paid, as an override, 1/32 of the whole of the production" → override 1/32 kept by the lessor.
 * Errs toward none: the sentence names an override, its share near it, and the lessor as the one who is paid.
 */
export function lessorOverrides(scene: Scene): Found[] {
  for (const s of scene.sentences) {
    const words = inRoles(s.text, scene.parties);
    const at = OVERRIDE.exec(s.text) ?? (isUnreduced(s.text) ? BESIDE_ROYALTY.exec(s.text) : null);
    if (!at || !(PAYS.test(words) || KEPT_TO.test(words)) || OF_OTHERS.test(s.text.replace(NOT_SUBJECT, ""))) continue;
    const from = (x: { start: number }): number => Math.abs(x.start - at.index);
    const [share] = findShares(s.text)
      .filter((x) => compare(x.value, ONE) < 0 && from(x) < NEAR)
      .sort((a, b) => Number(a.start < at.index) - Number(b.start < at.index) || from(a) - from(b));
    if (!share || NAMED_HOLDER.test(inRoles(s.text.slice(share.end), scene.parties))) continue;
    const size = measureOf(s.text, share, "overriding_royalty", "whole");
    return [
      {
        interest: { ...bareInterest("overriding_royalty", s.text.slice(Math.min(at.index, share.start)).trim()), ...size, to: sideIds(scene.parties, "from") },
        span: { start: s.start + Math.min(at.index, share.start), end: s.end },
        fraction: { start: s.start + share.start, end: s.start + share.end },
        confidence: 0.8,
      },
    ];
  }
  return [];
}
