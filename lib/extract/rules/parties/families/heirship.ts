// Affidavits of heirship and the like: affiant, decedents, spouse and heirs.

import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";
import { findAffiants } from "@/lib/extract/rules/parties/succession/affiants";
import { relationWord } from "@/lib/extract/rules/parties/succession/heirs";
import { readSuccession } from "@/lib/extract/rules/parties/succession/read-succession";

/** Affiants stand on no side unless they are heirs themselves. */
export const readHeirship: PartyReader = (a) => {
  const { parties, deaths } = readSuccession(a);
  const affiants: ReadParty[] = findAffiants(a)
    .filter((m) => !parties.some((p) => p.role === "decedent" && sameFirstAndLast(p.mention.name, m.name)))
    .map((mention) => ({ mention, side: "other", role: "affiant" }));
  const heir =
    /\bI am (?:the|an?|his|her) [^.;]{0,60}?\b(child|son|daughter|brother|sister|nephew|niece|widow|widower|wife|husband|heir)\b[^.;]{0,60} of\b/.exec(
      a.view.text,
    );
  const self = affiants[0];
  const facts = deaths[0];
  if (heir && self && facts && !parties.some((p) => sameFirstAndLast(p.mention.name, self.mention.name)) && !/\bnot\b/.test(heir[0])) {
    const relation = relationWord(heir[1] ?? "heir");
    parties.push({ mention: self.mention, side: "to", role: "heir", relation });
    facts.heirs.push({ name: self.mention.name, relation, perStirpesOf: null, ofSpouse: null, living: true });
  }
  return { parties: [...affiants, ...parties], deaths };
};

/** Affidavits that are about no death: the affiant only. */
export const readAffidavit: PartyReader = (a) => ({ parties: findAffiants(a).map((mention) => ({ mention, side: "other", role: "affiant" })), deaths: [] });
