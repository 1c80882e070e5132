// The thing whose size a share is, named right before it: "a royalty of 1/16", "a mineral interest of one-half".
import type { EstateType } from "@/lib/contracts/estates";

const ROYALTY_OF = /\b(?:royalty|royalty interest) of (?:an? )?(?:undivided |equal )*\(?$/i;
const KIND = "(?:(?:perpetual|fixed|free|gross|non-?participating|non-?executive|permanent|undivided|pure|term|mineral),? ){0,3}";
/** "as a royalty, ", "by way of royalty and not as minerals, ", "the following royalty, to-wit: ", "a fixed royalty, being ". */
const NOT_MORE = "(?: (?:interest|only))?(?: (?:and|but) not (?:as )?(?:an? )?[^,;:.]{3,40})?";
const SHARE_NEXT = "(?:an? |the )?(?:undivided |equal )*\\(?$";
const CALLED = new RegExp(
  `\\b(?:(?<!\\bwell )as|by way of|for|by)(?: (?:an?|the|her|his|its|their|my|our))? ${KIND}royalt(?:y|ies)${NOT_MORE}(?:[,:]|,? to-?wit:?|, (?:being|namely|that is|viz\\.?),?:?) ${SHARE_NEXT}` +
    `|\\b(?:an?|the following|this) ${KIND}royalt(?:y|ies)${NOT_MORE}(?::|,? to-?wit:?|,? (?:being|namely|that is|viz\\.?),?:?) ${SHARE_NEXT}`,
  "i",
);
const OVERRIDE_NEAR = /overrid\w+ royalt\w+[^.;]{0,20}$/i;
/** "as an override over and above the royalty in this lease, a net 1/32": beside what it is had does not change what it is. */
const BESIDE = "(?:,? (?:up)?(?:on|over|above|in addition to|besides?|beyond|apart from|separate from|on top of)\\b[^.;%\\d]{0,90},)?";
const OVERRIDE = new RegExp(
  `\\boverrid\\w+ royalt\\w+(?: interest)?(?:[^.;%]{0,44}|${BESIDE}[^.;%\\d]{0,44})$|\\ban? (?:[\\w-]+ ){0,3}(?:override|o\\.?r\\.?r\\.?i\\.?)${BESIDE}[^.;%\\d]{0,24}$`,
  "i",
);
const MINERALS_OF = /\b(?:mineral|oil and gas) (?:interest|estate|right|share)s? (?:of|equal to|amounting to|being)(?: an?)?(?: undivided)? \(?$/i;

/** The estate that the words right before a share name as what it measures: "an overriding royalty interest of " → overriding_royalty; null where they name none. */
export function saidAhead(before: string): EstateType | null {
  if (ROYALTY_OF.test(before)) return OVERRIDE_NEAR.test(before) ? "overriding_royalty" : "royalty";
  if (CALLED.test(before) && !/\boverrid/i.test(before)) return "royalty";
  if (OVERRIDE.test(before)) return "overriding_royalty";
  return MINERALS_OF.test(before) ? "mineral" : null;
}

const AS = /\b(?:(?<!\bwell )as|by way of|for|by) $/i;
const A_ROYALTY = new RegExp(`^(?:an?|the|her|his|its|their|my|our) ${KIND}royalt(?:y|ies)\\b[^.;,:]{0,40}[,:]`, "i");

/** Where the name of the thing opens that stands right before its share, in the words up to an object and those behind: "unto A, as a royalty, " before "one-sixteenth" → at "as"; −1 where none does. */
export function calledAhead(before: string, behind: string): number {
  const as = A_ROYALTY.test(behind) ? AS.exec(before) : null;
  return (as ?? CALLED.exec(before))?.index ?? -1;
}
