// The thing that an order of distribution gives: land, its surface or minerals, or all that the dead had.
import { bareInterest, type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { isLandWithMinerals } from "@/lib/extract/rules/conveyance/phrases/land-with-minerals";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { ONE, toWire } from "@/lib/fraction/rational";

/** "the undivided one-third interest of the decedent in": the share is what the dead had, and all of it is given. */
const HIS_SHARE =
  /\b(?:the|said|that) (?:said )?(?:undivided )?(?:[\w/() -]{3,30} )?(?:interest|share|part)s? (?:of|owned by|held by|belonging to|which (?:was|were) (?:owned|held) by|standing in the name of) (?:(?:the|said|such) )*(?:decedent|deceased|testat(?:or|rix)|intestate)\b/i;

/** What the words name, as a court gives it: land whole unless they part its minerals, and of what the dead had. `offset`: where the words stand in the paper. */
export function estateIn(words: string, offset: number): Found {
  const found = estateSaid(words, offset);
  const his = HIS_SHARE.exec(words);
  const all = his !== null && findShares(his[0]).length === 1 && findShares(words).length === 1;
  return all ? { ...found, interest: { ...found.interest, of: "grantor_interest", fraction: toWire(ONE) } } : found;
}

function estateSaid(words: string, offset: number): Found {
  const fee: Found = {
    interest: { ...bareInterest("fee", words.trim()), fraction: toWire(ONE), of: "grantor_interest" },
    span: { start: offset, end: offset + words.length },
    fraction: null,
    confidence: 0.8,
  };
  const item = readInterests(words, offset)[0];
  if (!item) return fee;
  if (isLandWithMinerals(words) || item.interest.estate_type === "fee")
    return { ...item, interest: { ...item.interest, estate_type: "fee", of: "grantor_interest" } };
  return item.interest.fraction?.fraction === "1" ? { ...item, interest: { ...item.interest, of: "grantor_interest" } } : item;
}
