// A power to lease that is kept over the minerals of somebody else: "the right to lease the one-half owned by A".
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { ONE, toWire } from "@/lib/fraction/rational";
import { bareInterest } from "./interest";
import { holderIn } from "./phrases/holder";
import { findShares } from "./phrases/share";

const THING = "(?:minerals?|oil|gas|mineral estate|interests?|half|thirds?|fourths?|quarters?|sixths?|eighths?|share)";
const DEALING = "(?:grantors?|grantees?|sellers?|buyers?|vendors?|vendees?|first|second|part(?:y|ies)|us|me|him|her|it|them|undersigned)";
/** "the one-half of the minerals owned by Ada Venn", "the interest of Ada Venn", "the minerals reserved by A in Vol. 9". */
const OF_SOMEBODY = new RegExp(
  `\\b${THING}\\b[^.;]{0,50}?\\b(?:(?:(?:now |heretofore |previously |so )*(?:owned|held|reserved|retained|excepted) (?:by|to|in)|belonging to|outstanding in|vested in)|of) (?!(?:the )?(?:said )?${DEALING}\\b)(?:the )?(?:said )?(?=[A-Z][\\w.'’]* [A-Z]|(?:heirs|estate) of )`,
);

/** The executive right that a reserving clause keeps over what another owns, with its share and that owner; null where the power is told of nobody else's minerals. */
export function powerOverOthers(clause: string, power: { at: number; text: string }): Interest | null {
  const words = clause.slice(power.at).split(/;|\.(?= [A-Z])/)[0] ?? "";
  const m = OF_SOMEBODY.exec(words);
  if (!m) return null;
  const share = findShares(words.slice(0, m.index + m[0].length))[0];
  const holder = holderIn(words) ?? /^[A-Z][\w.'’]*(?: (?:and )?[A-Z][\w.'’]*){0,12}/.exec(words.slice(m.index + m[0].length))?.[0] ?? null;
  return { ...bareInterest("executive_right", words.trim()), fraction: toWire(share?.value ?? ONE), ...(holder ? { held_by: holder } : {}) };
}
