// Houses that take under a will or order and are called there by a word alone: "to the said Bank, as trustee".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { emptyMention, type Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { houseMeant } from "@/lib/extract/rules/parties/sides/direct-takers";

const HOUSE =
  "Bank|Trust Company|Company|Corporation|Church|Congregation|Diocese|Mission|College|University|School|Academy|Foundation|Hospital|Sanitarium|Society|Association|Institute|Home|Orphanage|Lodge|Library|Museum|Trust";
/** "gives all of his estate to the said Bank", "is distributed to that Church"; not "leaving the note due to said Bank". */
const TO_SAID_HOUSE = new RegExp(
  `\\b(?:gives?|gave|given|giving|leaves?|left|leaving|devis(?:es?|ed|ing)|bequeath(?:s|ed|ing)?|wills|willed|pass(?:es|ed)?|w[eo]nt|goes|vest(?:s|ed)?|distribut(?:es?|ed)|assign(?:s|ed)?|decreed|belongs?)\\b(?:(?!\\b(?:notes?|debts?|owe[ds]?|owing|due|paid|payable|indebted\\w*|mortgages?|liens?|claims?|secured|security|collateral|subject)\\b)[^.;]){0,160}?\\b(?:un)?to (?:(?:the )?(?:said|same|aforesaid|above[- ]named)|that|such) (${HOUSE})\\b(?! (?:in|of|at) [A-Z])`,
  "gi",
);

/** The houses meant, by the full name that the paper told last before, each at the place where that stands; none where it names none of the kind. */
export function saidHouses(a: Anatomy): Mention[] {
  const { text } = a.view;
  return [...text.matchAll(TO_SAID_HOUSE)].flatMap((m) => {
    const house = houseMeant(text, m[1] ?? "", m.index + m[0].length);
    return house ? [emptyMention(house.name, { start: house.start, end: house.end })] : [];
  });
}
