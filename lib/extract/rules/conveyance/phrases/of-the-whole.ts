// Shares of what the giver has that the words themselves reckon out: "1/2 of the 1/2 owned by me, or one-fourth of the whole".
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import type { FractionMention } from "@/lib/fraction/find-fractions";
import { compare, toWire } from "@/lib/fraction/rational";
import { equivalentsOf } from "./measure";

/** What a share comes to of all the minerals, as the words say; nothing where they do not, or tell what the giver owns. */
export function saidOfTheWhole(clause: string, share: FractionMention): Partial<Interest> {
  const said = equivalentsOf(clause, share).find(
    (e) =>
      OF_WHOLE.test(clause.slice(e.end)) && compare(e.value, share.value) <= 0 && !/\bown(?:s|ed|ing)?\b[^.;]{0,30}$/i.test(clause.slice(share.end, e.start)),
  );
  return said ? { fraction: toWire(said.value), of: "whole", readings: [] } : {};
}
const OF_WHOLE = /^\)? ?(?:part |interest |share )?(?:of|in) (?:the )?(?:whole|entire|entirety|total)\b/i;
