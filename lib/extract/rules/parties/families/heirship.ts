// Affidavits of heirship and the like: affiant, decedents, spouse and heirs.

import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";
import { findAffiants } from "@/lib/extract/rules/parties/succession/affiants";
import { readSuccession } from "@/lib/extract/rules/parties/succession/read-succession";

/** Affiants stand on no side unless they are heirs themselves. */
export const readHeirship: PartyReader = (a) => {
  const { parties, deaths } = readSuccession(a);
  const affiants: ReadParty[] = findAffiants(a)
    .filter((m) => !parties.some((p) => sameFirstAndLast(p.mention.name, m.name)))
    .map((mention) => ({ mention, side: "other", role: "affiant" }));
  return { parties: [...affiants, ...parties], deaths };
};

/** Affidavits that are about no death: the affiant only. */
export const readAffidavit: PartyReader = (a) => ({ parties: findAffiants(a).map((mention) => ({ mention, side: "other", role: "affiant" })), deaths: [] });
