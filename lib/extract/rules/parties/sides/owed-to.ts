// Who is named only as the one to whom a debt is owed: "and of a note for $9,000 payable to the order of Elm Bank", "the lien is transferred to Elm Bank".
import { type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { namingsOf } from "./took-before";

const DEBT =
  "(?:notes?|bonds?|debts?|indebted(?:ness)?|mortgages?|deeds? of trust|trust deeds?|liens?|loans?|borrowed|advance[sd]?|purchase money|superior title|balance)";
/** No other act of giving stands between the debt and its holder. */
const BETWEEN = "(?:(?!\\b(?:grant|convey|sell|sold|bargain|deed(?! of trust)|give|quit-?claim)\\w*\\b)[^;]){0,170}?";
const OWED = new RegExp(
  `\\b${DEBT}\\b${BETWEEN}\\b(?:(?:un)?to|in favou?r of|held by|owned by|owing|due|from|by|with)(?: (?:the )?order of)?(?: (?:the|said))*,? $`,
  "i",
);

/** Whether all of the namings of one, by where they stand, are those of a creditor; false where there are none. Errs toward a party. */
export const isOnlyOwed = (text: string, namings: readonly { start: number }[]): boolean =>
  namings.length > 0 && namings.every((n) => OWED.test(text.slice(Math.max(0, n.start - 240), n.start)));

/** The parties of a deed without creditors read as takers, where another takes; of other papers as they are. */
export function withoutCreditors({ view }: Anatomy, parties: ReadParty[], type: InstrumentType): ReadParty[] {
  if (instrumentCategory[type] !== "conveyance") return parties;
  const left = parties.filter((p) => p.side !== "to" || !isOnlyOwed(view.text, namingsOf(view.text, p.mention.name)));
  return left.some((p) => p.side === "to") ? left : parties;
}
