// Affidavits of heirship and the like: affiant, decedents, spouse and heirs.

import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";
import { findAffiants } from "@/lib/extract/rules/parties/succession/affiants";
import { readLine } from "@/lib/extract/rules/parties/succession/line-of-deaths";
import { readSuccession } from "@/lib/extract/rules/parties/succession/read-succession";

/** "K. Roe" of "… to each. A. K. Roe": the signature of who swears, cut behind the point that ends the sentence above it. */
const isTailOf = (short: string, full: string): boolean => /^[A-Z]\. /.test(short) && full.toUpperCase().endsWith(` ${short.toUpperCase()}`);

/** Affiants stand on no side unless they are heirs themselves. Findings of a court that follow one title through several deaths go down that line. */
export const readHeirship: PartyReader = (a, type) => {
  const line = type === "court_findings_heirship" ? readLine(a) : null;
  if (line) return line;
  const read = readSuccession(a);
  const swearing = findAffiants(a);
  const cut = (name: string): boolean => swearing.some((m) => isTailOf(name, m.name));
  const parties = read.parties.filter((p) => !cut(p.mention.name));
  const deaths = read.deaths.map((d) => ({ ...d, heirs: d.heirs.filter((h) => !cut(h.name)) }));
  const affiants: ReadParty[] = swearing
    .filter((m) => !parties.some((p) => sameFirstAndLast(p.mention.name, m.name)))
    .map((mention) => ({ mention, side: "other", role: "affiant" }));
  return { parties: [...affiants, ...parties], deaths };
};

/** Affidavits that are about no death: the affiant only. */
export const readAffidavit: PartyReader = (a) => ({ parties: findAffiants(a).map((mention) => ({ mention, side: "other", role: "affiant" })), deaths: [] });
