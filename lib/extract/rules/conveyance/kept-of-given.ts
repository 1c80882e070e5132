// What is kept out of a share that is given: "grants an undivided fourth …; out of the property thus granted there is reserved 25% of the minerals".
import { compare, fromWire, ONE } from "@/lib/fraction/rational";
import type { Found } from "./interest";
import type { Scene } from "./scene";
import type { Segment } from "./segments";

/** A deed of all the land speaks of the whole so; "out of the land conveyed" is no share of a share (King v. First Nat'l Bank, Tex. 1946). */
const OUT_OF_GIVEN =
  /\b(?:out of|from) (?:(?:the|said|all|such|of|this) )*(?:property|premises|estate|title|gift|grant)(?:,? (?:which|that) (?:is|are)| being)?(?: (?:so|thus|hereby|herein|here|now|above|therein|just))* (?:conveyed|granted|sold|transferred|deeded|given|described)\b[^.;]{0,120}$/i;

/** "out of her said interest", "from his undivided one-ninth share": what is carved from a share that is given is less than that share. */
const OUT_OF_SHARE =
  /\b(?:out of|from) (?:(?:(?:my|our|his|her|its|their|the|said|such|that|each|grantors?['’]?s?['’]?|own|aforesaid) )+)(?:(?:undivided|equal|one|two|three|several|respective) )*(?:[\w/½¼⅓⅛()-]+ ){0,3}?(?:interests?|shares?|parts?)\b(?! (?:of|in) (?:the |all |said )*(?:oil|gas|minerals?|royalt))[^.;]{0,120}$/i;

/** Whether a share kept is as large as the largest share given, or larger, so that it cannot be told of the whole where it comes out of that. */
const exceedsGiven = ({ interest }: Found, grants: readonly Found[]): boolean =>
  interest.fraction !== null &&
  grants.every(({ interest: g }) => interest.fraction !== null && g.fraction !== null && compare(fromWire(interest.fraction), fromWire(g.fraction)) >= 0);

const isShareOfLand = ({ interest: g }: Found): boolean =>
  (g.estate_type === "fee" || g.estate_type === "surface") && g.of === "whole" && g.fraction !== null && compare(fromWire(g.fraction), ONE) < 0;

/**
 * Reservations with their base put right where the deed gives a share of the land and keeps something out of that: one-fourth kept of one-fourth given is 1/16.
 * As they are where the whole land is given (the words then speak of the whole) or another base is told.
 */
export function keptOfGiven(kept: readonly Found[], grants: readonly Found[], { text, sentences }: Scene): Found[] {
  if (!grants.length || !grants.every(isShareOfLand)) return [...kept];
  return kept.map((f) => {
    const at = f.fraction?.start ?? -1;
    if (at < 0 || f.interest.of !== "whole" || f.interest.estate_type !== "mineral") return f;
    const start = sentences.find((s) => s.start <= at && at < s.end)?.start ?? at;
    const ahead = text.slice(Math.max(start, at - 240), at);
    return OUT_OF_GIVEN.test(ahead) || (exceedsGiven(f, grants) && OUT_OF_SHARE.test(ahead))
      ? { ...f, interest: { ...f.interest, of: "grantor_interest" as const } }
      : f;
  });
}

/** "together with 20% of the royalties arising therefrom", "and a like part of the royalty". */
const ITS_YIELD = /^[^.;]{0,80}\b(?:royalt(?:y|ies)|rentals?|bonus(?:es)?)\b/i;
const GIVEN = /\b(?:grantees?|buyers?|purchasers?|vendees?|conveyed|granted|sold)\b/i;
/** Whether a clause that opens "together with" goes on with what the clause right before it keeps, and so gives nothing: "reserving half of the minerals, together with half of the royalties". */
export const goesWithKept = (s: Segment, before: Segment | undefined, kept: readonly Segment[]): boolean =>
  s.kind === "with" && before !== undefined && kept.includes(before) && before.sentence === s.sentence && ITS_YIELD.test(s.text) && !GIVEN.test(s.text);
