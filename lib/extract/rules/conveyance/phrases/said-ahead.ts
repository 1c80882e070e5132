// The thing whose size a share is, named right before it: "a royalty of 1/16", "a mineral interest of one-half".
import type { EstateType } from "@/lib/contracts/estates";

const ROYALTY_OF = /\b(?:royalty|royalty interest) of (?:an? )?(?:undivided |equal )*\(?$/i;
const OVERRIDE_NEAR = /overrid\w+ royalt\w+[^.;]{0,20}$/i;
const OVERRIDE = /overrid\w+ royalt\w+(?: interest)?[^.;%]{0,44}$/i;
const MINERALS_OF = /\b(?:mineral|oil and gas) (?:interest|estate|right|share)s? (?:of|equal to|amounting to|being)(?: an?)?(?: undivided)? \(?$/i;

/** The estate that the words right before a share name as what it measures: "an overriding royalty interest of " → overriding_royalty; null where they name none. */
export function saidAhead(before: string): EstateType | null {
  if (ROYALTY_OF.test(before)) return OVERRIDE_NEAR.test(before) ? "overriding_royalty" : "royalty";
  if (OVERRIDE.test(before)) return "overriding_royalty";
  return MINERALS_OF.test(before) ? "mineral" : null;
}
