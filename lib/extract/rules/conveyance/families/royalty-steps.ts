// A lease royalty that changes when the well has paid out: "one-fifth until payout and one-fourth thereafter".
import { PAYOUT } from "@/lib/extract/rules/conveyance/phrases/payout";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { toText } from "@/lib/fraction/rational";

const THEN = /^[^.;]{0,60}?\b(?:thereafter|afterwards?|(?:after|upon|at|following|from)\b[^.;]{0,40}\bpay-?\s?out)\b/i;
const ONCE = /\b(?:thereafter|afterwards?|(?:after|upon|at|on|once|when|following)\b[^.;]{0,50}\b(?:pay-?\s?out|paid (?:itself )?out|costs?))\b[^.;%]{0,70}$/i;
const ANOTHERS = /\boverrid|\bnon-?participating|\bworking interest|\bleasehold\b/i;

/** The royalty after payout as "1/4"; null where none is told, or the share is an override or a part of the leasehold. */
export function royaltyAfterPayout(scene: Scene, now: string | undefined): string | null {
  for (const s of scene.sentences) {
    if (!PAYOUT.test(s.text) || !/\broyalt/i.test(s.text)) continue;
    const shares = findShares(s.text);
    for (const [n, share] of shares.entries()) {
      const before = s.text.slice(shares[n - 1]?.end ?? 0, share.start);
      const after = s.text.slice(share.end, shares[n + 1]?.start ?? s.text.length);
      const value = toText(share.value);
      if (value === now || ANOTHERS.test(before) || ANOTHERS.test(after.slice(0, 60))) continue;
      if (ONCE.test(before) || THEN.test(after)) return value;
    }
  }
  return null;
}
